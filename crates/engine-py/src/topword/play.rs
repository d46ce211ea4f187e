//! The classes `StackPlay` and `StackTurn`.

use std::sync::Arc;

use ludomots_engine::topword::{Action, Play, Position, Turn};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::table::Table;
use crate::pieces::Pieces;
use crate::tiles::{Placed, Text};

/// Tiles laid in one turn, with the points of the turn.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackPlay {
    pub(super) table: Arc<Table>,
    /// The board before.
    pub(super) position: Arc<Position>,
    pub(super) play: Play,
    pub(super) equity: i32,
}

#[pymethods]
impl StackPlay {
    /// The tiles laid, as (row, column, tile), rows and columns counted from 1.
    #[getter]
    fn tiles<'py>(&self, py: Python<'py>) -> Placed<'py> {
        self.table.laid(py, &self.play)
    }

    /// The same as `pieces` makes them of row, column and tile, each made once.
    fn tiles_as<'py>(&self, py: Python<'py>, pieces: &Pieces) -> PyResult<Bound<'py, PyTuple>> {
        pieces.tuple(py, &self.table.texts, self.play.laid())
    }

    /// The points of the turn.
    #[getter]
    fn score(&self) -> i32 {
        self.play.score
    }

    /// The score with the value of the tiles kept, as `best` was given it.
    #[getter]
    fn equity(&self) -> f64 {
        f64::from(self.equity) / 1000.0
    }

    /// The words made, each with its points: first the one along the tiles, then those
    /// across. Bonuses are in no word's points.
    #[getter]
    fn words(&self) -> Vec<(String, i32)> {
        let words = self.play.words(&self.table.rules, &self.position);
        words
            .into_iter()
            .map(|word| (self.table.texts.alphabet.join(&word.tiles), word.points))
            .collect()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!(
            "<StackPlay: {:?}, {} points>",
            self.tiles(py),
            self.play.score
        )
    }
}

/// One turn of a game played by `StackRules.games`.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackTurn {
    table: Arc<Table>,
    turn: Turn,
}

impl StackTurn {
    pub(super) fn new(table: &Arc<Table>, turn: Turn) -> Self {
        let table = table.clone();
        StackTurn { table, turn }
    }
}

#[pymethods]
impl StackTurn {
    /// Whose turn it was, from 0.
    #[getter]
    fn seat(&self) -> usize {
        self.turn.seat
    }

    /// What that seat held before.
    #[getter]
    fn rack<'py>(&self, py: Python<'py>) -> Vec<Text<'py>> {
        let tiles = self.turn.rack.tiles().iter();
        tiles.map(|&tile| self.table.texts.text(py, tile)).collect()
    }

    /// The tiles laid, as (row, column, tile); none if it passed.
    #[getter]
    fn tiles<'py>(&self, py: Python<'py>) -> Placed<'py> {
        match &self.turn.action {
            Action::Play(play) => self.table.laid(py, play),
            Action::Pass(_) => Vec::new(),
        }
    }

    /// The points of the turn.
    #[getter]
    fn score(&self) -> i32 {
        match &self.turn.action {
            Action::Play(play) => play.score,
            Action::Pass(_) => 0,
        }
    }

    /// The tile given back and the tile drawn for it, if it passed and exchanged.
    #[getter]
    fn exchanged<'py>(&self, py: Python<'py>) -> Option<(Text<'py>, Text<'py>)> {
        let text = |tile| self.table.texts.text(py, tile);
        match self.turn.action {
            Action::Pass(Some((old, new))) => Some((text(old), text(new))),
            _ => None,
        }
    }

    fn __repr__(&self) -> String {
        format!(
            "<StackTurn: seat {}, {} points>",
            self.turn.seat,
            self.score()
        )
    }
}
