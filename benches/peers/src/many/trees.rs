//! The trees of Parry and rstar. They find boxes that overlap, and the circles are tested as by hand.

use impinge::Circle;
use parry2d::bounding_volume::Aabb;
use parry2d::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};
use rstar::{AABB, RTree, RTreeObject};

use crate::single::naive::circles_intersect;

type Pairs = Vec<(usize, usize)>;

/// Parry's tree, built in the first frame and adapted in all others.
///
/// `refit`, which lays out the nodes anew, and `optimize_incremental` take more time than they save in so few frames.
pub(super) fn kept() -> impl FnMut(&[Circle], &mut Pairs) {
    let (mut tree, mut workspace) = (Bvh::new(), BvhWorkspace::default());
    move |circles, pairs| {
        if tree.is_empty() {
            tree = built(circles);
        }
        for (index, circle) in (0..).zip(circles) {
            tree.insert_or_update_partially(aabb(circle), index, 0.0);
        }
        tree.refit_without_opt();
        collect(&tree, &mut workspace, circles, pairs);
    }
}

/// Parry's tree, built in each frame.
pub(super) fn anew(circles: &[Circle], pairs: &mut Pairs) {
    collect(&built(circles), &mut BvhWorkspace::default(), circles, pairs);
}

fn built(circles: &[Circle]) -> Bvh {
    let boxes: Vec<Aabb> = circles.iter().map(aabb).collect();
    Bvh::from_leaves(BvhBuildStrategy::Binned, &boxes)
}

fn aabb(circle: &Circle) -> Aabb {
    let [low, high] = [-circle.radius, circle.radius].map(|by| circle.center + by);
    Aabb::new(low, high)
}

fn collect(tree: &Bvh, workspace: &mut BvhWorkspace, circles: &[Circle], pairs: &mut Pairs) {
    tree.traverse_bvtt_single_tree::<false>(workspace, &mut |a, b| {
        let (first, second) = (a.min(b) as usize, a.max(b) as usize);
        if circles_intersect(&circles[first], &circles[second]) {
            pairs.push((first, second));
        }
    });
}

struct Leaf {
    index: usize,
    circle: Circle,
}

impl RTreeObject for Leaf {
    type Envelope = AABB<[f32; 2]>;

    fn envelope(&self) -> Self::Envelope {
        let Circle { center, radius } = self.circle;
        AABB::from_corners((center - radius).to_array(), (center + radius).to_array())
    }
}

/// Loaded in bulk, and intersected with itself.
pub(super) fn rstar(circles: &[Circle], pairs: &mut Pairs) {
    let leaves = circles.iter().enumerate().map(|(index, circle)| Leaf { index, circle: *circle });
    let tree = RTree::bulk_load(leaves.collect());
    let candidates = tree.intersection_candidates_with_other_tree(&tree);
    let once = candidates.filter(|(a, b)| a.index < b.index && circles_intersect(&a.circle, &b.circle));
    pairs.extend(once.map(|(a, b)| (a.index, b.index)));
}
