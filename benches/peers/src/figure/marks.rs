//! The marks of a row.

use svg::node::element::Group;

use super::scale::{whole, x};
use super::series::{SERIES, Series};
use crate::read::{Ratio, Row};

/// Nearer marks would cover each other: they are drawn one below the other.
const APART: f64 = 12.0;
const BELOW: f64 = 9.5;

/// Around the middle line of the row; or which peer is beyond the axis.
pub(super) fn marks(row: &Row<'_>) -> Result<Group, String> {
    let place = |series: &'static Series| {
        let ratio = row.fastest(series.columns)?;
        let beyond = || format!("{}, {}: {} is beyond the axis", row.name, series.name, ratio.times);
        Some(x(ratio.times).ok_or_else(beyond).map(|x| (x, series, ratio)))
    };
    let mut placed = SERIES.iter().filter_map(place).collect::<Result<Vec<_>, _>>()?;
    placed.sort_by(|(a, ..), (b, ..)| a.total_cmp(b));
    let crowds = placed.chunk_by(|(left, ..), (right, ..)| right - left < APART);
    Ok(crowds.fold(Group::new(), |group, crowd| group.add(spread(crowd))))
}

/// Marks one below the other, each at its own x.
fn spread(crowd: &[(f64, &Series, Ratio)]) -> Group {
    let first = -BELOW * (whole(crowd.len()) - 1.0) / 2.0;
    crowd.iter().enumerate().fold(Group::new(), |group, (index, (x, series, ratio))| {
        let y = first + BELOW * whole(index);
        group.add(series.mark(ratio.is_right).set("transform", format!("translate({x} {y})")))
    })
}
