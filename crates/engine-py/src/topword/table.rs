//! What all objects of one table share: its rules, and tiles as texts.

use std::collections::HashMap;

use ludomots_engine::topword::{LeaveTable, Play, Position, Rack, Rules};
use ludomots_engine::words::{Alphabet, Tile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::board::{Placed, placed};
use crate::input::to_python;

/// What all objects of one table share.
pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) alphabet: Alphabet,
}

impl Table {
    pub(crate) fn tile(&self, text: &str) -> PyResult<Tile> {
        let tile = self.alphabet.tile_of_text(text);
        tile.ok_or_else(|| PyValueError::new_err(format!("there is no tile {text:?}")))
    }

    pub(crate) fn tiles(&self, texts: &[String]) -> PyResult<Vec<Tile>> {
        texts.iter().map(|text| self.tile(text)).collect()
    }

    pub(crate) fn rack(&self, texts: &[String]) -> PyResult<Rack> {
        Rack::new(&self.rules, &self.tiles(texts)?).map_err(to_python)
    }

    pub(crate) fn position(&self, tops: &[Option<String>], heights: &[u8]) -> PyResult<Position> {
        let tile = |top: &Option<String>| top.as_ref().map_or(Ok(0), |text| self.tile(text));
        let tops = tops.iter().map(tile).collect::<PyResult<Vec<_>>>()?;
        Position::new(&self.rules, &tops, heights).map_err(to_python)
    }

    pub(crate) fn leaves(&self, values: &HashMap<Vec<String>, f64>) -> PyResult<LeaveTable> {
        let mut table = LeaveTable::default();
        for (tiles, value) in values {
            if !value.is_finite() || value.abs() > 10_000.0 {
                return Err(PyValueError::new_err(format!(
                    "{value} is no value of tiles kept"
                )));
            }
            table.set(&self.tiles(tiles)?, (value * 1000.0).round() as i32);
        }
        Ok(table)
    }

    pub(crate) fn texts(&self, tiles: &[Tile]) -> Vec<String> {
        let text = |&tile: &Tile| self.alphabet.text(tile).to_owned();
        tiles.iter().map(text).collect()
    }

    pub(crate) fn laid(&self, play: &Play) -> Placed {
        placed(&self.alphabet, play.laid())
    }
}
