//! The class `Trial`: how a candidate did in the worlds in which it was tried.

use ludomots_engine::trial::{Figures, Objective};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// How a move did in sampled worlds.
#[pyclass(frozen, get_all, skip_from_py_object, module = "ludomots._engine")]
#[derive(Clone, Copy, Default)]
pub struct Trial {
    /// In how many worlds it was tried.
    playouts: u64,
    /// The mean of the results: points ahead, or the chance to win (0 to 1), at grids with a
    /// little for points ahead.
    mean: f64,
    /// The standard error of the mean.
    error: f64,
}

impl Trial {
    /// The figures of the engine in points or chances.
    pub(crate) fn new(figures: Figures, objective: Objective) -> Self {
        let unit = match objective {
            Objective::Points => 1e-3,
            Objective::Win => 1e-6,
        };
        Trial {
            playouts: figures.playouts,
            mean: unit * figures.mean,
            error: unit * figures.error,
        }
    }
}

#[pymethods]
impl Trial {
    fn __repr__(&self) -> String {
        let Trial {
            playouts,
            mean,
            error,
        } = self;
        format!("<Trial: {mean:.3} ± {error:.3} in {playouts} worlds>")
    }
}

/// What a search tries to reach, by its name.
pub(crate) fn objective(name: &str) -> PyResult<Objective> {
    match name {
        "win" => Ok(Objective::Win),
        "points" => Ok(Objective::Points),
        other => Err(PyValueError::new_err(format!(
            "there is no objective {other:?}"
        ))),
    }
}
