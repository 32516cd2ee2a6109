//! What users write without type annotations compiles, and what is wrong reads as a sentence.

#![allow(clippy::disallowed_methods, reason = "what users write")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use impinge::glam::{dvec2, vec2};
use impinge::{Circle, QueryError, Ray, Segment, Stadium, query};

#[test]
fn vectors_of_glam_need_no_annotation() -> Result<(), QueryError> {
    let segment = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
    let circle = Circle::new(vec2(2.0, 3.0), 1.0);
    let stadium = Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 2.0);
    let ray = Ray::new(vec2(2.0, 9.0), vec2(0.0, -1.0));
    assert!(!query::intersects(&segment, &circle)?);
    assert!(query::intersects(&stadium, &vec2(2.0, 2.0))?);
    assert!(query::within(&segment, &circle, 2.0)?);
    assert_eq!(query::distance(&segment, &circle)?, 2.0);
    assert_eq!(query::closest_point(&segment, vec2(9.0, 1.0))?, vec2(4.0, 0.0));
    assert_eq!(query::penetration_offset(&stadium, &circle)?, Some(vec2(0.0, 0.0)));
    assert!(query::penetration_toward(&circle, &circle, vec2(0.0, 1.0))?.is_some());
    assert_eq!(query::raycast(&ray, &circle, f32::INFINITY)?.map(|hit| hit.point), Some(vec2(2.0, 4.0)));
    assert!(query::ray_circle(&ray, &circle)?.is_some());
    Ok(())
}

#[test]
fn double_vectors_of_glam_need_no_annotation() -> Result<(), QueryError> {
    let segment = Segment::new(dvec2(0.0, 0.0), dvec2(4.0, 0.0));
    let circle = Circle::new(dvec2(2.0, 3.0), 1.0);
    assert!(!query::intersects(&segment, &circle)?);
    assert_eq!(query::distance(&circle, &dvec2(2.0, 9.0))?, 5.0);
    let ray = Ray::through(dvec2(2.0, 9.0), dvec2(2.0, 8.0));
    assert_eq!(query::raycast(&ray, &segment, 100.0)?.map(|hit| hit.t), Some(9.0));
    Ok(())
}

#[test]
fn array_literals_are_of_f64_unless_told() -> Result<(), QueryError> {
    let stadium = Stadium::new([0.0, 0.0], [4.0, 0.0], 2.0);
    assert!(query::intersects(&stadium, &[2.0, 2.0])?);
    assert_eq!(query::distance(&stadium, &[2.0, 5.0]), Ok(3.0_f64));
    let single = Segment::new([0.0_f32, 0.0], [4.0, 0.0]);
    assert_eq!(query::distance(&single, &[2.0, 5.0])?, 5.0_f32);
    Ok(())
}

/// `let c: Circle = …` means `Vec2`.
#[test]
fn shapes_are_of_f32_unless_told() {
    let circle: Circle = Circle::new([1.0, 2.0].into(), 3.0);
    let ray: Ray = Ray::new(circle.center, [0.0, 1.0].into());
    assert_eq!(ray.at(2.0), vec2(1.0, 4.0));
}

#[test]
fn one_query_serves_a_list_of_any_shape() {
    fn nearest<S: impinge::Shape<Vector = impinge::glam::Vec2>>(shapes: &[S]) -> Result<f32, QueryError> {
        shapes.iter().try_fold(f32::MAX, |least, shape| Ok(least.min(query::distance(shape, &vec2(0.0, 0.0))?)))
    }
    assert_eq!(nearest(&[Circle::new(vec2(9.0, 0.0), 1.0), Circle::new(vec2(0.0, 5.0), 2.0)]), Ok(3.0));
    assert_eq!(nearest(&[vec2(3.0, 4.0)]), Ok(5.0));
}

/// A package of its own that depends on this one, with a program for each snippet.
struct Snippets {
    folder: PathBuf,
}

