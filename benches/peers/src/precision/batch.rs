//! The functions of `batch`, from a slice and from this library's own container, beside their bounds.

use impinge::batch::{self, Circles, Pairs, Shapes};
use impinge::query::Contact;

use super::bound::{self, Columns};
use super::draw::{Aim, REACH};
use super::field::{DENSE, SPARSE, SPARSE_BOXES, aims, field, fields, others};
use super::{Aabb, Circle, Ray, Scalar, Vector};
use crate::answer::Answer;
use crate::contest::Draft;
use crate::peers::{IMPINGE, IMPINGE_CIRCLES, IMPINGE_COLUMNS, Stored};

/// So many rays, or other circles, are asked about one list of circles. Some rays take longer than others.
const RAYS: usize = 256;
const OTHERS: usize = 64;
/// So many lists of circles are asked about themselves: more would not stay in the processor's cache.
const LISTS: usize = 16;

impl Stored<Vec<Circle>> for Vec<Circle> {
    fn stored(circles: &Vec<Circle>) -> Self {
        circles.clone()
    }
}

impl Stored<Vec<Circle>> for Circles<Vector> {
    fn stored(circles: &Vec<Circle>) -> Self {
        circles.iter().copied().collect()
    }
}

/// Two lists of them.
impl<S: Stored<Vec<Circle>>> Stored<[Vec<Circle>; 2]> for [S; 2] {
    fn stored(lists: &[Vec<Circle>; 2]) -> Self {
        lists.each_ref().map(S::stored)
    }
}

impl From<Vec<Scalar>> for Answer {
    #[allow(clippy::useless_conversion, reason = "not in `f32`")]
    fn from(numbers: Vec<Scalar>) -> Self {
        Self::Yes(numbers.into_iter().map(Into::into).collect())
    }
}

/// What `batch::contacts` fills.
#[derive(Clone, Default)]
struct Filled {
    pairs: Pairs<Vector>,
    contacts: Vec<(usize, usize, Contact<Vector>)>,
}

/// Which pairs.
impl From<Filled> for Answer {
    fn from(filled: Filled) -> Self {
        filled.contacts.iter().map(|&(a, b, _)| [a, b]).collect::<Vec<_>>().into()
    }
}

impl From<bound::Contacts> for Answer {
    fn from(found: bound::Contacts) -> Self {
        found.pairs.into()
    }
}

impl From<Pairs<Vector>> for Answer {
    fn from(pairs: Pairs<Vector>) -> Self {
        pairs.as_slice().iter().map(|&(a, b)| [a, b]).collect::<Vec<_>>().into()
    }
}

/// As a slice, in this library's container, and in that of the bound.
fn stored(circles: usize, density: Scalar) -> (Vec<Circle>, Circles<Vector>, Columns) {
    let field = field(circles, density);
    (field.clone(), Stored::stored(&field), Stored::stored(&field))
}

fn lists(circles: usize) -> Vec<(Vec<Circle>, ())> {
    fields(LISTS, circles, DENSE).into_iter().map(|list| (list, ())).collect()
}

pub(crate) fn raycast(count: usize) -> Draft<Aim, ()> {
    let (slice, circles, columns) = stored(count, SPARSE);
    Draft::new(aims(RAYS, count, SPARSE))
        .each_of(count)
        .ask(IMPINGE, move |ray: &Ray, ()| batch::raycast(ray, &slice, REACH))
        .ask(IMPINGE_CIRCLES, move |ray: &Ray, ()| batch::raycast(ray, &circles, REACH))
        .bound(
            &None,
            #[inline(always)]
            move |fused, ray: &Aim, found| bound::raycast(fused, ray, &columns, found),
        )
}

