//! The queries without type parameters, for debug builds.
//!
//! Generic code is compiled in the crate that calls it, with the optimisation of that crate. A game's debug build may
//! optimise its dependencies but not itself. So in a debug build, each public query calls its function here, which is
//! compiled with this crate; `inline(never)` makes the compiler do so. In a release build, the queries do not call
//! these functions, so that the compiler inlines them and knows the kinds of the shapes. Only `point_at`, `lerp` and
//! `without_normal` are called in every build.
//!
//! A build of this crate with debug assertions counts as a debug build: no `cfg` tells the `opt-level` of the caller.

use core::borrow::Borrow;

use super::bounding_box::{bounding_box_of_shape, ray_bound};
use super::cast::cast_of_shape;
use super::chord::{chord_of_shape, circle_circle_of_shapes};
use super::closest::{
    closest_boundary_point_of_shape, closest_point_of_shape, closest_points_of_shapes, distance_of_shapes,
};
use super::contact::contact_of_shapes;
use super::decisions::{contains_of_shapes, intersects_of_shapes, side_of_path, within_of_shapes};
use super::penetration::{penetration_of_shapes, penetration_offset_of_shapes, signed_distance_of_shapes};
use super::raycast::{raycast_of_shape, without_normal_in};
use super::{CastHit, Chord, CircleCrossing, Contact, Penetration, RayHit, Side};
use crate::error::QueryError;
use crate::exact::Xy;
use crate::kernel::{Core, InflatedCore, Line};
use crate::shapes::sealed::{HasCore, HasLine};
use crate::shapes::{Aabb, Ray, Segment};
use crate::vector::Vector;
use crate::vector::sealed::Sealed as _;

type Answer<T> = Result<T, QueryError>;

/// Passes the list of functions to another macro, after the tokens in parentheses.
macro_rules! with_queries {
    ($macro:ident!($($first:tt)*)) => {
        $macro! { $($first)*
            intersects(a: &InflatedCore, b: &InflatedCore) -> Answer<bool> { intersects_of_shapes::<Self, _, _>(a, b) }
            within(a: &InflatedCore, b: &InflatedCore, margin: Self) -> Answer<bool> { within_of_shapes(a, b, margin) }
            contains(a: &InflatedCore, b: &InflatedCore) -> Answer<bool> { contains_of_shapes::<Self, _, _>(a, b) }
            distance(a: &InflatedCore, b: &InflatedCore) -> Answer<Self> { distance_of_shapes(a, b) }
            signed_distance(a: &InflatedCore, b: &InflatedCore) -> Answer<Self> { signed_distance_of_shapes(a, b) }
            closest_point(shape: &InflatedCore, point: [Self; 2]) -> Answer<[Self; 2]> {
                closest_point_of_shape(shape, &InflatedCore::point(point.to_xy()), point)
            }
            closest_boundary_point(shape: &InflatedCore, point: [Self; 2]) -> Answer<[Self; 2]> {
                closest_boundary_point_of_shape(shape, &InflatedCore::point(point.to_xy()), point)
            }
            closest_points(a: &InflatedCore, b: &InflatedCore) -> Answer<Option<([Self; 2], [Self; 2])>> {
                closest_points_of_shapes(a, b)
            }
            penetration(a: &InflatedCore, b: &InflatedCore, preferred: Xy) -> Answer<Option<Penetration<Self::Array>>> {
                penetration_of_shapes(a, b, preferred)
            }
            contact(a: &InflatedCore, b: &InflatedCore, margin: Self) -> Answer<Option<Contact<Self::Array>>> {
                contact_of_shapes(a, b, margin)
            }
            penetration_offset(a: &InflatedCore, b: &InflatedCore) -> Answer<Option<[Self; 2]>> {
                penetration_offset_of_shapes(a, b)
            }
            raycast(ray: &Line, shape: &InflatedCore, max_t: Self) -> Answer<Option<RayHit<Self::Array>>> {
                raycast_of_shape(ray, shape, max_t)
            }
            chord(path: &Line, shape: &InflatedCore) -> Answer<Option<Chord<Self::Array>>> {
                chord_of_shape(path, shape)
            }
            cast(moving: &InflatedCore, direction: Xy, target: &InflatedCore, max_t: Self)
                -> Answer<Option<CastHit<Self::Array>>>
            {
                cast_of_shape(moving, direction, target, max_t)
            }
            circle_circle(a: &InflatedCore, b: &InflatedCore) -> Answer<Option<CircleCrossing<Self::Array>>> {
                circle_circle_of_shapes(a, b)
            }
            ray_bound(box_and_ray: [Xy; 4], max_t: Self) -> Answer<Option<Self>> {
                ray_bound(box_and_ray, max_t)
            }
            without_normal(vector: Xy, normal: Xy, times: f64) -> Xy { without_normal_in::<Self>(vector, normal, times) }
            point_at(origin: Xy, direction: Xy, t: Self) -> Xy { Ray::<Self::Array>::point_at(origin, direction, t) }
            lerp(a: Xy, b: Xy, t: Self) -> Xy { Segment::<Self::Array>::lerp(a, b, t) }
            side(path: &Line, point: Xy) -> Answer<Option<Side>> { side_of_path(path, point) }
            bounding_box(shape: &InflatedCore) -> Answer<Aabb<Self::Array>> { bounding_box_of_shape(shape) }
        }
    };
}

