//! The class `WordSet`.

use ludomots_engine::words as engine;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A set of words of one graph, by their numbers: a vocabulary, a stop list.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct WordSet(pub engine::WordSet);

#[pymethods]
impl WordSet {
    /// The words with these numbers, of a graph of `graph_len` words.
    #[staticmethod]
    fn from_numbers(graph_len: u32, numbers: Vec<u32>) -> PyResult<Self> {
        if let Some(number) = numbers.iter().find(|&&number| number >= graph_len) {
            let text = format!("no word has number {number} of {graph_len}");
            return Err(PyValueError::new_err(text));
        }
        Ok(WordSet(engine::WordSet::from_numbers(
            graph_len as usize,
            numbers,
        )))
    }

    /// One byte for each word, in order: not zero if the word is in.
    #[staticmethod]
    fn from_bools(bools: &[u8]) -> Self {
        WordSet(engine::WordSet::select(bools, |&byte| byte != 0))
    }

    /// True if the word with this number is in; False for anything else.
    fn __contains__(&self, number: &Bound<'_, PyAny>) -> bool {
        number.extract().is_ok_and(|number| self.0.contains(number))
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// The words that are in both sets.
    fn __and__(&self, other: &Self) -> PyResult<Self> {
        let both = self.0.and(&other.0).map(WordSet);
        both.ok_or_else(|| PyValueError::new_err("the two sets belong to different graphs"))
    }

    fn __repr__(&self) -> String {
        format!("<WordSet: {} of {} words>", self.0.len(), self.0.size())
    }

    /// The numbers of the words that are in, in order.
    fn numbers(&self) -> Vec<u32> {
        self.0.iter().collect()
    }

    /// One byte for each word, in order: 1 if the word is in, else 0.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut bytes = vec![0; self.0.size()];
        for number in self.0.iter() {
            bytes[number as usize] = 1;
        }
        PyBytes::new(py, &bytes)
    }
}
