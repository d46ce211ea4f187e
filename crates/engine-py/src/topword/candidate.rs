//! The class `StackCandidate`.

use std::sync::Arc;

use ludomots_engine::topword::Position;
use ludomots_engine::topword::{Evaluated, Move};
use pyo3::prelude::*;
use pyo3::types::PyString;

use super::{StackPlay, StackRules};
use crate::trial::Trial;

/// A move that was considered: a play, an exchange or a pass, with what it is worth.
#[pyclass(frozen, get_all, module = "ludomots._engine")]
pub struct StackCandidate {
    /// The play; None if it is an exchange or a pass.
    play: Option<Py<StackPlay>>,
    /// The tile to exchange; None if it is a play or a mere pass.
    exchange: Option<Py<PyString>>,
    /// The points of the turn.
    score: i32,
    /// The value of the tiles kept, in points.
    leave: f64,
    /// The mean of the next player's best single tile, in points; 0 if it does not count.
    opens: f64,
    /// What it is worth at sight: score and leave, less a share of what it opens.
    equity: f64,
    /// How it did in sampled worlds.
    trial: Trial,
}

#[pymethods]
impl StackCandidate {
    fn __repr__(&self) -> String {
        let what = match (&self.play, &self.exchange) {
            (Some(_), _) => format!("{} points", self.score),
            (_, Some(tile)) => format!("exchange {tile}"),
            _ => "pass".to_owned(),
        };
        format!("<StackCandidate: {what}, equity {:.2}>", self.equity)
    }
}

impl StackCandidate {
    /// A move ranked at sight, with the results of its trial.
    pub(super) fn new(
        py: Python<'_>,
        rules: &StackRules,
        position: &Arc<Position>,
        sight: Evaluated,
        trial: Trial,
    ) -> PyResult<Self> {
        let play = match sight.action {
            Move::Play(play) => Some(rules.play_of(position, play, sight.equity)),
            _ => None,
        };
        let exchange = match sight.action {
            Move::Exchange(tile) => Some(rules.0.texts.text(py, tile).unbind()),
            _ => None,
        };
        Ok(StackCandidate {
            play: play.map(|play| Py::new(py, play)).transpose()?,
            exchange,
            score: sight.action.score(),
            leave: f64::from(sight.leave) / 1000.0,
            opens: f64::from(sight.opens) / 1000.0,
            equity: f64::from(sight.equity) / 1000.0,
            trial,
        })
    }
}
