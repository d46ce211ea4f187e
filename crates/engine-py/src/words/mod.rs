//! Word lists: the classes `Graph`, `WordSet` and `Members`.

mod graph;
mod members;
mod word_set;

pub use self::graph::Graph;
pub use self::members::Members;
pub use self::word_set::WordSet;
