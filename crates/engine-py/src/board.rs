//! Squares as Python sees them, for the games on a board.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Squares counted from 1 as squares counted from 0.
pub(crate) fn from_zero(squares: &[(usize, usize)]) -> PyResult<Vec<(usize, usize)>> {
    let down = |&(row, column): &(usize, usize)| row.checked_sub(1).zip(column.checked_sub(1));
    let counted = squares.iter().map(down).collect::<Option<Vec<_>>>();
    counted.ok_or_else(|| PyValueError::new_err("rows and columns are counted from 1"))
}
