//! Balls in a room, in Bevy without a window: too fast for their steps, and never in a wall or through it.
//!
//! Runs for 100 frames, checks itself, and ends with exit code 1 where a check fails.

mod motion;

use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use impinge::{Aabb, Circle, Segment, Stadium, query};

use motion::{Ball, Velocity, Wall};

const FRAMES: u32 = 100;
const ROOM: Aabb = Aabb::new(Vec2::splat(-10.0), Vec2::splat(10.0));

/// What went on so far.
#[derive(Resource, Default)]
struct Tally {
    frames: u32,
    /// Balls in a wall or out of the room, once a frame.
    breaches: usize,
}

// `main` can return an `AppExit` only with Bevy's feature `std`.
fn main() -> AppExit {
    App::new()
        .add_plugins(MinimalPlugins.set(ScheduleRunnerPlugin::run_loop(Duration::ZERO)))
        // A step a frame, however fast the machine is.
        .insert_resource(TimeUpdateStrategy::FixedTimesteps(1))
        .init_resource::<Tally>()
        .add_systems(Startup, furnish)
        .add_systems(FixedUpdate, (motion::advance, motion::collide, inspect, finish).chain())
        .run()
}

fn furnish(mut commands: Commands) {
    let (low, high) = (ROOM.min, ROOM.max);
    let corners = [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)];
    for i in 0..4 {
        commands.spawn(Wall(Segment::new(corners[i], corners[(i + 1) % 4]).into()));
    }
    commands.spawn(Wall(Stadium::new(Vec2::new(-3.0, 3.0), Vec2::new(3.0, 4.0), 0.5).into()));

    // The fastest ones cross the room in a step of 1/64 s.
    for i in 0..12_u8 {
        let place = Vec2::new(-7.5 + 5.0 * f32::from(i % 4), -7.0 + 7.0 * f32::from(i / 4));
        let velocity = Vec2::new(-1700.0 + 300.0 * f32::from(i), 500.0);
        commands.spawn((Ball::new(Circle::new(place, 0.5)), Velocity(velocity)));
    }
}

fn inspect(balls: Query<&Ball>, walls: Query<&Wall>, mut tally: ResMut<Tally>) -> Result {
    for ball in &balls {
        tally.breaches += usize::from(!ROOM.contains_point(ball.shape.center)?);
        for wall in &walls {
            tally.breaches += usize::from(query::intersects(&ball.shape, &wall.0)?);
        }
    }
    tally.frames += 1;
    Ok(())
}

fn finish(balls: Query<&Ball>, tally: Res<Tally>, mut exit: MessageWriter<AppExit>) {
    if tally.frames < FRAMES {
        return;
    }
    let contacts: u32 = balls.iter().map(|ball| ball.contacts).sum();
    println!("{FRAMES} frames, {} balls, {contacts} contacts, {} breaches", balls.iter().len(), tally.breaches);
    // At 500 a second or more, in 1.5 s, none stays in a room of 20 by 20 without meeting something.
    let all_met_something = balls.iter().all(|ball| ball.contacts > 0);
    exit.write(if tally.breaches == 0 && all_met_something { AppExit::Success } else { AppExit::error() });
}