/// Among boxes, of which half of the rays hit one.
pub(crate) fn raycast_boxes(count: usize, rays: usize) -> Draft<Aim, ()> {
    let slice: Vec<Aabb> = field(count, SPARSE_BOXES);
    let columns: batch::Columns<Aabb> = slice.iter().copied().collect();
    Draft::new(aims(rays, count, SPARSE_BOXES))
        .each_of(count)
        .ask(IMPINGE, move |ray: &Ray, ()| batch::raycast(ray, &slice, REACH))
        .ask(IMPINGE_COLUMNS, move |ray: &Ray, ()| batch::raycast(ray, &columns, REACH))
}

pub(crate) fn raycast_any(count: usize) -> Draft<Aim, ()> {
    let (slice, circles, columns) = stored(count, SPARSE);
    Draft::new(aims(RAYS, count, SPARSE))
        .each_of(count)
        .ask(IMPINGE, move |ray: &Ray, ()| batch::raycast_any(ray, &slice, REACH))
        .ask(IMPINGE_CIRCLES, move |ray: &Ray, ()| batch::raycast_any(ray, &circles, REACH))
        .bound(
            &None,
            #[inline(always)]
            move |fused, ray: &Aim, found| bound::raycast_any(fused, ray, &columns, found),
        )
}

pub(crate) fn raycast_all(count: usize) -> Draft<Aim, ()> {
    let (slice, circles, columns) = stored(count, SPARSE);
    Draft::new(aims(RAYS, count, SPARSE))
        .each_of(count)
        .fill(IMPINGE, Vec::new(), move |ray: &Ray, hits| batch::raycast_all(ray, &slice, REACH, hits))
        .fill(IMPINGE_CIRCLES, Vec::new(), move |ray: &Ray, hits| batch::raycast_all(ray, &circles, REACH, hits))
        .bound(
            &Vec::new(),
            #[inline(always)]
            move |fused, ray: &Aim, found| bound::raycast_all(fused, ray, &columns, found),
        )
}

/// The first hit of a circle, which is that of a ray among larger circles.
pub(crate) fn cast(count: usize) -> Draft<Aim, ()> {
    const RADIUS: Scalar = 0.5;
    fn first<M: Shapes<Vector = Vector>>(path: &Ray, circles: &M) -> Option<(usize, Scalar)> {
        let moving = Circle::new(path.origin, RADIUS);
        let found = batch::cast(&moving, path.direction * REACH, circles).expect("valid circles");
        found.map(|(index, hit)| (index, hit.t * REACH))
    }
    let (slice, circles, _) = stored(count, SPARSE);
    let columns = Columns::new(&slice.iter().map(|circle| circle.inflated(RADIUS)).collect::<Vec<_>>());
    Draft::new(aims(RAYS, count, SPARSE))
        .each_of(count)
        .ask(IMPINGE, move |path: &Ray, ()| first(path, &slice))
        .ask(IMPINGE_CIRCLES, move |path: &Ray, ()| first(path, &circles))
        .bound(
            &None,
            #[inline(always)]
            move |fused, path: &Aim, found| bound::raycast(fused, path, &columns, found),
        )
}

pub(crate) fn intersecting(count: usize) -> Draft<Circle, ()> {
    let (slice, circles, columns) = stored(count, DENSE);
    Draft::new(others(OTHERS, count, DENSE))
        .each_of(count)
        .fill(IMPINGE, Vec::new(), move |other: &Circle, found| batch::intersecting(other, &slice, found))
        .fill(IMPINGE_CIRCLES, Vec::new(), move |other: &Circle, found| batch::intersecting(other, &circles, found))
        .bound(
            &Vec::new(),
            #[inline(always)]
            move |fused, other: &Circle, found| bound::intersecting(fused, other, &columns, found),
        )
}

pub(crate) fn closest(count: usize) -> Draft<Circle, ()> {
    let (slice, circles, columns) = stored(count, DENSE);
    Draft::new(others(OTHERS, count, DENSE))
        .each_of(count)
        .ask(IMPINGE, move |other: &Circle, ()| batch::closest(other, &slice))
        .ask(IMPINGE_CIRCLES, move |other: &Circle, ()| batch::closest(other, &circles))
        .bound(
            &None,
            #[inline(always)]
            move |fused, other: &Circle, found| bound::closest(fused, other, &columns, found),
        )
}

