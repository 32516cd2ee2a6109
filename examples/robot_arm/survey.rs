//! What a planner asks before the arm moves.

use impinge::glam::DVec2;
use impinge::query::{self, CastHit};
use impinge::{Circle, QueryError, Stadium};

use crate::arm::Arm;
use crate::error::ArmError;

/// How far off a contact in `f64` may be, once the arm is moved there: a thousand times what rounding makes of metres.
const CLOSE: f64 = 1e-9;

/// The answers for one arm.
#[derive(Debug)]
pub(crate) struct Survey {
    pub(crate) travel: DVec2,
    /// Of each link.
    pub(crate) clearances: Vec<Clearance>,
    /// What each link meets first on its way, if anything.
    pub(crate) contacts: Vec<Option<Contact>>,
    pub(crate) collisions: Vec<Collision>,
}

/// The pipe nearest to a link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clearance {
    pub(crate) pipe: usize,
    pub(crate) distance: f64,
    /// Where they are nearest, on the link and on the pipe; `None` if they meet.
    pub(crate) points: Option<(DVec2, DVec2)>,
}

/// The first pipe that a link meets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    pub(crate) pipe: usize,
    pub(crate) hit: CastHit<DVec2>,
}

/// Two links that collide.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Collision {
    pub(crate) links: [usize; 2],
    pub(crate) depth: f64,
}

impl Survey {
    pub(crate) fn new(arm: &Arm, pipes: &[Circle<DVec2>], travel: DVec2) -> Result<Self, QueryError> {
        let clearances = arm.links.iter().filter_map(|link| clearance(link, pipes).transpose());
        let contacts = arm.links.iter().map(|link| first_contact(link, travel, pipes));
        Ok(Self {
            travel,
            clearances: clearances.collect::<Result<_, _>>()?,
            contacts: contacts.collect::<Result<_, _>>()?,
            collisions: collisions(arm)?,
        })
    }

    /// Whether the pose is free, and the arm touches what stops it where it says.
    pub(crate) fn check(&self, arm: &Arm, pipes: &[Circle<DVec2>]) -> Result<(), ArmError> {
        let stuck = self.clearances.iter().position(|clearance| clearance.points.is_none());
        if let Some(link) = stuck.or(self.collisions.first().map(|collision| collision.links[0])) {
            return Err(ArmError::InTheWay(link + 1));
        }
        if let Some((link, Contact { pipe, hit })) = self.first_contact() {
            let off = query::signed_distance(&arm.links[link].translated(self.travel * hit.t), &pipes[pipe])?;
            if off.abs() > CLOSE {
                return Err(ArmError::OffContact(link + 1, off));
            }
        }
        Ok(())
    }

    /// The link that stops the arm, and what it meets.
    pub(crate) fn first_contact(&self) -> Option<(usize, Contact)> {
        let contacts = self.contacts.iter().enumerate().filter_map(|(link, contact)| Some((link, (*contact)?)));
        contacts.min_by(|(_, one), (_, two)| one.hit.t.total_cmp(&two.hit.t))
    }
}

/// `None` without pipes.
fn clearance(link: &Stadium<DVec2>, pipes: &[Circle<DVec2>]) -> Result<Option<Clearance>, QueryError> {
    let distances = pipes.iter().map(|pipe| query::distance(link, pipe)).collect::<Result<Vec<_>, _>>()?;
    let nearest = distances.into_iter().enumerate().min_by(|(_, one), (_, two)| one.total_cmp(two));
    let clearance = nearest
        .map(|(pipe, distance)| Ok(Clearance { pipe, distance, points: query::closest_points(link, &pipes[pipe])? }));
    clearance.transpose()
}

fn first_contact(link: &Stadium<DVec2>, travel: DVec2, pipes: &[Circle<DVec2>]) -> Result<Option<Contact>, QueryError> {
    let contacts = pipes.iter().enumerate().filter_map(|(pipe, obstacle)| {
        let hit = query::cast(link, travel, obstacle).transpose()?;
        Some(hit.map(|hit| Contact { pipe, hit }))
    });
    let contacts = contacts.collect::<Result<Vec<_>, _>>()?;
    Ok(contacts.into_iter().min_by(|one, two| one.hit.t.total_cmp(&two.hit.t)))
}

/// The links that touch or overlap, but for neighbours: these share a joint, whose stops keep them from folding.
pub(crate) fn collisions(arm: &Arm) -> Result<Vec<Collision>, QueryError> {
    let count = arm.links.len();
    let pairs = (0..count).flat_map(|first| (first + 2..count).map(move |second| [first, second]));
    let collisions = pairs.filter_map(|links| collision(arm, links).transpose());
    collisions.collect()
}

fn collision(arm: &Arm, links: [usize; 2]) -> Result<Option<Collision>, QueryError> {
    let [a, b] = links.map(|link| &arm.links[link]);
    let found = query::penetration(a, b)?;
    Ok(found.map(|found| Collision { links, depth: found.depth }))
}
