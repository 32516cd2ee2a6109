//! Shapes with their numbers in separate arrays, from which a sift reads without sorting them first.

mod columns;

use glam::Vec2;

use self::columns::Columns;
use super::lanes::{Lanes, Long, Round};
use super::shapes::{Shapes, sealed};
use crate::shapes::{Circle, Stadium};
use crate::vector::Vector;
use crate::vector::sealed::Scalar as _;

macro_rules! container {
    (
        $(#[$meta:meta])* $container:ident: $shape:ident, $count:literal columns;
        $from_shape:pat => $to_numbers:expr;
        $from_numbers:pat => $to_shape:expr;
        $lanes:ident: $from_columns:pat => $to_lanes:expr;
        $from_singles:pat => $to_lane:expr;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $container<V: Vector = Vec2> {
            columns: Columns<V::Scalar, $count>,
        }

        impl<V: Vector> $container<V> {
            /// None yet.
            #[must_use]
            pub const fn new() -> Self {
                Self { columns: Columns::new() }
            }

            /// Adds one, whose index is the number of those before.
            pub fn push(&mut self, shape: $shape<V>) {
                self.columns.push(Self::numbers_of(shape));
            }

            /// The one at `index`, if there are as many.
            #[must_use]
            pub fn get(&self, index: usize) -> Option<$shape<V>> {
                (index < self.len()).then(|| sealed::Shapes::member(self, index))
            }

            /// Replaces the one at `index`. Does nothing, and tells `false`, if there are fewer.
            pub fn set(&mut self, index: usize, shape: $shape<V>) -> bool {
                let is_there = index < self.len();
                if is_there {
                    self.columns.set(index, Self::numbers_of(shape));
                }
                is_there
            }

            /// Removes all of them, and keeps the memory.
            pub fn clear(&mut self) {
                self.columns.clear();
            }

            /// How many there are.
            #[must_use]
            pub fn len(&self) -> usize {
                self.columns.len()
            }

            /// Whether there are none.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// All of them, in the order of their indices.
            pub fn iter(&self) -> impl ExactSizeIterator<Item = $shape<V>> + DoubleEndedIterator + Clone {
                (0..self.len()).map(|index| sealed::Shapes::member(self, index))
            }

            fn numbers_of($from_shape: $shape<V>) -> [V::Scalar; $count] {
                $to_numbers
            }
        }

        impl<V: Vector> Default for $container<V> {
            fn default() -> Self {
                Self::new()
            }
        }

        impl<V: Vector> Extend<$shape<V>> for $container<V> {
            fn extend<I: IntoIterator<Item = $shape<V>>>(&mut self, shapes: I) {
                shapes.into_iter().for_each(|shape| self.push(shape));
            }
        }

        impl<V: Vector> FromIterator<$shape<V>> for $container<V> {
            fn from_iter<I: IntoIterator<Item = $shape<V>>>(shapes: I) -> Self {
                let mut container = Self::new();
                container.extend(shapes);
                container
            }
        }

        impl<V: Vector> Shapes for $container<V> {
            type Shape = $shape<V>;
            type Vector = V;
        }

        impl<V: Vector> sealed::Shapes for $container<V> {
            type Member = $shape<V>;
            type Lanes = $lanes;

            #[inline(always)]
            fn count(&self) -> usize {
                self.len()
            }

            #[inline(always)]
            fn member(&self, index: usize) -> $shape<V> {
                let $from_numbers = self.columns.at(index);
                $to_shape
            }

            #[inline(always)]
            fn lanes(&self, start: usize) -> Option<$lanes> {
                let $from_columns = self.columns.lanes(start)?;
                Some($to_lanes)
            }

            #[inline(always)]
            fn numbers(&self, index: usize) -> <$lanes as Lanes>::Lane {
                let $from_singles = self.columns.at(index).map(|number| number.single());
                $to_lane
            }
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
    Circles: Circle, 3 columns;
    Circle { center, radius } => { let [x, y] = center.components(); [x, y, radius] };
    [x, y, radius] => Circle::new(V::from_components(x, y), radius);
    Round: [x, y, radius] => Round { x, y, radius };
    [x, y, radius] => ([x, y], radius);
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
    Stadiums: Stadium, 5 columns;
    Stadium { segment, radius } => {
        let ([ax, ay], [bx, by]) = (segment.a.components(), segment.b.components());
        [ax, ay, bx, by, radius]
    };
    [ax, ay, bx, by, radius] => Stadium::new(V::from_components(ax, ay), V::from_components(bx, by), radius);
    Long: [ax, ay, bx, by, radius] => Long { a: [ax, ay], b: [bx, by], radius };
    [ax, ay, bx, by, radius] => ([ax, ay], [bx, by], radius);
}
