//! Everything that is shared by an address: the shapes, which two are asked about, and what else the queries take.

use impinge::glam::{DVec2, Vec2};

use crate::figure::{Figure, Part, Role};
use crate::problem::Problem;
use crate::text::listed;
use crate::view::View;

/// More take the page too long to answer while one of them is dragged.
pub(crate) const MOST_FIGURES: usize = 64;

/// What else the queries take, each with its values where none are given.
pub(crate) const ARGUMENTS: [(&str, &str); 3] = [("margin", "0"), ("max_t", "inf"), ("toward", "0,0")];

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scene {
    pub(crate) figures: Vec<Figure>,
    /// Which of the figures are `a`, which stays, and `b`, which moves.
    pub(crate) pair: [usize; 2],
    pub(crate) selected: Option<Handle>,
    /// By which `b` is cast.
    pub(crate) translation: Option<Vec2>,
    pub(crate) margin: f32,
    pub(crate) max_t: f32,
    /// The preferred direction of a push.
    pub(crate) toward: Vec2,
    pub(crate) view: Option<View>,
}

/// What is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Handle {
    /// A figure, and a part of it.
    Part(usize, &'static Part),
    /// The end of the translation.
    Translation,
}

impl Default for Scene {
    fn default() -> Self {
        Self {
            figures: Vec::new(),
            pair: [0, 1],
            selected: None,
            translation: None,
            margin: 0.0,
            max_t: f32::INFINITY,
            toward: Vec2::ZERO,
            view: None,
        }
    }
}

impl Scene {
    pub(crate) fn add(&mut self, figure: Figure) -> Result<(), Problem> {
        if self.figures.len() == MOST_FIGURES {
            return Err(Problem::TooMany);
        }
        self.figures.push(figure);
        Ok(())
    }

    /// What the page calls a figure: its kind, and its number.
    pub(crate) fn name(&self, index: usize) -> String {
        format!("{} {}", self.figures[index].kind.name(), index + 1)
    }

    /// The two figures that are asked about, if there are two.
    pub(crate) fn pair(&self) -> Option<[&Figure; 2]> {
        Some([self.figures.get(self.pair[0])?, self.figures.get(self.pair[1])?])
    }

    /// Every handle, in the order of the figures.
    pub(crate) fn handles(&self) -> impl Iterator<Item = Handle> {
        let parts =
            |(index, figure): (usize, &Figure)| figure.kind.parts().iter().map(move |part| Handle::Part(index, part));
        self.figures.iter().enumerate().flat_map(parts).chain(self.translation.map(|_| Handle::Translation))
    }

    /// What else the queries take: names and values, none where they are as by default.
    pub(crate) fn arguments(&self) -> [[String; 2]; 3] {
        let values = [listed(&[self.margin]), listed(&[self.max_t]), listed(&self.toward.to_array())];
        let mut values = values.into_iter();
        ARGUMENTS.map(|(name, default)| {
            let given = values.next().filter(|value| value != default);
            [name.to_owned(), given.unwrap_or_default()]
        })
    }

    /// Where a handle is drawn. `None` for those of what is not there.
    pub(crate) fn position(&self, handle: Handle) -> Option<DVec2> {
        match handle {
            Handle::Part(index, part) => Some(position(self.figures.get(index)?, part)),
            Handle::Translation => Some(self.anchor()? + self.translation?.as_dvec2()),
        }
    }

    /// The point of `b` that the translation starts from: its first.
    pub(crate) fn anchor(&self) -> Option<DVec2> {
        let [_, b] = self.pair()?;
        Some(position(b, &b.kind.parts()[0]))
    }

    /// Its fragment, with the view.
    pub(crate) fn printed(&self) -> String {
        Self { view: Some(self.view()), ..self.clone() }.to_string()
    }

    /// The view that is given, or one of all that is finite.
    pub(crate) fn view(&self) -> View {
        self.view.unwrap_or_else(|| {
            let handles = self.handles().filter_map(|handle| self.position(handle));
            let corners: Vec<DVec2> = self.figures.iter().flat_map(corners).chain(handles).collect();
            let finite = corners.into_iter().filter(|corner| corner.is_finite());
            let around = finite.map(|corner| [corner, corner]).reduce(|[min, max], [p, q]| [min.min(p), max.max(q)]);
            let [min, max] = around.unwrap_or([DVec2::ZERO; 2]);
            View::around(min, max)
        })
    }
}

/// A radius and a direction are drawn from the first position.
fn position(figure: &Figure, part: &Part) -> DVec2 {
    let first = figure.vector(&figure.kind.parts()[0]).as_dvec2();
    match part.role {
        Role::Position => figure.vector(part).as_dvec2(),
        Role::Direction => first + figure.vector(part).as_dvec2(),
        Role::Radius => first + figure.outward() * f64::from(figure.numbers[part.first]),
    }
}

/// The corners of the bounding box, if there is one.
fn corners(figure: &Figure) -> Vec<DVec2> {
    match figure.bounding_box() {
        Some(Ok(bounds)) => vec![bounds.min.as_dvec2(), bounds.max.as_dvec2()],
        _ => Vec::new(),
    }
}
