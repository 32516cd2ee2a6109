//! What part of the plane is seen: everything drawn is in units of its span, from its centre.

use impinge::glam::{DVec2, Vec2};

use crate::clip;

/// The span is the extent across the smaller side of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct View {
    pub(crate) center: DVec2,
    pub(crate) span: f64,
}

/// The distances from the centre of the picture to its sides, in spans. The smaller one is a half.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame(DVec2);

/// Farther in, nothing of an `f32` is left to see; farther out, nothing of its range.
const SPANS: [f64; 2] = [1e-46, 1e39];

impl Default for Frame {
    fn default() -> Self {
        Self(DVec2::splat(0.5))
    }
}

impl Frame {
    /// The frame of a picture of this size, but no wider than what is drawn (see `clip`). A square if the size is invalid.
    pub(crate) fn new(size: DVec2) -> Self {
        if size.min_element() > 0.0 { Self((size / 2.0).min(DVec2::splat(clip::REACH))) } else { Self::default() }
    }

    pub(crate) fn half(self) -> DVec2 {
        self.0
    }

    pub(crate) fn contains(self, place: DVec2) -> bool {
        place.abs().cmple(self.0).all()
    }
}

impl View {
    /// One in the range of `f32`. `None` where there is no such centre, or no extent.
    pub(crate) fn new(center: DVec2, span: f64) -> Option<Self> {
        let farthest = DVec2::splat(SPANS[1]);
        let view = Self { center: center.clamp(-farthest, farthest), span: span.clamp(SPANS[0], SPANS[1]) };
        (center.is_finite() && span > 0.0).then_some(view)
    }

    /// Around everything between the corners, with some space.
    pub(crate) fn around(min: DVec2, max: DVec2) -> Self {
        let extent = (max - min).max_element();
        let span = if extent > 0.0 { 1.25 * extent } else { 4.0 };
        let grid = power_of_two_below(span / 32.0);
        let span = ((span / grid).ceil() * grid).clamp(SPANS[0], SPANS[1]);
        Self { center: (min.midpoint(max) / grid).round() * grid, span }
    }

    /// The place in the picture of a point of the plane.
    pub(crate) fn place(&self, point: DVec2) -> DVec2 {
        (point - self.center) / self.span
    }

    /// The point of the plane at a place in the picture.
    pub(crate) fn point(&self, place: DVec2) -> DVec2 {
        self.center + place * self.span
    }

    pub(crate) fn panned(self, by: DVec2) -> Self {
        Self::new(self.point(by), self.span).unwrap_or(self)
    }

    /// `place` stays where it is.
    pub(crate) fn zoomed(self, factor: f64, place: DVec2) -> Self {
        let span = (self.span * factor).clamp(SPANS[0], SPANS[1]);
        Self::new(self.center + place * (self.span - span), span).unwrap_or(self)
    }

    /// A power of two of about a pixel, of which what is dragged becomes a multiple.
    pub(crate) fn grid(&self) -> f64 {
        power_of_two_below(self.span / 256.0)
    }
}

/// The multiple of `grid` nearest to each coordinate.
pub(crate) fn snapped(offset: DVec2, grid: f64) -> Vec2 {
    ((offset / grid).round() * grid).as_vec2()
}

/// Of a positive normal number: its mantissa cut off.
pub(crate) fn power_of_two_below(number: f64) -> f64 {
    f64::from_bits(number.to_bits() & (0x7ff << 52))
}
