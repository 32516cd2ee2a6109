//! From one element to its shapes.

use impinge::glam::{DVec2, dvec2};
use impinge::{AnyShape, Circle, Ray, Segment, Stadium};

use super::attributes::{Attributes, numbers};
use super::context::Context;
use super::error::Problem;
use super::outline::Outline;
use super::{Content, equal_as_saved, path};

/// What the element `name` draws.
pub(crate) fn read(name: &str, attributes: &Attributes<'_>, context: &Context) -> Result<Content, Problem> {
    let shapes = match name {
        "line" => return stroked(vec![line(attributes)?], attributes, context),
        "polyline" => return stroked(vec![Outline::open(points(attributes)?)], attributes, context),
        "path" => return stroked(path::outlines(attributes.required("d")?)?, attributes, context),
        "polygon" => segments(Outline::closed(points(attributes)?), context),
        "circle" => vec![circle(attributes, context)?],
        "rect" => rect(attributes, context)?,
        _ => return Err(Problem::Unsupported),
    };
    if attributes.has_class("ray") {
        return Err(Problem::NotARay);
    }
    checked(shapes)
}

fn checked(shapes: Vec<AnyShape<DVec2>>) -> Result<Content, Problem> {
    shapes.iter().try_for_each(AnyShape::validate)?;
    Ok(Content::Shapes(shapes))
}

fn line(attributes: &Attributes<'_>) -> Result<Outline, Problem> {
    let start = dvec2(attributes.coordinate("x1")?, attributes.coordinate("y1")?);
    let end = dvec2(attributes.coordinate("x2")?, attributes.coordinate("y2")?);
    Ok(Outline::open(vec![start, end]))
}

fn points(attributes: &Attributes<'_>) -> Result<Vec<DVec2>, Problem> {
    let numbers = numbers("points", attributes.required("points")?)?;
    let pairs = numbers.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return Err(Problem::HalfPoint);
    }
    Ok(pairs.map(DVec2::from_slice).collect())
}

/// A ray where it is marked as one; stadiums under a round stroke, bare segments otherwise.
fn stroked(outlines: Vec<Outline>, attributes: &Attributes<'_>, context: &Context) -> Result<Content, Problem> {
    let outlines = outlines.into_iter().map(|outline| outline.transformed(&context.transform));
    let pieces: Vec<_> = outlines.flat_map(|outline| outline.pieces().collect::<Vec<_>>()).collect();
    if attributes.has_class("ray") {
        return ray(&pieces);
    }
    let radius = context.stroke_radius()?;
    let inflated = |piece: Segment<DVec2>| match radius {
        Some(radius) => piece.inflated(radius).into(),
        None => piece.into(),
    };
    checked(pieces.into_iter().map(inflated).collect())
}

fn ray(pieces: &[Segment<DVec2>]) -> Result<Content, Problem> {
    let [piece] = pieces else { return Err(Problem::NotARay) };
    let ray = Ray::through(piece.a, piece.b);
    ray.validate()?;
    Ok(Content::Ray(ray))
}

fn segments(outline: Outline, context: &Context) -> Vec<AnyShape<DVec2>> {
    outline.transformed(&context.transform).pieces().map(Into::into).collect()
}

fn circle(attributes: &Attributes<'_>, context: &Context) -> Result<AnyShape<DVec2>, Problem> {
    let center = dvec2(attributes.coordinate("cx")?, attributes.coordinate("cy")?);
    let radius = attributes.required_size("r")? * context.scale()?;
    Ok(Circle::new(context.transform.transform_point2(center), radius).into())
}

fn rect(attributes: &Attributes<'_>, context: &Context) -> Result<Vec<AnyShape<DVec2>>, Problem> {
    let corner = dvec2(attributes.coordinate("x")?, attributes.coordinate("y")?);
    let size = dvec2(attributes.required_size("width")?, attributes.required_size("height")?);
    let rounding = rounding(attributes, size)?;
    if rounding.min_element() == 0.0 {
        let corners = [DVec2::ZERO, size.with_y(0.0), size, size.with_x(0.0)].map(|offset| corner + offset);
        return Ok(segments(Outline::closed(corners.into()), context));
    }
    let radius = size.min_element() / 2.0;
    if !rounding.to_array().iter().all(|&side| equal_as_saved(side, radius)) {
        return Err(Problem::PartlyRounded);
    }
    let [a, b] = [corner + radius, corner + size - radius].map(|end| context.transform.transform_point2(end));
    Ok(vec![Stadium::new(a, b, radius * context.scale()?).into()])
}

/// The radii `rx` and `ry` as SVG has them: each defaults to the other, and ends at half the side.
fn rounding(attributes: &Attributes<'_>, size: DVec2) -> Result<DVec2, Problem> {
    let [rx, ry] = ["rx", "ry"].map(|name| match attributes.get(name) {
        Some("auto") => Ok(None),
        _ => attributes.size(name),
    });
    let (rx, ry) = (rx?, ry?);
    let radii = dvec2(rx.or(ry).unwrap_or(0.0), ry.or(rx).unwrap_or(0.0));
    Ok(radii.min(size / 2.0))
}
