//! What `counts.py` counts the instructions of.
//!
//! There are several programs, because the compiler inlines a query less where one program asks it in two places: `counts`,
//! `polygons` and `more_polygons` ask the rows of [`scenes`], `any` some of them in an `AnyShape`, `worst` the slowest
//! scenes that are known, and `many` the functions of `batch`. `more_polygons` is apart from `polygons` so that `.ci/run`
//! need not compile it. They are built like a user's release, in which each query is compiled for each pair of kinds. With
//! `answers` as the last argument, all but `worst` print digests of the answers. These must be the answers of a debug build.

#[path = "../../../tests/common/random.rs"]
pub mod random;
pub mod scenes;

use std::collections::BTreeMap;
use std::env;
use std::fmt::Debug;
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use self::random::{Random, mixed};
use self::scenes::Regime;

static ARE_ANSWERS_WANTED: AtomicBool = AtomicBool::new(false);

/// By query.
static DIGESTS: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

/// The arguments of the program, but for `answers`.
pub fn arguments() -> Vec<String> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.pop_if(|last| last == "answers").is_some() {
        ARE_ANSWERS_WANTED.store(true, Ordering::Relaxed);
    }
    arguments
}

/// Runs the rows of the regime and in the precision that the arguments name, from a function for `f32` and one for `f64`.
pub fn run_named([in_f32, in_f64]: [fn(Regime); 2]) -> ExitCode {
    let arguments = arguments();
    let named = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [regime, "f32"] => Regime::named(regime).map(|regime| (in_f32, regime)),
        [regime, "f64"] => Regime::named(regime).map(|regime| (in_f64, regime)),
        _ => None,
    };
    let Some((rows, regime)) = named else {
        eprintln!("usage: PROGRAM everyday|grid|fine|extreme f32|f64 [answers]");
        return ExitCode::FAILURE;
    };
    run(move || rows(regime))
}

/// Runs the rows on a stack that begins at a page. Where the stack of `main` begins depends on the environment and the
/// folder; a copy of 200 bytes takes a few instructions more or less, as they are aligned.
pub fn run(rows: impl FnOnce() + Send + 'static) -> ExitCode {
    if thread::spawn(rows).join().is_err() {
        return ExitCode::FAILURE;
    }
    for (query, digest) in &*DIGESTS.lock().unwrap_or_else(PoisonError::into_inner) {
        println!("{query} {digest:016x}");
    }
    ExitCode::SUCCESS
}

/// Asks about every input. `counts.py` counts from the beginning of this function to that of the next, by their names.
#[inline(never)]
pub fn ask_about_all<I, T: Debug>(row: &str, inputs: &[I], query: impl Fn(&I) -> T) {
    let are_answers_wanted = ARE_ANSWERS_WANTED.load(Ordering::Relaxed);
    // One loop, because the query must be in one place. The digests are fed outside of it: a call in it would be counted.
    let at_once = if are_answers_wanted { 1 } else { inputs.len().max(1) };
    for inputs in black_box(inputs).chunks(at_once) {
        let mut answer = None;
        for input in inputs {
            answer = Some(query(input));
            black_box(&answer);
        }
        if are_answers_wanted {
            feed(row, &answer);
        }
    }
    conclude_row(row, are_answers_wanted);
}

#[inline(never)]
fn conclude_row(row: &str, are_answers_wanted: bool) {
    if !are_answers_wanted {
        println!("{row}");
    }
}

/// The text of an answer tells each bit of its numbers.
#[cold]
#[inline(never)]
fn feed(row: &str, answer: &dyn Debug) {
    let query = row.rsplit_once(' ').map_or(row, |(query, _)| query);
    let mut digests = DIGESTS.lock().unwrap_or_else(PoisonError::into_inner);
    let digest = digests.entry(query.into()).or_default();
    *digest = mixed(*digest ^ Random::named(&format!("{answer:?}")).bits()).wrapping_add(1);
}
