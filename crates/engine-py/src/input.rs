//! What comes in from Python is checked here, and errors go out.

use ludomots_engine::Error;
use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// The longest text accepted as a word, prefix, pattern or rack, in characters.
pub const MAX_INPUT: usize = 64;

/// Refuses a text that is too long.
pub fn limited(text: &str) -> Result<&str, PyErr> {
    let length = text.chars().count();
    if length > MAX_INPUT {
        return Err(PyValueError::new_err(format!(
            "the text has {length} characters, and {MAX_INPUT} is the most"
        )));
    }
    Ok(text)
}

/// The Python exception for an error of the engine.
pub fn to_python(error: Error) -> PyErr {
    match error {
        Error::Io(error) => error.into(),
        other => PyValueError::new_err(other.to_string()),
    }
}
