//! A ray or a moving point that crosses a polyline at a vertex hits at least one of the two segments there. The same
//! holds for two triangles or parallelograms that share an edge from that vertex. If it meets two boxes side by side, taken
//! as one, it meets at least one of them.

use common::{Figure, Point, TestVector, query};
use impinge::{Ray, Segment};
use proptest::prelude::*;

/// A corner of a polyline, and a way past both of its ends; all of it is in front of the start. Two polygons have a side of
/// it each, and the one from its vertex to the apex in common.
#[derive(Clone, Copy, Debug)]
struct Crossing {
    corner: [Point; 3],
    apex: Point,
    start: Point,
    direction: Point,
}

/// The ray leads exactly through the vertex, or its start is one unit beside that line. No number takes more than 24
/// bits, so nothing is rounded.
fn crossings() -> impl Strategy<Value = Crossing> {
    let place = || proptest::array::uniform2(-4_000_000..=4_000_000_i32);
    let apex = (place(), proptest::bool::ANY);
    (
        place(),
        [place(), place()],
        proptest::array::uniform2(-60_000..=60_000_i32),
        1..=64_i32,
        place(),
        -20..=20_i32,
        apex,
    )
        .prop_map(|(vertex, ends, direction, steps, aside, exponent, (apex, is_behind))| {
            let unit = f64::from(exponent).exp2();
            let point = |[x, y]: [i32; 2]| [x, y].map(|number| f64::from(number) * unit);
            let aside = aside.map(|step| if step % 3 == 0 { step.signum() } else { 0 });
            let start = [0, 1].map(|axis| vertex[axis] - steps * direction[axis] + aside[axis]);
            let corner = [ends[0], vertex, ends[1]].map(point);
            // Half of the time the way leads along the shared side.
            let behind = [0, 1].map(|axis| vertex[axis] + 8 * direction[axis]);
            let apex = point(if is_behind { behind } else { apex });
            Crossing { corner, apex, start: point(start), direction: point(direction) }
        })
}

/// Exact in `f64`: no product takes more than 41 bits.
fn side(crossing: &Crossing, point: Point) -> f64 {
    let (d, e) = (crossing.direction, [0, 1].map(|axis| point[axis] - crossing.start[axis]));
    d[0] * e[1] - d[1] * e[0]
}

fn is_ahead(crossing: &Crossing, point: Point) -> bool {
    let (d, e) = (crossing.direction, [0, 1].map(|axis| point[axis] - crossing.start[axis]));
    d[0] * e[0] + d[1] * e[1] > 0.0
}

impl Crossing {
    /// Whether the ends are on opposite sides of the way, and the vertex on it or to either side.
    fn is_one(&self) -> bool {
        let [from, _, to] = self.corner.map(|point| side(self, point));
        from * to < 0.0 && self.corner.iter().all(|&point| is_ahead(self, point))
    }

    fn holds<V: TestVector>(&self) -> Result<(), TestCaseError> {
        let [from, vertex, to] = self.corner;
        let segments = [Segment::new(from, vertex), Segment::new(vertex, to)].map(Figure::Segment);
        self.hits_one_of::<V>(&segments)?;
        let triangle = |end: Point| Figure::hull(&[end, vertex, self.apex], 0.0);
        self.hits_one_of::<V>(&[from, to].map(triangle))?;
        let beyond = |end: Point| [0, 1].map(|axis| end[axis] - vertex[axis] + self.apex[axis]);
        let parallelogram = |end: Point| Figure::hull(&[end, vertex, self.apex, beyond(end)], 0.0);
        self.hits_one_of::<V>(&[from, to].map(parallelogram))?;
        self.meets_one_of_two_boxes::<V>()
    }

    fn hits_one_of<V: TestVector>(&self, shapes: &[Figure; 2]) -> Result<(), TestCaseError> {
        let [first, second] = [self.is_met::<V>(&shapes[0])?, self.is_met::<V>(&shapes[1])?];
        for (one, other) in first.into_iter().zip(second) {
            prop_assert!(one || other, "the way slips through {shapes:?}");
        }
        Ok(())
    }

    /// The boxes have a side in common from the vertex on.
    fn meets_one_of_two_boxes<V: TestVector>(&self) -> Result<(), TestCaseError> {
        let [[left, _], [middle, end], [right, _]] = self.corner;
        if self.direction[0] == 0.0 && self.start[0] == middle {
            // On the shared side and along it, a point is inside of the whole, but only slides along each part.
            return Ok(());
        }
        let [low, high] = [left.min(right).min(middle), left.max(right).max(middle)];
        let [bottom, top] = [end.min(self.apex[1]), end.max(self.apex[1])];
        let block = |from: f64, to: f64| Figure::Box(common::figure::box_between([from, bottom], [to, top]));
        let whole = self.is_met::<V>(&block(low, high))?;
        let parts = [block(low, middle), block(middle, high)];
        let [first, second] = [self.is_met::<V>(&parts[0])?, self.is_met::<V>(&parts[1])?];
        prop_assert_eq!([0, 1].map(|index| first[index] || second[index]), whole, "{:?}", parts);
        Ok(())
    }

    /// Whether the ray meets the shape, and whether the moving point does.
    fn is_met<V: TestVector>(&self, shape: &Figure) -> Result<[bool; 2], TestCaseError> {
        let ray = Ray::new(self.start, self.direction);
        // Beyond all of the corner.
        let way = self.direction.map(|part| part * 2.0_f64.powi(26));
        let hit = query::cast::<V>(&Figure::Point(self.start), way, shape).expect("a point moves")?;
        Ok([query::raycast::<V>(&ray, shape, f64::INFINITY)?.is_some(), hit.is_some()])
    }
}

macro_rules! watertight {
    ($($name:ident: $vector:ty,)*) => {
        proptest! {
            #![proptest_config(ProptestConfig {
                cases: 10_000,
                max_global_rejects: 1_000_000,
                failure_persistence: None, ..ProptestConfig::default() })]
            $(#[test]
            fn $name(crossing in crossings()) {
                prop_assume!(crossing.is_one());
                crossing.holds::<$vector>()?;
            })*
        }
    };
}

watertight! {
    f32: [f32; 2],
    f64: [f64; 2],
}
