//! All overlapping pairs of many circles, a frame after the other.

use std::hint::black_box;

use impinge::glam::Vec2;
use impinge::{Circle, batch};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::{sweep, trees};
use crate::answer::Answer;
use crate::contest::{Contender, Questions, Row};
use crate::peers::{IMPINGE, NAIVE, PARRY_ANEW, PARRY_KEPT, RSTAR};
use crate::single::draw::Everyday;
use crate::single::field::{DENSE, field};
use crate::single::naive;

/// What everyday coordinates are divided by, to be the motion of a frame: up to 0.1.
const SLOWNESS: f32 = 100.0;

type Pairs = Vec<(usize, usize)>;

/// Finds the pairs of one frame, and may remember something for the next.
trait Finder {
    fn find(&mut self, circles: &[Circle]) -> &[(usize, usize)];
}

/// A function that fills a list, and the list, which keeps its memory.
struct Filling<F> {
    fill: F,
    pairs: Pairs,
}

impl<F: FnMut(&[Circle], &mut Pairs)> Finder for Filling<F> {
    fn find(&mut self, circles: &[Circle]) -> &[(usize, usize)] {
        self.pairs.clear();
        (self.fill)(circles, &mut self.pairs);
        &self.pairs
    }
}

/// This library keeps more than the list.
impl Finder for batch::Pairs {
    fn find(&mut self, circles: &[Circle]) -> &[(usize, usize)] {
        batch::overlapping_pairs(circles, self).expect("valid circles")
    }
}

fn filling(fill: impl FnMut(&[Circle], &mut Pairs) + 'static) -> Box<dyn Finder> {
    Box::new(Filling { fill, pairs: Pairs::new() })
}

/// Circles on their way, and who finds the pairs.
struct Frames {
    start: Vec<Circle>,
    motion: Vec<Vec2>,
    now: Vec<Circle>,
    finder: Box<dyn Finder>,
}

impl Frames {
    fn new(start: &[Circle], finder: Box<dyn Finder>) -> Self {
        let random = &mut SmallRng::seed_from_u64(2);
        let motion = start.iter().map(|_| Vec2::drawn(random) / SLOWNESS).collect();
        Self { start: start.to_vec(), motion, now: start.to_vec(), finder }
    }
}

impl Questions for Frames {
    #[expect(clippy::cast_precision_loss, reason = "a few rounds")]
    fn prepare(&mut self, round: u64) {
        let moved = self.start.iter().zip(&self.motion).map(|(circle, by)| circle.translated(*by * round as f32));
        self.now = moved.collect();
    }

    fn ask(&mut self) {
        black_box(self.finder.find(black_box(&self.now)));
    }

    /// Of each circle, the later ones that it overlaps.
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

pub(super) fn row(circles: usize, rounds: usize) -> Row {
    let start = field(circles, DENSE);
    let by_hand = |circles: &[Circle], pairs: &mut Pairs| sweep::sweep(circles, naive::circles_intersect, pairs);
    let finders = [
        (IMPINGE, Box::new(batch::Pairs::new()) as Box<dyn Finder>),
        (NAIVE, filling(by_hand)),
        (PARRY_KEPT, filling(trees::kept())),
        (PARRY_ANEW, filling(trees::anew)),
        (RSTAR, filling(trees::rstar)),
    ];
    let contender = |(peer, finder)| Contender { peer, questions: Box::new(Frames::new(&start, finder)) };
    Row { calls: circles, rounds, contenders: finders.into_iter().map(contender).collect() }
}
