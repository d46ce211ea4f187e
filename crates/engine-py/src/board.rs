//! Squares and games as Python sees them, for the games on a board.

use ludomots_engine::Result;
use ludomots_engine::trial::Record;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::input::to_python;

/// Squares counted from 1 as squares counted from 0.
pub(crate) fn from_zero(squares: &[(usize, usize)]) -> PyResult<Vec<(usize, usize)>> {
    let down = |&(row, column): &(usize, usize)| row.checked_sub(1).zip(column.checked_sub(1));
    let counted = squares.iter().map(down).collect::<Option<Vec<_>>>();
    counted.ok_or_else(|| PyValueError::new_err("rows and columns are counted from 1"))
}

/// Whole games: the final scores of each and its turns, as `shown` makes them for Python.
pub(crate) fn games<T, Shown>(
    played: Result<Vec<Record<T>>>,
    shown: impl Fn(T) -> Shown,
) -> PyResult<Vec<(Vec<i32>, Vec<Shown>)>> {
    let game = |record: Record<T>| {
        (
            record.scores,
            record.turns.into_iter().map(&shown).collect(),
        )
    };
    let records = played.map_err(to_python)?;
    Ok(records.into_iter().map(game).collect())
}
