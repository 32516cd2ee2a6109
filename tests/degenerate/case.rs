use std::any::type_name;

use common::answer::Penetration;
use common::{Figure, Point, TestVector, query};
use impinge::QueryError;

/// Calls a function that is generic over the vector in both precisions.
macro_rules! in_both_precisions {
    ($function:ident($($argument:expr),*)) => {
        $function::<impinge::glam::Vec2>($($argument),*);
        $function::<impinge::glam::DVec2>($($argument),*);
    };
}
pub(crate) use in_both_precisions;

/// What is true of two figures.
#[derive(Clone, Copy, Debug)]
enum Relation {
    Apart { distance: f64, on_a: Point, on_b: Point },
    Overlapping(Penetration),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Case {
    a: Figure,
    b: Figure,
    relation: Relation,
}

pub(crate) fn apart(a: Figure, b: Figure, distance: f64, on_a: Point, on_b: Point) -> Case {
    Case { a, b, relation: Relation::Apart { distance, on_a, on_b } }
}

/// `b` leaves `a` along `normal` and no other way.
pub(crate) fn overlapping(a: Figure, b: Figure, normal: Point, depth: f64, point_a: Point, point_b: Point) -> Case {
    Case { a, b, relation: Relation::Overlapping(Penetration { normal, depth, unique: true, point_a, point_b }) }
}

/// `normal` is the canonical one of several ways out.
pub(crate) fn ambiguous(a: Figure, b: Figure, normal: Point, depth: f64, point_a: Point, point_b: Point) -> Case {
    Case { a, b, relation: Relation::Overlapping(Penetration { normal, depth, unique: false, point_a, point_b }) }
}

/// The shapes share no more than a border, to which `normal` is the only normal.
pub(crate) fn touching(a: Figure, b: Figure, normal: Point, at: Point) -> Case {
    overlapping(a, b, normal, 0.0, at, at)
}

/// The shapes share no more than a border, and `normal` is the canonical one of several.
pub(crate) fn meeting(a: Figure, b: Figure, normal: Point, at: Point) -> Case {
    ambiguous(a, b, normal, 0.0, at, at)
}

pub(crate) fn check(cases: &[Case]) {
    for case in cases {
        in_both_precisions!(holds_in(case));
    }
}

pub(crate) fn holds_in<V: TestVector>(case: &Case) {
    for case in [*case].into_iter().chain(case.swapped()).chain(case.reversed()) {
        case.holds::<V>();
    }
    case.keeps_the_distance_in_any_order::<V>();
}

impl Case {
    fn holds<V: TestVector>(&self) {
        let Self { a, b, relation } = self;
        let asked = format!("{self:?} in {}", type_name::<V>());
        let overlap = matches!(relation, Relation::Overlapping(_));
        assert_eq!(query::intersects::<V>(a, b), Ok(overlap), "{asked}");
        assert_eq!(query::within::<V>(a, b, 0.0), Ok(overlap), "{asked}");
        match relation {
            Relation::Apart { distance, on_a, on_b } => self.is_apart::<V>(*distance, &[*on_a, *on_b], &asked),
            Relation::Overlapping(expected) => self.overlaps::<V>(expected, &asked),
        }
    }

    fn is_apart<V: TestVector>(&self, distance: f64, points: &[Point; 2], asked: &str) {
        let Self { a, b, .. } = self;
        is_value::<V>(query::distance::<V>(a, b).unwrap(), distance, asked);
        let (on_a, on_b) = query::closest_points::<V>(a, b).unwrap().expect(asked);
        is_point::<V>(on_a, points[0], self.magnitude(), asked);
        is_point::<V>(on_b, points[1], self.magnitude(), asked);
        if let Figure::Point(point) = b {
            is_point::<V>(query::closest_point::<V>(a, *point).unwrap(), points[0], self.magnitude(), asked);
        }
        assert_eq!(query::penetration::<V>(a, b), Ok(None), "{asked}");
        assert_eq!(query::penetration_offset::<V>(a, b), Ok(None), "{asked}");
    }

