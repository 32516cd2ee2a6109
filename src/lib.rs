#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "std")]
extern crate std;

#[cfg(not(any(feature = "std", feature = "libm")))]
compile_error!("impinge needs a square root: enable its feature `std` (the default) or `libm`");

mod error;
mod exact;
mod kernel;
pub mod query;
pub mod shapes;
mod vector;

pub use glam;

pub use crate::error::QueryError;
pub use crate::shapes::{Circle, Ray, Segment, Shape, Stadium};
pub use crate::vector::Vector;
