//! Words: the graph that holds a list of them, how it is built, and every look-up.

mod alphabet;
mod build;
mod counts;
mod file;
mod graph;
mod input;
mod lookup;
mod membership;
mod node;
mod spelling;
mod tile_set;
mod word_set;

pub use alphabet::{Alphabet, MAX_TILE_LETTERS, MAX_TILES, SEPARATOR, Tile};
pub use build::BuildOptions;
pub use counts::Counts;
pub use file::VERSION as GRAPH_FORMAT;
pub use graph::Graph;
pub use input::{Item, MAX_INPUT, limited};
pub use lookup::{Hooks, MAX_DISTANCE, MAX_NEAREST, Near, Page, Preferences};
pub use node::{List, MAX_NODES, Node, Nodes, Siblings};
pub use spelling::{End, MAX_SPELLINGS, MAX_WORD};
pub use tile_set::{MAX_SET_TILES, TileSet, one, tiles_of};
pub use word_set::WordSet;
