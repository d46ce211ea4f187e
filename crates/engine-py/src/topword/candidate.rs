//! The class `StackCandidate`.

use std::sync::Arc;

use ludomots_engine::topword::Position;
use ludomots_engine::topword::{Evaluated, Move};
use ludomots_engine::trial::Figures;
use pyo3::prelude::*;

use super::{StackPlay, StackRules};

/// A move that was considered: a play, an exchange or a pass, with what it is worth.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackCandidate {
    play: Option<Py<StackPlay>>,
    exchange: Option<String>,
    sight: Evaluated,
    pub(super) figures: Figures,
}

#[pymethods]
impl StackCandidate {
    /// The play; None if it is an exchange or a pass.
    #[getter]
    fn play(&self, py: Python<'_>) -> Option<Py<StackPlay>> {
        self.play.as_ref().map(|play| play.clone_ref(py))
    }

    /// The tile to exchange; None if it is a play or a mere pass.
    #[getter]
    fn exchange(&self) -> Option<&str> {
        self.exchange.as_deref()
    }

    /// The points of the turn.
    #[getter]
    fn score(&self) -> i32 {
        self.sight.action.score()
    }

    /// The value of the tiles kept, in points.
    #[getter]
    fn leave(&self) -> f64 {
        f64::from(self.sight.leave) / 1000.0
    }

    /// The mean of the next player's best single tile, in points; 0 if it does not count.
    #[getter]
    fn opens(&self) -> f64 {
        f64::from(self.sight.opens) / 1000.0
    }

    /// What it is worth at sight: score and leave, less a share of what it opens.
    #[getter]
    fn equity(&self) -> f64 {
        f64::from(self.sight.equity) / 1000.0
    }

    /// In how many worlds it was tried.
    #[getter]
    fn playouts(&self) -> u64 {
        self.figures.playouts
    }

    /// The mean of the results: points ahead, or the chance to win (0 to 1).
    #[getter]
    fn mean(&self) -> f64 {
        self.figures.mean
    }

    /// The standard error of the mean.
    #[getter]
    fn error(&self) -> f64 {
        self.figures.error
    }

    fn __repr__(&self) -> String {
        let what = match (&self.sight.action, &self.exchange) {
            (Move::Play(play), _) => format!("{} points", play.score),
            (_, Some(tile)) => format!("exchange {tile}"),
            _ => "pass".to_owned(),
        };
        format!("<StackCandidate: {what}, equity {:.2}>", self.equity())
    }
}

impl StackCandidate {
    /// A move ranked at sight, not tried yet.
    pub(super) fn new(
        py: Python<'_>,
        rules: &StackRules,
        position: &Arc<Position>,
        sight: Evaluated,
    ) -> PyResult<Self> {
        let mut candidate = StackCandidate {
            play: None,
            exchange: None,
            sight,
            figures: Figures::default(),
        };
        match sight.action {
            Move::Play(play) => {
                let play = rules.play_of(position, play, sight.equity);
                candidate.play = Some(Py::new(py, play)?);
            }
            Move::Exchange(tile) => {
                candidate.exchange = Some(rules.0.alphabet.text(tile).to_owned());
            }
            Move::Pass => {}
        }
        Ok(candidate)
    }
}
