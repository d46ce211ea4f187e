//! Words, racks and rows of Topscore as texts, and back.

use std::collections::HashMap;

use ludomots_engine::topscore::{Hand, Key, LONGEST, Laid, Row, Token, Word};
use ludomots_engine::words::{Alphabet, Tile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyList, PyString};

use crate::input::to_python;
pub(crate) use crate::tiles::Text;
use crate::tiles::TileTexts;

/// What stands for a blank.
const BLANK: &str = "?";

/// Tiles as Python gives them.
pub(crate) type Texts = Vec<PyBackedStr>;

/// A row of small pyramids as Python gives it.
pub(crate) type Squares = Vec<Option<PyBackedStr>>;

/// What is written on the tiles of one index, and on its blanks.
pub(crate) struct Names {
    texts: TileTexts,
    /// The texts in small letters, for blanks that stand for them.
    small_texts: Vec<Py<PyString>>,
    blank: Py<PyString>,
}

impl Names {
    pub(crate) fn new(py: Python<'_>, alphabet: Alphabet) -> Self {
        let intern = |text: &str| PyString::intern(py, text).unbind();
        let small = alphabet
            .texts()
            .iter()
            .map(|text| text.to_ascii_lowercase());
        Names {
            small_texts: small.map(|text| intern(&text)).collect(),
            blank: intern(BLANK),
            texts: TileTexts::new(py, alphabet),
        }
    }

    pub(crate) fn alphabet(&self) -> &Alphabet {
        &self.texts.alphabet
    }

    pub(crate) fn text<'py>(&self, py: Python<'py>, tile: Tile) -> Text<'py> {
        self.texts.text(py, tile)
    }

    /// A tile of a pyramid, in small letters if a blank stands for it.
    pub(crate) fn token<'py>(&self, py: Python<'py>, token: Token) -> Text<'py> {
        if token.blank {
            return self.small_texts[usize::from(token.tile) - 1]
                .bind(py)
                .clone();
        }
        self.text(py, token.tile)
    }

    /// A tile of a rack, on which a blank stands for nothing yet.
    pub(crate) fn held<'py>(&self, py: Python<'py>, tile: Tile) -> Text<'py> {
        if tile == Hand::BLANK {
            return self.blank.bind(py).clone();
        }
        self.text(py, tile)
    }

    /// A list of tiles.
    pub(crate) fn list<'py>(
        &self,
        py: Python<'py>,
        tiles: impl Iterator<Item = Tile>,
    ) -> PyResult<Bound<'py, PyList>> {
        let texts: Vec<_> = tiles.map(|tile| self.text(py, tile)).collect();
        PyList::new(py, texts)
    }

    /// Every tile with its name.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Tile, &str)> {
        (1..).zip(self.alphabet().texts().iter().map(String::as_str))
    }

    pub(crate) fn tiles(&self, texts: &[PyBackedStr]) -> PyResult<Vec<Tile>> {
        self.texts.tiles(texts)
    }

    fn tile_or_blank(&self, text: &str) -> PyResult<Tile> {
        if text == BLANK {
            return Ok(Hand::BLANK);
        }
        self.texts.tile(text)
    }

    /// The tiles of a word.
    pub(crate) fn key(&self, word: &[PyBackedStr]) -> PyResult<Key> {
        let key = Key::new(&self.tiles(word)?);
        key.ok_or_else(too_long)
    }

    /// A word on a pyramid, its blanks in small letters.
    pub(crate) fn laid(&self, word: &[PyBackedStr]) -> PyResult<Laid> {
        let (mut tiles, mut blanks) = (Vec::with_capacity(LONGEST), Key::default());
        for text in word {
            let is_blank = text.starts_with(|letter: char| letter.is_ascii_lowercase());
            let tile = if is_blank {
                self.texts.tile(&text.to_ascii_uppercase())?
            } else {
                self.texts.tile(text)?
            };
            tiles.push(tile);
            if is_blank && tiles.len() <= LONGEST {
                blanks = blanks.with(tile);
            }
        }
        if tiles.len() > LONGEST {
            return Err(too_long());
        }
        let word = Word::new(&tiles);
        Ok(Laid { word, blanks })
    }

    /// The tiles of a rack.
    pub(crate) fn hand(&self, rack: &[PyBackedStr]) -> PyResult<Hand> {
        let tiles = rack.iter().map(|text| self.tile_or_blank(text));
        Hand::new(&tiles.collect::<PyResult<Vec<_>>>()?).map_err(to_python)
    }

    /// Adds tiles that are counted.
    pub(crate) fn add(
        &self,
        hand: &mut Hand,
        counts: &HashMap<PyBackedStr, usize>,
    ) -> PyResult<()> {
        for (text, &count) in counts {
            let tile = self.tile_or_blank(text)?;
            hand.add(tile, count).map_err(to_python)?;
        }
        Ok(())
    }

    /// The letters on the small pyramids.
    pub(crate) fn row(&self, texts: &[Option<PyBackedStr>]) -> PyResult<Row> {
        let tile =
            |text: &Option<PyBackedStr>| text.as_ref().map_or(Ok(0), |text| self.texts.tile(text));
        let tiles = texts.iter().map(tile).collect::<PyResult<Vec<_>>>()?;
        let row = Row::try_from(tiles);
        row.map_err(|_| PyValueError::new_err(format!("a row has {LONGEST} squares")))
    }
}

fn too_long() -> PyErr {
    PyValueError::new_err(format!("a word has at most {LONGEST} tiles"))
}
