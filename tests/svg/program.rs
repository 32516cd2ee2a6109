//! The example `scene`, run as a program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::files;

const PICTURE: &str = "target/scene.svg";

/// The example as cargo built it, next to this test.
fn program() -> PathBuf {
    let test = std::env::current_exe().expect("this test is a file");
    let profile = test.ancestors().nth(2).expect("it lies in target/PROFILE/deps");
    let program = profile.join("examples/scene").with_extension(std::env::consts::EXE_EXTENSION);
    assert!(program.exists(), "build it first: cargo build --example scene (cargo test does, unless told which test)");
    program
}

/// An empty folder of that name.
fn workspace(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("scene").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can go");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(program()).current_dir(folder).args(arguments).output().expect("it starts")
}

/// What it prints on stderr where it must fail, without its own name.
fn failure(folder: &Path, arguments: &[&str]) -> String {
    let output = run(folder, arguments);
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {message}");
    assert!(output.stdout.is_empty(), "{arguments:?}: nothing is printed before all is known to be well");
    message.strip_prefix("scene: ").expect("its name comes first").trim_end().to_owned()
}

/// What it prints for a drawing, and the picture that it makes.
pub(crate) fn success(name: &str, drawing: &str) -> (String, String) {
    let folder = workspace(name);
    fs::create_dir_all(folder.join("examples/scenes")).expect("a folder");
    fs::write(folder.join("examples/scenes/pinball.svg"), drawing).expect("a file");
    let output = run(&folder, &[]);
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && message.is_empty(), "{message}");
    let picture = fs::read_to_string(folder.join(PICTURE)).expect("a picture");
    (String::from_utf8(output.stdout).expect("UTF-8"), picture)
}

/// The cells of the table below the line that starts with `title`, without its header.
pub(crate) fn table<'a>(report: &'a str, title: &str) -> Vec<Vec<&'a str>> {
    let lines = report.lines().skip_while(|line| !line.starts_with(title)).skip(1);
    let rows = lines.take_while(|line| !line.is_empty()).filter(|line| line.starts_with('│')).skip(1);
    rows.map(|row| row.trim_matches('│').split('┆').map(str::trim).collect()).collect()
}

#[test]
fn bad_drawings_end_with_their_message_and_no_picture() {
    let folder = workspace("bad");
    for (file, expected) in files::failing() {
        fs::copy(files::folder().join(&file), folder.join(&file)).expect("a copy");
        let message = failure(&folder, &[&file]);
        assert!(files::is_message(&message, &expected), "printed {message:?}, expected {expected:?}");
        assert!(!folder.join("target").exists(), "{file} leaves a picture");
    }
}

#[test]
fn bad_arguments_end_with_a_message_and_no_picture() {
    let folder = workspace("arguments");
    assert!(failure(&folder, &[]).starts_with("examples/scenes/pinball.svg: "));
    assert!(failure(&folder, &["missing.svg"]).starts_with("missing.svg: "));
    assert!(failure(&folder, &["."]).starts_with(".: "));
    assert!(failure(&folder, &["one.svg", "two.svg"]).starts_with("usage: "));
    assert!(!folder.join("target").exists());
}

#[test]
fn a_failure_keeps_the_last_picture() {
    let folder = workspace("last");
    fs::create_dir(folder.join("target")).expect("a folder");
    fs::write(folder.join(PICTURE), "the last picture").expect("a file");
    fs::write(folder.join("bad.svg"), "<svg><ellipse/></svg>").expect("a file");
    failure(&folder, &["bad.svg"]);
    assert_eq!(fs::read_to_string(folder.join(PICTURE)).expect("it is still there"), "the last picture");
}

#[test]
fn a_picture_that_cannot_be_written_leaves_no_part_of_it() {
    let folder = workspace("unwritable");
    fs::create_dir_all(folder.join(PICTURE)).expect("a folder in place of the file");
    fs::write(folder.join("good.svg"), "<svg><circle r='1'/></svg>").expect("a file");
    assert!(failure(&folder, &["good.svg"]).starts_with("cannot write target/scene.svg: "));
    assert_eq!(fs::read_dir(folder.join("target")).expect("the folder").count(), 1);
}

#[test]
fn answers_beyond_the_largest_number_are_an_error() {
    let folder = workspace("overflow");
    let far = "<svg viewBox='0 0 1 1'><circle cx='1.5e308' r='1'/><circle id='b' cx='-1.5e308' r='1'/></svg>";
    fs::write(folder.join("far.svg"), far).expect("a file");
    assert!(failure(&folder, &["far.svg"]).starts_with("circle (line 1) and b: "));
    assert!(!folder.join("target").exists());
}

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    let folder = workspace("deep");
    let (open, close) = ("<g>".repeat(100_000), "</g>".repeat(100_000));
    fs::write(folder.join("deep.svg"), format!("<svg>{open}<circle r='1'/>{close}</svg>")).expect("a file");
    assert!(run(&folder, &["deep.svg"]).status.success());
}
