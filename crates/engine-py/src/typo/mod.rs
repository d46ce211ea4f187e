//! Typo: the class `RowTrial`.

use std::collections::HashMap;

use ludomots_engine::typo::{Choice, Ease, Row, Situation, Table, Trial};
use ludomots_engine::words::Tile;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;

use crate::input::to_python;
use crate::words::Graph;

/// The most that is tried at once.
const MOST_PLAYOUTS: usize = 10_000_000;

/// Choices of a seat at rows of cards, tried side by side in worlds that the unseen cards allow.
///
/// A choice is a card of the hand; a row, numbered from 1, and the letters that the card whose turn
/// it is makes of it; or a row that this card takes away. Every choice meets the same worlds. Those
/// that are surely worse are dropped as the worlds get more, but never the one with the number
/// `keep`.
///
/// `ease` is for each letter the share of short rows that can take it, `hidden` how many cards of
/// each other seat nobody else sees, `cards` the open cards of those in `order`, who are still to
/// place them. Without `order` the others choose their cards, too. In the second edition a row that
/// is removed gives half of its cards to the hand, and the first empty hand ends the game.
#[pyclass(module = "ludomots._engine")]
pub struct RowTrial {
    graph: Py<Graph>,
    trial: Trial,
    choices: usize,
}

#[derive(FromPyObject)]
enum Tried {
    Card(PyBackedStr),
    Place(usize, PyBackedStr),
    Row(usize),
}

#[pymethods]
impl RowTrial {
    #[new]
    #[pyo3(signature = (
        graph, ease, choices, *, rows, hand, own, hidden, unseen, cards, order, holder, withdrawn,
        backwards, second_edition, rounds, seed, keep = None,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        graph: Py<Graph>,
        ease: HashMap<PyBackedStr, f64>,
        choices: Vec<Tried>,
        rows: Vec<PyBackedStr>,
        hand: Vec<PyBackedStr>,
        own: usize,
        hidden: Vec<usize>,
        unseen: HashMap<PyBackedStr, usize>,
        cards: HashMap<usize, PyBackedStr>,
        order: Vec<usize>,
        holder: usize,
        withdrawn: Vec<usize>,
        backwards: bool,
        second_edition: bool,
        rounds: usize,
        seed: u64,
        keep: Option<usize>,
    ) -> PyResult<Self> {
        let seats = hidden.len();
        let mut table = Table {
            rows: rows
                .iter()
                .map(|row| read_row(row))
                .collect::<PyResult<_>>()?,
            hands: vec![Vec::new(); seats],
            cards: vec![None; seats],
            holder,
            backwards,
            second_edition,
            lost: vec![0; seats],
            is_over: false,
        };
        let hand = hand.iter().map(|card| read_card(card));
        *table.hands.get_mut(own).ok_or_else(no_seat)? = hand.collect::<PyResult<_>>()?;
        for (seat, card) in cards {
            *table.cards.get_mut(seat).ok_or_else(no_seat)? = Some(read_card(&card)?);
        }
        let situation = Situation {
            table,
            own,
            hidden,
            unseen: all_cards(&unseen)?,
            order,
            others: (0..seats)
                .filter(|seat| *seat != own && !withdrawn.contains(seat))
                .collect(),
            rounds,
        };
        let read: Vec<Choice> = choices.iter().map(read_choice).collect::<PyResult<_>>()?;
        let count = read.len();
        let ease = read_ease(&ease)?;
        let trial = Trial::new(&graph.get().0, ease, situation, read, keep, seed);
        Ok(RowTrial {
            trial: trial.map_err(to_python)?,
            graph,
            choices: count,
        })
    }

    /// Try the choices that are left for so many playouts, and in so many worlds in all however few
    /// playouts that leaves. Returns how many playouts it took.
    #[pyo3(signature = (playouts, *, worlds = 0))]
    fn try_out(&mut self, py: Python<'_>, playouts: usize, worlds: usize) -> PyResult<usize> {
        if playouts.max(worlds) > MOST_PLAYOUTS {
            return Err(PyValueError::new_err(format!(
                "{MOST_PLAYOUTS} playouts are the most"
            )));
        }
        let graph = &self.graph.get().0;
        let trial = &mut self.trial;
        Ok(py.detach(|| trial.try_out(graph, playouts, worlds)))
    }

    /// In how many worlds choices were tried.
    #[getter]
    fn worlds(&self) -> usize {
        self.trial.worlds()
    }

    /// The numbers of the choices that are still tried.
    #[getter]
    fn left(&self) -> Vec<usize> {
        self.trial.left().to_vec()
    }

    /// The number of the choice that gained most.
    #[getter]
    fn best(&self) -> usize {
        self.trial.best()
    }

    /// The points that a choice gained on the others in all the worlds it met.
    fn total(&self, choice: usize) -> PyResult<f64> {
        Ok(self.trial.total(self.checked(choice)?))
    }

    /// The points that a choice gains on the others on average: by the seat's losses in the round
    /// under way and later, and by what the others lose. One that was dropped met fewer worlds: it
    /// is compared with the best one in those it met.
    fn mean(&self, choice: usize) -> PyResult<(f64, f64, f64)> {
        let gain = self.trial.mean(self.checked(choice)?);
        Ok((gain.now, gain.later, gain.others))
    }

    /// The standard error of the difference of two choices, world by world.
    fn error(&self, one: usize, other: usize) -> PyResult<f64> {
        Ok(self.trial.error(self.checked(one)?, self.checked(other)?))
    }
}

