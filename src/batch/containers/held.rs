//! How a sift and a query read the shapes of a container.

macro_rules! held {
    (
        $container:ident: $shape:ident;
        [$($coordinate:ident),*] and $radius:ident and $margin:ident;
        $to_shape:expr;
        $lane:ident: $to_lane:expr
    ) => {
        impl<V: Vector> Shapes for $container<V> {
            type Shape = $shape<V>;
            type Vector = V;
        }

        impl<V: Vector> sealed::Shapes for $container<V> {
            type Member = $shape<V>;
            type Lane = $lane;

            #[inline(always)]
            fn count(&self) -> usize {
                self.columns.len()
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
                let Columns { numbers: [$($coordinate,)* _], margins } = &self.columns;
                $(let $coordinate = block($coordinate, start)?;)*
                let margins = block(margins, start)?;
                Some(move |lane: usize| {
                    $(let $coordinate = $coordinate[lane].single();)*
                    let $margin = margins[lane];
                    $to_lane
                })
            }
        }
    };
}
