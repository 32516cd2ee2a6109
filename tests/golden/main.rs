//! The same bits on every machine: millions of answers against the digests of `answers.txt`.
//!
//! Whether they are right is the business of the other tests. This one tells whether any differs from one machine,
//! compiler or profile to the next, and after a change, of which functions. `portable/` asks the same queries elsewhere,
//! by `.ci/golden`, or a tenth of them (`tenth.txt`) where it is slow. Where a change is meant,
//! `IMPINGE_BLESS=1 cargo test --test golden` writes the new tables: a better formula may change the column of numbers, but
//! no decision; at most whether a point next to the largest number overflows.
//!
//! The digests of shapes in an `AnyShape` must be those of the same scenes without it. A build with debug assertions asks
//! all queries so, another one the queries of one shape only: see `queries/held.rs`. `tests/any_shape.rs` asks the rest.

mod queries;

use std::error::Error;
use std::path::Path;

use impinge::glam::{DVec2, Vec2};

use self::queries::{Group, Share, Tally};

#[test]
fn the_answers_have_the_bits_that_they_had() -> Result<(), Box<dyn Error>> {
    let tally = asked(Share::All);
    println!("{tally}");
    let differing = tally.differing_if_held();
    assert!(differing.is_empty(), "an `AnyShape` gets other answers than the shape that it holds: {differing:?}");
    for (group, queries) in [(Group::Straight, 1_000_000), (Group::Polygons, 1_000_000), (Group::Held, 200_000)] {
        let counts = tally.total(group).counts;
        assert!(counts.queries >= queries);
        let kinds = [counts.hits, counts.misses, counts.tied].into_iter().chain(counts.errors);
        // No straight shape is an empty box.
        let never = kinds.filter(|count| *count == 0).count();
        assert_eq!(never, usize::from(group == Group::Straight), "kinds of answers that never come out");
    }

    let tenth = asked(Share::Tenth);
    let tables = [(tally, "answers.txt", include_str!("answers.txt")), (tenth, "tenth.txt", include_str!("tenth.txt"))];
    for (tally, file, expected) in tables {
        if std::env::var_os("IMPINGE_BLESS").is_some() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(file);
            std::fs::write(path, tally.to_string())?;
            continue;
        }
        let differences = tally.differences(expected);
        assert!(differences.is_empty(), "not, as expected, the lines of {file} {differences:#?}");
    }
    Ok(())
}

fn asked(share: Share) -> Tally {
    let mut tally = Tally::default();
    queries::in_all_regimes::<Vec2>(share, &mut tally);
    queries::in_all_regimes::<DVec2>(share, &mut tally);
    tally
}
