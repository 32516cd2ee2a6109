//! The attributes and `style` declarations of one element.

use std::str::FromStr;

use roxmltree::Node;
use svgtypes::{Length, LengthUnit, Number, NumberListParser};

use super::error::Problem;

pub struct Attributes<'a> {
    node: Node<'a, 'a>,
}

impl<'a> Attributes<'a> {
    pub fn of(node: Node<'a, 'a>) -> Self {
        Self { node }
    }

    /// The value of `name`; as in CSS, the last declaration in `style` goes before the attribute.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        let value = self.declared(name).or_else(|| self.node.attribute(name))?.trim();
        (value != "inherit").then_some(value)
    }

    fn declared(&self, name: &str) -> Option<&'a str> {
        let declarations = self.node.attribute("style")?.split(';');
        let mut pairs = declarations.filter_map(|declaration| declaration.split_once(':'));
        let (_, value) = pairs.rfind(|(property, _)| property.trim() == name)?;
        Some(value.trim_end().trim_end_matches("!important"))
    }

    pub fn required(&self, name: &'static str) -> Result<&'a str, Problem> {
        self.get(name).ok_or(Problem::Missing(name))
    }

    /// A length that may be left out, and then is zero.
    pub fn coordinate(&self, name: &'static str) -> Result<f64, Problem> {
        self.get(name).map_or(Ok(0.0), |value| length(name, value))
    }

    /// A length that is zero or more.
    pub fn size(&self, name: &'static str) -> Result<Option<f64>, Problem> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let size = length(name, value)?;
        if size < 0.0 {
            return Err(Problem::Negative { name, value: value.into() });
        }
        Ok(Some(size))
    }

    pub fn required_size(&self, name: &'static str) -> Result<f64, Problem> {
        self.size(name)?.ok_or(Problem::Missing(name))
    }

    pub fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split_whitespace().any(|word| word == class))
    }
}

/// The numbers of the list `text`, which is the value of the attribute `name`.
pub(crate) fn numbers(name: &'static str, text: &str) -> Result<Vec<f64>, Problem> {
    NumberListParser::from(text).collect::<Result<_, _>>().map_err(|error| Problem::syntax(name, error))
}

/// The length `value` in user units, of which there are 96 to an inch.
fn length(name: &'static str, value: &str) -> Result<f64, Problem> {
    let Length { number, unit } =
        parsed(&value.to_ascii_lowercase()).ok_or_else(|| Problem::Length { name, value: value.into() })?;
    // As a fraction, for one inch is 25.4 mm and 96 / 25.4 would round twice.
    let (numerator, denominator) = match unit {
        LengthUnit::None | LengthUnit::Px => (1.0, 1.0),
        LengthUnit::In => (96.0, 1.0),
        LengthUnit::Cm => (4800.0, 127.0),
        LengthUnit::Mm => (480.0, 127.0),
        LengthUnit::Pt => (4.0, 3.0),
        LengthUnit::Pc => (16.0, 1.0),
        LengthUnit::Em | LengthUnit::Ex | LengthUnit::Percent => {
            return Err(Problem::RelativeLength { name, value: value.into() });
        }
    };
    Ok(number * numerator / denominator)
}

/// The number and unit in `text`, with the one unit that `svgtypes` does not know: 40 Q are a centimetre.
fn parsed(text: &str) -> Option<Length> {
    match text.strip_suffix('q') {
        Some(number) => Some(Length::new(Number::from_str(number).ok()?.0 / 4.0, LengthUnit::Mm)),
        None => Length::from_str(text).ok(),
    }
}
