//! Checks a pose of a robot arm among pipes before it moves: `robot_arm`.
//!
//! Ten links reach through a bundle of thirty pipes. The program tells the clearance of each link, which links collide
//! with each other, and what the arm meets first when its carriage moves along the rail; and draws it into
//! `target/robot_arm.svg`. One unit is a millimetre, and y points down, as in the drawing.

mod arm;
mod bundle;
mod error;
#[allow(clippy::disallowed_methods, reason = "a drawing need not have the same bits everywhere")]
mod picture;
mod survey;
mod table;

use std::env;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use crate::arm::Arm;
use crate::error::ArmError;
use crate::survey::Survey;

const PICTURE: &str = "target/robot_arm.svg";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "robot_arm: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), ArmError> {
    if env::args_os().len() > 1 {
        return Err(ArmError::Usage);
    }
    let (arm, pipes) = (Arm::reaching(), bundle::pipes());
    let survey = Survey::new(&arm, &pipes, arm::TRAVEL)?;
    survey.check(&arm, &pipes)?;
    let report = table::report(&survey, &survey::collisions(&Arm::curled())?);
    picture::save(&arm, &pipes, &survey, Path::new(PICTURE))?;
    writeln!(io::stdout(), "{report}\n\nDrawn in {PICTURE}").map_err(ArmError::Report)
}
