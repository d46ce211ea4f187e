//! The class `Members`: membership without a line of Python.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use super::graph::Graph;

/// What a word list inherits so that `word in words` runs in Rust.
///
/// Plain letters are looked up at once; any other text is first folded by the function
/// given, which raises `ValueError` for what cannot be a word.
#[pyclass(frozen, subclass, module = "ludomots._engine")]
pub struct Members {
    graph: Py<Graph>,
    fold: Py<PyAny>,
}

impl Members {
    fn has_folded(&self, text: &Bound<'_, PyString>) -> PyResult<bool> {
        let py = text.py();
        match self.fold.call1(py, (text,)) {
            Ok(folded) => Ok(self.graph.get().has(folded.extract::<&str>(py)?)),
            Err(error) if error.is_instance_of::<PyValueError>(py) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

#[pymethods]
impl Members {
    #[new]
    fn new(graph: Py<Graph>, fold: Py<PyAny>) -> Self {
        Members { graph, fold }
    }

    /// True if the text is a word; False for anything else.
    fn __contains__(&self, word: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(text) = word.cast::<PyString>() else {
            return Ok(false);
        };
        let Ok(letters) = text.to_str() else {
            return Ok(false);
        };
        let graph = self.graph.get();
        if graph.has(letters) {
            return Ok(true);
        }
        if letters.is_ascii() {
            return Ok(false);
        }
        self.has_folded(text)
    }
}
