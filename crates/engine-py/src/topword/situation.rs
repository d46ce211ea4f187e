//! The class `StackSituation`.

use std::collections::HashMap;
use std::sync::Arc;

use ludomots_engine::topword::{Position, Situation, Unseen};
use pyo3::prelude::*;

use super::StackRules;
use super::table::{Piles, Texts};
use crate::input::to_python;

/// What a player knows when it is to move.
///
/// `unseen` counts the tiles in the bag and on the other racks, `others` tells how many tiles
/// each of those racks holds, the next player's first. `scores` are the points of all seats,
/// its own first, by default 0 each.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackSituation {
    pub(super) situation: Situation,
    /// Its board, for the plays found on it.
    pub(super) position: Arc<Position>,
}

#[pymethods]
impl StackSituation {
    #[new]
    #[pyo3(signature = (rules, board, rack, unseen, others, scores = None, passes = 0))]
    fn new(
        rules: &StackRules,
        board: Piles,
        rack: Texts,
        unseen: HashMap<String, usize>,
        others: Vec<usize>,
        scores: Option<Vec<i32>>,
        passes: usize,
    ) -> PyResult<Self> {
        let table = &rules.0;
        let position = table.position(&board)?;
        let unseen = Unseen::new(&table.rules, &rules.bag(&unseen)?).map_err(to_python)?;
        let scores = scores.unwrap_or_else(|| vec![0; others.len() + 1]);
        let (own, before) = (table.rack(&rack)?, Arc::new(position.clone()));
        let situation = Situation::new(
            &table.rules,
            position,
            own,
            unseen,
            &others,
            &scores,
            passes,
        );
        Ok(StackSituation {
            situation: situation.map_err(to_python)?,
            position: before,
        })
    }
}
