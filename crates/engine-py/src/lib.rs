//! `ludomots._engine`: the Rust engine, for Python. Everything here delegates to the crate
//! `ludomots-engine`; the docstrings are the Python documentation.

// PyO3 takes arguments by value and wraps results; these lints do not fit its functions.
#![allow(clippy::needless_pass_by_value, clippy::unnecessary_wraps)]

mod board;
mod input;
mod mots_de_tete;
mod pieces;
mod tiles;
mod topscore;
mod topword;
mod trial;
mod typo;
mod words;

use pyo3::prelude::*;

/// The engine of Ludomots: words, moves and players.
#[pymodule]
mod _engine {
    #[pymodule_export]
    use crate::mots_de_tete::{
        GridCandidate, GridOutlook, GridPlay, GridRules, GridSearch, GridTurn, GridWords,
    };
    #[pymodule_export]
    use crate::pieces::Pieces;
    #[pymodule_export]
    use crate::topscore::{Growth, GrowthOutlook, GrowthRules, GrowthTurn};
    #[pymodule_export]
    use crate::topword::{
        StackCandidate, StackPlay, StackRules, StackSearch, StackSituation, StackTurn, StackWeighed,
    };
    #[pymodule_export]
    use crate::trial::Trial;
    #[pymodule_export]
    use crate::typo::RowTrial;
    #[pymodule_export]
    use crate::words::{Graph, Members, WordSet};

    /// The version of the graph's file format.
    #[pymodule_export]
    const GRAPH_FORMAT: u32 = ludomots_engine::words::GRAPH_FORMAT;

    /// The longest text accepted as a word, prefix, pattern or rack, in characters.
    #[pymodule_export]
    const MAX_INPUT: usize = ludomots_engine::words::MAX_INPUT;

    /// The distance beyond which `Graph.nearest` gives no word.
    #[pymodule_export]
    const MAX_DISTANCE: u8 = ludomots_engine::words::MAX_DISTANCE;

    /// The most words that `Graph.nearest` gives.
    #[pymodule_export]
    const MAX_NEAREST: usize = ludomots_engine::words::MAX_NEAREST;
}
