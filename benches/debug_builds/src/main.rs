//! A frame of a game, by `batch`, `cast` and `raycast`: prints the nanoseconds of each part, the median of many frames.
//!
//! 200 balls move among 60 walls. Each ball asks which walls are near, moves to the first that it meets and bounces off, and
//! looks for a target past the walls. Then the balls that overlap are moved apart. Last, and not part of the frame, each ball
//! asks each other by a single call whether they overlap, and asks a large level of mixed shapes which of them are near.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use impinge::glam::{Vec2, vec2};
use impinge::{AnyShape, Circle, QueryError, Ray, Segment, Triangle, batch, query};

const FRAMES: usize = 101;
const BALLS: u32 = 200;
const WALLS: u32 = 60;
const SIZE: f32 = 100.0;
/// The shapes of the large level, which is as many times as wide as the game.
const LEVEL: u32 = 2000;
const WIDER: f32 = 10.0;

fn main() -> ExitCode {
    match frames() {
        Ok(parts) => {
            for (name, time) in PARTS.into_iter().zip(parts) {
                println!("{name} {}", time.as_nanos());
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

const PARTS: [&str; 6] = ["cast", "raycast", "pairs", "frame", "single calls", "mixed shapes"];

/// The median times of the parts of a frame, of a frame, of the single calls, and of the level.
fn frames() -> Result<[Duration; PARTS.len()], QueryError> {
    let mut game = Game::new();
    let mut times = PARTS.map(|_| Vec::with_capacity(FRAMES));
    for _ in 0..FRAMES {
        let start = Instant::now();
        game.move_balls()?;
        let moved = Instant::now();
        black_box(game.count_seen()?);
        let looked = Instant::now();
        game.separate()?;
        let end = Instant::now();
        black_box(game.count_overlaps()?);
        let called = Instant::now();
        black_box(game.count_near()?);
        let [calls, mixed] = [called - end, called.elapsed()];
        let parts = [moved - start, looked - moved, end - looked, end - start, calls, mixed];
        for (times, part) in times.iter_mut().zip(parts) {
            times.push(part);
        }
    }
    Ok(times.map(|mut times| {
        times.sort_unstable();
        times[FRAMES / 2]
    }))
}

struct Game {
    balls: Vec<Circle>,
    steps: Vec<Vec2>,
    walls: Vec<Segment>,
    level: batch::Columns<AnyShape>,
    near: Vec<usize>,
    pairs: batch::Pairs,
}

impl Game {
    fn new() -> Self {
        let mut lot = Lot(1);
        let balls = (0..BALLS).map(|_| Circle::new(lot.point(SIZE), 1.0)).collect();
        let steps = (0..BALLS).map(|_| lot.point(2.0) - vec2(1.0, 1.0)).collect();
        let mut wall = || {
            let a = lot.point(SIZE);
            Segment::new(a, a + lot.point(20.0) - vec2(10.0, 10.0))
        };
        let walls = (0..WALLS).map(|_| wall()).collect();
        let mut mixed = |index| -> AnyShape {
            let a = lot.point(WIDER * SIZE);
            match index % 3 {
                0 => Circle::new(a, 1.0).into(),
                1 => Segment::new(a, a + vec2(3.0, 1.0)).into(),
                _ => Triangle::new([a, a + vec2(2.0, 0.0), a + vec2(0.0, 2.0)]).into(),
            }
        };
        let level = (0..LEVEL).map(&mut mixed).collect();
        Self { balls, steps, walls, level, near: Vec::new(), pairs: batch::Pairs::new() }
    }

    fn move_balls(&mut self) -> Result<(), QueryError> {
        for (ball, step) in self.balls.iter_mut().zip(&mut self.steps) {
            batch::intersecting(&ball.inflated(step.length()), &self.walls, &mut self.near)?;
            let mut first: Option<query::CastHit> = None;
            for &wall in &self.near {
                let hit = query::cast(ball, *step, &self.walls[wall])?;
                first = [first, hit].into_iter().flatten().min_by(|p, q| p.t.total_cmp(&q.t));
            }
            *ball = ball.translated(*step * first.map_or(1.0, |hit| hit.t));
            if let Some(hit) = first {
                *step = hit.reflect(*step);
            }
        }
        Ok(())
    }

    /// How many balls see the middle of the world.
    fn count_seen(&self) -> Result<usize, QueryError> {
        let mut count = 0;
        for ball in &self.balls {
            let ray = Ray::new(ball.center, Vec2::splat(SIZE / 2.0) - ball.center);
            count += usize::from(batch::raycast(&ray, &self.walls, 1.0)?.is_none());
        }
        Ok(count)
    }

    fn separate(&mut self) -> Result<(), QueryError> {
        for &(a, b) in batch::overlapping_pairs(&self.balls, &mut self.pairs)? {
            if let Some(overlap) = query::penetration(&self.balls[a], &self.balls[b])? {
                let half = overlap.offset() / 2.0;
                self.balls[a].center -= half;
                self.balls[b].center += half;
            }
        }
        Ok(())
    }

    fn count_overlaps(&self) -> Result<usize, QueryError> {
        let mut count = 0;
        for (index, a) in self.balls.iter().enumerate() {
            for b in &self.balls[index + 1..] {
                count += usize::from(query::penetration(a, b)?.is_some());
            }
        }
        Ok(count)
    }

    fn count_near(&mut self) -> Result<usize, QueryError> {
        let mut count = 0;
        for ball in &self.balls {
            batch::intersecting(ball, &self.level, &mut self.near)?;
            count += self.near.len();
        }
        Ok(count)
    }
}

/// Random numbers, the same in every run.
struct Lot(u32);

impl Lot {
    /// A point from (0, 0) to (`size`, `size`).
    fn point(&mut self, size: f32) -> Vec2 {
        vec2(self.number(), self.number()) * size
    }

    fn number(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / (1 << 24) as f32
    }
}
