//! The class `GrowthOutlook`.

use std::collections::BTreeMap;
use std::sync::Arc;

use ludomots_engine::topscore::{Draws, MAX_SAMPLES, MAX_TURNS, Outlook, Walk};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::names::{Names, Squares, Text, Texts};

/// What the tiles not seen promise. Made by `Growth.outlook`.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct GrowthOutlook {
    pub(super) outlook: Outlook,
    pub(super) names: Arc<Names>,
}

#[pymethods]
impl GrowthOutlook {
    /// For each tile the chance that it is in a player's next word of seven tiles.
    #[getter]
    fn supply(&self) -> BTreeMap<&str, f64> {
        let names = self.names.all();
        names
            .map(|(tile, text)| (text, self.outlook.supply(tile)))
            .collect()
    }

    /// How many turns a word is from seven tiles if each turn's rack were drawn afresh;
    /// infinitely many if no chain of words leads there.
    fn turns(&self, word: Texts) -> PyResult<f32> {
        Ok(self.outlook.turns(self.names.key(&word)?))
    }

    /// How many turns a word is from seven tiles with this rack now, and the step to make: the
    /// tile and whether a blank has to stand for it, or None if new tiles are better.
    fn plan<'py>(
        &self,
        py: Python<'py>,
        word: Texts,
        rack: Texts,
    ) -> PyResult<(f32, Option<(Text<'py>, bool)>)> {
        let (key, rack) = (self.names.key(&word)?, self.names.hand(&rack)?);
        let plan = self.outlook.plan(&mut Walk::default(), key, &rack);
        let step = plan
            .step
            .map(|step| (self.names.text(py, step.tile), step.blank));
        Ok((plan.turns, step))
    }

    /// The chance that a word has become one of seven tiles within 1 turn, 2 turns, up to
    /// `turns`: the share of `samples` games played alone by `plan`, with a new rack in a turn
    /// without a step.
    #[pyo3(signature = (word, rack, turns, *, seed, samples = 200))]
    fn chances(
        &self,
        py: Python<'_>,
        word: Texts,
        rack: Texts,
        turns: usize,
        seed: u64,
        samples: u32,
    ) -> PyResult<Vec<f64>> {
        if turns > MAX_TURNS || samples == 0 || samples > MAX_SAMPLES {
            return Err(PyValueError::new_err(format!(
                "turns are at most {MAX_TURNS}, samples 1 to {MAX_SAMPLES}"
            )));
        }
        let (key, rack) = (self.names.key(&word)?, self.names.hand(&rack)?);
        let draws = Draws {
            turns,
            samples,
            seed,
        };
        Ok(py.detach(|| self.outlook.chances(key, &rack, draws)))
    }

    /// All ways to place one of these letters on an empty small pyramid: the letter, the
    /// square from 1, and the points to be expected of the longest word in the end. The most
    /// promising first.
    #[pyo3(signature = (row, letters, *, gaps = false))]
    fn place<'py>(
        &self,
        py: Python<'py>,
        row: Squares,
        letters: Texts,
        gaps: bool,
    ) -> PyResult<Vec<(Text<'py>, usize, f64)>> {
        let (row, letters) = (self.names.row(&row)?, self.names.tiles(&letters)?);
        let placed = py.detach(|| self.outlook.place(row, &letters, gaps));
        let told = placed.into_iter().map(|placed| {
            (
                self.names.text(py, placed.tile),
                placed.square + 1,
                placed.value,
            )
        });
        Ok(told.collect())
    }
}