    fn overlaps<V: TestVector>(&self, expected: &Penetration, asked: &str) {
        let Self { a, b, .. } = self;
        assert_eq!(query::distance::<V>(a, b), Ok(0.0), "{asked}");
        assert_eq!(query::closest_points::<V>(a, b), Ok(None), "{asked}");
        if let Figure::Point(point) = b {
            assert_eq!(query::closest_point::<V>(a, *point), Ok(*point), "{asked}");
        }
        let found = query::penetration::<V>(a, b).unwrap().expect(asked);
        is_penetration::<V>(&found, expected, self.magnitude(), asked);
        assert_eq!(query::penetration_toward::<V>(a, b, [0.0, 0.0]), Ok(Some(found)), "{asked}");
        let offset = query::penetration_offset::<V>(a, b);
        if expected.unique || expected.depth == 0.0 {
            let expected = expected.normal.map(|component| component * expected.depth);
            is_point::<V>(offset.unwrap().expect(asked), expected, 0.0, asked);
        } else {
            assert_eq!(offset, Err(QueryError::NoUniqueDirection), "{asked}");
        }
    }

    fn magnitude(&self) -> f64 {
        self.a.magnitude().max(self.b.magnitude())
    }

    fn is_ambiguous(&self) -> bool {
        matches!(self.relation, Relation::Overlapping(Penetration { unique: false, .. }))
    }

    /// The case with its arguments exchanged, unless a canonical normal depends on their order.
    fn swapped(&self) -> Option<Self> {
        let relation = match self.relation {
            Relation::Apart { distance, on_a, on_b } => Relation::Apart { distance, on_a: on_b, on_b: on_a },
            Relation::Overlapping(found) => Relation::Overlapping(Penetration {
                normal: found.normal.map(|component| -component),
                point_a: found.point_b,
                point_b: found.point_a,
                ..found
            }),
        };
        (!self.is_ambiguous()).then_some(Self { a: self.b, b: self.a, relation })
    }

    /// The case with the ends of one segment exchanged, unless a canonical normal depends on their order.
    fn reversed(&self) -> impl Iterator<Item = Self> {
        let with_a = self.a.reversed().map(|a| Self { a, ..*self });
        let with_b = self.b.reversed().map(|b| Self { b, ..*self });
        let unambiguous = !self.is_ambiguous();
        with_a.into_iter().chain(with_b).filter(move |_| unambiguous)
    }

    fn keeps_the_distance_in_any_order<V: TestVector>(&self) {
        let numbers = |a: &Figure, b: &Figure| {
            let depth = query::penetration::<V>(a, b).map(|found| found.map(|found| (found.depth, found.unique)));
            (query::distance::<V>(a, b), depth)
        };
        let expected = numbers(&self.a, &self.b);
        let ends = |figure: &Figure| [Some(*figure), figure.reversed()].into_iter().flatten();
        for (a, b) in ends(&self.a).flat_map(|a| ends(&self.b).map(move |b| (a, b))) {
            assert_eq!(numbers(&a, &b), expected, "{a:?} and {b:?}");
            assert_eq!(numbers(&b, &a), expected, "{b:?} and {a:?}");
        }
    }
}

/// No coordinate and no radius of the arguments exceeds `magnitude`.
pub(crate) fn is_penetration<V: TestVector>(found: &Penetration, expected: &Penetration, magnitude: f64, asked: &str) {
    assert_eq!(found.unique, expected.unique, "{asked}");
    is_value::<V>(found.depth, expected.depth, asked);
    is_normal::<V>(found.normal, expected.normal, asked);
    is_point::<V>(found.point_a, expected.point_a, magnitude, asked);
    is_point::<V>(found.point_b, expected.point_b, magnitude, asked);
}

pub(crate) fn is_value<V: TestVector>(found: f64, expected: f64, asked: &str) {
    is_near(found, expected, V::VALUE_ULPS * V::ulp(expected), asked);
}

pub(crate) fn is_point<V: TestVector>(found: Point, expected: Point, magnitude: f64, asked: &str) {
    let largest = expected.into_iter().fold(magnitude, |largest, coordinate| largest.max(coordinate.abs()));
    for axis in [0, 1] {
        is_near(found[axis], expected[axis], V::VALUE_ULPS * V::ulp(largest), asked);
    }
}

pub(crate) fn is_normal<V: TestVector>(found: Point, expected: Point, asked: &str) {
    for axis in [0, 1] {
        is_near(found[axis], expected[axis], V::NORMAL_ULPS * V::EPSILON, asked);
    }
}

/// Integers are met exactly, other numbers as nearly as the crate promises.
fn is_near(found: f64, expected: f64, error: f64, asked: &str) {
    let error = if expected.fract() == 0.0 { 0.0 } else { error };
    assert!((found - expected).abs() <= error, "{found} instead of {expected} for {asked}");
}
