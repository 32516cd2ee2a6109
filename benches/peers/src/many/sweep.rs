use impinge::Circle;

/// All pairs that overlap, each once: along x, as anyone writes it by hand.
pub(super) fn sweep(circles: &[Circle], overlap: impl Fn(&Circle, &Circle) -> bool, pairs: &mut Vec<(usize, usize)>) {
    let left = |index: usize| circles[index].center.x - circles[index].radius;
    let mut order: Vec<(f32, usize)> = (0..circles.len()).map(|index| (left(index), index)).collect();
    order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    for (rank, &(_, first)) in order.iter().enumerate() {
        let right = circles[first].center.x + circles[first].radius;
        let within = order[rank + 1..].iter().take_while(|other| other.0 <= right);
        let met = within.filter(|&&(_, second)| overlap(&circles[first], &circles[second]));
        pairs.extend(met.map(|&(_, second)| (first.min(second), first.max(second))));
    }
}