impl Snippets {
    /// `name` is that of the folder, and `dependency` a line for another one.
    fn new(name: &str, dependency: &str) -> Self {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let manifest = format!(
            "[package]\nname = \"snippets\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\nimpinge.path = '{root}'\n\
             {dependency}\n"
        );
        // Without the snippets of an earlier version of these tests.
        let _ = std::fs::remove_dir_all(folder.join("src"));
        std::fs::create_dir_all(folder.join("src/bin")).unwrap();
        std::fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        // The same versions as here, which are on this machine.
        std::fs::copy(Path::new(root).join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
        Self { folder }
    }

    /// What the compiler says of each expression, by its name.
    fn check(&self, expressions: &[(&str, &str)]) -> BTreeMap<String, String> {
        for (name, expression) in expressions {
            let program = format!(
                "#![allow(unused)]\nuse impinge::glam::{{DVec2, Vec2}};\nuse impinge::*;\n\nfn main() {{\n    \
                 let circle = Circle::new(Vec2::ZERO, 1.0);\n    let ray = Ray::new(Vec2::ZERO, Vec2::X);\n    \
                 let _ = {expression};\n}}\n"
            );
            std::fs::write(self.folder.join(format!("src/bin/{name}.rs")), program).unwrap();
        }
        let mut cargo = Command::new(env!("CARGO"));
        let arguments =
            ["check", "--offline", "--quiet", "--keep-going", "--message-format=json", "--target-dir=target", "--bins"];
        let output = cargo.args(arguments).current_dir(&self.folder).output().unwrap();
        let mut said: BTreeMap<_, _> =
            expressions.iter().map(|(name, _)| ((*name).to_owned(), String::new())).collect();
        for line in String::from_utf8(output.stdout).unwrap().lines() {
            let message: serde_json::Value = serde_json::from_str(line).unwrap();
            if let Some(rendered) = message["message"]["rendered"].as_str() {
                let name = message["target"]["name"].as_str().unwrap();
                said.get_mut(name).unwrap_or_else(|| panic!("of {name}: {rendered}")).push_str(rendered);
            }
        }
        assert_eq!(
            output.status.success(),
            said.values().all(String::is_empty),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        for hidden in ["macro", "HasCore", "HasLine", "Components", "HasRow", "Members", "Row"] {
            for (name, said) in &said {
                assert!(!said.contains(hidden), "`{name}` shows the user `{hidden}`:\n{said}");
            }
        }
        said
    }
}

#[test]
fn wrong_types_read_as_sentences() {
    let shapes = "expected a `Segment`, `Circle`, `Stadium`, `Aabb`, `ConvexPolygon`, `Ray`, `AnyShape`, or a point: `Vec2`, `DVec2`, `[f32; 2]`, `[f64; 2]`";
    let expected = [
        ("number", "query::intersects(&circle, &1.0_f32)", ["`f32` is not a shape of `impinge`", shapes]),
        ("text", "query::distance(&circle, &\"text\")", ["`&str` is not a shape of `impinge`", shapes]),
        ("target", "query::raycast(&ray, &\"text\", 1.0)", ["`&str` is not a shape of `impinge`", shapes]),
        ("first", "query::distance(&1, &circle)", ["`{integer}` is not a shape of `impinge`", shapes]),
        ("vector", "Circle::new((1.0, 2.0), 3.0)", ["is not a vector of `impinge`", "`[v.x, v.y]`"]),
        (
            "path",
            "query::chord(&circle, &circle)",
            ["`impinge::Circle` is not a path", "expected a `Segment` or a `Ray`"],
        ),
        (
            "mover",
            "query::cast(&ray, Vec2::ONE, &circle)",
            ["`impinge::Ray` is not a shape of finite size", "target of a cast"],
        ),
        ("box", "query::bounding_box(&ray)", ["`impinge::Ray` is not a shape of finite size", "no bounding box"]),
        ("scalar", "query::intersects(&circle, &Circle::new(DVec2::ONE, 1.0))", ["expected `Vec2`, found `DVec2`"; 2]),
        ("method", "circle.intersects(&\"text\")", ["`&str` is not a shape of `impinge`", shapes]),
        ("number_for_a_point", "circle.closest_point(3.0)", ["expected `Vec2`, found floating-point number"; 2]),
        (
            "rays",
            "batch::raycast(&ray, &[ray], 1.0)",
            [
                "`impinge::Ray` is not a shape of finite size",
                "expected a `Segment`, `Circle`, `Stadium`, `Aabb`, `ConvexPolygon`, `AnyShape`, or a point",
            ],
        ),
        (
            "many",
            "batch::closest(&circle, &1.0)",
            ["`{float}` is not a list of shapes that `batch` accepts", "a slice, an array"],
        ),
        (
            "many_rays",
            "batch::closest(&circle, &vec![ray])",
            ["`impinge::Ray` is not a shape of finite size", "a batch holds no rays"],
        ),
        ("member", "batch::Circles::new().push(1)", ["expected `Circle<_>`, found integer", "pub fn push"]),
        (
            "side",
            "query::side(&circle, Vec2::ONE)",
            ["`impinge::Circle` is not a path", "expected a `Segment` or a `Ray`"],
        ),
        (
            "sealed",
            "{ #[derive(Clone, Copy, PartialEq, Debug)] struct Own; impl Vector for Own { type Scalar = f32; type Wide = DVec2; } }",
            ["`Own` cannot become a vector of `impinge`", "the trait is sealed"],
        ),
        ("point", "query::intersects(&circle, &DVec2::ONE)", ["expected `Vec2`, found `DVec2`"; 2]),
    ];
    let wrong = expected.map(|(name, expression, _)| (name, expression));
    let said = Snippets::new("snippets", "")
        .check(&[wrong.as_slice(), &[("right", "query::intersects(&circle, &Vec2::ONE)")]].concat());
    assert_eq!(said["right"], "");
    for (name, expression, sentences) in expected {
        let said = &said[name];
        for sentence in sentences {
            assert!(said.contains(sentence), "`{expression}` gives no {sentence}, but\n{said}");
        }
    }
}

#[test]
#[cfg(feature = "glam-029")]
fn the_feature_for_another_version_of_glam_is_named() {
    let snippets = Snippets::new("snippets_with_glam", "old = { package = 'glam', version = '0.29' }");
    let said = &snippets.check(&[("old", "Circle::new(old::Vec2::ZERO, 1.0)")])["old"];
    assert!(said.contains("for another version, enable its feature, such as `glam-029`"), "{said}");
}
