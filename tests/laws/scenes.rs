//! What the laws are tried on: scenes, each of which gives a pair of every two kinds of shape.

use common::{Figure, Point, TestVector};
use impinge::Aabb;
use proptest::array::{uniform2, uniform4, uniform10};
use proptest::prelude::*;

use crate::pair::Pair;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    a: Numbers,
    b: Numbers,
    vector: Point,
    number: f64,
    exponent: i32,
}

#[derive(Clone, Copy, Debug)]
struct Numbers {
    first: Point,
    second: Point,
    radius: f64,
}

impl Numbers {
    /// The polygon has a point of the other numbers too, so that some share a corner.
    fn figures(self, other: &Self) -> [Figure; 7] {
        let [point, segment, circle, stadium, ray, _, aabb] =
            Figure::of_every_kind(self.first, self.second, self.radius);
        let corners = [self.first, [self.second[0], self.first[1]], other.first, self.second];
        [point, segment, circle, stadium, ray, Figure::hull(&corners, self.radius), aabb]
    }

    fn along(self) -> Point {
        [self.second[0] - self.first[0], self.second[1] - self.first[1]]
    }

    fn map(self, number: impl Fn(f64) -> f64) -> Self {
        Self { first: self.first.map(&number), second: self.second.map(&number), radius: number(self.radius) }
    }
}

impl Scene {
    fn new(coordinates: [f64; 10], radii: [f64; 2], number: f64, exponent: i32) -> Self {
        let [x0, y0, x1, y1, x2, y2, x3, y3, x, y] = coordinates;
        let a = Numbers { first: [x0, y0], second: [x1, y1], radius: radii[0] };
        let b = Numbers { first: [x2, y2], second: [x3, y3], radius: radii[1] };
        Self { a, b, vector: [x, y], number, exponent }
    }

    pub(crate) fn pairs(&self) -> impl Iterator<Item = Pair> {
        let Self { a, b, vector, number, exponent } = *self;
        let pair = move |a, b| Pair { a, b, vector, number, exponent };
        let (of_a, mut of_b) = (a.figures(&b), b.figures(&a));
        // Often empty.
        of_b[6] = Figure::Box(Aabb::new(b.first, b.second));
        of_a.into_iter().flat_map(move |a| of_b.map(|b| pair(a, b)))
    }

    /// The scene in numbers that `V` has.
    fn rounded<V: TestVector>(self) -> Self {
        let (a, b) = (self.a.map(V::rounded), self.b.map(V::rounded));
        Self { a, b, vector: self.vector.map(V::rounded), number: V::rounded(self.number), ..self }
    }

    /// Circle `a` reaches the point or the circle `b`, up to two ulps.
    fn all_but_touching_circles<V: TestVector>(self, ulps: i32) -> Self {
        let [x, y] = [self.b.first[0] - self.a.first[0], self.b.first[1] - self.a.first[1]];
        self.with_first_radius::<V>(x.hypot(y) - self.b.radius, ulps)
    }

    /// The side of stadium `a` reaches the point or the circle `b`, up to two ulps.
    fn all_but_touching_sides<V: TestVector>(self, ulps: i32) -> Self {
        let [x, y] = [self.b.first[0] - self.a.first[0], self.b.first[1] - self.a.first[1]];
        let along = self.a.along();
        let height = (along[0] * y - along[1] * x).abs() / along[0].hypot(along[1]).max(V::EPSILON);
        self.with_first_radius::<V>(height - self.b.radius, ulps)
    }

    fn with_first_radius<V: TestVector>(self, radius: f64, ulps: i32) -> Self {
        let nudged = radius.abs() * (1.0 + f64::from(ulps) * V::EPSILON);
        Self { a: Numbers { radius: nudged, ..self.a }, ..self }.rounded::<V>()
    }

    /// The straight cores lie along one line, or `apart` times the length of `a` off it, as exactly as `V` allows.
    fn parallel<V: TestVector>(self, start: f64, end: f64, apart: f64) -> Self {
        let [x, y] = self.a.along();
        let at = |t: f64| [self.a.first[0] + t * x - apart * y, self.a.first[1] + t * y + apart * x];
        self.with_second_core(at(start), at(end)).rounded::<V>()
    }

    /// The straight cores cross at right angles: where they halve each other, or `shift` times the length of `a` off.
    fn crossed<V: TestVector>(self, shift: f64, reach: f64) -> Self {
        let [x, y] = self.a.along();
        let at = |t: f64, side: f64| {
            [self.a.first[0] + t * x - side * reach * y, self.a.first[1] + t * y + side * reach * x]
        };
        self.with_second_core(at(0.5 + shift, 0.5), at(0.5 + shift, -0.5)).rounded::<V>()
    }

