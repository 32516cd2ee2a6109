//! The number of vertices that a polygon has room for changes no bit of an answer. In a release build, each capacity has
//! code of its own.

use common::{Random, TestVector};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, ConvexPolygon, QueryError, Ray, Segment, Stadium, query};

const SCENES: usize = 300;

/// On a grid, where many shapes touch, or anywhere.
fn number(random: &mut Random, is_whole: bool) -> f64 {
    let number = random.between(-6.0, 6.0);
    if is_whole { number.round() } else { number }
}

fn point<V: TestVector>(random: &mut Random, is_whole: bool) -> V {
    V::vector([number(random, is_whole), number(random, is_whole)])
}

fn radius<V: TestVector>(random: &mut Random) -> V::Scalar {
    V::number(if random.chance(2) { 0.0 } else { random.between(0.0, 2.0) })
}

/// All answers about two shapes.
fn answers<V: TestVector>(a: &impl Bounded<Vector = V>, b: &impl Bounded<Vector = V>, random: [V; 2]) -> String {
    let [origin, direction] = random;
    let ray = Ray::new(origin, direction);
    format!(
        "{:?}",
        (
            (query::intersects(a, b), query::within(a, b, V::number(0.75)), query::contains(a, b)),
            (query::distance(a, b), query::signed_distance(a, b), query::closest_points(a, b)),
            (query::penetration(a, b), query::penetration_offset(a, b), query::penetration_toward(a, b, direction)),
            (query::contact(a, b, V::number(0.0)), query::contact(a, b, V::number(0.75))),
            (query::closest_point(a, origin), query::closest_boundary_point(a, origin), query::bounding_box(a)),
            (query::raycast(&ray, a, V::number(9.0)), query::chord(&ray, a), query::cast(a, direction, b)),
        )
    )
}

/// The answers about a polygon with room for 1 to 16 vertices, as far as it fits.
fn with_each_capacity<V: TestVector>(
    polygon: ConvexPolygon<V, 16>,
    other: &impl Bounded<Vector = V>,
    random: [V; 2],
) -> Vec<String> {
    macro_rules! answers {
        ($($capacity:literal),*) => {
            [$(polygon.with_capacity::<$capacity>().map(|polygon| {
                answers(&polygon, other, random) + &answers(other, &polygon, random)
            })),*]
        };
    }
    let fitting = |answer: Result<String, QueryError>| answer.ok();
    answers!(1, 2, 3, 4, 5, 8, 16).into_iter().filter_map(fitting).collect()
}

fn assert_equal(answers: &[String]) {
    assert!(!answers.is_empty());
    for answer in answers {
        assert_eq!(answer, &answers[0]);
    }
}

fn capacities<V: TestVector>() {
    let mut random = Random::named("capacities");
    for scene in 0..SCENES {
        let is_whole = scene % 2 == 0;
        let mut polygon = |most: i32| {
            let points: Vec<V> = (0..random.integer(1, most)).map(|_| point(&mut random, is_whole)).collect();
            ConvexPolygon::<V, 16>::hull_of(&points).expect("few points").rounded(radius::<V>(&mut random))
        };
        let (a, b) = (polygon(9), polygon(5));
        let given = [point(&mut random, is_whole), point(&mut random, is_whole)];
        let [p, q]: [V; 2] = [point(&mut random, is_whole), point(&mut random, is_whole)];
        assert_equal(&with_each_capacity(a, &b, given));
        assert_equal(&with_each_capacity(a, &Stadium::new(p, q, radius::<V>(&mut random)), given));
        assert_equal(&with_each_capacity(a, &Aabb::from_points(&[p, q]), given));
        let empty = ConvexPolygon::from(Aabb::<V>::EMPTY).with_capacity().expect("no vertices");
        let of_empty = with_each_capacity(empty, &Aabb::from_points(&[p, q]), given);
        assert!(of_empty[0].starts_with("((Err(EmptyBox), Err(EmptyBox), Err(EmptyBox)), "), "{}", of_empty[0]);
        assert_equal(&of_empty);
    }
}

#[test]
fn no_capacity_changes_an_answer() {
    capacities::<Vec2>();
    capacities::<DVec2>();
}

/// Vertices on a parabola, whose points are integers and none of which is between others.
fn parabola<V: TestVector, const N: usize>() -> ConvexPolygon<V, N> {
    let middle = i32::try_from(N / 2).expect("a small number");
    let points: Vec<V> = (0..N).zip(-middle..).map(|(_, x)| V::vector([f64::from(x), f64::from(x * x)])).collect();
    let polygon = ConvexPolygon::hull_of(&points).expect("at most 255 points");
    assert_eq!(polygon.vertices().len(), N);
    polygon
}

