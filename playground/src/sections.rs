//! The answers as text, in sections of named rows.

use impinge::QueryError;
use impinge::glam::Vec2;
use impinge::query::{CastHit, Chord, CircleCrossing, Contact, ContactPoint, Part, Penetration, RayHit, Side};

use crate::answers::{Answer, Answers};
use crate::bounce::Path;
use crate::figure::Figure;
use crate::obstacles::{Ghost, Met, Obstacles};
use crate::rows::{Row, Section, optional, refused, row, section, told};
use crate::scene::Scene;
use crate::text::{number, vector, yes};
use crate::ties::Ties;

/// Those of the selected pair.
pub(crate) fn of_pair(scene: &Scene, answers: &Answers) -> Vec<Section> {
    let intersects = match answers.of_pair.intersects {
        Ok(intersects) => intersects,
        Err(error) => return vec![no_shape(error), boxes(scene)],
    };
    let mut sections = vec![overlap(scene, answers, intersects), distance(answers), push_out(scene, answers)];
    sections.push(contact(scene, &answers.of_pair.contact));
    sections.extend(answers.chord.as_ref().map(chord));
    sections.extend(answers.side.map(side));
    sections.extend(answers.raycast.as_ref().map(|hit| raycast(scene, hit)));
    sections.extend(answers.crossing.as_ref().map(outlines));
    sections.extend(scene.translation.map(|translation| cast(translation, answers.cast.as_ref())));
    sections.extend(answers.obstacles.as_ref().map(|obstacles| among_all(scene, obstacles)));
    sections.push(boxes(scene));
    sections
}

fn no_shape(error: QueryError) -> Section {
    section("Do they meet?", vec![row("no query answers", refused(error))])
}

fn overlap(scene: &Scene, answers: &Answers, exact: bool) -> Section {
    let (pair, plain) = (&answers.of_pair, answers.plainly_intersects);
    let wrong = exact != plain;
    let plain = Row { wrong, ..row("in plain f32", yes(plain) + if wrong { " (wrong)" } else { "" }) };
    let rows = vec![
        row("intersects", yes(exact)),
        plain,
        row(format!("within a margin of {}", number(scene.margin)), told(&pair.within, |&is| yes(is))),
        row("a contains b", told(&pair.contains[0], |&is| yes(is))),
        row("b contains a", told(&pair.contains[1], |&is| yes(is))),
    ];
    section("Do they meet?", rows)
}

fn distance(answers: &Answers) -> Section {
    let pair = &answers.of_pair;
    let mut rows = vec![
        row("distance", told(&pair.distance, |&distance| number(distance))),
        row("signed distance", told(&pair.signed_distance, |&distance| number(distance))),
    ];
    match pair.closest_points {
        Ok(Some((on_a, on_b))) => {
            rows.push(row("closest point on a", vector(on_a)));
            rows.push(row("closest point on b", vector(on_b)));
        }
        Ok(None) => rows.push(row("closest points", "none: they intersect")),
        Err(error) => rows.push(row("closest points", refused(error))),
    }
    rows.extend(
        answers.boundary.map(|point| row("closest point of the outline of a", told(&point, |&point| vector(point)))),
    );
    section("How far apart?", rows)
}

fn push_out(scene: &Scene, answers: &Answers) -> Section {
    let pair = &answers.of_pair;
    let mut rows = match &pair.penetration {
        Ok(Some(overlap)) => penetration(overlap, &pair.normals, answers.ties),
        Ok(None) => vec![row("penetration", "none: they are apart")],
        Err(error) => vec![row("penetration", refused(*error))],
    };
    let offset =
        told(&pair.offset, |offset| optional(offset.as_ref(), "none: they are apart", |&offset| vector(offset)));
    rows.push(row("offset", offset));
    if scene.toward != Vec2::ZERO {
        let toward = |overlap: &Option<Penetration>| {
            optional(overlap.as_ref(), "none: they are apart", |overlap| vector(overlap.normal))
        };
        rows.push(row(format!("normal nearest to {}", vector(scene.toward)), told(&pair.toward, toward)));
    }
    section("The shortest push of b out of a", rows)
}