    /// The ray `a` reaches the first point of `b` at `t` = 1, as exactly as `V` allows.
    fn aimed<V: TestVector>(self) -> Self {
        let direction = [0, 1].map(|axis| self.b.first[axis] - self.a.first[axis]);
        Self { a: Numbers { second: direction, ..self.a }, ..self }.rounded::<V>()
    }

    fn with_second_core(self, first: Point, second: Point) -> Self {
        Self { b: Numbers { first, second, ..self.b }, ..self }
    }

    fn scaled<V: TestVector>(self, factor: f64) -> Self {
        let number = |number: f64| number * factor;
        let (a, b) = (self.a.map(number), self.b.map(number));
        Self { a, b, vector: self.vector.map(number), number: number(self.number), ..self }.rounded::<V>()
    }
}

prop_compose! {
    fn scene(coordinate: BoxedStrategy<f64>, radius: BoxedStrategy<f64>)(
        coordinates in uniform10(coordinate.clone()),
        radii in uniform2(radius),
        number in coordinate,
        exponent in -10..=10,
    ) -> Scene {
        Scene::new(coordinates, radii, number, exponent)
    }
}

fn everyday() -> impl Strategy<Value = Scene> {
    scene((-10.0..10.0).boxed(), (0.0..3.0).boxed())
}

fn on_a_grid() -> impl Strategy<Value = Scene> {
    scene((-6..=6).prop_map(f64::from).boxed(), (0..=5).prop_map(f64::from).boxed())
}

/// Sizes from a millionth to a million.
fn of_mixed_sizes() -> impl Strategy<Value = Scene> {
    let number = (-1.0..1.0_f64, -20..=20).prop_map(|(mantissa, exponent)| mantissa * f64::from(exponent).exp2());
    scene(number.clone().boxed(), number.prop_map(f64::abs).boxed())
}

/// All numbers are from the same four.
fn of_few_numbers() -> impl Strategy<Value = Scene> {
    (uniform4(-10.0..10.0_f64), uniform10(0..4_usize), uniform2(0..4_usize), 0..4_usize).prop_map(
        |(numbers, coordinates, radii, number)| {
            let radii = radii.map(|index| numbers[index].abs());
            Scene::new(coordinates.map(|index| numbers[index]), radii, numbers[number], 1)
        },
    )
}

pub(crate) fn usual<V: TestVector>() -> impl Strategy<Value = Scene> {
    let plain = prop_oneof![everyday(), on_a_grid(), of_mixed_sizes(), of_few_numbers()];
    let plain = plain.prop_map(Scene::rounded::<V>).boxed();
    let grid = || on_a_grid().boxed();
    let integer = || (-2..=3).prop_map(f64::from);
    prop_oneof![
        4 => plain.clone(),
        1 => (plain.clone(), -2..=2).prop_map(|(scene, ulps)| scene.all_but_touching_circles::<V>(ulps)),
        1 => (plain.clone(), -2..=2).prop_map(|(scene, ulps)| scene.all_but_touching_sides::<V>(ulps)),
        1 => (grid(), integer(), integer(), -1..=1)
            .prop_map(|(scene, start, end, apart)| scene.parallel::<V>(start, end, f64::from(apart))),
        1 => (plain.clone(), -1.0..2.0, -1.0..2.0).prop_map(|(scene, start, end)| scene.parallel::<V>(start, end, 0.0)),
        1 => plain.clone().prop_map(Scene::aimed::<V>),
        1 => (prop_oneof![grid(), plain], prop_oneof![Just(0.0), Just(0.25)], 1..=2)
            .prop_map(|(scene, shift, reach)| scene.crossed::<V>(shift, f64::from(reach))),
    ]
}

/// Every bit pattern, and often the extreme ones.
pub(crate) fn any<V: TestVector>() -> impl Strategy<Value = Scene> {
    let special_values = [0.0, V::TINIEST, 1.0, V::MAX, f64::INFINITY, f64::NAN];
    let number = prop_oneof![
        4 => proptest::num::u64::ANY.prop_map(V::from_bit_pattern),
        1 => (prop::sample::select(special_values.to_vec()), prop::bool::ANY)
            .prop_map(|(size, negative)| if negative { -size } else { size }),
        1 => (-3..=3).prop_map(f64::from),
    ];
    prop_oneof![
        4 => scene(number.clone().boxed(), number.boxed()),
        1 => on_a_grid().prop_map(|scene| scene.scaled::<V>(V::TINIEST)),
    ]
}
