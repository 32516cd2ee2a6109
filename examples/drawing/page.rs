//! Pages: what stands around drawings.

use std::path::Path;
use std::{fs, io};

use impinge::glam::{DVec2, dvec2};
use svg::node::element::{Group, Rectangle};
use svg::{Document, Node as _};

use super::canvas::hundredths;
use super::style::{FONT, INK, MARGIN, NOTE, SPACE, TEXT, TITLE};
use super::text::{bold, line, wrapped};
use super::{Canvas, Legend};

/// From one base line to the next, as a multiple of the font's size.
const LEADING: f64 = 1.3;

/// What a picture lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    Light,
    Dark,
}

impl Paper {
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The colour of the paper, for the dark one that of a dark page on GitHub.
    pub const fn colour(self) -> &'static str {
        match self {
            Self::Light => "#ffffff",
            Self::Dark => "#0d1117",
        }
    }

    /// The colour of lines and text.
    pub const fn ink(self) -> &'static str {
        match self {
            Self::Light => "#1f2328",
            Self::Dark => "#e6edf3",
        }
    }

    /// What the name of a file on this paper ends in.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Light => "",
            Self::Dark => "-dark",
        }
    }
}

/// Blocks, one below the other.
#[derive(Clone, Debug)]
pub struct Page {
    /// What it shows, for those who do not see it.
    label: String,
    /// Of what it holds, in pixels.
    width: f64,
    contents: Group,
    /// Where the last block ends.
    bottom: f64,
}

impl Page {
    pub fn new(width: f64, label: impl Into<String>) -> Self {
        Self { label: label.into(), width, contents: Group::new(), bottom: 0.0 }
    }

    /// With a title, and a sentence that tells what is seen.
    pub fn titled(width: f64, title: &str, sentence: &str) -> Self {
        let mut page = Self::new(width, format!("{title}. {sentence}"));
        page.lines(title, TITLE, true);
        page.text(sentence);
        page
    }

    /// Adds a block of that height.
    pub fn block(&mut self, block: Group, height: f64) {
        self.place(block, 0.0, height);
    }

    fn place(&mut self, block: Group, left: f64, height: f64) {
        let top = if self.bottom > 0.0 { self.bottom + SPACE } else { 0.0 };
        let (left, top) = (hundredths(left), hundredths(top));
        self.contents.append(block.set("transform", format!("translate({left} {top})")));
        self.bottom = top + height;
    }

    /// A paragraph.
    pub fn text(&mut self, text: &str) {
        self.lines(text, TEXT, false);
    }

    /// A small one.
    pub fn note(&mut self, text: &str) {
        self.lines(text, NOTE, false);
    }

    fn lines(&mut self, text: &str, size: f64, is_bold: bool) {
        let (mut block, mut base) = (Group::new(), 0.0);
        // Bold letters are wider.
        for content in wrapped(text, self.width / if is_bold { 1.08 } else { 1.0 }, size) {
            let text = line(0.0, hundredths(base + size), size, content);
            block.append(if is_bold { bold(text) } else { text });
            base += size * LEADING;
        }
        self.block(block, base);
    }

    /// A drawing in its frame, in the middle.
    pub fn drawing(&mut self, canvas: Canvas) {
        let size = canvas.size();
        self.place(canvas.framed(), (self.width - size.x) / 2.0, size.y);
    }

    pub fn legend(&mut self, legend: Legend) {
        let (legend, height) = legend.placed(self.width);
        self.block(legend, height);
    }

    /// Without paper, in the colour of the text around it: its first line is the tag alone, which begins a block of HTML
    /// in Markdown.
    pub fn bare(self) -> Document {
        let size = dvec2(self.width, hundredths(self.bottom + SPACE));
        let document = Document::new().set("viewBox", (0, 0, size.x, size.y)).set("width", size.x);
        let document = document.set("style", "max-width:100%;height:auto").set("role", "img");
        document.set("aria-label", self.label).add(lettered(self.contents))
    }

    pub fn on(self, paper: Paper) -> Document {
        let DVec2 { x, y } = dvec2(self.width, self.bottom) + 2.0 * MARGIN;
        let (x, y) = (hundredths(x), hundredths(y));
        let sheet = Rectangle::new().set("x", -MARGIN).set("y", -MARGIN).set("width", x).set("height", y).set("rx", 8);
        let document = Document::new().set("viewBox", (-MARGIN, -MARGIN, x, y)).set("width", x).set("height", y);
        let document = document.set("role", "img").set("aria-label", self.label);
        document.add(sheet.set("fill", paper.colour())).add(lettered(self.contents).set("color", paper.ink()))
    }

    /// Writes it to `path`, on light paper.
    pub fn save(self, path: &Path) -> io::Result<()> {
        write(&self.on(Paper::Light), path)
    }

    /// Writes it to `path` on light paper, and beside that, with `-dark` in its name, on dark paper.
    pub fn save_on_both(self, path: &Path) -> io::Result<()> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        Paper::ALL.iter().try_for_each(|&paper| {
            write(&self.clone().on(paper), &path.with_file_name(format!("{name}{}.svg", paper.suffix())))
        })
    }

    /// Writes it to `path` without paper.
    pub fn save_bare(self, path: &Path) -> io::Result<()> {
        write(&self.bare(), path)
    }
}

fn lettered(contents: Group) -> Group {
    contents.set("font-family", FONT).set("fill", INK)
}

/// Writes the file at `path`, whole or not at all, into a folder that it makes if there is none.
fn write(document: &Document, path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    let partial = path.with_extension("partial");
    let written = fs::write(&partial, format!("{document}\n")).and_then(|()| fs::rename(&partial, path));
    if written.is_err() {
        // It may not even exist; the first error is the one to report.
        let _ = fs::remove_file(&partial);
    }
    written
}
