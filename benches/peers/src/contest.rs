//! A row: questions to which each library has its own way to the answers.

use std::hint::black_box;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

use crate::answer::Answer;
use crate::levels;
use crate::peers::Stored;

/// A row before it is built, for some are large.
#[derive(Clone, Copy)]
pub(crate) struct Planned {
    pub(crate) name: &'static str,
    pub(crate) build: fn() -> Row,
}

/// A query, what to ask it about, and who answers.
pub(crate) struct Row {
    /// What the time is divided by.
    pub(crate) calls: usize,
    /// How often it is timed at most.
    pub(crate) rounds: usize,
    pub(crate) contenders: Vec<Contender>,
}

pub(crate) struct Contender {
    pub(crate) peer: &'static str,
    pub(crate) questions: Box<dyn Questions>,
}

pub(crate) trait Questions {
    /// Puts the questions into the order of this round, the same for all contenders.
    fn prepare(&mut self, round: u64);

    /// What the clock measures.
    fn ask(&mut self);

    /// To be compared: in the order of this round.
    fn answers(&mut self) -> Vec<Answer>;
}

/// Two arguments each, in a library's own types, and the call.
struct Pairs<A, B, F> {
    pairs: Vec<(A, B)>,
    call: F,
}

impl<A, B, R: Into<Answer>, F: Fn(&A, &B) -> R> Questions for Pairs<A, B, F> {
    /// In another order each time, for the processor learns by heart where a few thousand questions branch.
    fn prepare(&mut self, round: u64) {
        self.pairs.shuffle(&mut SmallRng::seed_from_u64(round));
    }

    fn ask(&mut self) {
        for pair in &self.pairs {
            let (a, b) = black_box(pair);
            // By reference: moving an answer reads it back in other pieces than it was just written in, and stalls.
            black_box(&(self.call)(a, b));
        }
    }

    fn answers(&mut self) -> Vec<Answer> {
        self.pairs.iter().map(|(a, b)| (self.call)(a, b).into()).collect()
    }
}

/// An argument each, and a call that writes its answer over that of the call before.
struct Fillings<A, T, F> {
    arguments: Vec<A>,
    call: F,
    answer: T,
}

impl<A, T: Clone + Into<Answer>, R, F: Fn(&A, &mut T) -> R> Questions for Fillings<A, T, F> {
    fn prepare(&mut self, round: u64) {
        self.arguments.shuffle(&mut SmallRng::seed_from_u64(round));
    }

    fn ask(&mut self) {
        for argument in &self.arguments {
            black_box((self.call)(black_box(argument), black_box(&mut self.answer)));
        }
    }

    fn answers(&mut self) -> Vec<Answer> {
        let Self { arguments, call, answer } = self;
        let filled = |argument: &A| {
            call(argument, answer);
            answer.clone().into()
        };
        arguments.iter().map(filled).collect()
    }
}

/// A row that contenders are still being added to: `A` and `B` are what it asks about.
pub(crate) struct Draft<A, B> {
    pairs: Vec<(A, B)>,
    row: Row,
}

impl<A, B> Draft<A, B> {
    pub(crate) fn new(pairs: Vec<(A, B)>) -> Self {
        Self { row: Row { calls: pairs.len(), rounds: usize::MAX, contenders: Vec::new() }, pairs }
    }

    /// Each call is of so many shapes.
    pub(crate) fn each_of(mut self, shapes: usize) -> Self {
        self.row.calls = self.pairs.len() * shapes;
        self
    }

    /// It is timed less often, for it takes long.
    pub(crate) fn rounds(mut self, rounds: usize) -> Self {
        self.row.rounds = rounds;
        self
    }

    /// `call` takes the arguments as the library stores them: converting them is not timed.
    pub(crate) fn ask<P, Q, R>(mut self, peer: &'static str, call: impl Fn(&P, &Q) -> R + 'static) -> Self
    where
        P: Stored<A> + 'static,
        Q: Stored<B> + 'static,
        R: Into<Answer> + 'static,
    {
        let pairs = self.pairs.iter().map(|(a, b)| (P::stored(a), Q::stored(b))).collect();
        self.row.contenders.push(Contender { peer, questions: Box::new(Pairs { pairs, call }) });
        self
    }

    pub(crate) fn row(self) -> Row {
        self.row
    }
}

impl<A> Draft<A, ()> {
    /// `call` writes into `answer`, and returns nothing that matters.
    pub(crate) fn fill<P, T, R>(
        mut self,
        peer: &'static str,
        answer: T,
        call: impl Fn(&P, &mut T) -> R + 'static,
    ) -> Self
    where
        P: Stored<A> + 'static,
        T: Clone + Into<Answer> + 'static,
        R: 'static,
    {
        let arguments = self.pairs.iter().map(|(a, ())| P::stored(a)).collect();
        self.row.contenders.push(Contender { peer, questions: Box::new(Fillings { arguments, call, answer }) });
        self
    }

    /// How fast the row can be at all, by each set of instructions. All of `loops` must be inlined: see [`levels::run`].
    pub(crate) fn bound<P, T>(self, answer: &T, loops: impl Fn(bool, &P, &mut T) + Clone + 'static) -> Self
    where
        P: Stored<A> + 'static,
        T: Clone + Into<Answer> + 'static,
    {
        levels::all().into_iter().fold(self, |draft, (name, instructions)| {
            let loops = loops.clone();
            draft.fill(name, answer.clone(), move |asked: &P, answer: &mut T| {
                levels::run(
                    instructions,
                    #[inline(always)]
                    |fused| loops(fused, asked, answer),
                );
            })
        })
    }
}
