//! Tiles as texts, and back.

use ludomots_engine::words::{Alphabet, Tile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A tile as Python gets it.
pub(crate) type Text<'py> = Bound<'py, PyString>;

/// Tiles on squares: row and column from 1, and the text of the tile.
pub(crate) type Placed<'py> = Vec<(usize, usize, Text<'py>)>;

/// An alphabet whose texts Python has already, so that each is made only once.
pub(crate) struct TileTexts {
    pub(crate) alphabet: Alphabet,
    /// By code from 1.
    texts: Vec<Py<PyString>>,
}

impl TileTexts {
    pub(crate) fn new(py: Python<'_>, alphabet: Alphabet) -> Self {
        let texts = alphabet.texts().iter();
        let texts = texts.map(|text| PyString::intern(py, text).unbind());
        TileTexts {
            texts: texts.collect(),
            alphabet,
        }
    }

    pub(crate) fn text<'py>(&self, py: Python<'py>, tile: Tile) -> Text<'py> {
        self.texts[usize::from(tile) - 1].bind(py).clone()
    }

    /// Tiles on squares counted from 0 as Python sees them.
    pub(crate) fn placed<'py>(
        &self,
        py: Python<'py>,
        tiles: impl Iterator<Item = (usize, usize, Tile)>,
    ) -> Placed<'py> {
        tiles
            .map(|(row, column, tile)| (row + 1, column + 1, self.text(py, tile)))
            .collect()
    }

    pub(crate) fn tile(&self, text: &str) -> PyResult<Tile> {
        let tile = match text.as_bytes() {
            [letter @ b'A'..=b'Z'] => Some(self.alphabet.tile_of_letter(*letter)),
            _ => self.alphabet.tile_of_text(text),
        };
        let tile = tile.filter(|&tile| tile != 0);
        tile.ok_or_else(|| PyValueError::new_err(format!("there is no tile {text:?}")))
    }

    pub(crate) fn tiles(&self, texts: &[impl AsRef<str>]) -> PyResult<Vec<Tile>> {
        texts.iter().map(|text| self.tile(text.as_ref())).collect()
    }
}
