//! The examples, run as programs.

#![allow(dead_code, reason = "every test crate that includes this uses its own part of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The example of that name as cargo built it, next to this test.
fn program(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("this test is a file");
    let profile = test.ancestors().nth(2).expect("it lies in target/PROFILE/deps");
    let program = profile.join("examples").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    let advice = "so does `cargo test` without options";
    assert!(program.exists(), "build it first: cargo build --example {name} ({advice})");
    program
}

/// An empty folder of that name, for an example.
pub(crate) fn workspace(example: &str, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(example).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can go");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

pub(crate) fn run(name: &str, folder: &Path, arguments: &[&str]) -> Output {
    Command::new(program(name)).current_dir(folder).args(arguments).output().expect("it starts")
}

/// What it prints on stderr where it must fail, without its own name.
pub(crate) fn failure(name: &str, folder: &Path, arguments: &[&str]) -> String {
    let output = run(name, folder, arguments);
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {message}");
    assert!(output.stdout.is_empty(), "{arguments:?}: nothing is printed before all is known to be well");
    let message = message.strip_prefix(&format!("{name}: ")).expect("its name comes first");
    message.trim_end().to_owned()
}

/// What it prints where it must not fail.
pub(crate) fn success(name: &str, folder: &Path) -> String {
    let output = run(name, folder, &[]);
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && message.is_empty(), "{message}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The cells of the table below the line that starts with `title`, without its header.
pub(crate) fn table<'a>(report: &'a str, title: &str) -> Vec<Vec<&'a str>> {
    let lines = report.lines().skip_while(|line| !line.starts_with(title)).skip(1);
    let rows = lines.take_while(|line| !line.is_empty()).filter(|line| line.starts_with('│')).skip(1);
    rows.map(|row| row.trim_matches('│').split('┆').map(str::trim).collect()).collect()
}
