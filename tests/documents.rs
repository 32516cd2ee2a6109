//! The documents keep up with the code.

#[test]
fn the_readme_shows_the_quickstart() {
    let program = include_str!("../examples/quickstart.rs").split_once("\n\n").expect("a headline first").1;
    assert!(include_str!("../README.md").contains(&format!("```rust\n{program}```")));
}
