//! Mots de Tête: the class `GridRules`, and beside it `GridWords`, `GridPlay`,
//! `GridCandidate`, `GridOutlook`, `GridTurn` and `GridSearch`.

mod play;
mod search;
mod table;

use std::sync::Arc;

use ludomots_engine::mots_de_tete::{
    Ending, Evaluation, Openings, Options, Play, Position, Rules, Setup, Sight, Square,
    Thousandths, WordsByLength, all, best, evaluate, find, games,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pub use self::play::{GridCandidate, GridOutlook, GridPlay, GridTurn};
pub use self::search::GridSearch;
use self::table::{Table, checked_dice, checked_die};
use crate::board::{self, from_zero};
use crate::input::to_python;
use crate::pieces::Pieces;
use crate::tiles::TileTexts;
use crate::trial::Trial;
use crate::words::Graph;

/// The words of a graph in the form that grids want; tables share them.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct GridWords {
    words: Arc<WordsByLength>,
    alphabet: ludomots_engine::words::Alphabet,
}

#[pymethods]
impl GridWords {
    #[new]
    fn new(py: Python<'_>, graph: &Graph) -> PyResult<Self> {
        let graph = &graph.0;
        let words = py.detach(|| WordsByLength::new(graph)).map_err(to_python)?;
        Ok(GridWords {
            words: Arc::new(words),
            alphabet: graph.alphabet().clone(),
        })
    }
}

/// A printed grid and its words.
///
/// `points` and `dice` tell for each square, row by row, its figure and how many dice give
/// its value. Squares elsewhere are (row, column) counted from 1. With `word_length` the word
/// of a turn has that length and the die does not matter.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct GridRules(Arc<Table>);

#[pymethods]
impl GridRules {
    #[new]
    #[pyo3(signature = (words, points, dice, *, black, start_squares, word_length = None))]
    fn new(
        py: Python<'_>,
        words: &GridWords,
        points: Vec<u8>,
        dice: Vec<u8>,
        black: Vec<(usize, usize)>,
        start_squares: Vec<(usize, usize)>,
        word_length: Option<usize>,
    ) -> PyResult<Self> {
        if points.len() != dice.len() {
            return Err(PyValueError::new_err("every square has points and dice"));
        }
        let side = points.len().isqrt();
        let mut squares: Vec<_> = points
            .into_iter()
            .zip(dice)
            .map(|(points, dice)| Square::White { points, dice })
            .collect();
        for (row, column) in from_zero(&black)? {
            match squares.get_mut(row * side + column) {
                Some(square) if column < side => *square = Square::Black,
                _ => return Err(PyValueError::new_err("a black square is off the grid")),
            }
        }
        let options = Options {
            squares,
            start_squares: from_zero(&start_squares)?,
            word_length,
        };
        let rules = Rules::new(words.words.clone(), &options).map_err(to_python)?;
        let alphabet = words.alphabet.clone();
        let texts = Arc::new(TileTexts::new(py, alphabet));
        Ok(GridRules(Arc::new(Table { rules, texts })))
    }

    /// Every legal play of a die on a grid, which is given row by row: a letter a square, or
    /// `.` where there is none.
    fn moves(&self, py: Python<'_>, letters: &str, die: usize) -> PyResult<Vec<GridPlay>> {
        let position = Arc::new(self.0.position(letters)?);
        let die = checked_die(die)?;
        let found = py.detach(|| {
            let mut found = Vec::new();
            all(&self.0.rules, &position, die, |play| found.push(*play));
            found
        });
        Ok(self.plays(&position, found))
    }

    /// The legal play of a die that writes these letters, (row, column, letter) in any order;
    /// `None` if there is none.
    fn find(
        &self,
        py: Python<'_>,
        letters: &str,
        die: usize,
        written: Vec<(usize, usize, String)>,
    ) -> PyResult<Option<GridPlay>> {
        let position = Arc::new(self.0.position(letters)?);
        let (die, written) = (checked_die(die)?, self.0.placed(&written)?);
        let found = py.detach(|| find(&self.0.rules, &position, die, &written));
        Ok(found.map(|play| self.play_of(&position, play)))
    }

    /// How many legal plays of a die there are.
    fn count(&self, py: Python<'_>, letters: &str, die: usize) -> PyResult<usize> {
        let position = self.0.position(letters)?;
        let die = checked_die(die)?;
        Ok(py.detach(|| {
            let mut count = 0;
            all(&self.0.rules, &position, die, |_| count += 1);
            count
        }))
    }

    /// The `n` plays with the highest expected points, best first; with `of_window` no more
    /// than that many of those that fill the same squares, which are all worth the same.
    #[pyo3(signature = (letters, die, n = 1, *, of_window = None))]
    fn best(
        &self,
        py: Python<'_>,
        letters: &str,
        die: usize,
        n: usize,
        of_window: Option<usize>,
    ) -> PyResult<Vec<GridPlay>> {
        let position = Arc::new(self.0.position(letters)?);
        let (die, of_window) = (checked_die(die)?, of_window.unwrap_or(n));
        let found = py.detach(|| best(&self.0.rules, &position, die, n, of_window));
        Ok(self.plays(&position, found))
    }

