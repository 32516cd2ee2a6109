//! Outlines of shapes as polygons and lines that look smooth however near one looks.

use impinge::glam::{DVec2, Vec2, dvec2};
use impinge::{Segment, query};

use crate::clip;
use crate::figure::{BoundedOrRay, core};
use crate::view::View;

/// How far a line may be from the arc that it is drawn for: a small part of a pixel.
const TOLERANCE: f64 = 1.0 / 8192.0;
/// So often an arc is halved, until it is as short as its rounding.
const MOST_HALVINGS: u32 = 48;

/// What to draw, in places of the picture.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outline {
    Dot(DVec2),
    Line(Vec<DVec2>),
    Area(Vec<DVec2>),
}

/// `None` if the shape is invalid, or out of the picture.
pub(crate) fn outline(shape: BoundedOrRay, view: &View) -> Option<Outline> {
    match shape {
        BoundedOrRay::Ray(ray) => line(ray.origin.as_dvec2(), (ray.direction.as_dvec2(), f64::INFINITY), view),
        BoundedOrRay::Bounded(shape) => {
            shape.validate().ok()?;
            let (corners, radius) = core(&shape);
            let corners: Vec<DVec2> = corners.into_iter().map(Vec2::as_dvec2).collect();
            inflated(&corners, f64::from(radius), view)
        }
    }
}

/// All points within `radius` of a core. Those of a box may be equal, but it has no radius.
fn inflated(corners: &[DVec2], radius: f64, view: &View) -> Option<Outline> {
    match *corners {
        [point] if radius == 0.0 => Some(Outline::Dot(view.place(point))),
        [a, b] if radius == 0.0 => segment(a, b, view),
        _ if radius == 0.0 => clipped(corners.iter().map(|&corner| view.place(corner)).collect()),
        _ => clipped(rounded(corners, radius, view)),
    }
}

/// The points of an arc around each corner.
fn rounded(corners: &[DVec2], radius: f64, view: &View) -> Vec<DVec2> {
    let normals = normals(corners);
    let before = normals.iter().cycle().skip(normals.len() - 1);
    let mut points = Vec::new();
    for ((&corner, &from), &to) in corners.iter().cycle().zip(before).zip(&normals) {
        let arc = Arc { center: view.place(corner), radius: radius / view.span };
        points.push(arc.point(from));
        arc.flatten([from, to], MOST_HALVINGS, &mut points);
        points.push(arc.point(to));
    }
    points
}

/// The outward normals of the edges, from that which leaves the first corner. For a single corner, as if it were two.
fn normals(corners: &[DVec2]) -> Vec<DVec2> {
    if corners.len() == 1 {
        return vec![DVec2::X, -DVec2::X];
    }
    let edges = corners.iter().zip(corners.iter().cycle().skip(1));
    edges.map(|(a, b)| (a - b).perp() / a.distance(*b)).collect()
}

/// From `start` as many lengths of a vector as given, in the plane.
pub(crate) fn line(start: DVec2, (along, longest): (DVec2, f64), view: &View) -> Option<Outline> {
    let path = (along / view.span, longest);
    clip::line(view.place(start), path, DVec2::splat(clip::REACH)).map(|ends| Outline::Line(ends.to_vec()))
}

pub(crate) fn segment(a: DVec2, b: DVec2, view: &View) -> Option<Outline> {
    line(a, (b - a, 1.0), view)
}

fn clipped(corners: Vec<DVec2>) -> Option<Outline> {
    let clipped = clip::polygon(corners);
    (!clipped.is_empty()).then_some(Outline::Area(clipped))
}

/// In places of the picture.
#[derive(Clone, Copy)]
struct Arc {
    center: DVec2,
    radius: f64,
}

impl Arc {
    fn point(&self, normal: DVec2) -> DVec2 {
        self.center + normal * self.radius
    }

