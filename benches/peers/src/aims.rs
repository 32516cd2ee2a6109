//! What boxes and polygons are meant to keep up with: the other way round than in the tables, for so the aims are set.

use crate::peers::{BEVY, BOX2D, BRANCHLESS, NAIVE, TYPED};
use crate::report::{Line, Measured};
use crate::table::short;

/// Unchecked formulas, and the functions that games call today.
const AIMS: [(&str, &[&str]); 12] = [
    ("triangle–triangle, yes or no", &[NAIVE, BRANCHLESS]),
    ("quad–quad, yes or no", &[NAIVE, BRANCHLESS]),
    ("octagon–octagon, yes or no", &[NAIVE, BRANCHLESS]),
    ("box–box, yes or no", &[NAIVE, BRANCHLESS, BEVY]),
    ("box–circle, yes or no", &[NAIVE, BEVY]),
    ("rectangle–rectangle, yes or no", &[NAIVE, BRANCHLESS, TYPED]),
    ("triangle–triangle contact", &[NAIVE, BOX2D]),
    ("quad–quad contact", &[NAIVE, BOX2D]),
    ("octagon–octagon contact", &[NAIVE, BOX2D]),
    ("rectangle–rectangle contact", &[NAIVE, BOX2D]),
    ("quad–quad manifold", &[BOX2D]),
    ("octagon–octagon manifold", &[BOX2D]),
];

/// Nothing of a run without any of these rows.
pub(crate) fn paragraph(sections: &[Measured]) -> String {
    let lines = || sections.iter().flat_map(|section| &section.lines);
    let found = AIMS.iter().filter_map(|(row, peers)| item(lines().find(|line| line.name == *row)?, peers));
    let items: Vec<String> = found.collect();
    if items.is_empty() {
        return String::new();
    }
    format!("The time of `impinge`, divided by that of a peer (below 1, `impinge` is faster):\n\n{}", items.concat())
}

/// Whether the tables have a line for each aim.
pub(crate) fn are_in(tables: &str) -> bool {
    AIMS.iter().all(|(row, _)| tables.contains(&start(row)))
}

fn start(row: &str) -> String {
    format!("- {row}: ")
}

fn item(line: &Line, peers: &[&str]) -> Option<String> {
    let of = |peer: &&str| Some(format!("{} {peer}", short(1.0 / line.of(peer)?.ratio)));
    let ratios: Option<Vec<String>> = peers.iter().map(of).collect();
    Some(format!("{}{}\n", start(line.name), ratios?.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::{AIMS, paragraph};
    use crate::peers::{BOX2D, NAIVE};
    use crate::report::{Line, Measured, Score};
    use crate::sections;
    use crate::verdict::Verdict;

    #[test]
    fn every_aim_has_its_row_and_its_peers() {
        for (name, peers) in AIMS {
            let mut rows = sections::with(name).into_iter().flat_map(|section| section.rows);
            let row = rows.find(|planned| planned.name == name).map(|planned| (planned.build)());
            let contenders = row.map(|row| row.contenders).unwrap_or_default();
            let asked = |peer: &&str| contenders.iter().any(|contender| contender.peer == *peer);
            assert!(peers.iter().all(asked), "{name}: {peers:?}");
        }
    }

    #[test]
    fn half_of_the_time_of_a_peer_is_a_half() {
        let score = |peer, ratio| Score { peer, ratio, verdict: Verdict { otherwise: 0.0, tells_less: false } };
        let peers = vec![score(BOX2D, 2.0), score(NAIVE, 0.8)];
        let line = Line { name: "quad–quad contact", yes: 0.4, nanoseconds: 50.0, peers };
        let paragraph = paragraph(&[Measured { title: "boxes", lines: vec![line] }]);
        assert!(paragraph.ends_with("faster):\n\n- quad–quad contact: 1.25 naive, 0.50 box2d\n"), "{paragraph}");
    }

    #[test]
    fn without_their_rows_there_is_no_paragraph() {
        assert_eq!(paragraph(&[]), "");
    }
}