    /// The expected points of the best play of each die; 0 where there is none.
    #[pyo3(signature = (letters, dice = vec![1, 2, 3, 4, 5, 6]))]
    fn values(&self, py: Python<'_>, letters: &str, dice: Vec<usize>) -> PyResult<Vec<f64>> {
        let position = self.0.position(letters)?;
        let dice = checked_dice(dice)?;
        Ok(py.detach(|| {
            let mut openings = Openings::new(&self.0.rules, &position);
            dice.iter()
                .map(|&die| f64::from(openings.best(&self.0.rules, &position, die)) / 2.0)
                .collect()
        }))
    }

    /// The `n` best plays by expected points, less a share of what the next player can then
    /// expect: the mean over `next_dice` of their best play.
    ///
    /// Of the stretches of squares where words fit, the most promising `windows` are looked
    /// at; of the words of each, `tries` are tried, spread over the alphabet.
    #[pyo3(signature = (
        letters, die, n = 10, *, opening_weight = 0.0, next_dice = vec![1, 2, 3, 4, 5, 6],
        windows = 32, tries = 100,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn evaluate(
        &self,
        py: Python<'_>,
        letters: &str,
        die: usize,
        n: usize,
        opening_weight: f64,
        next_dice: Vec<usize>,
        windows: usize,
        tries: usize,
    ) -> PyResult<Vec<GridCandidate>> {
        let position = Arc::new(self.0.position(letters)?);
        let (die, next_dice) = (checked_die(die)?, checked_dice(next_dice)?);
        let sight = sight(opening_weight, windows, tries)?;
        let asked = Evaluation {
            rules: &self.0.rules,
            position: &position,
            die,
            next_dice: &next_dice,
        };
        let found = py.detach(|| evaluate(&asked, sight, n));
        found
            .into_iter()
            .map(|sight| {
                let play = self.play_of(&position, sight.play);
                GridCandidate::new(py, play, &sight, Trial::default())
            })
            .collect()
    }

    /// Play whole games of players that look at the present turn only, and give for each game
    /// the final scores and, if `turns` is true, its turns.
    ///
    /// There is a seat for each weight of `opening_weights`, the share of what a play leaves
    /// to the next player that counts against it. A game is over at `target` points, or is a
    /// Marathon without one; with `without_die` all turns write that many letters. What a seat
    /// rolls depends on `seed`, the number of the game and the number of the seat's turn
    /// alone, not on `threads`.
    #[pyo3(signature = (
        count, seed, opening_weights = vec![0.0, 0.0], *, target = Some(300), without_die = None,
        reroll_one_on_empty = false, windows = 32, tries = 100, threads = None, turns = true,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn games(
        &self,
        py: Python<'_>,
        count: usize,
        seed: u64,
        opening_weights: Vec<f64>,
        target: Option<i32>,
        without_die: Option<usize>,
        reroll_one_on_empty: bool,
        windows: usize,
        tries: usize,
        threads: Option<usize>,
        turns: bool,
    ) -> PyResult<Vec<(Vec<i32>, Vec<GridTurn>)>> {
        let players = opening_weights
            .iter()
            .map(|&weight| sight(weight, windows, tries));
        let setup = Setup {
            count,
            seed,
            table: ludomots_engine::mots_de_tete::Table {
                seats: opening_weights.len(),
                ending: target.map_or(Ending::Marathon, Ending::Target),
                without_die,
                reroll_one_on_empty,
            },
            players: players.collect::<PyResult<_>>()?,
            threads,
            keep_turns: turns,
        };
        let played = py.detach(|| games(&self.0.rules, &setup));
        board::games(played, |turn| GridTurn::new(&self.0, turn))
    }

    /// What `make` makes of row, column and letter, for `GridPlay.letters_as`.
    fn pieces(&self, make: Py<PyAny>) -> Pieces {
        Pieces::new(make, self.0.rules.side, self.0.texts.clone())
    }

    fn __repr__(&self) -> String {
        let side = self.0.rules.side;
        format!("<GridRules: {side} by {side}>")
    }
}

impl GridRules {
    fn play_of(&self, position: &Arc<Position>, play: Play) -> GridPlay {
        GridPlay {
            table: self.0.clone(),
            position: position.clone(),
            play,
        }
    }

    fn plays(&self, position: &Arc<Position>, found: Vec<Play>) -> Vec<GridPlay> {
        let one = |play: Play| self.play_of(position, play);
        found.into_iter().map(one).collect()
    }
}

fn sight(opening_weight: f64, windows: usize, tries: usize) -> PyResult<Sight> {
    Ok(Sight {
        opening: thousandths(opening_weight)?,
        windows,
        tries,
    })
}

fn thousandths(share: f64) -> PyResult<Thousandths> {
    if (-10.0..=10.0).contains(&share) {
        Ok((share * 1000.0).round() as Thousandths)
    } else {
        Err(PyValueError::new_err(format!(
            "{share} is no share: -10 to 10"
        )))
    }
}
