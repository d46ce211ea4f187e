//! What all objects of one grid share: its rules, and letters as text.

use std::sync::Arc;

use ludomots_engine::chance::FACES;
use ludomots_engine::mots_de_tete::{Play, Position, Rules};
use ludomots_engine::words::Tile;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::board::from_zero;
use crate::input::to_python;
use crate::tiles::{Placed, TileTexts};

/// What stands for a square without a letter.
const NO_LETTER: &str = ".";

pub(super) struct Table {
    pub rules: Rules,
    pub texts: Arc<TileTexts>,
}

impl Table {
    /// The grid with these letters, row by row.
    pub fn position(&self, letters: &str) -> PyResult<Position> {
        let mut buffer = [0; 4];
        let mut tile = |sign: char| match &*sign.encode_utf8(&mut buffer) {
            NO_LETTER => Ok(0),
            text => self.tile(text),
        };
        let tiles = letters.chars().map(&mut tile);
        let tiles = tiles.collect::<PyResult<Vec<Tile>>>()?;
        Position::new(&self.rules, &tiles).map_err(to_python)
    }

    /// Letters given as row and column from 1 and text, with rows and columns from 0.
    pub fn placed(
        &self,
        letters: &[(usize, usize, String)],
    ) -> PyResult<Vec<(usize, usize, Tile)>> {
        let squares: Vec<_> = letters.iter().map(|&(row, col, _)| (row, col)).collect();
        let texts = letters.iter().map(|(_, _, text)| self.tile(text));
        from_zero(&squares)?
            .into_iter()
            .zip(texts)
            .map(|((row, column), tile)| Ok((row, column, tile?)))
            .collect()
    }

    fn tile(&self, text: &str) -> PyResult<Tile> {
        let tile = self.texts.alphabet.tile_of_text(text);
        tile.ok_or_else(|| PyValueError::new_err(format!("there is no letter {text:?}")))
    }

    pub fn written<'py>(&self, py: Python<'py>, play: &Play) -> Placed<'py> {
        self.texts.placed(py, play.letters())
    }
}

pub(super) fn checked_die(die: usize) -> PyResult<usize> {
    if (1..=FACES).contains(&die) {
        Ok(die)
    } else {
        Err(PyValueError::new_err(format!(
            "a die shows 1 to {FACES}, not {die}"
        )))
    }
}

pub(super) fn checked_dice(dice: Vec<usize>) -> PyResult<Vec<usize>> {
    dice.into_iter().map(checked_die).collect()
}
