//! `widened`, from each `f32` vector to its `f64` counterpart.

use super::{Circle, Ray, Segment, Stadium};

macro_rules! widened {
    ($narrow:ty => $wide:ty, $widen:expr) => {
        impl Segment<$narrow> {
            /// The same segment in `f64`.
            ///
            /// ```
            /// # use impinge::Segment;
            /// assert_eq!(Segment::new([0.1_f32, 0.0], [1.0, 0.0]).widened().a, [f64::from(0.1_f32), 0.0]);
            /// ```
            #[must_use]
            pub fn widened(&self) -> Segment<$wide> {
                Segment::new($widen(self.a), $widen(self.b))
            }
        }

        impl Circle<$narrow> {
            /// The same circle in `f64`.
            ///
            /// ```
            /// # use impinge::Circle;
            /// assert_eq!(Circle::new([0.1_f32, 0.0], 1.0).widened().center, [f64::from(0.1_f32), 0.0]);
            /// ```
            #[must_use]
            pub fn widened(&self) -> Circle<$wide> {
                Circle::new($widen(self.center), f64::from(self.radius))
            }
        }

        impl Stadium<$narrow> {
            /// The same stadium in `f64`.
            ///
            /// ```
            /// # use impinge::Stadium;
            /// assert_eq!(Stadium::new([0.1_f32, 0.0], [1.0, 0.0], 1.0).widened().segment.a, [f64::from(0.1_f32), 0.0]);
            /// ```
            #[must_use]
            pub fn widened(&self) -> Stadium<$wide> {
                self.segment.widened().inflated(f64::from(self.radius))
            }
        }

        impl Ray<$narrow> {
            /// The same ray in `f64`.
            ///
            /// ```
            /// # use impinge::Ray;
            /// assert_eq!(Ray::new([0.1_f32, 0.0], [1.0, 0.0]).widened().origin, [f64::from(0.1_f32), 0.0]);
            /// ```
            #[must_use]
            pub fn widened(&self) -> Ray<$wide> {
                Ray::new($widen(self.origin), $widen(self.direction))
            }
        }
    };
}

widened!([f32; 2] => [f64; 2], |v: [f32; 2]| v.map(f64::from));
#[cfg(any(feature = "std", feature = "f64"))]
widened!(glam::Vec2 => glam::DVec2, |v: glam::Vec2| v.as_dvec2());
