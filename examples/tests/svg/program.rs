//! The example `scene`, run as a program.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) use crate::example::table;
use crate::{example, files};

const PICTURE: &str = "target/scene.svg";

fn workspace(name: &str) -> PathBuf {
    example::workspace("scene", name)
}

fn failure(folder: &Path, arguments: &[&str]) -> String {
    example::failure("scene", folder, arguments)
}

/// What it prints for a drawing, and the picture that it makes.
pub(crate) fn success(name: &str, drawing: &str) -> (String, String) {
    let folder = workspace(name);
    fs::create_dir_all(folder.join("examples/scenes")).expect("a folder");
    fs::write(folder.join("examples/scenes/pinball.svg"), drawing).expect("a file");
    let report = example::success("scene", &folder);
    let picture = fs::read_to_string(folder.join(PICTURE)).expect("a picture");
    (report, picture)
}

#[test]
fn bad_drawings_end_with_their_message_and_no_picture() {
    let folder = workspace("bad");
    for case in files::refused() {
        fs::write(folder.join("file.svg"), case.drawing).expect("a file");
        let message = failure(&folder, &["file.svg"]);
        assert!(case.is_message(&message, "file.svg"), "{}: printed {message:?}", case.name);
        assert!(!folder.join("target").exists(), "{} leaves a picture", case.name);
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
    assert!(example::run("scene", &folder, &["deep.svg"]).status.success());
}
