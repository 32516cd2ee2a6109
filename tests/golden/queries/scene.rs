use common::figure::box_between;
use common::{Figure, Point, Random, TestVector};
use impinge::{Aabb, Circle, Ray, Segment, Stadium};

pub(crate) const KINDS: [&str; 12] = [
    "point",
    "segment",
    "circle",
    "stadium",
    "ray",
    "box",
    "triangle",
    "quad",
    "octagon",
    "rounded triangle",
    "rounded quad",
    "rounded octagon",
];
/// How many of them are a point or straight, but for a radius.
pub(crate) const STRAIGHT: usize = 5;

/// The numbers to make a shape from: a ray starts at the first point and heads for the second.
#[derive(Clone, Copy)]
pub(crate) struct Draft {
    pub(crate) points: [Point; 2],
    pub(crate) radius: f64,
}

impl Draft {
    /// In numbers of `V`.
    fn narrowed<V: TestVector>(&self) -> ([Point; 2], f64) {
        (self.points.map(|point| point.map(V::rounded)), V::rounded(self.radius))
    }

    pub(crate) fn segment<V: TestVector>(&self) -> Segment<Point> {
        let ([a, b], _) = self.narrowed::<V>();
        Segment::new(a, b)
    }

    pub(crate) fn circle<V: TestVector>(&self) -> Circle<Point> {
        let ([center, _], radius) = self.narrowed::<V>();
        Circle::new(center, radius)
    }

    /// The direction is half of the way to the second point: the whole may overflow.
    pub(crate) fn ray<V: TestVector>(&self) -> Ray<Point> {
        let [from, to] = self.points;
        let direction = [0, 1].map(|axis| V::rounded(to[axis] / 2.0 - from[axis] / 2.0));
        Ray::new(from.map(V::rounded), direction)
    }

    /// A shape of the kind at this place of [`KINDS`].
    pub(crate) fn figure<V: TestVector>(&self, kind: usize) -> Figure {
        let ([a, b], radius) = self.narrowed::<V>();
        match KINDS[kind] {
            "point" => a.into(),
            "segment" => self.segment::<V>().into(),
            "circle" => self.circle::<V>().into(),
            "stadium" => Stadium::new(a, b, radius).into(),
            "ray" => self.ray::<V>().into(),
            "box" => self.aabb::<V>().into(),
            polygon => match polygon.strip_prefix("rounded ") {
                Some(polygon) => self.polygon::<V>(polygon, radius),
                None => self.polygon::<V>(polygon, 0.0),
            },
        }
    }

    fn polygon<V: TestVector>(&self, name: &str, radius: f64) -> Figure {
        let points = match name {
            "triangle" => self.triangle(),
            "quad" => self.quad(),
            _ => self.octagon(),
        };
        let points: Vec<_> = points.into_iter().map(|point| point.map(V::rounded)).collect();
        Figure::hull(&points, radius)
    }

    /// Between the two points. With a negative radius, the box is empty.
    fn aabb<V: TestVector>(&self) -> Aabb<Point> {
        let ([a, b], radius) = self.narrowed::<V>();
        let Aabb { min, max } = box_between(a, b);
        if radius < 0.0 { Aabb::new(max, min) } else { Aabb::new(min, max) }
    }

    /// With two sides along the axes.
    fn triangle(&self) -> Vec<Point> {
        let [a, b] = self.points;
        vec![a, b, [a[0], b[1]]]
    }

    /// A square on the left of the first half of the way.
    fn quad(&self) -> Vec<Point> {
        let [ahead, left] = self.step(2.0);
        vec![self.points[0], self.corner(&[ahead]), self.corner(&[ahead, left]), self.corner(&[left])]
    }

    /// On the left of the first quarter of the way: sides along it and across, and diagonals between them.
    fn octagon(&self) -> Vec<Point> {
        let [ahead, left] = self.step(4.0);
        let back = ahead.map(|part| -part);
        vec![
            self.points[0],
            self.corner(&[ahead]),
            self.corner(&[ahead, ahead, left]),
            self.corner(&[ahead, ahead, left, left]),
            self.corner(&[ahead, left, left, left]),
            self.corner(&[left, left, left]),
            self.corner(&[back, left, left]),
            self.corner(&[back, left]),
        ]
    }

    /// Of so many equal steps from the first point to the second: one, and one to the left.
    fn step(&self, count: f64) -> [Point; 2] {
        let [[ax, ay], [bx, by]] = self.points;
        let [x, y] = [bx / count - ax / count, by / count - ay / count];
        [[x, y], [-y, x]]
    }

    fn corner(&self, steps: &[Point]) -> Point {
        steps.iter().fold(self.points[0], |[x, y], step| [x + step[0], y + step[1]])
    }
}

/// The arguments of all queries.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    pub(crate) a: Draft,
    pub(crate) b: Draft,
    pub(crate) vector: Point,
    pub(crate) margin: f64,
    pub(crate) max_t: f64,
}

impl Scene {
    /// Every number from a call of its own.
    pub(crate) fn drawn(
        random: &mut Random,
        coordinate: impl Fn(&mut Random) -> f64,
        size: impl Fn(&mut Random) -> f64,
    ) -> Self {
        let point = |random: &mut Random| [coordinate(random), coordinate(random)];
        let draft = |random: &mut Random| Draft { points: [point(random), point(random)], radius: size(random) };
        let [a, b] = [draft(random), draft(random)];
        let (vector, margin) = (point(random), size(random));
        Self { a, b, vector, margin, max_t: if random.chance(2) { f64::INFINITY } else { size(random) } }
    }

    /// With other coordinates and sizes; `max_t` is neither.
    pub(crate) fn map(self, mut number: impl FnMut(f64) -> f64) -> Self {
        let mut draft = |draft: Draft| Draft {
            points: draft.points.map(|point| point.map(&mut number)),
            radius: number(draft.radius),
        };
        let (a, b) = (draft(self.a), draft(self.b));
        Self { a, b, vector: self.vector.map(&mut number), margin: number(self.margin), ..self }
    }

    pub(crate) fn scaled(self, exponent: i32) -> Self {
        self.map(|number| times_power_of_two(number, exponent))
    }

    pub(crate) fn translated(self, offset: Point) -> Self {
        let moved = |[x, y]: Point| [x + offset[0], y + offset[1]];
        let [a, b] = [self.a, self.b].map(|draft| Draft { points: draft.points.map(moved), ..draft });
        Self { a, b, vector: moved(self.vector), ..self }
    }
}

/// In two steps, for the power alone may be out of range.
pub(crate) fn times_power_of_two(number: f64, exponent: i32) -> f64 {
    let half = exponent / 2;
    number * power_of_two(half) * power_of_two(exponent - half)
}

/// From its bits, for `powi` may give others elsewhere. For normal numbers.
#[expect(clippy::cast_sign_loss, reason = "the biased exponent is positive")]
pub(crate) fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}
