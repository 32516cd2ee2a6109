use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use common::Figure;
use impinge::batch::{self, Columns, Pairs, Shapes};
use impinge::glam::{DVec2, Vec2};
use impinge::{AnyShape, QueryError, Ray};

use crate::family::{Family, Polygons, Precise};
use crate::loops;
use crate::pair::Pair;
use crate::random::Random;
use crate::stages;

/// The most shapes of a list: more than `batch` tests at once.
const MOST: usize = 80;

/// The most shapes whose pairs are asked for: if all overlap, so many that `batch` splits a strip, and few enough for the loop.
const MOST_IN_PAIRS: usize = 64;

/// A list of shapes of all kinds, and what is asked about it.
#[derive(Debug)]
pub struct List {
    /// The list has these again and again, so that some tie.
    figures: Vec<Figure>,
    length: usize,
    /// Every so many shapes, one is left out.
    left_out: usize,
    asked: Pair,
    is_double: bool,
}

impl<'a> Arbitrary<'a> for List {
    fn arbitrary(input: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut random = Random::new(input.bytes(input.len())?.to_vec());
        let is_double = random.byte() % 2 == 1;
        let [length, left_out] = [1 + random.index(MOST), 1 + random.index(8)];
        let draw = if is_double { Polygons::drawn::<DVec2> } else { Polygons::drawn::<Vec2> };
        let pairs: Vec<_> = (0..=random.index(3)).map(|_| draw(&mut random).0).collect();
        let figures = pairs.iter().flat_map(|pair| [pair.b, pair.a]).collect();
        Ok(Self { figures, length, left_out, asked: pairs[0], is_double })
    }
}

impl List {
    /// # Panics
    /// If a function of `batch` does not do what its loop does.
    pub fn check(&self) {
        let outcome = if self.is_double { self.hold::<DVec2>() } else { self.hold::<Vec2>() };
        stages::count();
        if let Err(failure) = outcome {
            panic!("{failure}\n{self:?}");
        }
    }

    fn hold<V: Precise>(&self) -> Result<(), String> {
        let kinds: Vec<_> = self.figures.iter().filter_map(Figure::held::<V>).collect();
        let shapes: Vec<_> = kinds.iter().copied().cycle().take(self.length).collect();
        let columns: Columns<_> = shapes.iter().copied().collect();
        let admits = |index| index % self.left_out != self.left_out / 2;
        self.one_with_many(&shapes[..], &loops::admitted(&shapes, |_| true))?;
        self.one_with_many(&columns, &loops::admitted(&shapes, |_| true))?;
        self.one_with_many(&batch::filtered(&columns, admits), &loops::admitted(&shapes, admits))?;
        self.pairs(&shapes[..shapes.len().min(MOST_IN_PAIRS)])
    }

    fn one_with_many<V: Precise>(
        &self,
        shapes: &(impl Shapes<Shape = AnyShape<V>, Vector = V> + ?Sized),
        admitted: &[(usize, AnyShape<V>)],
    ) -> Result<(), String> {
        let (direction, max_t) = (V::vector(self.asked.vector), V::number(self.asked.number));
        same("validate", batch::validate(shapes), loops::validate(admitted))?;
        let ray = Ray::new(V::vector(self.asked.a.points()[0]), direction);
        same("raycast", batch::raycast(&ray, shapes, max_t), loops::raycast(&ray, admitted, max_t))?;
        same("raycast_any", batch::raycast_any(&ray, shapes, max_t), loops::raycast_any(&ray, admitted, max_t))?;
        let hits = filled(|hits| batch::raycast_all(&ray, shapes, max_t, hits));
        same("raycast_all", hits, loops::raycast_all(&ray, admitted, max_t))?;
        for one in [self.asked.a, self.asked.b].iter().filter_map(Figure::held::<V>) {
            same("cast", batch::cast(&one, direction, shapes), loops::cast(&one, direction, admitted))?;
            let found = filled(|found| batch::intersecting(&one, shapes, found));
            same("intersecting", found, loops::intersecting(&one, admitted))?;
            same("closest", batch::closest(&one, shapes), loops::closest(&one, admitted))?;
            let [mut found, mut expected] = [(); 2].map(|()| vec![max_t; self.length]);
            let outcome = batch::distances(&one, shapes, &mut found);
            same("distances", outcome, loops::distances(&one, admitted, &mut expected))?;
            same("distances", found, expected)?;
        }
        Ok(())
    }

    fn pairs<V: Precise>(&self, shapes: &[AnyShape<V>]) -> Result<(), String> {
        let (mut pairs, margin, admitted) =
            (Pairs::new(), V::number(self.asked.number), loops::admitted(shapes, |_| true));
        let found = batch::overlapping_pairs(shapes, &mut pairs).map(<[_]>::to_vec);
        same("overlapping_pairs", found, loops::overlapping_pairs(&admitted))?;
        let found = filled(|found| batch::contacts(shapes, margin, &mut pairs, found));
        same("contacts", found, loops::contacts(&admitted, margin))?;
        // Another type of shape, and of list.
        let points: Vec<V> = self.figures.iter().flat_map(Figure::points).map(V::vector).collect();
        let columns: Columns<V> = points.iter().copied().collect();
        let found = batch::overlapping_pairs_between(&columns, shapes, &mut pairs).map(<[_]>::to_vec);
        let expected = loops::overlapping_pairs_between(&loops::admitted(&points, |_| true), &admitted);
        same("overlapping_pairs_between", found, expected)
    }
}

/// A buffer's content after a call into it.
fn filled<T>(call: impl FnOnce(&mut Vec<T>) -> Result<(), QueryError>) -> Result<Vec<T>, QueryError> {
    let mut buffer = Vec::new();
    let outcome = call(&mut buffer);
    assert!(outcome.is_ok() || buffer.is_empty(), "a call that failed leaves the buffer empty");
    outcome.map(|()| buffer)
}

/// The same bits: the shortest decimals of different numbers are different.
fn same(name: &str, found: impl Debug, expected: impl Debug) -> Result<(), String> {
    let [found, expected] = [format!("{found:?}"), format!("{expected:?}")];
    if found == expected { Ok(()) } else { Err(format!("{name}: {found}, and the loop {expected}")) }
}
