//! Asks `batch` about many shapes, of which nearly all are discarded: up to a third of the rays and moving shapes meet one.

use std::process::ExitCode;

use counts::random::Random;
use counts::scenes::Sampled;
use counts::{arguments, ask_about_all, run};
use impinge::batch::{self, Columns, Shapes};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium};

/// `counts.py` divides by a hundredth of the first, times the second.
const SHAPES: usize = 10_000;
const PROBES: usize = 16;
/// Half the side of the square that they lie in.
const HALF: f64 = 870.0;
/// How far a ray reaches, and how far a circle moves.
const REACH: f64 = 30.0;
const WAY: f64 = 10.0;

fn main() -> ExitCode {
    run(match arguments().iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => ask_all::<Vec2>,
        ["everyday", "f64"] => ask_all::<DVec2>,
        _ => {
            eprintln!("usage: many everyday f32|f64 [answers]");
            return ExitCode::FAILURE;
        }
    })
}

fn ask_all<V: Sampled>() {
    of_kind("point", |[x, y], _| point::<V>([x, y]));
    of_kind("segment", |center, half| Segment::<V>::new(corner(center, half, -1.0), corner(center, half, 1.0)));
    of_kind("circle", |center, half| circle::<V>(center, half[0]));
    of_kind("stadium", |center, half| {
        Stadium::<V>::new(corner(center, half, -1.0), corner(center, half, 1.0), V::nearest(0.5))
    });
    of_kind("box", aabb::<V>);
    of_kind("quad", quad::<V>);
    let mut index = 0;
    of_kind("any", |center, half| {
        index += 1;
        let shape: AnyShape<V> = match index % 4 {
            0 => circle(center, half[0]).into(),
            1 => quad(center, half).into(),
            2 => Segment::new(corner(center, half, -1.0), corner(center, half, 1.0)).into(),
            _ => aabb(center, half).into(),
        };
        shape
    });
}

fn point<V: Sampled>(place: [f64; 2]) -> V {
    place.map(V::nearest).into()
}

/// The corner of a box with this centre, at that many half extents.
fn corner<V: Sampled>([x, y]: [f64; 2], [a, b]: [f64; 2], times: f64) -> V {
    point([x + times * a, y + times * b])
}

fn circle<V: Sampled>(center: [f64; 2], radius: f64) -> Circle<V> {
    Circle::new(point(center), V::nearest(radius))
}

fn aabb<V: Sampled>(center: [f64; 2], half: [f64; 2]) -> Aabb<V> {
    Aabb::new(corner(center, half, -1.0), corner(center, half, 1.0))
}

fn quad<V: Sampled>([x, y]: [f64; 2], [a, b]: [f64; 2]) -> ConvexPolygon<V, 4> {
    ConvexPolygon::new([[x - a, y], [x, y - b], [x + a, y], [x, y + b]].map(point))
}

struct Probe<V: Sampled> {
    ray: Ray<V>,
    circle: Circle<V>,
    way: V,
}

fn of_kind<S: Bounded<Vector: Sampled>>(kind: &str, mut shape: impl FnMut([f64; 2], [f64; 2]) -> S) {
    let random = &mut Random::named(&format!("probes of {kind}"));
    let mut place = || [(); 2].map(|()| random.between(-HALF, HALF));
    let mut probe = || {
        let (start, [x, y]) = (place(), place());
        let length = (x * x + y * y).sqrt();
        let [ray, way] = [1.0, WAY].map(|times| point([times * x / length, times * y / length]));
        Probe { ray: Ray::new(point(start), ray), circle: circle(start, 1.0), way }
    };
    let probes: Vec<_> = (0..PROBES).map(|_| probe()).collect();
    let random = &mut Random::named(kind);
    let mut drawn = |low, high| [(); 2].map(|()| random.between(low, high));
    let list: Vec<S> = (0..SHAPES).map(|_| shape(drawn(-HALF, HALF), drawn(0.3, 3.0))).collect();
    of_list(kind, &list[..], &probes);
    of_list(&format!("{kind}-columns"), &list.into_iter().collect::<Columns<S>>(), &probes);
}

fn of_list<V: Sampled, M: Shapes<Vector = V> + ?Sized>(list: &str, shapes: &M, probes: &[Probe<V>]) {
    let reach = V::nearest(REACH);
    ask_about_all(&format!("raycast {list}"), probes, |probe| batch::raycast(&probe.ray, shapes, reach));
    ask_about_all(&format!("cast {list}"), probes, |probe| batch::cast(&probe.circle, probe.way, shapes));
    ask_about_all(&format!("intersecting {list}"), probes, |probe| {
        let mut found = Vec::new();
        batch::intersecting(&probe.circle, shapes, &mut found).map(|()| found)
    });
    ask_about_all(&format!("closest {list}"), probes, |probe| batch::closest(&probe.ray.origin, shapes));
}
