//! The engine of Ludomots: it looks words up, finds moves and plays games out, fast.
//!
//! - [`words`]: the word graph, its look-ups and sets of words.
//! - [`chance`]: random numbers, the bag, dice.
//! - [`lanes`]: rows and columns of a board as one thing.
//! - [`trial`]: what every search shares: worlds, budgets, stopping, pairs of games.
//! - [`topword`], [`mots_de_tete`], [`topscore`], [`typo`]: one game each. No game uses another.
//!
//! Nothing here knows Python: the bindings are the crate `ludomots-engine-py`. The design in
//! prose, with pictures and measurements, begins in `docs/engine.md`.

pub mod chance;
mod error;
pub mod lanes;
pub mod mots_de_tete;
pub mod topscore;
pub mod topword;
pub mod trial;
pub mod typo;
pub mod words;

pub use error::{Error, Result};
