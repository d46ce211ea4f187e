//! The class `Pieces`: what Python makes of each tile on each square, made once.

use std::sync::Arc;

use ludomots_engine::words::Tile;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

use crate::tiles::TileTexts;

/// Objects of Python for tiles on squares. Made by `StackRules.pieces` and `GridRules.pieces`.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct Pieces {
    make: Py<PyAny>,
    side: usize,
    texts: Arc<TileTexts>,
    /// By square and tile.
    made: Vec<PyOnceLock<Py<PyAny>>>,
}

impl Pieces {
    pub(crate) fn new(make: Py<PyAny>, side: usize, texts: Arc<TileTexts>) -> Self {
        let places = side * side * texts.alphabet.len();
        Pieces {
            make,
            side,
            texts,
            made: (0..places).map(|_| PyOnceLock::new()).collect(),
        }
    }

    /// The objects for tiles of this table on squares counted from 0.
    pub(crate) fn tuple<'py>(
        &self,
        py: Python<'py>,
        texts: &Arc<TileTexts>,
        tiles: impl Iterator<Item = (usize, usize, Tile)>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        if !Arc::ptr_eq(texts, &self.texts) {
            return Err(PyValueError::new_err("the pieces are of other rules"));
        }
        let pieces = tiles.map(|(row, column, tile)| self.piece(py, row, column, tile));
        PyTuple::new(py, pieces.collect::<PyResult<Vec<_>>>()?)
    }

    fn piece(&self, py: Python<'_>, row: usize, column: usize, tile: Tile) -> PyResult<Py<PyAny>> {
        let square = row * self.side + column;
        let place = square * self.texts.alphabet.len() + usize::from(tile) - 1;
        let make = || {
            let text = self.texts.text(py, tile);
            self.make.call1(py, (row + 1, column + 1, text))
        };
        let piece = self.made[place].get_or_try_init(py, make)?;
        Ok(piece.clone_ref(py))
    }
}