fn penetration(overlap: &Penetration, normals: &[Vec2], ties: Ties) -> Vec<Row> {
    let mut rows = vec![
        row("depth", number(overlap.depth)),
        row("normal", vector(overlap.normal)),
        row("unique", yes(overlap.unique)),
    ];
    let drawn = |of: &str| vec![row("equally good normals", format!("{of}; {} are drawn", normals.len()))];
    rows.extend(match ties {
        Ties::Listed => others(normals),
        Ties::Arc => drawn("a whole arc of directions"),
        Ties::All => drawn("all directions"),
    });
    rows.push(row("last contact on a", vector(overlap.point_a)));
    rows.push(row("last contact on b", vector(overlap.point_b)));
    rows
}

/// All but the canonical one.
fn others(normals: &[Vec2]) -> Vec<Row> {
    (1..)
        .zip(normals)
        .skip(1)
        .map(|(count, &normal)| row(format!("equally good normal {count}"), vector(normal)))
        .collect()
}

fn contact(scene: &Scene, contact: &Answer<Option<Contact>>) -> Section {
    let rows = match contact {
        Ok(Some(contact)) => {
            let first = [
                row("contact normal", vector(contact.normal)),
                row("contact points", contact.points().len().to_string()),
            ];
            first.into_iter().chain((1..).zip(contact.points()).flat_map(contact_point)).collect()
        }
        Ok(None) => {
            vec![row("contact", format!("none: they are farther apart than the margin of {}", number(scene.margin)))]
        }
        Err(error) => vec![row("contact", refused(*error))],
    };
    section("Contact: what a solver needs", rows)
}

fn contact_point((count, point): (usize, &ContactPoint)) -> [Row; 4] {
    let features = format!("{} of a, {} of b", part(point.feature.a), part(point.feature.b));
    [
        row(format!("point {count} on a"), vector(point.point_a)),
        row(format!("point {count} on b"), vector(point.point_b)),
        row(format!("separation {count}"), number(point.separation)),
        row(format!("features {count}"), features),
    ]
}

fn part(part: Part) -> String {
    match part {
        Part::Vertex(index) => format!("vertex {index}"),
        Part::Edge(index) => format!("edge {index}"),
    }
}

fn chord(chord: &Answer<Option<Chord>>) -> Section {
    let rows = match chord {
        Ok(Some(chord)) => {
            let enter = hit_rows("enter", chord.enter.as_ref(), "none: the path starts inside");
            let exit = hit_rows("exit", chord.exit.as_ref(), "none: the path ends inside, or never leaves");
            enter.into_iter().chain(exit).chain([row("single point", yes(chord.single))]).collect()
        }
        Ok(None) => vec![row("chord", "none: the path misses")],
        Err(error) => vec![row("chord", refused(*error))],
    };
    section("The chord: the part of the path inside", rows)
}

fn side(side: Answer<Option<Side>>) -> Section {
    let name =
        |side: &Option<Side>| side.map_or_else(|| "none: the point is on the line".into(), |side| side.to_string());
    section("Which side of the path?", vec![row("the point is on the", told(&side, name))])
}

fn hit_rows(name: &str, hit: Option<&RayHit>, none: &str) -> Vec<Row> {
    let Some(hit) = hit else {
        return vec![row(name, none)];
    };
    vec![
        row(format!("{name} t"), number(hit.t)),
        row(format!("{name} point"), vector(hit.point)),
        row(format!("{name} normal"), vector(hit.normal)),
    ]
}

fn raycast(scene: &Scene, hit: &Answer<Option<RayHit>>) -> Section {
    let rows = match hit {
        Ok(hit) => hit_rows("hit", hit.as_ref(), &format!("none up to t = {}", number(scene.max_t))),
        Err(error) => vec![row("hit", refused(*error))],
    };
    section("Ray cast", rows)
}

fn outlines(crossing: &Answer<Option<CircleCrossing>>) -> Section {
    let value = told(crossing, |crossing| optional(crossing.as_ref(), "none", circle_crossing));
    section("Where the outlines cross", vec![row("common points", value)])
}

