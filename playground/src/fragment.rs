//! The grammar of a fragment, read and printed: fields `name=values`, with `&` between them and commas between the values.
//!
//! ```text
//! point=x,y   circle=x,y,radius   segment=ax,ay,bx,by   stadium=ax,ay,bx,by,radius   ray=x,y,dx,dy
//! box=x,y,x,y   triangle=x,y,x,y,x,y   polygon=x,y,x,y,…
//! fixed=1,2,…   pair=a,b   move=dx,dy   margin=m   max_t=t   toward=x,y   select=1.center   view=x,y,span
//! ```

use std::fmt;
use std::str::FromStr;

use impinge::glam::{dvec2, vec2};
use thiserror::Error;

use crate::figure::{Figure, Kind};
use crate::problem::Problem;
use crate::scene::{Handle, Scene};
use crate::text::{listed, number, quoted};
use crate::view::View;

/// Why a fragment is no scene.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("Field {field}, {}: {problem}.", quoted(text))]
pub(crate) struct FragmentError {
    field: usize,
    text: String,
    problem: Problem,
}

impl FromStr for Scene {
    type Err = FragmentError;

    fn from_str(fragment: &str) -> Result<Self, FragmentError> {
        let fields = || (1..).zip(fragment.split('&')).filter(|(_, text)| !text.is_empty());
        let mut scene = Self::default();
        // What names shapes may come before them.
        for is_shape in [true, false] {
            for (field, text) in fields() {
                let read = read(&mut scene, text, is_shape);
                read.map_err(|problem| FragmentError { field, text: text.to_owned(), problem })?;
            }
        }
        Ok(scene)
    }
}

/// A field that is a shape, or one that is not.
fn read(scene: &mut Scene, text: &str, is_shape: bool) -> Result<(), Problem> {
    let (name, values) = text.split_once('=').ok_or(Problem::NoValue)?;
    match Kind::named(name) {
        Some(kind) if is_shape => scene.add(figure(kind, values)?),
        None if !is_shape => set(scene, name, values),
        _ => Ok(()),
    }
}

/// A polygon has as many corners as are given.
fn figure(kind: Kind, values: &str) -> Result<Figure, Problem> {
    let found = values.split(',').count();
    let wrong =
        if kind == Kind::POLYGON { Problem::Corners(found) } else { Problem::Count { expected: kind.size(), found } };
    let kind = kind.of_size(found).ok_or(wrong)?;
    Ok(Figure::new(kind, &numbers(values, kind.size())?))
}

/// A field that is no shape.
pub(crate) fn set(scene: &mut Scene, name: &str, values: &str) -> Result<(), Problem> {
    match name {
        "fixed" => fix(scene, values)?,
        "pair" => scene.pair = pair(scene, values)?,
        "move" => scene.translation = Some(array(values)?.into()),
        "margin" => [scene.margin] = array(values)?,
        "max_t" => [scene.max_t] = array(values)?,
        "toward" => {
            let [x, y] = array(values)?;
            scene.toward = vec2(x, y);
        }
        "select" => scene.selected = Some(handle(scene, values)?),
        "view" => scene.view = Some(view(values)?),
        _ => return Err(Problem::UnknownName(name.to_owned())),
    }
    Ok(())
}

fn view(values: &str) -> Result<View, Problem> {
    let [x, y, span] = array(values)?;
    View::new(dvec2(x, y), span).ok_or(Problem::NoView)
}

/// Those of these numbers, and no others.
fn fix(scene: &mut Scene, values: &str) -> Result<(), Problem> {
    let fixed: Vec<usize> = values.split(',').map(|value| index(scene, value)).collect::<Result<_, _>>()?;
    for (index, figure) in scene.figures.iter_mut().enumerate() {
        figure.fixed = fixed.contains(&index);
    }
    Ok(())
}

fn pair(scene: &Scene, values: &str) -> Result<[usize; 2], Problem> {
    let indices: Vec<usize> = values.split(',').map(|value| index(scene, value)).collect::<Result<_, _>>()?;
    <[usize; 2]>::try_from(indices).map_err(|indices| Problem::Count { expected: 2, found: indices.len() })
}

/// Shapes are counted from one.
pub(crate) fn index(scene: &Scene, value: &str) -> Result<usize, Problem> {
    let index = value.parse::<usize>().ok().and_then(|count| count.checked_sub(1));
    index.filter(|&index| index < scene.figures.len()).ok_or_else(|| Problem::NoShape(value.to_owned()))
}

/// A handle by its name in the fragment.
pub(crate) fn handle(scene: &Scene, name: &str) -> Result<Handle, Problem> {
    let found = scene.handles().chain([Handle::Translation]).find(|handle| handle.to_string() == name);
    found.ok_or_else(|| Problem::NoHandle(name.to_owned()))
}

pub(crate) fn array<T: Number, const N: usize>(values: &str) -> Result<[T; N], Problem> {
    let numbers = numbers(values, N)?;
    <[T; N]>::try_from(numbers).map_err(|numbers| Problem::Count { expected: N, found: numbers.len() })
}

fn numbers<T: Number>(values: &str, expected: usize) -> Result<Vec<T>, Problem> {
    let found = values.split(',').count();
    if found != expected {
        return Err(Problem::Count { expected, found });
    }
    values.split(',').map(parsed).collect()
}

/// `f32` for what is asked, `f64` for where one looks.
pub(crate) trait Number: FromStr + Copy {
    fn is_infinite(self) -> bool;
}

impl Number for f32 {
    fn is_infinite(self) -> bool {
        f32::is_infinite(self)
    }
}

