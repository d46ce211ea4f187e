//! What all objects of one grid share: its rules, and letters as text.

use std::sync::Arc;

use ludomots_engine::chance::FACES;
use ludomots_engine::mots_de_tete::{Play, Position, Rules};
use ludomots_engine::words::Tile;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

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
            text => self
                .texts
                .alphabet
                .tile_of_text(text)
                .ok_or_else(|| PyValueError::new_err(format!("there is no letter {text:?}"))),
        };
        let tiles = letters.chars().map(&mut tile);
        let tiles = tiles.collect::<PyResult<Vec<Tile>>>()?;
        Position::new(&self.rules, &tiles).map_err(to_python)
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
