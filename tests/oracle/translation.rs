use super::inflated_core::InflatedCore;
use super::rational::Rational;
use super::surd::{Point, Surd};
use super::vector::Vector;

/// A direction n, of any length, in which b can leave a, and the support h(n) of the cores' difference along it.
#[derive(Clone, Debug)]
pub(crate) struct Translation {
    pub direction: Vector,
    pub support: Rational,
}

impl Translation {
    /// The shortest way between disjoint cores, from `nearest`, the least of their differences.
    pub(crate) fn apart(nearest: &Vector) -> Self {
        // The support along -x of a convex set whose point nearest to the origin is x, is -x·x.
        Self { direction: -nearest, support: -nearest.norm_squared() }
    }

    /// How far along the way the cores part, in units of the direction: h(n) / |n|².
    fn steps(&self) -> Rational {
        &self.support / self.direction.norm_squared()
    }

    /// The translation of b after which the cores just touch.
    pub(crate) fn translation(&self) -> Vector {
        self.direction.scaled(&self.steps())
    }

    /// The length h(n) / |n| + `radii` of the way until inflated cores just touch.
    pub(crate) fn depth(&self, radii: &Rational) -> Surd {
        Surd::new(radii.clone(), self.steps(), self.direction.norm_squared())
    }

    pub(crate) fn normal(&self) -> Point {
        self.along_normal(&Vector::zero(), &Rational::ONE)
    }

    /// The normal times the depth.
    pub(crate) fn offset(&self, radii: &Rational) -> Point {
        self.along_normal(&self.translation(), radii)
    }

    /// `from + normal·length`.
    pub(super) fn along_normal(&self, from: &Vector, length: &Rational) -> Point {
        let norm_squared = self.direction.norm_squared();
        let coordinate = |from: &Rational, direction: &Rational| {
            Surd::new(from.clone(), direction * length / &norm_squared, norm_squared.clone())
        };
        [coordinate(&from.x, &self.direction.x), coordinate(&from.y, &self.direction.y)]
    }

    /// The points of `a` and `b` that part last, or are nearest, along this way.
    pub(crate) fn points(&self, a: &InflatedCore, b: &InflatedCore) -> [Point; 2] {
        let (core_a, core_b) = pair_apart_by(a, b, &self.translation());
        [self.along_normal(&core_a, &a.radius), self.along_normal(&core_b, &-&b.radius)]
    }
}

/// Of all core points p of `a` and q of `b` with p - q = `difference`, the pair that holds the lexicographically smallest
/// end of a core.
pub(super) fn pair_apart_by(a: &InflatedCore, b: &InflatedCore, difference: &Vector) -> (Vector, Vector) {
    let of_a = a.core.ends().into_iter().map(|end| (end.clone(), (end.clone(), &end - difference)));
    let of_b = b.core.ends().into_iter().map(|end| (end.clone(), (&end + difference, end)));
    let pairs = of_a.chain(of_b).filter(|(_, (p, q))| a.core.contains(p) && b.core.contains(q));
    let smallest = pairs.min_by(|(one, _), (other, _)| one.cmp(other));
    smallest.expect("a point on the outline of the cores' difference comes from an end of one").1
}
