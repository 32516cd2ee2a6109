//! The vectors of every version of `glam` go into the queries and come out, with x and y where they were.

use std::fmt::Debug;
use std::mem::offset_of;

use impinge::query::{CircleCrossing, Contact, ContactPoint, Penetration, RayHit};
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

/// What every query answers about a few shapes, with vectors as arrays.
fn answers<V: Vector<Scalar: From<f32> + Debug>>() -> Vec<String> {
    let (number, vector) = (V::Scalar::from, |x: f32, y: f32| V::from([x.into(), y.into()]));
    let array = |vector: V| -> [V::Scalar; 2] { vector.into() };
    let (wall, rail) =
        (Segment::new(vector(-4.0, 0.5), vector(4.0, 1.0)), Ray::new(vector(-6.0, 3.0), vector(2.0, -1.0)));
    let (ball, bar) =
        (Circle::new(vector(1.0, 2.5), number(2.0)), Stadium::new(vector(0.0, -3.0), vector(3.0, 2.0), number(0.5)));
    let hit = |hit: RayHit<V>| (hit.t, array(hit.point), array(hit.normal));
    let touching = |found: Contact<V>| {
        let point =
            |point: &ContactPoint<V>| (array(point.point_a), array(point.point_b), point.separation, point.feature);
        (array(found.normal), found.unique, found.points().iter().map(point).collect::<Vec<_>>())
    };
    let way = |found: Penetration<V>| {
        (array(found.normal), found.depth, found.unique, array(found.point_a), array(found.point_b))
    };
    vec![
        format!("{:?}", query::intersects(&wall, &ball)),
        format!("{:?}", query::within(&wall, &bar, number(0.25))),
        format!("{:?}", query::contains(&bar, &vector(1.0, -1.0))),
        format!("{:?}", query::distance(&wall, &vector(7.0, 5.0))),
        format!("{:?}", query::signed_distance(&bar, &ball)),
        format!("{:?}", query::side(&wall, vector(7.0, 5.0))),
        format!("{:?}", query::closest_point(&bar, vector(7.0, 5.0)).map(array)),
        format!("{:?}", query::closest_boundary_point(&bar, vector(1.0, -1.0)).map(array)),
        format!(
            "{:?}",
            query::closest_points(&vector(7.0, 5.0), &bar).map(|pair| pair.map(|(a, b)| (array(a), array(b))))
        ),
        format!("{:?}", query::penetration(&wall, &bar).map(|found| found.map(way))),
        format!("{:?}", query::penetration_toward(&wall, &wall, vector(0.0, -1.0)).map(|found| found.map(way))),
        format!("{:?}", query::penetration_offset(&wall, &ball).map(|offset| offset.map(array))),
        format!("{:?}", query::contact(&wall, &bar, number(1.0)).map(|found| found.map(touching))),
        format!("{:?}", query::raycast(&rail, &bar, number(9.0)).map(|found| found.map(hit))),
        format!(
            "{:?}",
            query::chord(&rail, &bar).map(|chord| chord.map(|chord| (chord.enter.map(hit), chord.exit.map(hit))))
        ),
        format!(
            "{:?}",
            query::cast(&ball, vector(3.0, -5.0), &bar).map(|found| found.map(|hit| (
                hit.t,
                array(hit.point),
                array(hit.normal)
            )))
        ),
        format!("{:?}", query::bounding_box(&bar).map(|bounds| (array(bounds.min), array(bounds.max)))),
        format!(
            "{:?}",
            query::circle_circle(&ball, &Circle::new(vector(2.0, 0.0), number(1.5))).map(|found| match found {
                Some(CircleCrossing::Secant(left, right)) => Some((array(left), array(right))),
                _ => None,
            })
        ),
    ]
}

/// Arrays share all code with the vectors of `glam` but the conversions, and so the laws and the oracle are theirs too.
#[test]
fn an_array_answers_as_a_vector() {
    assert_eq!(answers::<[f32; 2]>(), answers::<impinge::glam::Vec2>());
    assert_eq!(answers::<[f64; 2]>(), answers::<impinge::glam::DVec2>());
    let empty: Vec<_> = answers::<[f32; 2]>()
        .into_iter()
        .filter(|answer| !answer.starts_with("Ok(") || answer.contains("None"))
        .collect();
    assert!(empty.is_empty(), "{empty:#?}");
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