impl RowTrial {
    fn checked(&self, choice: usize) -> PyResult<usize> {
        if choice < self.choices {
            return Ok(choice);
        }
        let text = format!("no choice has number {choice} of {}", self.choices);
        Err(PyIndexError::new_err(text))
    }
}

fn no_seat() -> PyErr {
    PyValueError::new_err("a seat that is not at this table")
}

/// The code of the letter on a card.
fn read_card(text: &str) -> PyResult<Tile> {
    match text.as_bytes() {
        [letter @ b'A'..=b'Z'] => Ok(letter - b'A' + 1),
        _ => Err(PyValueError::new_err(format!("{text:?} is no card"))),
    }
}

fn read_row(text: &str) -> PyResult<Row> {
    let letters = text.chars().map(|letter| read_card(&letter.to_string()));
    let cards: Vec<Tile> = letters.collect::<PyResult<_>>()?;
    Row::new(&cards).ok_or_else(|| PyValueError::new_err(format!("row {text:?} is too long")))
}

fn read_choice(tried: &Tried) -> PyResult<Choice> {
    let number = |row: usize| {
        row.checked_sub(1)
            .ok_or_else(|| PyValueError::new_err("rows are numbered from 1"))
    };
    Ok(match tried {
        Tried::Card(card) => Choice::Card(read_card(card)?),
        Tried::Place(row, letters) => Choice::Lay(number(*row)?, read_row(letters)?),
        Tried::Row(row) => Choice::Remove(number(*row)?),
    })
}

fn read_ease(ease: &HashMap<PyBackedStr, f64>) -> PyResult<Ease> {
    let mut by_letter = Ease::default();
    for (letter, share) in ease {
        by_letter[usize::from(read_card(letter)? - 1)] = *share;
    }
    Ok(by_letter)
}

/// All cards that are counted, in the order of their letters.
fn all_cards(counts: &HashMap<PyBackedStr, usize>) -> PyResult<Vec<Tile>> {
    let mut cards = Vec::new();
    for (card, &count) in counts {
        if count > usize::from(u8::MAX) {
            return Err(PyValueError::new_err("more cards than a deck can have"));
        }
        cards.resize(cards.len() + count, read_card(card)?);
    }
    cards.sort_unstable();
    Ok(cards)
}
