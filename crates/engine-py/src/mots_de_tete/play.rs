//! The classes `GridPlay`, `GridCandidate`, `GridOutlook` and `GridTurn`.

use std::sync::Arc;

use ludomots_engine::mots_de_tete::{Evaluated, Outlook, Play, Position, Turn};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::table::Table;
use crate::pieces::Pieces;
use crate::tiles::Placed;
use crate::trial::Trial;

/// Letters written in one turn, with what they are worth.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct GridPlay {
    pub(super) table: Arc<Table>,
    /// The grid before.
    pub(super) position: Arc<Position>,
    pub(super) play: Play,
}

#[pymethods]
impl GridPlay {
    /// The letters written, as (row, column, letter), rows and columns counted from 1.
    #[getter]
    fn letters<'py>(&self, py: Python<'py>) -> Placed<'py> {
        self.table.written(py, &self.play)
    }

    /// The same as `pieces` makes them of row, column and letter, each made once.
    fn letters_as<'py>(&self, py: Python<'py>, pieces: &Pieces) -> PyResult<Bound<'py, PyTuple>> {
        pieces.tuple(py, &self.table.texts, self.play.letters())
    }

    /// The points that are certain.
    #[getter]
    fn score(&self) -> i16 {
        self.play.worth.points
    }

    /// The points with the mean of the dice of coloured squares.
    #[getter]
    fn expected(&self) -> f64 {
        f64::from(self.play.worth.expected()) / 2.0
    }

    /// How many dice will be added, one for each word in which it counts.
    #[getter]
    fn dice(&self) -> i16 {
        self.play.worth.dice
    }

    /// The words made, each with its certain points: first the one along the letters, then
    /// those across.
    #[getter]
    fn words(&self) -> Vec<(String, i16)> {
        let words = self.play.words(&self.table.rules, &self.position);
        words
            .into_iter()
            .map(|word| {
                (
                    self.table.texts.alphabet.join(&word.letters),
                    word.worth.points,
                )
            })
            .collect()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!(
            "<GridPlay: {:?}, {} points>",
            self.letters(py),
            self.expected()
        )
    }
}

/// A play that was considered, with what it is worth.
#[pyclass(frozen, get_all, module = "ludomots._engine")]
pub struct GridCandidate {
    /// The play.
    play: Py<GridPlay>,
    /// What the next player can expect: the mean over the dice of their best play.
    opens: f64,
    /// The expected points, less a share of what it opens.
    equity: f64,
    /// How it did in sampled worlds.
    trial: Trial,
}

#[pymethods]
impl GridCandidate {
    fn __repr__(&self) -> String {
        format!(
            "<GridCandidate: opens {:.1}, equity {:.1}>",
            self.opens, self.equity
        )
    }
}

impl GridCandidate {
    /// A play ranked at sight, with the results of its trial.
    pub(super) fn new(
        py: Python<'_>,
        play: GridPlay,
        sight: &Evaluated,
        trial: Trial,
    ) -> PyResult<Self> {
        Ok(GridCandidate {
            play: Py::new(py, play)?,
            opens: f64::from(sight.opens) / 1000.0,
            equity: f64::from(sight.equity) / 1000.0,
            trial,
        })
    }
}

/// What follows a play if both players write what brings most points.
#[pyclass(frozen, get_all, module = "ludomots._engine")]
pub struct GridOutlook {
    /// The expected points of the best reply, for each die that the next player may roll.
    replies: Vec<f64>,
    /// The mean over all dice of the best play after the reply.
    later: f64,
}

#[pymethods]
impl GridOutlook {
    fn __repr__(&self) -> String {
        let GridOutlook { replies, later } = self;
        format!("<GridOutlook: replies {replies:?}, later {later:.1}>")
    }
}

impl GridOutlook {
    /// The outlook with this many dice.
    pub(super) fn new(outlook: &Outlook, dice: usize) -> Self {
        let replies = outlook.replies[..dice].iter();
        let count = u8::try_from(dice.max(1)).map_or(1.0, f64::from);
        GridOutlook {
            replies: replies.map(|&half| f64::from(half) / 2.0).collect(),
            later: f64::from(outlook.later) / 1000.0 / count,
        }
    }
}

/// One turn of a game played by `GridRules.games`.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct GridTurn {
    table: Arc<Table>,
    turn: Turn,
}

impl GridTurn {
    pub(super) fn new(table: &Arc<Table>, turn: Turn) -> Self {
        let table = table.clone();
        GridTurn { table, turn }
    }
}

#[pymethods]
impl GridTurn {
    /// Whose turn it was, from 0.
    #[getter]
    fn seat(&self) -> usize {
        self.turn.seat
    }

    /// What the die showed.
    #[getter]
    fn die(&self) -> usize {
        self.turn.die
    }

    /// The letters written, as (row, column, letter); none if it passed.
    #[getter]
    fn letters<'py>(&self, py: Python<'py>) -> Placed<'py> {
        let play = self.turn.play.as_ref();
        play.map_or_else(Vec::new, |play| self.table.written(py, play))
    }

    /// The points of the turn, with the rolls of coloured squares.
    #[getter]
    fn score(&self) -> i32 {
        self.turn.points
    }

    fn __repr__(&self) -> String {
        format!(
            "<GridTurn: seat {}, die {}, {} points>",
            self.turn.seat, self.turn.die, self.turn.points
        )
    }
}
