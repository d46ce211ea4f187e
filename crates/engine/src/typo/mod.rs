//! Typo: rows of cards, each the beginning of a word, that everybody lengthens at either end.
//!
//! [`Beginnings`] tells which cards a row can take. A [`Trial`] tries the choices of a seat side by
//! side: each is played on in the same worlds, which the unseen cards allow. Nobody bluffs and
//! nobody doubts in them. The design in prose is in `docs/engine-typo.md`.

// Counts of cards and worlds are far below the limits of the types used.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss
)]

mod beginnings;
mod playout;
mod row;
mod table;
mod trial;

pub use beginnings::Beginnings;
pub use playout::Ease;
pub use row::{LONGEST, Letters, Row};
pub use table::Table;
pub use trial::{Choice, Gain, Situation, Trial};
