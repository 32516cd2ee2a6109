/// What an obstacle does to the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Wall,
    Bumper,
    Slingshot,
    Flipper,
    Plunger,
    Drain,
}

/// The bumpers that are not called so.
const OTHER_BUMPERS: [&str; 3] = ["crown", "hub", "moon"];

impl Role {
    /// That of the shape which the drawing calls `name`.
    pub(crate) fn named(name: &str) -> Self {
        match name {
            "plunger" => Self::Plunger,
            "drain" => Self::Drain,
            _ if name.starts_with("bumper") || OTHER_BUMPERS.contains(&name) => Self::Bumper,
            _ if name.contains("slingshot") => Self::Slingshot,
            _ if name.contains("flipper") => Self::Flipper,
            _ => Self::Wall,
        }
    }

    /// The speed at which a ball leaves that came in at `approach`, both along the normal. The parts that move in a real
    /// machine stand still in this one, and give the ball the speed of their stroke.
    pub(crate) fn departure(self, approach: f32, serves: u16) -> f32 {
        (self.restitution() * approach).clamp(self.stroke(serves), f32::INFINITY)
    }

    fn restitution(self) -> f32 {
        match self {
            Self::Bumper | Self::Slingshot => 0.8,
            Self::Wall | Self::Flipper | Self::Plunger | Self::Drain => 0.5,
        }
    }

    /// In mm/s. A wall's is small: without any, roundings of the velocity would press a ball at rest into its skin.
    fn stroke(self, serves: u16) -> f32 {
        match self {
            Self::Bumper => 600.0,
            Self::Slingshot => 300.0,
            Self::Flipper => 1150.0,
            // Nobody pulls it twice to the same place.
            Self::Plunger => 1500.0 + 37.0 * f32::from(serves % 8),
            Self::Wall | Self::Drain => 1.0,
        }
    }
}
