//! The example `solver`: its bodies, small worlds whose motion is known, and the program.

#[path = "../example/mod.rs"]
mod example;
#[path = "../../solver/world/mod.rs"]
#[expect(dead_code, reason = "the example tells more of a world")]
mod world;

use impinge::Aabb;
use impinge::glam::{Vec2, vec2};

use crate::world::{Body, GRAVITY, Hinge, SLOP, STEPS_PER_SECOND, World};

/// What a second of drag leaves of a velocity: v' = −0.3 v, so e^−0.3.
const AFTER_DRAG: f32 = 0.740_818_2;

fn assert_near(found: f32, expected: f32, tolerance: f32) {
    assert!((found - expected).abs() <= tolerance, "{found}, and not {expected}");
}

fn assert_mass(body: &Body, mass: f32, inertia: f32) {
    assert_near(1.0 / body.inverse_mass, mass, mass * 1e-6);
    assert_near(1.0 / body.inverse_inertia, inertia, inertia * 1e-6);
}

/// Above y = 0, which points down.
fn floor() -> Body {
    Body::fixed(Aabb::new(vec2(-9.0, 0.0), vec2(9.0, 1.0)))
}

fn run(world: &mut World, seconds: u16) {
    for _ in 0..seconds * STEPS_PER_SECOND {
        world.step().expect("no error");
        assert!(world.deepest().expect("no error") <= SLOP);
    }
}

#[test]
fn bodies_have_the_masses_of_their_shapes() {
    assert_mass(&Body::rectangle(3.0, 2.0), 6.0, 6.0 * (9.0 + 4.0) / 12.0);
    // About its centre of mass, a right triangle with these legs has bh(b² + h²)/36.
    let triangle = Body::polygon([vec2(5.0, 7.0), vec2(8.0, 7.0), vec2(5.0, 13.0)]);
    assert_mass(&triangle, 9.0, 18.0 * (9.0 + 36.0) / 36.0);
    let (circle, stadium) = (Body::circle(0.5), Body::stadium(0.0, 0.5));
    assert_mass(&stadium, 1.0 / circle.inverse_mass, 1.0 / circle.inverse_inertia);
    // Almost a rod.
    let rod = Body::stadium(6.0, 1e-4);
    assert_near(rod.inverse_mass / rod.inverse_inertia, 36.0 / 12.0, 1e-3);
}

#[test]
fn a_ball_falls_as_gravity_and_drag_have_it() {
    let mut world = World::new(vec![Body::circle(0.5)], vec![]);
    run(&mut world, 1);
    // v' = g − 0.3 v.
    let expected = GRAVITY.y / 0.3 * (1.0 - AFTER_DRAG);
    assert_near(world.bodies[0].velocity.y, expected, 0.01);
}

#[test]
fn a_box_slides_where_the_slope_is_steeper_than_its_friction() {
    for (slope, expected) in [(vec2(0.8, -0.6), 10.0 * (0.6 - 0.6 * 0.8)), (vec2(12.0, -5.0) / 13.0, 0.0)] {
        let ground = Body::rectangle(99.0, 2.0).rotated(slope);
        let ground = Body::fixed(ground.shape());
        let crate_ = Body::rectangle(1.0, 1.0).rotated(slope).at(slope.y * 1.5, slope.x * -1.5);
        let mut world = World::new(vec![ground, crate_], vec![]);
        run(&mut world, 1);
        let speed = world.bodies[1].velocity.dot(-slope);
        // Of a motion with drag, as above.
        assert_near(speed, expected / 0.3 * (1.0 - AFTER_DRAG), 0.02);
    }
}

#[test]
fn two_bodies_keep_their_momentum() {
    let ball = Body::circle(0.5);
    let [mut light, heavy] = [ball.at(0.0, 0.0), Body::circle(1.0).at(4.0, 0.2)];
    light.velocity = vec2(10.0, 0.0);
    let mut world = World::new(vec![light, heavy], vec![]);
    let momentum = |world: &World| world.bodies.iter().map(|body| body.velocity.x / body.inverse_mass).sum::<f32>();
    let before = momentum(&world);
    run(&mut world, 1);
    assert!(world.bodies[1].velocity.x > 1.0, "it was hit");
    // But for the drag.
    assert_near(momentum(&world), before * AFTER_DRAG, before * 0.001);
}

#[test]
fn nothing_tunnels_through_a_sheet() {
    let sheet = Body::fixed(Aabb::new(vec2(5.0, -9.0), vec2(5.01, 9.0)));
    for speed in [1e1, 1e2, 1e3, 1e4] {
        let mut bullet = Body::stadium(0.2, 0.05);
        (bullet.velocity, bullet.spin) = (vec2(speed, 0.0), 20.0);
        let mut world = World::new(vec![sheet.clone(), bullet], vec![]);
        run(&mut world, 1);
        assert!(world.bodies[1].position.x < 5.0, "{speed}");
    }
}

#[test]
fn a_pendulum_keeps_its_length() {
    let hook = Body::fixed(Aabb::new(vec2(-0.1, -0.1), vec2(0.1, 0.1)));
    let bob = Body::circle(0.5).at(3.0, 0.0);
    let mut world = World::new(vec![hook, bob], vec![Hinge::new([0, 1], [Vec2::ZERO, vec2(-3.0, 0.0)])]);
    for _ in 0..10 {
        run(&mut world, 1);
        assert!(world.loosest() < SLOP, "{}", world.loosest());
        assert_near(world.bodies[1].position.length(), 3.0, SLOP);
    }
}

#[test]
fn bodies_that_start_deep_in_one_another_are_moved_apart_at_once() {
    let pile = [floor(), Body::rectangle(1.0, 1.0).at(0.0, -0.2), Body::circle(0.5).at(0.3, -0.4)];
    let mut world = World::new(pile.to_vec(), vec![]);
    run(&mut world, 1);
    // It was not thrown up.
    assert!(world.bodies[1].position.y > -2.0, "{}", world.bodies[1].position);
}

#[test]
fn arguments_end_with_a_message_and_no_picture() {
    let folder = example::workspace("solver", "arguments");
    assert!(example::failure("solver", &folder, &["1"]).starts_with("usage: "));
    assert!(!folder.join("target").exists());
}
