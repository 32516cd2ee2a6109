//! Shapes with their numbers in separate arrays, from which a sift reads without sorting them first.

#[macro_use]
mod held;
#[macro_use]
mod list;

mod columns;
mod iter;

use glam::Vec2;

use self::columns::{Columns, block};
pub use self::iter::Iter;
use super::lanes::{Long, Round};
use super::shapes::sealed::Member as _;
use super::shapes::{Shapes, sealed};
use crate::shapes::{Circle, Segment, Stadium};
use crate::vector::Vector;
use crate::vector::sealed::Scalar as _;

macro_rules! container {
    (
        $(#[$meta:meta])* $container:ident: $shape:ident;
        [$($coordinate:ident),*] and $radius:ident and $margin:ident, $count:literal columns;
        $from_shape:pat => $to_numbers:expr;
        $to_shape:expr;
        $lane:ident: $to_lane:expr;
        $example:literal
    ) => {
        $(#[$meta])*
        #[derive(Clone)]
        pub struct $container<V: Vector = Vec2> {
            columns: Columns<V::Scalar, $count>,
        }

        impl<V: Vector> $container<V> {
            /// None yet.
            ///
            /// ```
            #[doc = $example]
            #[doc = concat!("assert!(impinge::batch::", stringify!($container), "::<impinge::glam::Vec2>::new().is_empty());")]
            /// ```
            #[must_use]
            pub const fn new() -> Self {
                Self { columns: Columns::new() }
            }

            /// None yet, and room for so many.
            ///
            /// # Panics
            /// Where [`Vec::with_capacity`](alloc::vec::Vec::with_capacity) does: if it is more than memory can have.
            ///
            /// ```
            #[doc = $example]
            #[doc = concat!("let mut few = impinge::batch::", stringify!($container), "::with_capacity(2);")]
            /// few.extend([a, b]); // Without an allocation.
            /// assert_eq!(few.len(), 2);
            /// ```
            #[must_use]
            pub fn with_capacity(capacity: usize) -> Self {
                Self { columns: Columns::with_capacity(capacity) }
            }

            /// Makes room for so many more.
            ///
            /// # Panics
            /// Where [`Vec::reserve`](alloc::vec::Vec::reserve) does: if it is more than memory can have.
            ///
            /// ```
            #[doc = $example]
            /// shapes.reserve(2);
            /// shapes.extend([a, b]); // Without an allocation.
            /// assert_eq!(shapes.len(), 5);
            /// ```
            pub fn reserve(&mut self, additional: usize) {
                self.columns.reserve(additional);
            }

            /// Adds one, whose index is the number of those before.
            ///
            /// ```
            #[doc = $example]
            /// shapes.push(a);
            /// assert_eq!(shapes.get(3), Some(a));
            /// ```
            pub fn push(&mut self, shape: $shape<V>) {
                self.columns.push(Self::numbers_of(shape), shape.lane().margin);
            }

            /// The one at `index`, if there are as many.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!((shapes.get(2), shapes.get(3)), (Some(c), None));
            /// ```
            #[must_use]
            pub fn get(&self, index: usize) -> Option<$shape<V>> {
                (index < self.len()).then(|| sealed::Shapes::member(self, index))
            }

            /// Replaces the one at `index`. Does nothing, and tells `false`, if there are fewer.
            ///
            /// ```
            #[doc = $example]
            /// assert!(shapes.set(0, c) && !shapes.set(3, c));
            /// assert!(shapes.iter().eq([c, b, c]));
            /// ```
            pub fn set(&mut self, index: usize, shape: $shape<V>) -> bool {
                let is_there = index < self.len();
                if is_there {
                    self.columns.set(index, Self::numbers_of(shape), shape.lane().margin);
                }
                is_there
            }

            /// Removes the one at `index`, whose place the last one takes. `None`, and nothing is done, if there are fewer.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!((shapes.swap_remove(0), shapes.swap_remove(2)), (Some(a), None));
            /// assert!(shapes.iter().eq([c, b]));
            /// ```
            pub fn swap_remove(&mut self, index: usize) -> Option<$shape<V>> {
                let removed = self.get(index);
                if removed.is_some() {
                    self.columns.swap_remove(index);
                }
                removed
            }

            /// Keeps the first so many, and the memory. Does nothing if there are fewer.
            ///
            /// ```
            #[doc = $example]
            /// shapes.truncate(2);
            /// assert!(shapes.iter().eq([a, b]));
            /// ```
            pub fn truncate(&mut self, count: usize) {
                self.columns.truncate(count);
            }

            /// Removes all of them, and keeps the memory.
            ///
            /// ```
            #[doc = $example]
            /// shapes.clear();
            /// assert!(shapes.is_empty());
            /// ```
            pub fn clear(&mut self) {
                self.truncate(0);
            }

            /// How many there are.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(shapes.len(), 3);
            /// ```
            #[must_use]
            pub fn len(&self) -> usize {
                self.columns.len()
            }

            /// Whether there are none.
            ///
            /// ```
            #[doc = $example]
            /// assert!(!shapes.is_empty());
            /// ```
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// All of them, in the order of their indices.
            ///
            /// ```
            #[doc = $example]
            /// assert!(shapes.iter().rev().eq([c, b, a]));
            /// ```
            pub fn iter(&self) -> Iter<'_, Self> {
                Iter::new(self)
            }

            fn numbers_of($from_shape: $shape<V>) -> [V::Scalar; $count] {
                $to_numbers
            }
        }

        list!($container of $shape);

        held! {
            $container: $shape;
            [$($coordinate),*] and $radius and $margin;
            $to_shape;
            $lane: $to_lane
        }
    };
}

container! {
    /// Circles, and with radius 0 points, with their numbers in separate arrays.
    ///
    /// It is used like a `Vec<Circle>`, and the functions of [`batch`](crate::batch) are faster on it.
    ///
    /// ```
    /// use impinge::glam::vec2;
    /// use impinge::{Circle, Ray, batch};
    ///
    /// let mut balls: batch::Circles = (0..9).map(|i| Circle::new(vec2(3.0 * i as f32, 0.0), 1.0)).collect();
    /// balls.push(Circle::new(vec2(4.5, 0.0), 0.25));
    /// balls.set(1, Circle::new(vec2(3.0, 50.0), 1.0));
    ///
    /// let ray = Ray::new(vec2(1.5, 0.0), vec2(1.0, 0.0));
    /// let (index, hit) = batch::raycast(&ray, &balls, 100.0)?.expect("a hit");
    /// assert_eq!((index, hit.t), (9, 2.75));
    /// assert_eq!(balls.get(index), Some(Circle::new(vec2(4.5, 0.0), 0.25)));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    Circles: Circle;
    [x, y] and radius and margin, 3 columns;
    Circle { center, radius } => { let [x, y] = center.components(); [x, y, radius] };
    Circle::new(V::from_components(x, y), radius);
    Round: Round { center: [x, y], margin };
    "# use impinge::{Circle, batch::Circles, glam::vec2};\n\
     # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));\n\
     let mut shapes: Circles = [a, b, c].into_iter().collect();"
}

container! {
    /// Stadiums, and with radius 0 segments, with their numbers in separate arrays.
    ///
    /// It is used like a `Vec<Stadium>`, and the functions of [`batch`](crate::batch) are faster on it.
    ///
    /// ```
    /// use impinge::glam::vec2;
    /// use impinge::{Segment, Stadium, batch};
    ///
    /// let shelf = |i: u8| Stadium::new(vec2(0.0, i.into()), vec2(5.0, i.into()), 0.25);
    /// let mut walls: batch::Stadiums = (0..9).map(shelf).collect();
    /// walls.push(Segment::new(vec2(2.0, 0.0), vec2(2.0, 8.0)).into());
    ///
    /// let mut found = Vec::new();
    /// batch::intersecting(&vec2(2.0, 3.25), &walls, &mut found)?;
    /// assert_eq!(found, [3, 9]);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    Stadiums: Stadium;
    [ax, ay, bx, by] and radius and margin, 5 columns;
    Stadium { segment: Segment { a, b }, radius } => {
        let ([ax, ay], [bx, by]) = (a.components(), b.components());
        [ax, ay, bx, by, radius]
    };
    Stadium::new(V::from_components(ax, ay), V::from_components(bx, by), radius);
    Long: Long { a: [ax, ay], b: [bx, by], margin };
    "# use impinge::{Stadium, batch::Stadiums, glam::vec2};\n\
     # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Stadium::new(vec2(x, 0.0), vec2(x, 9.0), 1.0));\n\
     let mut shapes: Stadiums = [a, b, c].into_iter().collect();"
}