    /// The points between those of two normals, as many as are seen.
    fn flatten(&self, [from, to]: [DVec2; 2], halvings: u32, corners: &mut Vec<DVec2>) {
        // Of a flat arc, chord²/8r. Of an arc up to half a turn, at least half of its height.
        let height = self.radius * (to - from).length_squared() / 8.0;
        let chord = Segment::new(self.point(from), self.point(to));
        let is_seen = query::within(&chord, &dvec2(0.0, 0.0), 2.0 * (clip::REACH + height)).unwrap_or(false);
        if halvings == 0 || height <= TOLERANCE || !is_seen {
            return;
        }
        // Along the sum. That of almost opposite normals loses digits, but their difference, turned by a quarter, does not.
        let middle = if from.dot(to) > 0.0 { from + to } else { (from - to).perp() };
        let middle = middle / middle.length();
        self.flatten([from, middle], halvings - 1, corners);
        corners.push(self.point(middle));
        self.flatten([middle, to], halvings - 1, corners);
    }
}

#[cfg(test)]
mod tests {
    use std::f64::consts::FRAC_PI_4;

    use impinge::glam::vec2;
    use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Stadium, Triangle};

    use super::*;

    fn view(x: f64, y: f64, span: f64) -> View {
        View { center: dvec2(x, y), span }
    }

    fn corners(shape: impl Into<BoundedOrRay>, view: &View) -> Vec<DVec2> {
        match outline(shape.into(), view) {
            Some(Outline::Area(corners) | Outline::Line(corners)) => corners,
            Some(Outline::Dot(dot)) => vec![dot],
            None => Vec::new(),
        }
    }

    /// Twice the area, by the cross products of the corners.
    fn double_area(corners: &[DVec2]) -> f64 {
        corners.iter().zip(corners.iter().cycle().skip(1)).map(|(a, b)| a.perp_dot(*b)).sum()
    }

    /// π/4 of the square of the diameter, and the stadium a square more.
    #[test]
    fn the_areas_are_those_of_circle_and_stadium() {
        let circle = corners(Circle::new(vec2(1.0, 2.0), 1.0), &view(1.0, 2.0, 2.0));
        assert!((double_area(&circle) / 2.0 - FRAC_PI_4).abs() < 1e-3);
        let stadium = corners(Stadium::new(vec2(0.0, 0.0), vec2(0.0, 2.0), 1.0), &view(0.0, 1.0, 2.0));
        assert!((double_area(&stadium) / 2.0 - FRAC_PI_4 - 1.0).abs() < 1e-3);
    }

    /// A radius adds the perimeter times it, and a disc (Steiner's formula). One corner turns by almost half a turn.
    #[test]
    fn the_areas_are_those_of_boxes_and_polygons() {
        let area = |shape: AnyShape| double_area(&corners(shape, &view(0.0, 0.0, 4.0))) / 2.0 * 16.0;
        let aabb = Aabb::new(vec2(-1.0, -1.0), vec2(2.0, 1.0));
        assert_eq!(area(aabb.into()), 6.0);
        assert!((area(aabb.rounded(0.5).into()) - 6.0 - 10.0 * 0.5 - FRAC_PI_4).abs() < 1e-2);
        // Sides of 3, 4 and 5 quarters.
        let triangle = Triangle::new([vec2(0.0, 0.0), vec2(0.75, 0.0), vec2(0.0, 1.0)]);
        assert_eq!(area(triangle.into()), 0.375);
        assert!((area(triangle.rounded(0.5).into()) - 0.375 - 3.0 * 0.5 - FRAC_PI_4).abs() < 1e-2);
        let thin = Triangle::new([vec2(-2.0, 0.0), vec2(2.0, 0.0), vec2(2.0, 1e-30)]);
        assert!((area(thin.rounded(0.5).into()) - 8.0 * 0.5 - FRAC_PI_4).abs() < 1e-2);
    }

    /// Around (3, 4), where the outline has the normal (0.6, 0.8), it is straight at such a scale.
    #[test]
    fn an_arc_is_smooth_a_billion_times_enlarged() {
        let circle = corners(Circle::new(vec2(0.0, 0.0), 5.0), &view(3.0, 4.0, 1e-8));
        let near: Vec<&DVec2> = circle.iter().filter(|corner| corner.abs().max_element() < clip::REACH).collect();
        assert!(!circle.is_empty() && near.iter().all(|corner| corner.dot(dvec2(0.6, 0.8)).abs() < 1e-3), "{near:?}");
        // The disc is below the line, and fills half of the box.
        assert!((double_area(&circle) / 2.0 - 2.0 * clip::REACH * clip::REACH).abs() < 0.1);
    }

    #[test]
    fn nothing_is_farther_out_than_the_box() {
        let (far, near) = (view(0.0, 0.0, 1e-3), view(0.5, 0.5, 1.0));
        let shapes = [
            Circle::new(vec2(0.0, 1e6), 1e6).into(),
            Stadium::new(vec2(-1e6, 0.0), vec2(1e6, 1.0), 0.5).into(),
            Aabb::new(vec2(-1e6, 0.0), vec2(0.0, 1e6)).into(),
            Triangle::new([vec2(-1e6, 0.0), vec2(1e6, 0.0), vec2(1e6, 1.0)]).rounded(0.5).into(),
            BoundedOrRay::Ray(Ray::new(vec2(-1e6, 0.0), vec2(1.0, 0.0))),
        ];
        for shape in shapes {
            for view in [far, near] {
                let corners = corners(shape, &view);
                let is_in = |corner: &DVec2| corner.abs().max_element() <= clip::REACH * (1.0 + 1e-9);
                assert!(!corners.is_empty() && corners.iter().all(is_in), "{corners:?}");
            }
        }
    }

    #[test]
    fn what_is_elsewhere_or_no_shape_is_not_drawn() {
        let is_drawn = |shape: BoundedOrRay| outline(shape, &view(0.0, 0.0, 1.0)).is_some();
        assert!(is_drawn(vec2(0.0, 0.0).into()));
        assert!(!is_drawn(Circle::new(vec2(9.0, 0.0), 1.0).into()));
        assert!(!is_drawn(Circle::new(vec2(0.0, 0.0), -1.0).into()));
        assert!(!is_drawn(vec2(f32::NAN, 0.0).into()));
        assert!(!is_drawn(Aabb::new(vec2(9.0, 9.0), vec2(10.0, 10.0)).into()));
        // An empty box.
        assert!(!is_drawn(Aabb::new(vec2(1.0, 1.0), vec2(-1.0, -1.0)).into()));
        assert!(!is_drawn(BoundedOrRay::Ray(Ray::new(vec2(3.0, 0.0), vec2(1.0, 0.0)))));
        assert!(!is_drawn(BoundedOrRay::Ray(Ray::new(vec2(0.0, f32::INFINITY), vec2(1.0, 0.0)))));
    }

    /// With 0 for the radius of a circle, or one point for the ends of a stadium.
    #[test]
    fn a_core_is_drawn_as_what_it_is() {
        let (a, b) = (vec2(0.0, 0.0), vec2(1.0, 0.0));
        let here = view(0.0, 0.0, 4.0);
        let drawn = |shape: AnyShape| outline(shape.into(), &here);
        let dot = Some(Outline::Dot(DVec2::ZERO));
        let points = [a.into(), Circle::new(a, 0.0).into(), Segment::new(a, a).into(), ConvexPolygon::from(a).into()];
        assert!(points.into_iter().all(|point: AnyShape| drawn(point) == dot));
        let line = Some(Outline::Line(vec![DVec2::ZERO, dvec2(0.25, 0.0)]));
        let segment = Segment::new(a, b);
        let lines = [segment.into(), Stadium::from(segment).into(), ConvexPolygon::from(segment).into()];
        assert!(lines.into_iter().all(|segment: AnyShape| drawn(segment) == line));
        assert_eq!(drawn(Stadium::new(a, a, 1.0).into()), drawn(Circle::new(a, 1.0).into()));
    }

    /// From the left side of the box to its right one.
    #[test]
    fn a_ray_is_clipped_at_both_sides() {
        let ray = BoundedOrRay::Ray(Ray::new(vec2(-9.0, 1.0), vec2(2.0, 0.0)));
        assert_eq!(corners(ray, &view(0.0, 0.0, 1.0)), [dvec2(-clip::REACH, 1.0), dvec2(clip::REACH, 1.0)]);
    }
}
