//! All overlapping pairs of many shapes, a frame after the other.

use std::hint::black_box;

use impinge::batch::{self, Shapes};
use impinge::glam::Vec2;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::body::Body;
use super::{sweep, trees};
use crate::answer::Answer;
use crate::contest::{Contender, Questions, Row};
use crate::peers::{IMPINGE, NAIVE, PARRY_ANEW, PARRY_KEPT, RSTAR};
use crate::single::draw::Everyday as _;
use crate::single::field::field;

/// What everyday coordinates are divided by, to be the motion of a frame: up to 0.1.
const SLOWNESS: f32 = 100.0;

type Pairs = Vec<(usize, usize)>;

/// Finds the pairs of one frame, and may remember something for the next.
trait Finder<S> {
    fn find(&mut self, shapes: &[S]) -> &[(usize, usize)];
}

/// A function that fills a list, and the list, which keeps its memory.
struct Filling<F> {
    fill: F,
    pairs: Pairs,
}

impl<S, F: FnMut(&[S], &mut Pairs)> Finder<S> for Filling<F> {
    fn find(&mut self, shapes: &[S]) -> &[(usize, usize)] {
        self.pairs.clear();
        (self.fill)(shapes, &mut self.pairs);
        &self.pairs
    }
}

/// This library keeps more than the list.
impl<S> Finder<S> for batch::Pairs
where
    [S]: Shapes<Vector = Vec2>,
{
    fn find(&mut self, shapes: &[S]) -> &[(usize, usize)] {
        batch::overlapping_pairs(shapes, self).expect("valid shapes")
    }
}

fn filling<S>(fill: impl FnMut(&[S], &mut Pairs) + 'static) -> Box<dyn Finder<S>> {
    Box::new(Filling { fill, pairs: Pairs::new() })
}

/// Shapes on their way, and who finds the pairs.
struct Frames<S> {
    start: Vec<S>,
    motion: Vec<Vec2>,
    now: Vec<S>,
    finder: Box<dyn Finder<S>>,
}

impl<S: Body> Frames<S> {
    fn new(start: &[S], finder: Box<dyn Finder<S>>) -> Self {
        let random = &mut SmallRng::seed_from_u64(2);
        let motion = start.iter().map(|_| Vec2::drawn(random) / SLOWNESS).collect();
        Self { start: start.to_vec(), motion, now: start.to_vec(), finder }
    }
}

impl<S: Body> Questions for Frames<S> {
    #[expect(clippy::cast_precision_loss, reason = "a few rounds")]
    fn prepare(&mut self, round: u64) {
        let moved = self.start.iter().zip(&self.motion).map(|(shape, by)| shape.moved(*by * round as f32));
        self.now = moved.collect();
    }

    fn ask(&mut self) {
        black_box(self.finder.find(black_box(&self.now)));
    }

    /// Of each shape, the later ones that it overlaps.
    fn answers(&mut self) -> Vec<Answer> {
        let mut pairs = self.finder.find(&self.now).to_vec();
        pairs.sort_unstable();
        let mut partners = vec![Vec::new(); self.now.len()];
        for (first, second) in pairs {
            partners[first].push(second);
        }
        partners.into_iter().map(Answer::from).collect()
    }
}

pub(super) fn row<S: Body>(shapes: usize, rounds: usize) -> Row
where
    [S]: Shapes<Vector = Vec2>,
{
    let start: Vec<S> = field(shapes, S::DENSE);
    let finders = [
        (IMPINGE, Box::new(batch::Pairs::new()) as Box<dyn Finder<S>>),
        (NAIVE, filling(sweep::sweep)),
        (PARRY_KEPT, filling(trees::kept())),
        (PARRY_ANEW, filling(trees::anew)),
        (RSTAR, filling(trees::rstar)),
    ];
    let contender = |(peer, finder)| Contender { peer, questions: Box::new(Frames::new(&start, finder)) };
    Row { calls: shapes, rounds, contenders: finders.into_iter().map(contender).collect() }
}
