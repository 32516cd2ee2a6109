//! The vectors of every version of `glam` go into the queries and come out, with x and y where they were.

use std::fmt::Debug;
use std::mem::offset_of;

use impinge::{Aabb, Circle, Ray, Segment, Stadium, Vector, query};

/// The centre of the ball is at (6, 8) from the near end of the wall, a distance of 10; halfway to it is (3, 4).
fn check<V: Vector<Scalar: From<f32> + Debug> + From<[V::Scalar; 2]>>() {
    let vector = |x: f32, y: f32| V::from([x.into(), y.into()]);
    let (wall, ball) = (Segment::new(vector(-4.0, 0.0), vector(0.0, 0.0)), Circle::new(vector(6.0, 8.0), 5.0.into()));
    assert_eq!(query::distance(&wall, &ball), Ok(5.0.into()));
    assert_eq!(query::closest_point(&ball, vector(0.0, 0.0)), Ok(vector(3.0, 4.0)));
    assert_eq!(query::closest_point(&wall, vector(-3.0, 5.0)), Ok(vector(-3.0, 0.0)));
    assert_eq!(query::intersects(&ball, &vector(9.0, 12.0)), Ok(true));
    assert_eq!(query::intersects(&ball, &vector(12.0, 9.0)), Ok(false));
}

macro_rules! versions {
    ($($version:ident $(of $feature:literal)?;)*) => {$(
        $(#[cfg(feature = $feature)])?
        #[test]
        fn $version() {
            check::<::$version::Vec2>();
            check::<::$version::DVec2>();
        }
    )*};
}

versions! {
    glam;
    glam_027 of "glam-027";
    glam_028 of "glam-028";
    glam_029 of "glam-029";
    glam_030 of "glam-030";
    glam_031 of "glam-031";
    glam_032 of "glam-032";
    glam_034 of "glam-034";
}

#[test]
fn arrays() {
    check::<[f32; 2]>();
    check::<[f64; 2]>();
}

/// `#[repr(C)]`: the fields in their order, without gaps.
#[test]
fn shapes_lie_in_memory_as_their_numbers() {
    assert_eq!(size_of::<Circle<[f32; 2]>>(), 3 * size_of::<f32>());
    assert_eq!((offset_of!(Circle, center), offset_of!(Circle, radius)), (0, 8));
    assert_eq!((offset_of!(Segment, a), offset_of!(Segment, b)), (0, 8));
    assert_eq!((offset_of!(Stadium, segment), offset_of!(Stadium, radius)), (0, 16));
    assert_eq!((offset_of!(Ray, origin), offset_of!(Ray, direction)), (0, 8));
    assert_eq!((offset_of!(Aabb, min), offset_of!(Aabb, max)), (0, 8));
}
