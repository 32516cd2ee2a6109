//! The `transform` attribute.

use impinge::glam::{DAffine2, DMat2, DVec2, dvec2};
use svgtypes::{TransformListParser, TransformListToken};

use super::EDITOR_PRECISION;
use super::error::Problem;

pub(crate) fn parse(text: &str) -> Result<DAffine2, Problem> {
    TransformListParser::from(text).try_fold(DAffine2::IDENTITY, |product, token| {
        let token = token.map_err(|error| Problem::syntax("transform", error))?;
        Ok(product * matrix(token))
    })
}

fn matrix(token: TransformListToken) -> DAffine2 {
    let linear = |x_axis, y_axis| DAffine2::from_mat2(DMat2::from_cols(x_axis, y_axis));
    match token {
        TransformListToken::Matrix { a, b, c, d, e, f } => DAffine2::from_cols_array(&[a, b, c, d, e, f]),
        TransformListToken::Translate { tx, ty } => DAffine2::from_translation(dvec2(tx, ty)),
        TransformListToken::Scale { sx, sy } => DAffine2::from_scale(dvec2(sx, sy)),
        TransformListToken::Rotate { angle } => {
            let heading = direction(angle);
            linear(heading, heading.perp())
        }
        TransformListToken::SkewX { angle } => linear(DVec2::X, dvec2(angle.to_radians().tan(), 1.0)),
        TransformListToken::SkewY { angle } => linear(dvec2(1.0, angle.to_radians().tan()), DVec2::Y),
    }
}

/// The unit vector at `degrees`; exact at quarter turns, where a radian is not.
fn direction(degrees: f64) -> DVec2 {
    match degrees.rem_euclid(360.0) {
        0.0 => DVec2::X,
        90.0 => DVec2::Y,
        180.0 => DVec2::NEG_X,
        270.0 => DVec2::NEG_Y,
        degrees => DVec2::from_angle(degrees.to_radians()),
    }
}

/// By how much `transform` scales a radius, if it keeps circles round, as far as an editor's digits tell.
pub(crate) fn scale(transform: &DAffine2) -> Result<f64, Problem> {
    let DMat2 { x_axis, y_axis } = transform.matrix2;
    let side = transform.matrix2.determinant().signum();
    let scale = x_axis.length();
    let is_even = (y_axis - side * x_axis.perp()).length() <= scale * EDITOR_PRECISION;
    if is_even { Ok(scale) } else { Err(Problem::Ellipse) }
}
