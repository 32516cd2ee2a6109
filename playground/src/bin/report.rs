//! Prints what the page shows of a scene: `report FRAGMENT`, with several one JSON a line.

use std::env;
use std::io::{self, Write as _};

fn main() -> io::Result<()> {
    env::args().skip(1).try_for_each(|fragment| writeln!(io::stdout(), "{}", playground::respond(&fragment)))
}
