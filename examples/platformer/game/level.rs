//! The level: ten thousand flush tiles, and what stands, lies and moves on them. A tile is 1 wide, and y points down.

use impinge::glam::{Vec2, vec2};
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Segment, Stadium, Triangle};

use super::controller::Kind;

/// The ground from x = 0 on: so many columns of tiles, and how high they reach.
const GROUND: [(u16, i8); 20] = [
    (30, 0),
    (18, 2),
    (32, 0),
    // A pit, with a platform that moves across.
    (12, -6),
    (38, 0),
    (40, 9),
    (30, 0),
    (40, 8),
    // Down, a tile at a time.
    (4, 7),
    (4, 6),
    (4, 5),
    (4, 4),
    (4, 3),
    (4, 2),
    (4, 1),
    (62, 0),
    // A pit, with a one-way platform that moves across.
    (14, -6),
    (40, 0),
    (6, 1),
    (10, 0),
];
/// The broad phase: only tiles so near to the character are asked, to the left and to the right.
const NEAR: f32 = 4.0;
/// How many tiles lie one below the other in each column.
const DEPTH: i8 = 25;

/// For how many frames a mover rests at each end of its way: so many before it turns, and so many after.
const REST: u16 = 24;

/// A shape that goes back and forth.
#[derive(Clone, Copy, Debug)]
struct Mover {
    index: usize,
    /// Where it is at the start.
    shape: AnyShape,
    /// In a frame, on its way there.
    step: Vec2,
    /// How many frames it takes to get there.
    frames: u16,
}

impl Mover {
    /// How far it is from its start. All numbers on the way are exact.
    fn offset(&self, frame: u16) -> Vec2 {
        let there = REST + self.frames + REST;
        let phase = frame % (2 * there);
        let gone = if phase < there { phase } else { 2 * there - phase };
        self.step * f32::from(gone.saturating_sub(REST).clamp(0, self.frames))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Level {
    /// Column by column.
    pub(crate) tiles: Vec<Aabb>,
    /// All other shapes, and after them the tiles near the character.
    pub(crate) shapes: Vec<AnyShape>,
    /// Those of the other shapes. A tile is solid.
    kinds: Vec<Kind>,
    movers: Vec<Mover>,
    /// The shapes that have just moved, and by how much.
    pub(crate) moved: Vec<(usize, Vec2)>,
}

impl Level {
    pub(crate) fn new() -> Self {
        let mut level =
            Self { tiles: tiles(), shapes: Vec::new(), kinds: Vec::new(), movers: Vec::new(), moved: Vec::new() };
        for obstacle in obstacles() {
            level.add(obstacle, Kind::Solid);
        }
        level.add_platforms();
        level
    }

    fn add(&mut self, shape: impl Into<AnyShape>, kind: Kind) {
        self.shapes.push(shape.into());
        self.kinds.push(kind);
    }

    fn add_mover(&mut self, shape: impl Into<AnyShape>, kind: Kind, step: Vec2, frames: u16) {
        let (index, shape) = (self.shapes.len(), shape.into());
        self.movers.push(Mover { index, shape, step, frames });
        self.add(shape, kind);
    }

    fn add_platforms(&mut self) {
        // A staircase of ledges, up to the plateau at 9.
        for (left, right, height) in [(112.0, 119.0, 3.0), (118.0, 125.0, 6.0), (124.0, 130.0, 9.0)] {
            self.add(Segment::new(vec2(left, -height), vec2(right, -height)), Kind::OneWay);
        }
        // Over the first pit; a lift up to the plateau at 8; over the second pit.
        self.add_mover(block(80.0, 84.0, -0.5, 0.0), Kind::Solid, vec2(0.0625, 0.0), 128);
        self.add_mover(block(196.0, 200.0, 0.0, 0.25), Kind::Solid, vec2(0.0, -0.0625), 124);
        let ferry = Segment::new(vec2(330.0, 0.0), vec2(335.0, 0.0));
        self.add_mover(ferry, Kind::OneWay, vec2(0.0625, 0.0), 144);
    }

    pub(crate) fn kind(&self, index: usize) -> Kind {
        self.kinds.get(index).copied().unwrap_or(Kind::Solid)
    }

    pub(crate) fn is_tile(&self, index: usize) -> bool {
        index >= self.kinds.len()
    }

    /// How many shapes are no tiles.
    pub(crate) fn others(&self) -> usize {
        self.kinds.len()
    }

    /// Moves what moves to where it is in that frame, and takes the tiles around the character.
    pub(crate) fn go_to(&mut self, frame: u16, character: Vec2) {
        let (left, right) = (character.x - NEAR, character.x + NEAR);
        let near = self.tiles.partition_point(|tile| tile.max.x < left)
            ..self.tiles.partition_point(|tile| tile.min.x <= right);
        self.shapes.truncate(self.kinds.len());
        self.shapes.extend(self.tiles[near].iter().copied().map(AnyShape::from));
        self.moved.clear();
        for mover in &self.movers {
            let offset = mover.offset(frame);
            self.shapes[mover.index] = mover.shape.translated(offset);
            self.moved.push((mover.index, offset - mover.offset(frame - 1)));
        }
    }
}

/// A box between two heights.
fn block(left: f32, right: f32, bottom: f32, top: f32) -> Aabb {
    Aabb::new(vec2(left, -top), vec2(right, -bottom))
}

fn tiles() -> Vec<Aabb> {
    let tops = GROUND.iter().flat_map(|&(columns, top)| (0..columns).map(move |_| top));
    let column = |(x, top): (u16, i8)| {
        let left = f32::from(x);
        (top - DEPTH..top).map(move |y| block(left, left + 1.0, y.into(), f32::from(y) + 1.0))
    };
    (0..).zip(tops).flat_map(column).collect()
}

/// What is solid, and neither a tile nor moves.
fn obstacles() -> Vec<AnyShape> {
    // Stairs up to 2.
    let stairs = (0_u8..8).map(|step| {
        let (left, top) = (22.0 + f32::from(step), 0.25 * (f32::from(step) + 1.0));
        block(left, left + 1.0, 0.0, top).into()
    });
    // Crates to jump on.
    let crates = [(100.0, 0.0), (105.0, 0.0), (106.0, 0.0), (105.5, 1.0), (282.0, 0.0)];
    let crates = crates.map(|(left, bottom)| block(left, left + 1.0, bottom, bottom + 1.0).into());
    let others: [AnyShape; 8] = [
        // A ramp down from 2; a hill; a slide too steep to stand on.
        Triangle::new([vec2(48.0, -2.0), vec2(48.0, 0.0), vec2(54.0, 0.0)]).into(),
        ConvexPolygon::new([vec2(60.0, 0.0), vec2(64.0, -3.0), vec2(68.0, -3.0), vec2(74.0, 0.0)]).into(),
        Triangle::new([vec2(170.0, -9.0), vec2(170.0, 0.0), vec2(176.0, 0.0)]).into(),
        // A low tunnel on the plateau at 9.
        block(140.0, 150.0, 10.75, 13.0).into(),
        // A boulder in the ground, a log, and a roof of rounded corners.
        Circle::new(vec2(292.0, 3.0), 4.0).into(),
        Stadium::new(vec2(302.0, 0.0), vec2(305.0, 0.0), 0.25).into(),
        ConvexPolygon::new([vec2(310.0, 0.0), vec2(314.0, -2.0), vec2(318.0, -2.0), vec2(322.0, 0.0)])
            .rounded(0.25)
            .into(),
        // The end.
        block(388.0, 389.0, 0.0, 8.0).into(),
    ];
    stairs.chain(crates).chain(others).collect()
}
