//! What every search shares.

// Counts of worlds and games are far below the limits of the types used.
#![allow(clippy::cast_possible_wrap, clippy::cast_precision_loss)]

mod budget;
mod pairs;
mod stopping;

pub use budget::Budget;
pub use pairs::{Pairs, Share};
pub use stopping::Tally;
