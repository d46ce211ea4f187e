//! The word graph of Ludomots.
//!
//! A [`Graph`] is a list of words as one flat array of 32-bit nodes that holds a DAWG (words
//! read forwards) and a GADDAG (words entered at any tile), sharing whatever they have in
//! common. It works on tiles, not characters: see [`Alphabet`]. The design in prose, with
//! pictures and measurements, is in `docs/engine.md`.

mod alphabet;
mod build;
mod check;
mod counts;
mod error;
mod file;
mod graph;
pub mod grid;
pub mod growth;
mod input;
mod lookup;
mod node;
mod quick;
pub mod search;
mod spelling;
pub mod stack;
mod storage;
mod word_set;

pub use alphabet::{Alphabet, MAX_TILE_LETTERS, MAX_TILES, SEPARATOR, Tile};
pub use build::Options;
pub use counts::Counts;
pub use error::{Error, Result};
pub use file::VERSION as GRAPH_FORMAT;
pub use graph::Graph;
pub use input::{Item, MAX_INPUT, limited};
pub use lookup::{Hooks, MAX_DISTANCE, MAX_NEAREST, Near, Page, Preferences};
pub use node::{List, MAX_NODES, Node, Nodes, Siblings};
pub use spelling::{End, MAX_SPELLINGS, MAX_WORD};
pub use word_set::WordSet;
