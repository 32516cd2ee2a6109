//! `widened`, from `f32` to `f64`.

use super::{Circle, Ray, Segment, Stadium};
use crate::vector::{Components as _, Vector};

fn widened<V: Vector<Scalar = f32>>(vector: V) -> V::Wide {
    vector.components().map(f64::from).into()
}

impl<V: Vector<Scalar = f32>> Segment<V> {
    /// The same segment in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Segment;
    /// let wide = Segment::new([0.1_f32, 0.0], [1.0, 0.0]).widened();
    /// assert_eq!(wide.a, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Segment<V::Wide> {
        Segment::new(widened(self.a), widened(self.b))
    }
}

impl<V: Vector<Scalar = f32>> Circle<V> {
    /// The same circle in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Circle;
    /// let wide = Circle::new([0.1_f32, 0.0], 1.0).widened();
    /// assert_eq!(wide.center, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Circle<V::Wide> {
        Circle::new(widened(self.center), f64::from(self.radius))
    }
}

impl<V: Vector<Scalar = f32>> Stadium<V> {
    /// The same stadium in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Stadium;
    /// let wide = Stadium::new([0.1_f32, 0.0], [1.0, 0.0], 1.0).widened();
    /// assert_eq!(wide.segment.a, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Stadium<V::Wide> {
        self.segment.widened().inflated(f64::from(self.radius))
    }
}

impl<V: Vector<Scalar = f32>> Ray<V> {
    /// The same ray in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Ray;
    /// let wide = Ray::new([0.1_f32, 0.0], [1.0, 0.0]).widened();
    /// assert_eq!(wide.origin, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Ray<V::Wide> {
        Ray::new(widened(self.origin), widened(self.direction))
    }
}