impl Number for f64 {
    fn is_infinite(self) -> bool {
        f64::is_infinite(self)
    }
}

/// The nearest number; an infinity only where it says so.
fn parsed<T: Number>(text: &str) -> Result<T, Problem> {
    let number = text.parse::<T>().map_err(|_| Problem::NotANumber(text.to_owned()))?;
    let is_finite = text.bytes().any(|byte| byte.is_ascii_digit());
    if is_finite && number.is_infinite() { Err(Problem::TooLarge(text.to_owned())) } else { Ok(number) }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Part(index, part) => write!(f, "{}.{}", index + 1, part.name),
            Self::Translation => f.write_str("move"),
        }
    }
}

/// The fragment that reads as this scene; what is as by default is left out.
impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        let mut fields: Vec<String> =
            self.figures.iter().map(|figure| field(figure.kind.name(), figure.listed())).collect();
        let fixed = (1..).zip(&self.figures).filter(|(_, figure)| figure.fixed);
        let fixed: Vec<String> = fixed.map(|(count, _): (usize, _)| count.to_string()).collect();
        if !fixed.is_empty() {
            fields.push(format!("fixed={}", fixed.join(",")));
        }
        if self.pair != default.pair {
            fields.push(format!("pair={},{}", self.pair[0] + 1, self.pair[1] + 1));
        }
        fields.extend(self.translation.map(|translation| field("move", &translation.to_array())));
        let given = self.arguments().into_iter().filter(|[_, values]| !values.is_empty());
        fields.extend(given.map(|[name, values]| format!("{name}={values}")));
        fields.extend(self.selected.map(|selected| format!("select={selected}")));
        if let Some(View { center, span }) = self.view {
            fields.push(format!("view={},{},{}", number(center.x), number(center.y), number(span)));
        }
        f.write_str(&fields.join("&"))
    }
}

fn field(name: &str, numbers: &[f32]) -> String {
    format!("{name}={}", listed(numbers))
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn problem(fragment: &str) -> (usize, Problem) {
        let error = fragment.parse::<Scene>().expect_err(fragment);
        (error.field, error.problem)
    }

    /// In the order and with the numbers in which it is printed.
    #[test]
    fn what_is_printed_is_what_was_read() {
        let shapes = "point=0.1,-0&circle=1e-45,3.4028235e38,0&segment=16777216,16777217e1,NaN,inf";
        let corners = "box=4,3,-2,1&triangle=0,0,1,0,0,1&polygon=1,1&polygon=0,0,1,0,1,1,0,1";
        let rest = "stadium=1,2,3,4,-5&ray=0,0,-inf,1e10&fixed=2,8&pair=3,1&move=1.1754944e-38,0&margin=0.3&max_t=2&toward=0,1";
        let view = "select=8.radius&view=0.1,-1e-30,12.5";
        let fragment = format!("{shapes}&{corners}&{rest}&{view}").replace("16777217e1", "167772160");
        assert_eq!(fragment.parse::<Scene>().expect("a scene").to_string(), fragment);
    }

    #[test]
    fn a_printed_scene_reads_as_the_same() {
        let presets: Value = serde_json::from_str(include_str!("../www/presets.json")).expect("a JSON");
        for preset in presets.as_array().expect("a list") {
            let scene: Scene = preset["scene"].as_str().expect("a text").parse().expect("a scene");
            assert_eq!(scene.to_string().parse(), Ok(scene));
        }
    }

    /// 2^24 + 1 lies between two `f32`, of which 2^24 has the even mantissa.
    #[test]
    fn a_number_is_the_nearest() {
        let scene: Scene = "point=16777217,0.1".parse().expect("a scene");
        assert_eq!(scene.figures[0].numbers[..2], [16_777_216.0, 0.1]);
    }

    #[test]
    fn fields_come_in_any_order() {
        let scene: Scene = "pair=2,1&&select=move&point=1,2&move=3,4&point=5,6&".parse().expect("a scene");
        assert_eq!(scene.to_string(), "point=1,2&point=5,6&pair=2,1&move=3,4&select=move");
    }

    #[test]
    fn an_error_tells_the_field_and_what_is_wrong_with_it() {
        assert_eq!(problem("point=1,2&circle"), (2, Problem::NoValue));
        assert_eq!(problem("disc=1"), (1, Problem::UnknownName("disc".to_owned())));
        assert_eq!(problem("move=1,2&ray=1,2,3"), (2, Problem::Count { expected: 4, found: 3 }));
        assert_eq!(problem("triangle=0,0,1,1"), (1, Problem::Count { expected: 6, found: 4 }));
        for count in [1, 7, 18] {
            let numbers = vec!["0"; count].join(",");
            assert_eq!(problem(&format!("polygon={numbers}")), (1, Problem::Corners(count)));
        }
        assert_eq!(problem("pair=1"), (1, Problem::NoShape("1".to_owned())));
        assert_eq!(problem("point=0,0&pair=1"), (2, Problem::Count { expected: 2, found: 1 }));
        assert_eq!(problem("point=0,0&pair=0,1"), (2, Problem::NoShape("0".to_owned())));
        assert_eq!(problem("margin="), (1, Problem::NotANumber(String::new())));
        assert_eq!(problem("margin=3.5e38"), (1, Problem::TooLarge("3.5e38".to_owned())));
        assert_eq!(problem("point=0,0&select=1.a"), (2, Problem::NoHandle("1.a".to_owned())));
        assert_eq!(problem("view=inf,0,1"), (1, Problem::NoView));
        assert_eq!(problem(&["point=0,0"; 65].join("&")), (65, Problem::TooMany));
    }
}
