//! From one element to its shapes.

use impinge::glam::{DVec2, dvec2};
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium};

use super::attributes::{Attributes, numbers};
use super::context::Context;
use super::error::Problem;
use super::outline::Outline;
use super::{Content, equal_as_saved, path};

/// What the element `name` draws.
pub(crate) fn read(name: &str, attributes: &Attributes<'_>, context: &Context) -> Result<Content, Problem> {
    let shapes = match name {
        "line" => return stroked(vec![line(attributes)?], attributes, context),
        "polyline" => return polyline(attributes, context),
        "path" => return stroked(path::outlines(attributes.required("d")?)?, attributes, context),
        "polygon" => closed(points(attributes)?, context)?,
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

/// Its inside, if it is filled and convex; otherwise its pieces.
fn polyline(attributes: &Attributes<'_>, context: &Context) -> Result<Content, Problem> {
    let outline = Outline::open(points(attributes)?);
    match inside(&outline, context)? {
        Some(polygon) if !attributes.has_class("ray") => checked(vec![polygon.into()]),
        _ => stroked(vec![outline], attributes, context),
    }
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

/// The inside of the outline through `points`, if it is filled and convex; otherwise its pieces.
fn closed(points: Vec<DVec2>, context: &Context) -> Result<Vec<AnyShape<DVec2>>, Problem> {
    let outline = Outline::closed(points);
    Ok(match inside(&outline, context)? {
        Some(polygon) => vec![polygon.into()],
        None => outline.transformed(&context.transform).pieces().map(Into::into).collect(),
    })
}

/// What a fill covers, if that is a convex polygon.
fn inside(outline: &Outline, context: &Context) -> Result<Option<ConvexPolygon<DVec2>>, Problem> {
    // As it stands in the file: a transform rounds, after which a straight side may be bent.
    let polygon = outline.inside().filter(|_| context.filled);
    polygon.map(|polygon| hull(polygon.vertices(), context)).transpose()
}

/// The hull of `points` in the drawing.
fn hull(points: &[DVec2], context: &Context) -> Result<ConvexPolygon<DVec2>, Problem> {
    let points: Vec<_> = points.iter().map(|&point| context.transform.transform_point2(point)).collect();
    Ok(ConvexPolygon::hull(&points)?)
}

fn circle(attributes: &Attributes<'_>, context: &Context) -> Result<AnyShape<DVec2>, Problem> {
    let center = dvec2(attributes.coordinate("cx")?, attributes.coordinate("cy")?);
    let radius = attributes.required_size("r")? * context.scale()?;
    Ok(Circle::new(context.transform.transform_point2(center), radius).into())
}

fn rect(attributes: &Attributes<'_>, context: &Context) -> Result<Vec<AnyShape<DVec2>>, Problem> {
    let corner = dvec2(attributes.coordinate("x")?, attributes.coordinate("y")?);
    let size = dvec2(attributes.required_size("width")?, attributes.required_size("height")?);
    let radii = radii(attributes, size)?;
    if radii.min_element() == 0.0 {
        let shapes = closed(corners(corner, size).into(), context)?;
        return Ok(shapes.into_iter().map(boxed).collect());
    }
    Ok(vec![rounded(corner, size, radii, context)?])
}

/// In the order in which SVG draws them.
fn corners(corner: DVec2, size: DVec2) -> [DVec2; 4] {
    [DVec2::ZERO, size.with_y(0.0), size, size.with_x(0.0)].map(|offset| corner + offset)
}

/// A polygon as a box, if it is one.
fn boxed(shape: AnyShape<DVec2>) -> AnyShape<DVec2> {
    let AnyShape::ConvexPolygon(polygon) = shape else { return shape };
    let around = Aabb::from_points(polygon.vertices());
    if AnyShape::from(ConvexPolygon::from(around)) == shape { around.into() } else { shape }
}

/// A box with round corners: a stadium where they leave nothing of the shorter sides, as far as an editor's digits tell.
fn rounded(corner: DVec2, size: DVec2, radii: DVec2, context: &Context) -> Result<AnyShape<DVec2>, Problem> {
    let half = size.min_element() / 2.0;
    if radii.to_array().iter().all(|&radius| equal_as_saved(radius, half)) {
        let [a, b] = [corner + half, corner + size - half].map(|end| context.transform.transform_point2(end));
        return Ok(Stadium::new(a, b, half * context.scale()?).into());
    }
    let radius = radii.x;
    if radius != radii.y {
        return Err(Problem::EllipticCorners);
    }
    let core = hull(&corners(corner + radius, size - 2.0 * radius), context)?;
    Ok(core.rounded(radius * context.scale()?).into())
}

/// The radii `rx` and `ry` as SVG has them: each defaults to the other, and ends at half the side.
fn radii(attributes: &Attributes<'_>, size: DVec2) -> Result<DVec2, Problem> {
    let [rx, ry] = ["rx", "ry"].map(|name| match attributes.get(name) {
        Some("auto") => Ok(None),
        _ => attributes.size(name),
    });
    let (rx, ry) = (rx?, ry?);
    let radii = dvec2(rx.or(ry).unwrap_or(0.0), ry.or(rx).unwrap_or(0.0));
    Ok(radii.min(size / 2.0))
}
