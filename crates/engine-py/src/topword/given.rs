//! Moves that Python gives to be compared, and the class `StackWeighed`.

use ludomots_engine::topword::{Move, Weighed};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;

use super::StackPlay;
use super::table::Table;

/// A play, or the tile to exchange.
#[derive(FromPyObject)]
pub(super) enum Given<'py> {
    Play(PyRef<'py, StackPlay>),
    Exchange(PyBackedStr),
}

/// The moves of the engine; none is a pass.
pub(super) fn moves_of(table: &Table, given: &[Option<Given<'_>>]) -> PyResult<Vec<Move>> {
    let one = |given: &Option<Given<'_>>| match given {
        Some(Given::Play(play)) => Ok(Move::Play(play.play)),
        Some(Given::Exchange(tile)) => Ok(Move::Exchange(table.texts.tile(tile)?)),
        None => Ok(Move::Pass),
    };
    given.iter().map(one).collect()
}

/// What a move is worth beside others, in points.
#[pyclass(frozen, get_all, skip_from_py_object, module = "ludomots._engine")]
#[derive(Clone, Copy)]
pub struct StackWeighed {
    /// How many points it gains on the best other seat; alone, how many it gains.
    gain: f64,
    /// The standard error of how far it is behind the best of the moves compared.
    error: f64,
    /// How many points the next player's turn brings; 0 alone.
    reply: f64,
    /// How many more these are than if nothing had been laid.
    opens: f64,
}

impl From<Weighed> for StackWeighed {
    fn from(weighed: Weighed) -> Self {
        let Weighed {
            gain,
            error,
            reply,
            opens,
        } = weighed;
        StackWeighed {
            gain,
            error,
            reply,
            opens,
        }
    }
}

#[pymethods]
impl StackWeighed {
    fn __repr__(&self) -> String {
        format!(
            "<StackWeighed: {:.2}, behind ± {:.2}>",
            self.gain, self.error
        )
    }
}
