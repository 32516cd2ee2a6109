use common::{Figure, Plane, Point, Random};
use impinge::{Circle, Ray, Segment, Stadium};

pub(crate) const KINDS: [&str; 5] = ["point", "segment", "circle", "stadium", "ray"];

/// The numbers to make a shape from: a ray starts at the first point and heads for the second.
#[derive(Clone, Copy)]
pub(crate) struct Draft {
    pub(crate) points: [Point; 2],
    pub(crate) radius: f64,
}

impl Draft {
    /// In numbers of `V`.
    fn narrowed<V: Plane>(&self) -> ([Point; 2], f64) {
        (self.points.map(|point| point.map(V::rounded)), V::rounded(self.radius))
    }

    pub(crate) fn segment<V: Plane>(&self) -> Segment<Point> {
        let ([a, b], _) = self.narrowed::<V>();
        Segment::new(a, b)
    }

    pub(crate) fn circle<V: Plane>(&self) -> Circle<Point> {
        let ([center, _], radius) = self.narrowed::<V>();
        Circle::new(center, radius)
    }

    /// The direction is half of the way to the second point: the whole may overflow.
    pub(crate) fn ray<V: Plane>(&self) -> Ray<Point> {
        let [from, to] = self.points;
        let direction = [0, 1].map(|axis| V::rounded(to[axis] / 2.0 - from[axis] / 2.0));
        Ray::new(from.map(V::rounded), direction)
    }

    /// A shape of each of [`KINDS`].
    pub(crate) fn figures<V: Plane>(&self) -> [Figure; KINDS.len()] {
        let ([a, b], radius) = self.narrowed::<V>();
        [
            a.into(),
            self.segment::<V>().into(),
            self.circle::<V>().into(),
            Stadium::new(a, b, radius).into(),
            self.ray::<V>().into(),
        ]
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
