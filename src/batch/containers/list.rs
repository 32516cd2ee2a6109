//! What the standard library asks of a list.

macro_rules! list {
    ($container:ident of $shape:ident) => {
        /// As a list of the shapes.
        impl<V: Vector> core::fmt::Debug for $container<V> {
            fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                formatter.debug_list().entries(self).finish()
            }
        }

        /// As of two `Vec`s of the shapes.
        impl<V: Vector> PartialEq for $container<V> {
            fn eq(&self, other: &Self) -> bool {
                self.columns == other.columns
            }
        }

        impl<'a, V: Vector> IntoIterator for &'a $container<V> {
            type Item = $shape<V>;
            type IntoIter = Iter<'a, $container<V>>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
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
    };
}
