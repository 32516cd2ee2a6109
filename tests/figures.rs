//! Every function shows its figure, no figure breaks the page that it is on, and every picture can be read.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use roxmltree::Document;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The files below `folder` whose names end in `extension`.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| self::files(folder, extension));
    below.chain(files.into_iter().filter(|path| path.extension().is_some_and(|found| found == extension))).collect()
}

fn sources(folder: &str) -> impl Iterator<Item = (PathBuf, String)> {
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("text"));
    files(&Path::new(ROOT).join(folder), "rs").into_iter().map(read)
}

fn figures() -> impl Iterator<Item = PathBuf> {
    files(&Path::new(ROOT).join("figures/doc"), "svg").into_iter()
}

fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).expect("a name")
}

/// The names of the figures that `lines` include.
fn included<'a>(lines: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    let paths = lines.into_iter().filter_map(|line| line.split_once("[doc = include_str!(\"")?.1.strip_suffix("\")]"));
    paths.filter_map(|path| Some(path.split_once("figures/doc/")?.1.strip_suffix(".svg")?.to_owned())).collect()
}

/// The public functions of a source, each with the lines of its documentation and attributes.
fn functions(source: &str) -> Vec<(&str, Vec<&str>)> {
    let lines: Vec<_> = source.lines().collect();
    let mut functions = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if let Some(signature) = line.strip_prefix("pub fn ") {
            let name = signature.split(['<', '(']).next().expect("a name");
            let above =
                lines[..index].iter().rev().take_while(|line| line.starts_with("///") || line.starts_with("#["));
            functions.push((name, above.copied().collect()));
        }
    }
    functions
}

/// That the functions in `folder` include figures of their own names, after `prefix`.
fn check(folder: &str, prefix: &str) {
    let mut checked = 0;
    for (path, source) in sources(folder) {
        for (name, docs) in functions(&source) {
            assert!(included(docs).contains(&format!("{prefix}{name}")), "{name} in {} has no figure", path.display());
            checked += 1;
        }
    }
    assert!(checked > 0, "no function in {folder}");
}

#[test]
fn every_query_shows_its_figure() {
    check("src/query", "");
}

#[test]
fn every_function_of_batch_shows_its_figure() {
    check("src/batch", "batch_");
}

/// The structs of a source, each with the lines of its documentation and attributes.
fn structs(source: &str) -> Vec<(String, Vec<&str>)> {
    let lines: Vec<_> = source.lines().collect();
    let name = |line: &str| Some(line.strip_prefix("pub struct ")?.split('<').next().expect("a name").to_lowercase());
    let above = |index: usize| {
        let above = lines[..index].iter().rev();
        above.copied().take_while(|line| line.starts_with("///") || line.starts_with("#[")).collect()
    };
    (0..lines.len()).filter_map(|index| Some((name(lines[index])?, above(index)))).collect()
}

#[test]
fn every_shape_shows_its_figure() {
    let mut checked = vec![];
    for (path, source) in sources("src/shapes") {
        for (name, docs) in structs(&source) {
            assert!(included(docs).contains(&name), "{name} in {} has no figure", path.display());
            checked.push(name);
        }
    }
    checked.sort();
    assert_eq!(checked, ["aabb", "circle", "convexpolygon", "ray", "segment", "stadium"]);
}

#[test]
fn every_figure_is_shown() {
    let sources = sources("src").chain(sources("guide"));
    let shown = sources.flat_map(|(_, source)| included(source.lines())).collect();
    assert_eq!(figures().map(|path| stem(&path).to_owned()).collect::<BTreeSet<_>>(), shown);
}

