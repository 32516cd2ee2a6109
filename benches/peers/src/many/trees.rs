//! The trees of Parry and rstar. They find bounds that overlap, and the shapes are tested as by hand.

use parry2d::bounding_volume::Aabb;
use parry2d::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};
use rstar::{AABB, RTree, RTreeObject};

use super::body::Body;

type Pairs = Vec<(usize, usize)>;

/// Parry's tree, built in the first frame and adapted in all others.
///
/// `refit`, which lays out the nodes anew, and `optimize_incremental` take more time than they save in so few frames.
pub(super) fn kept<S: Body>() -> impl FnMut(&[S], &mut Pairs) {
    let (mut tree, mut workspace) = (Bvh::new(), BvhWorkspace::default());
    move |shapes: &[S], pairs: &mut Pairs| {
        if tree.is_empty() {
            tree = built(shapes);
        }
        for (index, shape) in (0..).zip(shapes) {
            tree.insert_or_update_partially(aabb(shape), index, 0.0);
        }
        tree.refit_without_opt();
        collect(&tree, &mut workspace, shapes, pairs);
    }
}

/// Parry's tree, built in each frame.
pub(super) fn anew<S: Body>(shapes: &[S], pairs: &mut Pairs) {
    collect(&built(shapes), &mut BvhWorkspace::default(), shapes, pairs);
}

pub(super) fn built<S: Body>(shapes: &[S]) -> Bvh {
    let boxes: Vec<Aabb> = shapes.iter().map(aabb).collect();
    Bvh::from_leaves(BvhBuildStrategy::Binned, &boxes)
}

fn aabb<S: Body>(shape: &S) -> Aabb {
    let [low, high] = shape.bounds();
    Aabb::new(low, high)
}

fn collect<S: Body>(tree: &Bvh, workspace: &mut BvhWorkspace, shapes: &[S], pairs: &mut Pairs) {
    tree.traverse_bvtt_single_tree::<false>(workspace, &mut |a, b| {
        let (first, second) = (a.min(b) as usize, a.max(b) as usize);
        if shapes[first].overlaps_too(&shapes[second]) {
            pairs.push((first, second));
        }
    });
}

struct Leaf<S> {
    index: usize,
    shape: S,
}

impl<S: Body> RTreeObject for Leaf<S> {
    type Envelope = AABB<[f32; 2]>;

    fn envelope(&self) -> Self::Envelope {
        let [low, high] = self.shape.bounds();
        AABB::from_corners(low.to_array(), high.to_array())
    }
}

/// Loaded in bulk, and intersected with itself.
pub(super) fn rstar<S: Body>(shapes: &[S], pairs: &mut Pairs) {
    let leaves = shapes.iter().enumerate().map(|(index, shape)| Leaf { index, shape: *shape });
    let tree = RTree::bulk_load(leaves.collect());
    let candidates = tree.intersection_candidates_with_other_tree(&tree);
    let once = candidates.filter(|(a, b)| a.index < b.index && a.shape.overlaps_too(&b.shape));
    pairs.extend(once.map(|(a, b)| (a.index, b.index)));
}
