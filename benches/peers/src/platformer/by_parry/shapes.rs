//! The shapes of a level, as parry takes them.

use std::fmt;

use exact::glam::Vec2;
use exact::{Aabb, Circle, ConvexPolygon, Segment, Stadium, Vector};
use parry2d::bounding_volume;
use parry2d::math::Pose;
use parry2d::shape::{self, Ball, Capsule, Cuboid, RoundConvexPolygon, Shape};

/// What stands for the library's type of that name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AnyShape<V: Vector = Vec2> {
    /// The form of a constant.
    Aabb(Aabb<V>),
    Placed(Placed),
}

/// A shape where it stands, and how far it keeps off the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    core: Core,
    at: Vec2,
    pub(crate) skin: f32,
}

#[derive(Clone, Copy)]
enum Core {
    /// Tiles are made anew in each frame.
    Cuboid(Cuboid),
    /// What is made once with the level, and lives as long as the program.
    Other(&'static dyn Shape),
}

impl fmt::Debug for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shape().shape_type().fmt(f)
    }
}

impl Core {
    fn shape(&self) -> &dyn Shape {
        match self {
            Self::Cuboid(cuboid) => cuboid,
            Self::Other(shape) => *shape,
        }
    }
}

impl Placed {
    pub(crate) fn shape(&self) -> &dyn Shape {
        self.core.shape()
    }

    pub(crate) fn pose(&self) -> Pose {
        Pose::from_translation(self.at)
    }

    pub(crate) fn bounds(&self) -> bounding_volume::Aabb {
        self.shape().compute_aabb(&self.pose())
    }
}

impl AnyShape {
    pub(crate) fn placed(&self) -> Placed {
        match *self {
            Self::Aabb(aabb) => {
                Placed { core: Core::Cuboid(Cuboid::new(aabb.size() / 2.0)), at: aabb.center(), skin: 0.0 }
            }
            Self::Placed(placed) => placed,
        }
    }

    pub(crate) fn translated(&self, offset: Vec2) -> Self {
        let placed = self.placed();
        Self::Placed(Placed { at: placed.at + offset, ..placed })
    }

    pub(crate) fn inflated(&self, margin: f32) -> Self {
        let placed = self.placed();
        Self::Placed(Placed { skin: placed.skin + margin, ..placed })
    }

    fn other(shape: impl Shape) -> Self {
        Self::Placed(Placed { core: Core::Other(Box::leak(Box::new(shape))), at: Vec2::ZERO, skin: 0.0 })
    }
}

impl From<Aabb> for AnyShape {
    fn from(aabb: Aabb) -> Self {
        Self::Placed(Self::Aabb(aabb).placed())
    }
}

impl From<Segment> for AnyShape {
    fn from(segment: Segment) -> Self {
        Self::other(shape::Segment::new(segment.a, segment.b))
    }
}

impl From<Circle> for AnyShape {
    fn from(circle: Circle) -> Self {
        Self::other(Ball::new(circle.radius)).translated(circle.center)
    }
}

impl From<Stadium> for AnyShape {
    fn from(stadium: Stadium) -> Self {
        Self::other(Capsule::new(stadium.segment.a, stadium.segment.b, stadium.radius))
    }
}

/// A triangle is one too.
impl<const N: usize> From<ConvexPolygon<Vec2, N>> for AnyShape {
    fn from(polygon: ConvexPolygon<Vec2, N>) -> Self {
        let ring = shape::ConvexPolygon::from_convex_polyline(polygon.vertices().to_vec());
        let inner_shape = ring.expect("three corners at least");
        if polygon.radius == 0.0 {
            Self::other(inner_shape)
        } else {
            Self::other(RoundConvexPolygon { inner_shape, border_radius: polygon.radius })
        }
    }
}
