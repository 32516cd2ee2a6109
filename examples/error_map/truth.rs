//! The same tests in rational numbers, which do not round: the truth, without the library.

use impinge::glam::Vec2;
use impinge::{Circle, Segment};

use crate::rational::{Rational, rational, square};
use crate::vector::Vector;

pub(crate) fn meets_disc(ball: &Circle, disc: &Circle) -> bool {
    let reach = exact(disc.radius) + exact(ball.radius);
    (&point(ball.center) - &point(disc.center)).norm_squared() <= square(&reach)
}

/// For a wall that has a length.
pub(crate) fn meets_wall(ball: &Circle, wall: &Segment) -> bool {
    let (center, a, b) = (point(ball.center), point(wall.a), point(wall.b));
    let along = &b - &a;
    let t = ((&center - &a).dot(&along) / along.norm_squared()).clamp(Rational::ZERO, Rational::ONE);
    let nearest = &a + &along.scaled(&t);
    (&nearest - &center).norm_squared() <= square(&exact(ball.radius))
}

fn point(point: Vec2) -> Vector {
    Vector::new(exact(point.x), exact(point.y))
}

fn exact(number: f32) -> Rational {
    rational(number.into())
}

#[cfg(test)]
mod tests {
    use impinge::glam::vec2;

    use super::*;

    /// The offset (3, 4) has length 5; any more of a coordinate or less of a radius parts the two.
    #[test]
    fn discs_touch_at_a_pythagorean_offset() {
        let disc = Circle::new(vec2(10.0, -20.0), 2.0);
        let meets = |x, y, radius| meets_disc(&Circle::new(vec2(x, y), radius), &disc);
        assert!(meets(13.0, -16.0, 3.0));
        assert!(!meets(13_f32.next_up(), -16.0, 3.0));
        assert!(!meets(13.0, (-16_f32).next_up(), 3.0));
        assert!(!meets(13.0, -16.0, 3_f32.next_down()));
    }

    /// With δ = 2^-100 the squared distance is (3 − 4δ)² + (4 + 3δ)² = 25 + 25δ², which no float tells from 25.
    #[test]
    fn discs_are_apart_by_less_than_any_rounding() {
        let delta = f32::from_bits((127 - 100) << 23);
        let disc = Circle::new(vec2(4.0 * delta, -3.0 * delta), 5.0);
        assert!(!meets_disc(&Circle::new(vec2(3.0, 4.0), 0.0), &disc));
    }

    /// (−3, 4) is at right angles to the wall, and its length is 5.
    #[test]
    fn a_ball_touches_a_slanted_wall() {
        let wall = Segment::new(vec2(-8.0, -6.0), vec2(8.0, 6.0));
        let meets = |x, y| meets_wall(&Circle::new(vec2(x, y), 5.0), &wall);
        assert!(meets(-3.0, 4.0));
        assert!(meets(-3.0, 4_f32.next_down()));
        assert!(!meets(-3.0, 4_f32.next_up()));
        assert!(!meets((-3_f32).next_down(), 4.0));
    }

    /// Past the end (1, 0) the offset is (3, 4), though the line of the wall is 4 away.
    #[test]
    fn a_ball_touches_an_end_of_a_wall() {
        let wall = Segment::new(vec2(0.0, 0.0), vec2(1.0, 0.0));
        let meets = |x| meets_wall(&Circle::new(vec2(x, 4.0), 5.0), &wall);
        assert!(meets(4.0) && meets(-3.0));
        assert!(!meets(4_f32.next_up()) && !meets((-3_f32).next_down()));
    }
}
