//! What comes in from Python is checked here, and errors go out.

use ludomots_engine::Error;
use ludomots_engine::words::limited;
use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// A text of at most `MAX_INPUT` characters.
pub fn checked(text: &str) -> Result<&str, PyErr> {
    limited(text).map_err(to_python)
}

/// The Python exception for an error of the engine.
pub fn to_python(error: Error) -> PyErr {
    match error {
        Error::Io(error) => error.into(),
        other => PyValueError::new_err(other.to_string()),
    }
}