pub(crate) fn distances(count: usize) -> Draft<Circle, ()> {
    let (slice, circles, columns) = stored(count, DENSE);
    let none: Vec<Scalar> = vec![0.0; count];
    Draft::new(others(OTHERS, count, DENSE))
        .each_of(count)
        .fill(IMPINGE, none.clone(), move |other: &Circle, found| batch::distances(other, &slice, found))
        .fill(IMPINGE_CIRCLES, none.clone(), move |other: &Circle, found| batch::distances(other, &circles, found))
        .bound(
            &none,
            #[inline(always)]
            move |fused, other: &Circle, found| bound::distances(fused, other, &columns, found),
        )
}

pub(crate) fn validate(count: usize) -> Draft<Vec<Circle>, ()> {
    Draft::new(lists(count))
        .each_of(count)
        .ask(IMPINGE, |slice: &Vec<Circle>, ()| batch::validate(slice).map_err(|(index, _)| index))
        .ask(IMPINGE_CIRCLES, |circles: &Circles<Vector>, ()| batch::validate(circles).map_err(|(index, _)| index))
        .bound(
            &Ok(()),
            #[inline(always)]
            |_, circles: &Columns, valid| bound::validate(circles, valid),
        )
}

pub(crate) fn overlapping_pairs(count: usize) -> Draft<Vec<Circle>, ()> {
    fn pairs<M: Shapes<Vector = Vector>>(circles: &M, pairs: &mut Pairs<Vector>) {
        batch::overlapping_pairs(circles, pairs).expect("valid circles");
    }
    Draft::new(lists(count))
        .each_of(count)
        .fill(IMPINGE, Pairs::new(), pairs::<Vec<Circle>>)
        .fill(IMPINGE_CIRCLES, Pairs::new(), pairs::<Circles<Vector>>)
        .bound(
            &Vec::new(),
            #[inline(always)]
            |fused, circles: &Columns, pairs| bound::overlapping_pairs(fused, circles, pairs),
        )
}

pub(crate) fn contacts(count: usize) -> Draft<Vec<Circle>, ()> {
    fn contacts<M: Shapes<Vector = Vector>>(circles: &M, Filled { pairs, contacts }: &mut Filled) {
        batch::contacts(circles, 0.0, pairs, contacts).expect("valid circles");
    }
    Draft::new(lists(count))
        .each_of(count)
        .fill(IMPINGE, Filled::default(), contacts::<Vec<Circle>>)
        .fill(IMPINGE_CIRCLES, Filled::default(), contacts::<Circles<Vector>>)
        .bound(
            &bound::Contacts::default(),
            #[inline(always)]
            |fused, circles: &Columns, found| bound::contacts(fused, circles, found),
        )
}

/// Between the halves of each list.
pub(crate) fn overlapping_pairs_between(count: usize) -> Draft<[Vec<Circle>; 2], ()> {
    fn pairs<M: Shapes<Vector = Vector>>([a, b]: &[M; 2], pairs: &mut Pairs<Vector>) {
        batch::overlapping_pairs_between(a, b, pairs).expect("valid circles");
    }
    let halves = |list: Vec<Circle>| [&list[..count / 2], &list[count / 2..]].map(<[_]>::to_vec);
    Draft::new(lists(count).into_iter().map(|(list, ())| (halves(list), ())).collect())
        .each_of(count)
        .fill(IMPINGE, Pairs::new(), pairs::<Vec<Circle>>)
        .fill(IMPINGE_CIRCLES, Pairs::new(), pairs::<Circles<Vector>>)
        .bound(
            &Vec::new(),
            #[inline(always)]
            |fused, [a, b]: &[Columns; 2], pairs| bound::overlapping_pairs_between(fused, a, b, pairs),
        )
}
