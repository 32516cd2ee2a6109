use crate::random::Random;
use crate::xy::Xy;

/// What a kind of shape is made of.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    /// From a first point to a second.
    pub(crate) long: bool,
    /// With a radius.
    pub(crate) round: bool,
}

/// The numbers to make a shape from: a ray starts at the first point and heads for the second.
#[derive(Clone, Copy)]
pub(crate) struct Material {
    pub(crate) points: [Xy; 2],
    pub(crate) radius: f64,
}

impl Material {
    /// Every number from a call of its own.
    pub(crate) fn drawn(form: Form, mut coordinate: impl FnMut() -> f64, radius: f64) -> Self {
        let mut point = || Xy::new(coordinate(), coordinate());
        let first = point();
        let second = point();
        Self { points: [first, if form.long { second } else { first }], radius: if form.round { radius } else { 0.0 } }
    }

    pub(crate) fn map(self, mut point: impl FnMut(f64) -> f64, radius: impl FnOnce(f64) -> f64) -> Self {
        let points = self.points.map(|place| Xy::new(point(place.x), point(place.y)));
        Self { points, radius: radius(self.radius) }
    }

    pub(crate) fn translated(self, offset: Xy) -> Self {
        Self { points: self.points.map(|point| point + offset), ..self }
    }

    pub(crate) fn at(self, parameter: f64) -> Xy {
        self.points[0] + self.span() * parameter
    }

    /// The vector from the first point to the second.
    pub(crate) fn span(self) -> Xy {
        self.points[1] - self.points[0]
    }

    /// A point of the core: an end or any other.
    pub(crate) fn sample(self, random: &mut Random) -> Xy {
        if random.chance(2) { self.points[random.index(2)] } else { self.at(random.between(0.0, 1.0)) }
    }
}