macro_rules! declare {
    ($($query:ident($($argument:ident: $type:ty),*) -> $answer:ty $body:block)*) => {
        /// The queries, for one type of number.
        pub trait Concrete: Sized + Copy {
            type Array: Vector<Scalar = Self>;
            $(fn $query($($argument: $type),*) -> $answer;)*
        }
    };
}

macro_rules! implement {
    ($scalar:ident: $($query:ident($($argument:ident: $type:ty),*) -> $answer:ty $body:block)*) => {
        impl Concrete for $scalar {
            type Array = [Self; 2];
            $(
                #[cfg_attr(debug_assertions, inline(never))]
                #[cfg_attr(not(debug_assertions), inline)]
                fn $query($($argument: $type),*) -> $answer $body
            )*
        }
    };
}

with_queries!(declare!());
with_queries!(implement!(f32:));
with_queries!(implement!(f64:));

impl HasCore for InflatedCore<'_> {
    type Points = [f64; 2];
    type Scratch = ();
    const SCRATCH: () = ();

    #[inline]
    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        *self
    }

    #[inline(always)]
    fn as_core<'a>(&'a self, (): &'a mut ()) -> impl Borrow<InflatedCore<'a>> {
        self
    }

    const MOST_CORNERS: usize = 255;
    const MAY_BE_HALF_LINE: bool = true;

    #[inline(always)]
    fn may_be_polygon(&self) -> bool {
        matches!(self.core, Core::Convex(_))
    }

    #[inline]
    fn corner_count(&self) -> usize {
        match &self.core {
            Core::Point(_) => 1,
            Core::Straight(line) => usize::from(line.end.is_some_and(|end| end != line.start)) * 2,
            Core::Convex(ring) if ring.is_empty_box() => 0,
            Core::Convex(ring) => ring.vertices().len(),
        }
    }

    #[inline]
    fn corner(&self, number: usize) -> [f64; 2] {
        let Xy { x, y } = match &self.core {
            &Core::Point(point) => point,
            Core::Straight(line) if number == 1 => line.end.unwrap_or(line.start),
            Core::Straight(line) => line.start,
            Core::Convex(ring) => ring.vertices().get(number).copied().unwrap_or(ring.vertices()[0]),
        };
        [x, y]
    }

    #[inline]
    fn radius(&self) -> f64 {
        self.radius
    }

    #[inline(always)]
    fn cut_half_line(&self) -> Option<Line> {
        if let Core::Straight(line) = &self.core { line.uncut() } else { None }
    }
}

impl HasLine for Line {
    #[inline]
    fn line(&self) -> Line {
        *self
    }
}
