//! A debug build gives the answers of `answers.txt`; `counts.py` compares those of a release with the same table. So the
//! queries that a release compiles for each pair of kinds answer as those of a debug build, which have no type parameters.
//! `IMPINGE_BLESS=1 cargo test --package counts` writes the table.

use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::{env, fs, str};

const PROGRAMS: [(&str, &str, &[&str]); 5] = [
    ("counts", env!("CARGO_BIN_EXE_counts"), &["everyday", "grid", "fine", "extreme"]),
    ("polygons", env!("CARGO_BIN_EXE_polygons"), &["everyday", "grid", "extreme"]),
    ("more_polygons", env!("CARGO_BIN_EXE_more_polygons"), &["everyday", "grid", "extreme"]),
    ("many", env!("CARGO_BIN_EXE_many"), &["everyday"]),
    ("any", env!("CARGO_BIN_EXE_any"), &["everyday", "extreme"]),
];

#[test]
fn a_debug_build_answers_as_a_release() -> Result<(), Box<dyn Error>> {
    let mut table = String::new();
    for (name, program, regimes) in PROGRAMS {
        let all = regimes.iter().flat_map(|regime| ["f32", "f64"].map(|precision| (regime, precision)));
        for (regime, precision) in all {
            let output = Command::new(program).args([regime, precision, "answers"]).output()?;
            assert!(output.status.success(), "{name}: {}", str::from_utf8(&output.stderr)?);
            for line in str::from_utf8(&output.stdout)?.lines() {
                table += &format!("{name} {regime} {precision} {line}\n");
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("answers.txt");
    if env::var_os("IMPINGE_BLESS").is_some() {
        fs::write(&path, &table)?;
    }
    let expected = fs::read_to_string(path)?;
    let differing: Vec<&str> = table.lines().filter(|line| !expected.lines().any(|other| other == *line)).collect();
    assert!(differing.is_empty(), "not in answers.txt: {differing:#?}");
    assert_eq!(table.lines().count(), expected.lines().count());
    Ok(())
}
