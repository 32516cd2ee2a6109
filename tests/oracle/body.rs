use super::core::Core;
use super::rational::Rational;

/// A shape: all points within `radius` of a core.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    pub(crate) core: Core,
    pub(crate) radius: Rational,
}
