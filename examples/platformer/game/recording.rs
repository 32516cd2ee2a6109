//! A minute of input, as it was recorded.

/// What the player holds in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Buttons {
    /// 1 to the right, -1 to the left.
    pub(crate) walk: i8,
    pub(crate) jump: bool,
    /// Opens one-way platforms.
    pub(crate) drop: bool,
}

const REST: Buttons = Buttons { walk: 0, jump: false, drop: false };
const RIGHT: Buttons = Buttons { walk: 1, ..REST };
const LEFT: Buttons = Buttons { walk: -1, ..REST };

impl Buttons {
    const fn jumping(self) -> Self {
        Self { jump: true, ..self }
    }

    const fn dropping(self) -> Self {
        Self { drop: true, ..self }
    }
}

/// So many frames each.
const RECORDING: [(u16, Buttons); 32] = [
    (618, RIGHT),
    (59, REST),
    (23, RIGHT),
    (148, REST),
    (70, RIGHT),
    (1, RIGHT.jumping()),
    (92, RIGHT),
    (1, RIGHT.jumping()),
    (49, RIGHT),
    (12, REST.dropping()),
    (28, REST),
    (55, LEFT),
    (5, RIGHT),
    (1, RIGHT.jumping()),
    (51, RIGHT),
    (1, RIGHT.jumping()),
    (51, RIGHT),
    (1, RIGHT.jumping()),
    (572, RIGHT),
    (202, REST),
    (23, RIGHT),
    (148, REST),
    (144, RIGHT),
    (10, LEFT),
    (1, LEFT.jumping()),
    (29, LEFT),
    (548, RIGHT),
    (1, RIGHT.jumping()),
    (396, RIGHT),
    (89, REST),
    (27, RIGHT),
    (144, REST),
];

pub(crate) fn frames() -> impl Iterator<Item = Buttons> {
    RECORDING.iter().flat_map(|&(frames, buttons)| (0..frames).map(move |_| buttons))
}