/// In the words of its `Display`, with numbers as those of the page.
fn circle_crossing(crossing: &CircleCrossing) -> String {
    match crossing {
        CircleCrossing::Tangent(point) => format!("tangent at {}", vector(*point)),
        CircleCrossing::Secant(left, right) => format!("secant at {} and {}", vector(*left), vector(*right)),
        CircleCrossing::Coincident => "coincident".to_owned(),
    }
}

fn cast(translation: Vec2, hit: Option<&Answer<Option<CastHit>>>) -> Section {
    let mut rows = vec![row("b moves by", vector(translation))];
    rows.extend(match hit {
        None => vec![row("cast", "a ray has no end, so it cannot be cast")],
        Some(Err(error)) => vec![row("cast", refused(*error))],
        Some(Ok(None)) => vec![row("cast", "none: b meets nothing")],
        Some(Ok(Some(hit))) => vec![
            row("t", number(hit.t)),
            row("point", vector(hit.point)),
            row("normal", vector(hit.normal)),
            row("only normal", yes(hit.unique)),
            row("grazes", yes(hit.grazes)),
            row("overlap at the start", yes(hit.overlapping)),
            row("arrow reflected", vector(hit.reflect(translation))),
        ],
    });
    section("Cast: b moves along the arrow", rows)
}

fn among_all(scene: &Scene, obstacles: &Obstacles) -> Section {
    let mut rows = vec![row("what stops b", optional(obstacles.stop.as_ref(), "nothing", |stop| met(scene, stop)))];
    if !obstacles.grazed.is_empty() {
        let names: Vec<String> = obstacles.grazed.iter().map(|&index| scene.name(index)).collect();
        rows.push(row("what b grazes", names.join(", ")));
    }
    rows.extend(obstacles.ghost.as_ref().map(|found| row("ghost that others see", ghost(scene, found))));
    section("The same cast among all shapes", rows)
}

fn met(scene: &Scene, Met { figure, hit }: &Met) -> String {
    format!("{} at t = {}, normal {}", scene.name(*figure), number(hit.t), vector(hit.normal))
}

/// What a program stops at that looks at one shape at a time.
fn ghost(scene: &Scene, Ghost { met: found, sunk }: &Ghost) -> String {
    let found = met(scene, found);
    if *sunk { format!("{found}: if rounding sinks b by one f32 step") } else { format!("{found}: if asked alone") }
}

fn boxes(scene: &Scene) -> Section {
    let text = |figure: &Figure| match figure.bounding_box() {
        None => "none: a ray has no end".to_owned(),
        Some(bounds) => told(&bounds, |bounds| format!("{} to {}", vector(bounds.min), vector(bounds.max))),
    };
    let named = ["of a", "of b"].into_iter().zip(scene.pair().into_iter().flatten());
    let rows = named.map(|(name, figure)| row(name, text(figure))).collect();
    section("Bounding boxes", rows)
}

/// Those of the rays of the scene, which bounce off all of it.
pub(crate) fn of_rays(paths: &[(usize, Answer<Path>)]) -> Option<Section> {
    let rows: Vec<Row> = paths.iter().flat_map(bounces).collect();
    (!rows.is_empty()).then_some(section("Bouncing rays", rows))
}

fn bounces((index, path): &(usize, Answer<Path>)) -> Vec<Row> {
    let ray = index + 1;
    let path = match path {
        Ok(path) => path,
        Err(error) => return vec![row(format!("ray {ray}"), refused(*error))],
    };
    let mut rows: Vec<Row> = (1..)
        .zip(&path.hits)
        .map(|(count, bounce)| {
            let (point, normal) = (vector(bounce.hit.point), vector(bounce.hit.normal));
            row(format!("ray {ray}, hit {count}"), format!("shape {} at {point}, normal {normal}", bounce.figure + 1))
        })
        .collect();
    let end = if rows.is_empty() {
        "meets nothing".to_owned()
    } else {
        format!("goes on in direction {}", vector(path.end.direction))
    };
    rows.push(row(format!("ray {ray}, then"), end));
    rows
}
