//! The documents keep up with the code.

#[test]
fn the_readme_shows_the_quickstart() {
    let program = include_str!("../examples/quickstart.rs").split_once("\n\n").expect("a headline first").1;
    assert!(include_str!("../README.md").contains(&format!("```rust\n{program}```")));
}

#[test]
fn the_readme_quotes_the_error_map() {
    let counts = include_str!("../figures/error_map.svg").lines().filter_map(|line| line.split_once(" wrong: "));
    let shares: Vec<_> = counts.map(|(_, share)| share).collect();
    assert!(include_str!("../README.md").contains(&format!("wrong in {} of the places", shares.join(" and "))));
}