/// The distance of a point outside of a polygon is the least of those of its edges, and so is the depth of a point inside. A
/// ray meets the first edge. A grid of points around it is nearest to each edge and to each corner.
fn like_its_edges<V: TestVector, const N: usize>() {
    let polygon = parabola::<V, N>();
    let vertices = polygon.vertices();
    let edges: Vec<_> = (0..N).map(|edge| Segment::new(vertices[edge], vertices[(edge + 1) % N])).collect();
    let inside = V::vector([0.25, vertices[0].point()[1] / 2.0]);
    let mut nearest = [false; N];
    let mut check = |point: V| {
        let (edge, least) = nearest_edge(&edges, point);
        nearest[edge] = true;
        assert_eq!(query::distance(&polygon, &point), Ok(least), "{point:?}");
        let is_within = |factor| query::within(&polygon, &point, V::number(factor * V::value(least)));
        assert_eq!([is_within(0.5), is_within(2.0)], [Ok(false), Ok(true)], "{point:?}");
        let ray = Ray::through(point, inside);
        let hits = edges.iter().filter_map(|edge| query::raycast(&ray, edge, V::number(9.0)).expect("numbers"));
        let of_edges = hits.map(|hit| V::value(hit.t)).reduce(|least, t| if t < least { t } else { least });
        let of_polygon = query::raycast(&ray, &polygon, V::number(9.0)).expect("numbers").expect("a hit");
        assert_eq!(Some(V::value(of_polygon.t)), of_edges, "{point:?}");
        let chord = query::chord(&ray, &polygon).expect("numbers").expect("a chord");
        assert_eq!(chord.enter, Some(of_polygon), "{point:?}");
        let back = Ray::new(point, V::vector([point.point()[0] - 0.25, point.point()[1] - inside.point()[1]]));
        assert_eq!(query::raycast(&back, &polygon, V::number(9.0)), Ok(None), "{point:?}");
    };
    for vertex in vertices {
        let [x, y] = vertex.point();
        let (left, right) = ([x - 0.75 * x.signum(), y - 0.5], [x + 0.5 * x.signum(), y + 0.125]);
        for near in [left, right, [x, y - 0.75], [x * 1.25, y]] {
            let point = V::vector(near);
            if query::intersects(&polygon, &point) == Ok(false) {
                check(point);
            }
        }
    }
    assert!(nearest.iter().filter(|&&is| is).count() > N * 3 / 4);
    // Near to each edge. Then that edge is the nearest one of nearly all.
    let mut nearest = [false; N];
    for edge in &edges {
        let (middle, inside) = (edge.midpoint().point(), inside.point());
        let point = V::vector([0, 1].map(|axis| middle[axis] + (inside[axis] - middle[axis]) / 512.0));
        let (number, least) = nearest_edge(&edges, point);
        nearest[number] = true;
        let depth = V::value(query::penetration(&polygon, &point).expect("numbers").expect("inside").depth);
        assert_eq!(query::signed_distance(&polygon, &point), Ok(V::number(-depth)), "{point:?}");
        assert!((depth - V::value(least)).abs() <= 4.0 * f64::EPSILON * V::value(least), "{point:?}: {depth}");
    }
    assert!(nearest.iter().filter(|&&is| is).count() > N * 3 / 4);
    assert!(nearest[N - 1 - (N - 1) % 4..].contains(&true), "the last group of four edges");
}

/// The number of the edge that is nearest to a point, and its distance.
fn nearest_edge<V: TestVector>(edges: &[Segment<V>], point: V) -> (usize, V::Scalar) {
    let distances = edges.iter().map(|edge| query::distance(edge, &point).expect("numbers"));
    distances.enumerate().min_by(|(_, p), (_, q)| p.partial_cmp(q).expect("numbers")).expect("edges")
}

/// The masks of the filter have room for 60 corners; a polygon has room for 255.
#[test]
fn large_polygons_are_like_their_edges() {
    like_its_edges::<Vec2, 60>();
    like_its_edges::<DVec2, 60>();
    like_its_edges::<Vec2, 61>();
    like_its_edges::<DVec2, 61>();
    like_its_edges::<Vec2, 255>();
    like_its_edges::<DVec2, 255>();
}
