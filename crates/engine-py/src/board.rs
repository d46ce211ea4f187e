//! Squares and tiles as Python sees them, for the games on a board.

use ludomots_engine::words::{Alphabet, Tile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Tiles on squares: row and column from 1, and the text of the tile.
pub(crate) type Placed = Vec<(usize, usize, String)>;

/// Tiles on squares counted from 0 as Python sees them.
pub(crate) fn placed(
    alphabet: &Alphabet,
    tiles: impl Iterator<Item = (usize, usize, Tile)>,
) -> Placed {
    let text = |tile| alphabet.text(tile).to_owned();
    tiles
        .map(|(row, column, tile)| (row + 1, column + 1, text(tile)))
        .collect()
}

/// Squares counted from 1 as squares counted from 0.
pub(crate) fn from_zero(squares: &[(usize, usize)]) -> PyResult<Vec<(usize, usize)>> {
    let down = |&(row, column): &(usize, usize)| row.checked_sub(1).zip(column.checked_sub(1));
    let counted = squares.iter().map(down).collect::<Option<Vec<_>>>();
    counted.ok_or_else(|| PyValueError::new_err("rows and columns are counted from 1"))
}
