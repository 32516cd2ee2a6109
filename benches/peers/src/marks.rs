//! A document of which a program writes one part.

/// What stands before that part, and after it.
pub(crate) struct Marks {
    pub(crate) begin: &'static str,
    pub(crate) end: &'static str,
}

impl Marks {
    /// The part between the marks.
    pub(crate) fn within<'a>(&self, document: &'a str) -> Option<&'a str> {
        self.parts(document).map(|[_, part, _]| part)
    }

    /// The document with another part.
    pub(crate) fn rewritten(&self, document: &str, part: &str) -> Option<String> {
        let [before, _, after] = self.parts(document)?;
        Some([before, self.begin, part, self.end, after].concat())
    }

    fn parts<'a>(&self, document: &'a str) -> Option<[&'a str; 3]> {
        let (before, rest) = document.split_once(self.begin)?;
        let (part, after) = rest.split_once(self.end)?;
        Some([before, part, after])
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;

    #[test]
    fn only_what_is_between_the_marks_is_rewritten() {
        let marks = Marks { begin: "<a>", end: "</a>" };
        let document = "one <b>two</b> <a>three</a> four";
        assert_eq!(marks.within(document), Some("three"));
        assert_eq!(marks.rewritten(document, "3").as_deref(), Some("one <b>two</b> <a>3</a> four"));
        assert_eq!(marks.rewritten("<a>three", "3"), None);
    }
}
