//! Topscore: words that grow from three tiles to seven, and the small pyramids.
//!
//! A [`Growth`] holds the words of 3 to 7 tiles by their *class*, the multiset of their tiles,
//! and for each class the classes that have one tile more. An [`Outlook`] adds what depends on
//! the tiles not seen: how many turns a word is from seven tiles, and which letters are likely
//! to come for the small pyramids. The design in prose is in `docs/engine-topscore.md`.

// Counts of tiles and words are far below the limits of the types used.
#![allow(clippy::cast_precision_loss)]

mod chances;
mod hand;
mod index;
mod key;
mod outlook;
mod placements;
mod pyramids;
mod steps;
mod turn;
mod walk;

pub use chances::{Draws, MAX_SAMPLES, MAX_TURNS};
pub use hand::Hand;
pub use index::{Class, Edge, Growth, MAX_WORDS};
pub use key::{Key, Word};
pub use outlook::{Outlook, Plan};
pub use placements::Placed;
pub use pyramids::Row;
pub use steps::{Start, Step, Swap};
pub use turn::{Action, Laid, Situation, Token, Turn, TurnRules};
pub use walk::Walk;

/// The length of the word a chain begins with, in tiles.
pub const SHORTEST: usize = 3;

/// The length of the word a chain ends with, and the number of small pyramids.
pub const LONGEST: usize = 7;
