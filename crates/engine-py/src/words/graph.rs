//! The class `Graph`.

use std::path::PathBuf;

use ludomots_engine::words as engine;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyBytes, PyString};

use super::word_set::WordSet;
use crate::input::{checked, to_python};

/// A list of words as one flat array that holds a DAWG and a GADDAG.
///
/// Words are made of tiles, which carry one letter A–Z or several ("QU"). Words are numbered
/// from 0 in the order of their tiles. A word that can be spelled with two rows of tiles
/// is two entries.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct Graph(pub(crate) engine::Graph);

impl Graph {
    /// Whether a text in ASCII letters is a word.
    pub fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }
}

#[pymethods]
impl Graph {
    /// Build the graph of these words, in letters A–Z, in any order. Words that cannot be
    /// spelled with the tiles are left out.
    #[staticmethod]
    #[pyo3(signature = (words, tiles, *, gaddag = true))]
    fn build(
        py: Python<'_>,
        words: Vec<PyBackedStr>,
        tiles: Vec<String>,
        gaddag: bool,
    ) -> PyResult<Self> {
        py.detach(|| {
            let alphabet = engine::Alphabet::new(&tiles)?;
            let options = engine::BuildOptions { gaddag };
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
        word.to_str().is_ok_and(|word| self.has(word))
    }

    /// The number of a word, or None if it is not in the graph.
    fn number(&self, word: &str) -> PyResult<Option<u32>> {
        Ok(self.0.number(checked(word)?))
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
        let prefix = checked(prefix)?;
        Ok(py.detach(|| self.0.prefix(prefix, limit)))
    }
    /// The first `limit` words, in order, that fit a pattern, and whether there are more. In
    /// a pattern a letter is itself, ? any one tile, * any run of tiles, and (QU) a tile of
    /// several letters.
    fn pattern(
        &self,
        py: Python<'_>,
        pattern: &str,
        limit: usize,
    ) -> PyResult<(Vec<String>, bool)> {
        let page = py
            .detach(|| self.0.pattern(pattern, limit))
            .map_err(to_python)?;
        Ok((page.words, page.more))
    }

    /// The words made from the tiles of a rack, ? being any tile: all of them used, or at
    /// least `shortest`. Longest first, then in order; at most `limit` of them, and whether
    /// there are more.
    #[pyo3(signature = (rack, limit, *, shortest = None))]
    fn anagrams(
        &self,
        py: Python<'_>,
        rack: &str,
        limit: usize,
        shortest: Option<usize>,
    ) -> PyResult<(Vec<String>, bool)> {
        let page = py
            .detach(|| self.0.anagrams(rack, limit, shortest))
            .map_err(to_python)?;
        Ok((page.words, page.more))
    }

    /// The tiles that make a word when set in front of this text, and those behind it. The
    /// text need not be a word itself.
    fn hooks(&self, word: &str) -> PyResult<(Vec<&str>, Vec<&str>)> {
        let hooks = self.0.hooks(checked(word)?);
        let texts = |set| self.0.alphabet().texts_of_set(set);
        Ok((texts(hooks.front), texts(hooks.back)))
    }

    /// The words made of all tiles of this text and one more, in order.
    fn grow(&self, word: &str) -> PyResult<Vec<String>> {
        Ok(self.0.grow(checked(word)?))
    }

    /// The `count` words nearest to a text, each with its distance: tiles added, left out,
    /// replaced or swapped with their neighbour. Equally near words come by `rank` (a byte
    /// for each word number, higher first), then in order. Words in `banned` never come, nor
    /// any word farther than `MAX_DISTANCE`.
    #[pyo3(signature = (word, count, *, rank = None, banned = None))]
    fn nearest(
        &self,
        py: Python<'_>,
        word: &str,
        count: usize,
        rank: Option<&[u8]>,
        banned: Option<&WordSet>,
    ) -> PyResult<Vec<(String, u8)>> {
        let word = checked(word)?;
        let most = engine::MAX_NEAREST;
        let words = self.0.len();
        if count > most {
            return Err(PyValueError::new_err(format!(
                "{most} nearest words are the most"
            )));
        }
        if rank.is_some_and(|rank| rank.len() != words)
            || banned.is_some_and(|banned| banned.0.size() != words)
        {
            let text = format!("rank and banned must be about all {words} words of the graph");
            return Err(PyValueError::new_err(text));
        }
        let preferences = engine::Preferences {
            rank,
            banned: banned.map(|banned| &banned.0),
        };
        let found = py.detach(|| self.0.nearest(word, count, preferences));
        let texts = found.into_iter().filter_map(|near| {
            let text = self.0.word(near.number)?;
            Some((text, near.distance))
        });
        Ok(texts.collect())
    }
}
