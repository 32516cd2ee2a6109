//! Shapes with their numbers in separate arrays, from which a sift reads without sorting them first.

mod columns;

use alloc::vec::Vec;

use glam::Vec2;

use self::columns::{Columns, block};
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
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $container<V: Vector = Vec2> {
            columns: Columns<V::Scalar, $count>,
            margins: Vec<f32>,
        }

        impl<V: Vector> $container<V> {
            /// None yet.
            #[must_use]
            pub const fn new() -> Self {
                Self { columns: Columns::new(), margins: Vec::new() }
            }

            /// Adds one, whose index is the number of those before.
            pub fn push(&mut self, shape: $shape<V>) {
                self.columns.push(Self::numbers_of(shape));
                self.margins.push(shape.lane().margin);
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
                    self.margins[index] = shape.lane().margin;
                }
                is_there
            }

            /// Removes all of them, and keeps the memory.
            pub fn clear(&mut self) {
                self.columns.clear();
                self.margins.clear();
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
            type Lane = $lane;

            #[inline(always)]
            fn count(&self) -> usize {
                self.margins.len()
            }

            #[inline(always)]
            fn member(&self, index: usize) -> $shape<V> {
                let [$($coordinate,)* $radius] = self.columns.at(index);
                $to_shape
            }

            #[inline(always)]
            fn lane(&self, index: usize) -> $lane {
                self.member(index).lane()
            }

            #[inline(always)]
            fn block(&self, start: usize) -> Option<impl Fn(usize) -> $lane> {
                let Columns([$($coordinate,)* _]) = &self.columns;
                $(let $coordinate = block($coordinate, start)?;)*
                let margins = block(&self.margins, start)?;
                Some(move |lane: usize| {
                    $(let $coordinate = $coordinate[lane].single();)*
                    let $margin = margins[lane];
                    $to_lane
                })
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
    Circles: Circle;
    [x, y] and radius and margin, 3 columns;
    Circle { center, radius } => { let [x, y] = center.components(); [x, y, radius] };
    Circle::new(V::from_components(x, y), radius);
    Round: Round { center: [x, y], margin };
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
}
