//! Outlines as polygons and lines that look smooth however near one looks.

use impinge::glam::{DVec2, dvec2};
use impinge::{Segment, query};

use crate::clip;
use crate::figure::AnyShape;
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

/// `None` where the shape is none, or out of the picture.
pub(crate) fn outline(shape: AnyShape, view: &View) -> Option<Outline> {
    match shape {
        AnyShape::Point(point) => point.is_finite().then(|| Outline::Dot(view.place(point.as_dvec2()))),
        AnyShape::Segment(segment) => {
            line(segment.a.as_dvec2(), (segment.b.as_dvec2() - segment.a.as_dvec2(), 1.0), view)
        }
        AnyShape::Ray(ray) => line(ray.origin.as_dvec2(), (ray.direction.as_dvec2(), f64::INFINITY), view),
        AnyShape::Circle(circle) => {
            circle.validate().ok()?;
            area(view, [circle.center.as_dvec2(); 2], f64::from(circle.radius))
        }
        AnyShape::Stadium(stadium) => {
            stadium.validate().ok()?;
            area(view, [stadium.segment.a.as_dvec2(), stadium.segment.b.as_dvec2()], f64::from(stadium.radius))
        }
    }
}

/// From `start` as many lengths of a vector as given, in the plane.
pub(crate) fn line(start: DVec2, (along, longest): (DVec2, f64), view: &View) -> Option<Outline> {
    let path = (along / view.span, longest);
    clip::line(view.place(start), path, DVec2::splat(clip::REACH)).map(|ends| Outline::Line(ends.to_vec()))
}

pub(crate) fn segment(a: DVec2, b: DVec2, view: &View) -> Option<Outline> {
    line(a, (b - a, 1.0), view)
}

/// A polygon with these corners.
pub(crate) fn polygon(corners: &[DVec2], view: &View) -> Option<Outline> {
    clipped(corners.iter().map(|&corner| view.place(corner)).collect())
}

/// The segment between the centres, swollen: four quarters of a circle, two around each end.
fn area(view: &View, centers: [DVec2; 2], radius: f64) -> Option<Outline> {
    let along = centers[1] - centers[0];
    let forward = if along == DVec2::ZERO { DVec2::X } else { along / along.length() };
    let normals = [-forward.perp(), forward, forward.perp(), -forward];
    let [a, b] = centers.map(|center| Arc { center: view.place(center), radius: radius / view.span });
    let mut corners = Vec::new();
    for (quarter, arc) in [b, b, a, a].iter().enumerate() {
        let (from, to) = (normals[quarter], normals[(quarter + 1) % 4]);
        corners.push(arc.point(from));
        arc.flatten([from, to], MOST_HALVINGS, &mut corners);
        corners.push(arc.point(to));
    }
    clipped(corners)
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
        // Of a flat arc, chord²/8r.
        let height = self.radius * (to - from).length_squared() / 8.0;
        let chord = Segment::new(self.point(from), self.point(to));
        let is_seen = query::within(&chord, &dvec2(0.0, 0.0), 2.0 * (clip::REACH + height)).unwrap_or(false);
        if halvings == 0 || height <= TOLERANCE || !is_seen {
            return;
        }
        let middle = (from + to) / (from + to).length();
        self.flatten([from, middle], halvings - 1, corners);
        corners.push(self.point(middle));
        self.flatten([middle, to], halvings - 1, corners);
    }
}

#[cfg(test)]
mod tests {
    use impinge::glam::vec2;
    use impinge::{Circle, Ray, Stadium};

    use super::*;

    fn view(x: f64, y: f64, span: f64) -> View {
        View { center: dvec2(x, y), span }
    }

    fn corners(shape: AnyShape, view: &View) -> Vec<DVec2> {
        match outline(shape, view) {
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
        let quarter_turn = std::f64::consts::FRAC_PI_4;
        let circle = corners(AnyShape::Circle(Circle::new(vec2(1.0, 2.0), 1.0)), &view(1.0, 2.0, 2.0));
        assert!((double_area(&circle) / 2.0 - quarter_turn).abs() < 1e-3);
        let stadium =
            corners(AnyShape::Stadium(Stadium::new(vec2(0.0, 0.0), vec2(0.0, 2.0), 1.0)), &view(0.0, 1.0, 2.0));
        assert!((double_area(&stadium) / 2.0 - quarter_turn - 1.0).abs() < 1e-3);
    }

    /// Around (3, 4), where the outline has the normal (0.6, 0.8), it is straight at such a scale.
    #[test]
    fn an_arc_is_smooth_a_billion_times_enlarged() {
        let circle = corners(AnyShape::Circle(Circle::new(vec2(0.0, 0.0), 5.0)), &view(3.0, 4.0, 1e-8));
        let near: Vec<&DVec2> = circle.iter().filter(|corner| corner.abs().max_element() < clip::REACH).collect();
        assert!(!circle.is_empty() && near.iter().all(|corner| corner.dot(dvec2(0.6, 0.8)).abs() < 1e-3), "{near:?}");
        // The disc is below the line, and fills half of the box.
        assert!((double_area(&circle) / 2.0 - 2.0 * clip::REACH * clip::REACH).abs() < 0.1);
    }

    #[test]
    fn nothing_is_farther_out_than_the_box() {
        let (far, near) = (view(0.0, 0.0, 1e-3), view(0.5, 0.5, 1.0));
        let shapes = [
            AnyShape::Circle(Circle::new(vec2(0.0, 1e6), 1e6)),
            AnyShape::Stadium(Stadium::new(vec2(-1e6, 0.0), vec2(1e6, 1.0), 0.5)),
            AnyShape::Ray(Ray::new(vec2(-1e6, 0.0), vec2(1.0, 0.0))),
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
        let here = view(0.0, 0.0, 1.0);
        assert_eq!(outline(AnyShape::Circle(Circle::new(vec2(9.0, 0.0), 1.0)), &here), None);
        assert_eq!(outline(AnyShape::Circle(Circle::new(vec2(0.0, 0.0), -1.0)), &here), None);
        assert_eq!(outline(AnyShape::Point(vec2(f32::NAN, 0.0)), &here), None);
        assert_eq!(outline(AnyShape::Ray(Ray::new(vec2(3.0, 0.0), vec2(1.0, 0.0))), &here), None);
        assert_eq!(outline(AnyShape::Ray(Ray::new(vec2(0.0, f32::INFINITY), vec2(1.0, 0.0))), &here), None);
    }

    /// From the left side of the box to its right one.
    #[test]
    fn a_ray_is_clipped_at_both_sides() {
        let ray = AnyShape::Ray(Ray::new(vec2(-9.0, 1.0), vec2(2.0, 0.0)));
        assert_eq!(corners(ray, &view(0.0, 0.0, 1.0)), [dvec2(-clip::REACH, 1.0), dvec2(clip::REACH, 1.0)]);
    }
}
