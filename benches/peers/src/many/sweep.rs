use super::body::Body;

/// All pairs that overlap, each once: along x, as anyone writes it by hand.
pub(super) fn sweep<S: Body>(shapes: &[S], pairs: &mut Vec<(usize, usize)>) {
    let left = |index: usize| shapes[index].bounds()[0].x;
    let mut order: Vec<(f32, usize)> = (0..shapes.len()).map(|index| (left(index), index)).collect();
    order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    for (rank, &(_, first)) in order.iter().enumerate() {
        let right = shapes[first].bounds()[1].x;
        let within = order[rank + 1..].iter().take_while(|other| other.0 <= right);
        let met = within.filter(|&&(_, second)| shapes[first].overlaps(&shapes[second]));
        pairs.extend(met.map(|&(_, second)| (first.min(second), first.max(second))));
    }
}