/// Markdown takes the figure for a block of HTML from a first line that is one tag, to the first blank line. An `id` or a
/// `style` element would be shared with the page.
#[test]
fn every_figure_fits_in_a_page() {
    for path in figures() {
        let (name, text) = (stem(&path), fs::read_to_string(&path).expect("text"));
        let document = Document::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let root = document.root_element();
        let first = text.lines().next().expect("a line");
        assert!(first.starts_with("<svg ") && first.find('>') == Some(first.len() - 1), "{name}: {first}");
        assert!(text.lines().all(|line| !line.trim().is_empty()), "{name} has a blank line");
        assert!(document.descendants().all(|node| !node.has_attribute("id")), "{name} has an id");
        assert!(document.descendants().all(|node| !node.has_tag_name("style")), "{name} has a style");
        assert_eq!(root.attribute("role"), Some("img"), "{name}");
        assert!(root.attribute("aria-label").is_some_and(|label| label.len() > 20), "{name} has no description");
        assert_eq!(root.attribute("width"), Some("624"), "{name}");
    }
}

/// The pictures of a page on GitHub: what the file is called, without `figures/` and `.svg`.
fn pictures(page: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(ROOT).join(page)).expect("text");
    assert!(!text.contains("](figures/"), "{page} has a picture without a dark variant");
    let sources =
        text.split("src=\"figures/").skip(1).map(|rest| rest.split_once(".svg\"").expect("a picture").0.to_owned());
    let sources: Vec<_> = sources.collect();
    for name in &sources {
        let source = format!("<source media=\"(prefers-color-scheme: dark)\" srcset=\"figures/{name}-dark.svg\">");
        let lines: Vec<_> = text.lines().filter(|line| line.contains(&format!("src=\"figures/{name}.svg\""))).collect();
        assert!(lines.iter().all(|line| line.contains(&source)), "{name} in {page} has no dark variant");
        let described = |line: &&str| line.split_once("<img alt=\"").is_some_and(|(_, rest)| rest.find('"') > Some(20));
        assert!(lines.iter().all(described), "{name} in {page} has no description");
    }
    sources
}

#[test]
fn every_picture_of_a_page_has_a_dark_variant() {
    let shown: BTreeSet<String> = ["README.md", "ARCHITECTURE.md"].into_iter().flat_map(pictures).collect();
    let both = shown.iter().flat_map(|name| [name.clone(), format!("{name}-dark")]);
    let drawn =
        fs::read_dir(Path::new(ROOT).join("figures")).expect("a folder").map(|entry| entry.expect("an entry").path());
    let drawn = drawn.filter(|path| path.is_file()).map(|path| stem(&path).to_owned());
    assert_eq!(both.collect::<BTreeSet<_>>(), drawn.collect());
    for name in shown {
        let [light, dark] = ["", "-dark"].map(|suffix| page_picture(&format!("{name}{suffix}")));
        let [light_paper, light_ink, dark_paper, dark_ink] = ["#ffffff", "#1f2328", "#0d1117", "#e6edf3"];
        assert!(light.contains(light_paper) && light.contains(light_ink), "{name}");
        assert_eq!(light.replace(light_paper, dark_paper).replace(light_ink, dark_ink), dark, "{name}");
    }
}

fn page_picture(name: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join("figures").join(name).with_extension("svg")).expect("text")
}

/// The width of a picture on a small telephone, in pixels, and the smallest letters that are easily read there.
const TELEPHONE: f64 = 400.0;
const SMALLEST: f64 = 9.0;

#[test]
fn every_text_can_be_read_on_a_telephone() {
    let mut checked = 0;
    for path in files(&Path::new(ROOT).join("figures"), "svg") {
        let text = fs::read_to_string(&path).expect("text");
        let document = Document::parse(&text).expect("well-formed XML");
        let number = |value: Option<&str>| value.and_then(|value| value.parse::<f64>().ok()).expect("a number");
        let width = number(document.root_element().attribute("width"));
        for node in document.descendants().filter(|node| node.has_tag_name("text")) {
            let size = number(node.ancestors().find_map(|node| node.attribute("font-size")));
            let seen = size * TELEPHONE / width;
            assert!(seen >= SMALLEST, "{}: {:?} is {seen} high", path.display(), node.text());
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} texts");
}
