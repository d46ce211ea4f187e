//! The class `Graph`.

use std::path::PathBuf;

use ludomots_engine as engine;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyBytes, PyString};

use crate::input::{limited, to_python};

/// A list of words as one flat array that holds a DAWG and a GADDAG.
///
/// Words are made of tiles, which carry one letter A–Z or several ("QU"). Words are numbered
/// from 0 in the order of their tiles. A word that can be spelled with two rows of tiles
/// is two entries.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct Graph(engine::Graph);

#[pymethods]
impl Graph {
    /// Build the graph of these words, in letters A–Z, in any order. Words that cannot be
    /// spelled with the tiles are left out. The GADDAG holds the words of at most
    /// `gaddag_max` tiles.
    #[staticmethod]
    #[pyo3(signature = (words, tiles, *, gaddag = true, gaddag_max = 17))]
    fn build(
        py: Python<'_>,
        words: Vec<PyBackedStr>,
        tiles: Vec<String>,
        gaddag: bool,
        gaddag_max: usize,
    ) -> PyResult<Self> {
        py.detach(|| {
            let alphabet = engine::Alphabet::new(&tiles)?;
            let options = engine::Options { gaddag, gaddag_max };
            engine::Graph::build(&words, alphabet, options)
        })
        .map(Graph)
        .map_err(to_python)
    }

    /// Open a saved graph. The file is mapped into memory, where processes share it.
    #[staticmethod]
    fn open(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        py.detach(|| engine::Graph::open(&path))
            .map(Graph)
            .map_err(to_python)
    }

    /// Read a graph from the bytes of its file.
    #[staticmethod]
    fn from_bytes(data: &[u8]) -> PyResult<Self> {
        engine::Graph::from_bytes(data)
            .map(Graph)
            .map_err(to_python)
    }

    /// Write the file, under another name first and then renamed.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        py.detach(|| self.0.save(&path)).map_err(to_python)
    }

    /// The bytes of the file.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.0.to_bytes()))
    }

    /// Compare the nodes with their checksum; `ValueError` if the file is damaged.
    fn verify(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.0.verify()).map_err(to_python)
    }

    /// What is written on each tile, in order.
    #[getter]
    fn tiles(&self) -> Vec<String> {
        self.0.alphabet().texts().to_vec()
    }

    /// How many 32-bit nodes the graph has.
    #[getter]
    fn node_count(&self) -> usize {
        self.0.node_count()
    }

    /// The size of the file, in bytes.
    #[getter]
    fn byte_size(&self) -> usize {
        self.0.byte_size()
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        let (words, tiles) = (self.0.len(), self.0.alphabet().len());
        format!(
            "<Graph: {words} words, {tiles} tiles, {} nodes>",
            self.0.node_count()
        )
    }

    /// True if the text, in ASCII letters of either case, is a word; False for anything else.
    fn __contains__(&self, word: &Bound<'_, PyAny>) -> bool {
        let Ok(word) = word.cast::<PyString>() else {
            return false;
        };
        word.to_str().is_ok_and(|word| self.0.contains(word))
    }

    /// The number of a word, or None if it is not in the graph.
    fn number(&self, word: &str) -> PyResult<Option<u32>> {
        Ok(self.0.number(limited(word)?))
    }

    /// The word with this number; `IndexError` if there is none.
    fn word(&self, number: i64) -> PyResult<String> {
        let word = u32::try_from(number)
            .ok()
            .and_then(|number| self.0.word(number));
        word.ok_or_else(|| {
            PyIndexError::new_err(format!("no word has number {number} of {}", self.0.len()))
        })
    }

    /// The words from number `start` up to and without number `stop`, in order.
    #[pyo3(signature = (start = 0, stop = None))]
    fn words(&self, py: Python<'_>, start: u32, stop: Option<u32>) -> Vec<String> {
        py.detach(|| self.0.words(start, stop.unwrap_or(u32::MAX)))
    }

    /// The first `limit` words that begin with this text, and how many there are in all.
    fn prefix(&self, py: Python<'_>, prefix: &str, limit: usize) -> PyResult<(Vec<String>, usize)> {
        let prefix = limited(prefix)?;
        Ok(py.detach(|| self.0.prefix(prefix, limit)))
    }
}
