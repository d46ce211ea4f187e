//! The classes `GrowthRules` and `GrowthTurn`.

use std::sync::Arc;

use ludomots_engine::topscore::{self as engine, Action, Laid, Situation, TurnRules};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use super::Growth;
use super::names::{Names, Texts};

/// The rules of one table with pyramids, and its words.
///
/// A blank may stand for any of `letters`. With `blank_to_rack` a blank that was traded may
/// stay on the rack.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct GrowthRules {
    growth: Arc<engine::Growth>,
    names: Arc<Names>,
    rules: TurnRules,
}

#[pymethods]
impl GrowthRules {
    #[new]
    #[pyo3(signature = (growth, letters, *, blank_to_rack = false))]
    fn new(growth: &Growth, letters: Texts, blank_to_rack: bool) -> PyResult<Self> {
        let names = growth.names.clone();
        let tiles = names.tiles(&letters)?.into_iter();
        let rules = TurnRules {
            blank_tiles: tiles.fold(0, |set, tile| set | 1 << tile),
            blank_to_rack,
            alphabet: names.alphabet().clone(),
        };
        Ok(GrowthRules {
            growth: growth.growth.clone(),
            names,
            rules,
        })
    }

    /// All that a seat may do in its turn but pass, the words with the most points first.
    ///
    /// `words` are those of the big pyramids by seat, blanks as small letters; `target` is the
    /// other seat whose word may be made longer. With `blank_owed` the blank on the rack was
    /// traded and must be laid.
    #[pyo3(signature = (
        words, seat, target, rack, *, blank_owed = false, may_change = true, may_exchange = true,
    ))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn turn(
        &self,
        words: Vec<Texts>,
        seat: usize,
        target: Option<usize>,
        rack: Texts,
        blank_owed: bool,
        may_change: bool,
        may_exchange: bool,
    ) -> PyResult<GrowthTurn> {
        let words = words.iter().map(|word| self.names.laid(word));
        let words = words.collect::<PyResult<Vec<Laid>>>()?;
        if seat.max(target.unwrap_or(0)) >= words.len() {
            return Err(PyValueError::new_err("there is a word for each seat"));
        }
        let situation = Situation {
            words,
            seat,
            target,
            rack: self.names.hand(&rack)?,
            blank_owed,
            may_change,
            may_exchange,
        };
        Ok(GrowthTurn {
            turn: engine::Turn::new(&self.growth, &self.rules, &situation),
            seat,
            names: self.names.clone(),
        })
    }
}

/// A move as Python gets it: what it is, and its parts.
type Move<'py> = (Bound<'py, PyString>, Bound<'py, PyTuple>);

/// All that a seat may do in its turn, each made when it is asked for.
///
/// Each is what it is and its parts: "lay" with the word and the seat whose pyramid it is on,
/// None for one's own; "change" with the token taken off, the token put there and the word;
/// "trade" with the letter and the seat; "exchange" with the tokens.
#[pyclass(frozen, sequence, module = "ludomots._engine")]
pub struct GrowthTurn {
    turn: engine::Turn,
    seat: usize,
    names: Arc<Names>,
}

#[pymethods]
impl GrowthTurn {
    fn __len__(&self) -> usize {
        self.turn.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, at: usize) -> PyResult<Move<'py>> {
        let action = self.turn.get(at);
        let action = action.ok_or_else(|| PyIndexError::new_err("there is no such move"))?;
        self.told(py, action)
    }

    fn __iter__(turn: Py<Self>) -> GrowthTurnIterator {
        GrowthTurnIterator { turn, next: 0 }
    }
}

impl GrowthTurn {
    fn told<'py>(&self, py: Python<'py>, action: Action) -> PyResult<Move<'py>> {
        let seat = |on| (on != self.seat).then_some(on);
        let (kind, parts) = match action {
            Action::Lay { laid, on } => {
                let word = self.word(py, laid)?;
                (intern!(py, "lay"), (word, seat(on)).into_pyobject(py)?)
            }
            Action::Change { out, token, laid } => {
                let (out, token) = (self.names.token(py, out), self.names.token(py, token));
                let parts = (out, token, self.word(py, laid)?).into_pyobject(py)?;
                (intern!(py, "change"), parts)
            }
            Action::Trade { tile, on } => {
                let parts = (self.names.text(py, tile), seat(on)).into_pyobject(py)?;
                (intern!(py, "trade"), parts)
            }
            Action::Exchange(tiles) => {
                let tokens: Vec<_> = tiles
                    .iter()
                    .map(|&tile| self.names.held(py, tile))
                    .collect();
                let parts = (PyTuple::new(py, tokens)?,).into_pyobject(py)?;
                (intern!(py, "exchange"), parts)
            }
        };
        Ok((kind.clone(), parts))
    }

    fn word<'py>(&self, py: Python<'py>, laid: Laid) -> PyResult<Bound<'py, PyTuple>> {
        let tokens: Vec<_> = laid
            .tokens()
            .map(|token| self.names.token(py, token))
            .collect();
        PyTuple::new(py, tokens)
    }
}

/// What goes through a `GrowthTurn`.
#[pyclass]
struct GrowthTurnIterator {
    turn: Py<GrowthTurn>,
    next: usize,
}

#[pymethods]
impl GrowthTurnIterator {
    fn __iter__(iterator: PyRef<'_, Self>) -> PyRef<'_, Self> {
        iterator
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Move<'py>>> {
        let turn = self.turn.get();
        let action = turn.turn.get(self.next);
        self.next += 1;
        action.map(|action| turn.told(py, action)).transpose()
    }
}
