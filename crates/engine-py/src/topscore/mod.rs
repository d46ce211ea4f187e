//! Topscore: the class `Growth` of words that grow by one tile, and beside it `GrowthOutlook`,
//! `GrowthRules` and `GrowthTurn`.

mod names;
mod outlook;
mod turn;

use std::collections::HashMap;
use std::sync::Arc;

use ludomots_engine::topscore as engine;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyList;

use self::names::{Names, Squares, Text, Texts};
pub use self::outlook::GrowthOutlook;
pub use self::turn::{GrowthRules, GrowthTurn};
use crate::input::to_python;
use crate::words::Graph;
use crate::words::WordSet;

/// Words as their tiles.
type Words<'py> = Bound<'py, PyList>;

/// Tiles.
type Tiles<'py> = Bound<'py, PyList>;

/// The words of 3 to 7 tiles of a graph, by the tiles they are made of.
///
/// With `known` only those words of the graph. Words, racks and rows are sequences of tiles;
/// on a rack "?" is a blank. The tiles of a word on the board are those its blanks stand for.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct Growth {
    growth: Arc<engine::Growth>,
    names: Arc<Names>,
}

#[pymethods]
impl Growth {
    #[new]
    #[pyo3(signature = (graph, known = None))]
    fn new(py: Python<'_>, graph: &Graph, known: Option<&WordSet>) -> PyResult<Self> {
        let graph = &graph.0;
        let growth = py
            .detach(|| engine::Growth::new(graph, known.map(|known| &known.0)))
            .map_err(to_python)?;
        Ok(Growth {
            growth: Arc::new(growth),
            names: Arc::new(Names::new(py, graph.alphabet().clone())),
        })
    }

    fn __len__(&self) -> usize {
        self.growth.len()
    }

    fn __repr__(&self) -> String {
        let (words, classes) = (self.growth.len(), self.growth.class_count());
        format!("<Growth: {words} words in {classes} classes>")
    }

    /// How many bytes the index takes.
    #[getter]
    fn byte_size(&self) -> usize {
        self.growth.byte_size()
    }

    /// All ways to make a word longer by one tile of a rack: the tile, whether a blank has to
    /// stand for it, and the words, each as its tiles. In the order of the tiles.
    fn grow<'py>(
        &self,
        py: Python<'py>,
        word: Texts,
        rack: Texts,
    ) -> PyResult<Vec<(Text<'py>, bool, Words<'py>)>> {
        let key = self.names.key(&word)?;
        let steps = self.growth.steps(key, &self.names.hand(&rack)?);
        let grown = |step: engine::Step| {
            let tile = self.names.text(py, step.tile);
            Ok((tile, step.blank, self.words(py, step.class)?))
        };
        steps.into_iter().map(grown).collect()
    }

    /// All words of three tiles of a rack: the tiles that blanks have to stand for, and the
    /// words, each as its tiles.
    fn starts<'py>(&self, py: Python<'py>, rack: Texts) -> PyResult<Vec<(Tiles<'py>, Words<'py>)>> {
        let starts = self.growth.starts(&self.names.hand(&rack)?);
        let started = |start: engine::Start| {
            let blanks = self.names.list(py, start.blanks.tiles())?;
            Ok((blanks, self.words(py, start.class)?))
        };
        starts.into_iter().map(started).collect()
    }

    /// All ways to make other words by swapping one tile for another of a rack: the tile taken
    /// off, the tile put there, whether a blank has to stand for it, and the words. A tile is
    /// not swapped for its like.
    fn swaps<'py>(
        &self,
        py: Python<'py>,
        word: Texts,
        rack: Texts,
    ) -> PyResult<Vec<(Text<'py>, Text<'py>, bool, Words<'py>)>> {
        let key = self.names.key(&word)?;
        let swaps = self.growth.swaps(key, &self.names.hand(&rack)?);
        let swapped = |engine::Swap { out, step }| {
            let (out, tile) = (self.names.text(py, out), self.names.text(py, step.tile));
            Ok((out, tile, step.blank, self.words(py, step.class)?))
        };
        swaps.into_iter().map(swapped).collect()
    }

    /// How many multisets of tiles a word can grow into through words, with one tile more, two
    /// tiles more, up to seven tiles in all, by tiles of the rack and the unseen ones.
    #[pyo3(signature = (word, rack, unseen = HashMap::new()))]
    fn reach(
        &self,
        py: Python<'_>,
        word: Texts,
        rack: Texts,
        unseen: HashMap<PyBackedStr, usize>,
    ) -> PyResult<Vec<usize>> {
        let key = self.names.key(&word)?;
        let mut hand = self.names.hand(&rack)?;
        self.names.add(&mut hand, &unseen)?;
        Ok(py.detach(|| self.growth.reach(key, &hand)))
    }

    /// The squares, from 1, of the longest word in a row of seven, the leftmost of several;
    /// none if there is no word. Its squares are neighbours unless gaps are allowed.
    #[pyo3(signature = (row, *, gaps = false))]
    fn longest(&self, row: Squares, gaps: bool) -> PyResult<Vec<usize>> {
        let squares = self.growth.longest(self.names.row(&row)?, gaps);
        Ok(squares.into_iter().map(|square| square + 1).collect())
    }

    /// What these unseen tiles promise, for racks of `rack_size`.
    #[pyo3(signature = (unseen, rack_size = 6))]
    fn outlook(
        &self,
        py: Python<'_>,
        unseen: HashMap<PyBackedStr, usize>,
        rack_size: usize,
    ) -> PyResult<GrowthOutlook> {
        let mut hand = engine::Hand::default();
        self.names.add(&mut hand, &unseen)?;
        let outlook = py.detach(|| engine::Outlook::new(self.growth.clone(), hand, rack_size));
        Ok(GrowthOutlook {
            outlook,
            names: self.names.clone(),
        })
    }
}

impl Growth {
    fn words<'py>(&self, py: Python<'py>, class: engine::Class) -> PyResult<Words<'py>> {
        let words = self.growth.words(class).iter();
        let lists = words.map(|word| self.names.list(py, word.tiles()));
        PyList::new(py, lists.collect::<PyResult<Vec<_>>>()?)
    }
}
