//! What all objects of one table share: its rules, and tiles as texts.

use std::collections::HashMap;
use std::sync::Arc;

use ludomots_engine::topword::{LeaveTable, Play, Position, Rack, Rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;

use crate::input::to_python;
use crate::tiles::{Placed, TileTexts};

/// Tiles as Python gives them.
pub(super) type Texts = Vec<PyBackedStr>;

/// A board as Python gives it, row by row: the top of each pile, or None, and its height.
pub(super) type Piles = (Vec<Option<PyBackedStr>>, Vec<u8>);

/// What all objects of one table share.
pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) texts: Arc<TileTexts>,
}

impl Table {
    pub(crate) fn rack(&self, texts: &[PyBackedStr]) -> PyResult<Rack> {
        Rack::new(&self.rules, &self.texts.tiles(texts)?).map_err(to_python)
    }

    pub(crate) fn position(&self, (tops, heights): &Piles) -> PyResult<Position> {
        let tile = |top: &Option<PyBackedStr>| match top {
            Some(text) => self.texts.tile(text),
            None => Ok(0),
        };
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
            let tiles = self.texts.tiles(tiles)?;
            table.set(&tiles, (value * 1000.0).round() as i32);
        }
        Ok(table)
    }

    pub(crate) fn laid<'py>(&self, py: Python<'py>, play: &Play) -> Placed<'py> {
        self.texts.placed(py, play.laid())
    }
}
