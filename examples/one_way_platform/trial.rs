//! Steps at random, of any length.

use impinge::glam::{DVec2, Vec2, dvec2};

use crate::check;
use crate::controller::Moved;
use crate::course::Course;
use crate::error::PlatformError;
use crate::level::{CHARACTER, START, WALKER};
use crate::random::Random;

/// The least length of a step in each trial; the greatest is ten times as much.
pub(crate) const LENGTHS: [f64; 9] = [1e-3, 1e-2, 1e-1, 1e0, 1e1, 1e2, 1e3, 1e4, 1e5];
const STEPS: u32 = 400;

/// What came of the steps of one magnitude.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trial {
    pub(crate) length: f64,
    pub(crate) steps: u32,
    /// Of those, the ones that met something.
    pub(crate) stopped: u32,
    /// The ones that went through a one-way platform from below.
    pub(crate) passed: u32,
    /// The ones that ended on one.
    pub(crate) landed: u32,
    /// The least distance from a floor.
    pub(crate) closest: f32,
    /// Where the last step ended.
    position: Vec2,
}

/// One trial for each length, each from where the one before ended.
pub(crate) fn trials(course: &Course) -> Result<Vec<Trial>, PlatformError> {
    let mut random = Random::named("one-way platform");
    let mut position = START;
    let mut trials = Vec::new();
    for length in LENGTHS {
        let trial = trial(length, position, course, &mut random)?;
        position = trial.position;
        trials.push(trial);
    }
    Ok(trials)
}

/// Steps in all directions, and as many that fall.
fn trial(length: f64, start: Vec2, course: &Course, random: &mut Random) -> Result<Trial, PlatformError> {
    let mut trial = Trial { length, closest: f32::INFINITY, position: start, ..Trial::default() };
    for _ in 0..STEPS / 2 {
        let length = length * random.between(1.0, 10.0);
        trial.step((length * direction(random)).as_vec2(), course)?;
        trial.step((length * DVec2::NEG_Y).as_vec2(), course)?;
    }
    Ok(trial)
}

/// A unit vector, without a sine or cosine.
fn direction(random: &mut Random) -> DVec2 {
    let t = random.between(-1.0, 1.0);
    let right = dvec2(1.0 - t * t, 2.0 * t) / (1.0 + t * t);
    if random.chance(2) { right } else { -right }
}

impl Trial {
    fn step(&mut self, motion: Vec2, course: &Course) -> Result<(), PlatformError> {
        let moved = course.moved(&WALKER, self.position, motion)?;
        self.count(&moved, course)?;
        self.position = moved.position;
        Ok(())
    }

    fn count(&mut self, moved: &Moved, course: &Course) -> Result<(), PlatformError> {
        let closest = check::closest(&CHARACTER, moved, course)?;
        self.closest = if closest < self.closest { closest } else { self.closest };
        self.steps += 1;
        self.stopped += u32::from(!moved.normals.is_empty());
        self.passed += u32::from(check::passes_upward(&CHARACTER, moved, course)?);
        self.landed += u32::from(check::stands_on_platform(&CHARACTER, WALKER.skin, moved, course)?);
        Ok(())
    }
}

/// That all happened that the trials are about.
pub(crate) fn check_variety(trials: &[Trial]) -> Result<(), PlatformError> {
    let sum = |count: fn(&Trial) -> u32| trials.iter().map(count).sum::<u32>();
    if trials.iter().any(|trial| trial.stopped == 0) {
        return Err(PlatformError::Pointless("meets a floor in one of the trials"));
    }
    if sum(|trial| trial.passed) == 0 {
        return Err(PlatformError::Pointless("passes a one-way platform from below"));
    }
    if sum(|trial| trial.landed) == 0 {
        return Err(PlatformError::Pointless("stands on a one-way platform"));
    }
    Ok(())
}
