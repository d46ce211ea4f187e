//! Boards of piles: the classes `StackRules`, `StackPlay` and `StackTurn`.

use std::collections::HashMap;
use std::sync::Arc;

use ludomots_engine::stack::{
    Action, Generator, LeaveTable, NoLeave, Options, Play, Policy, Position, Rack, Record, Rules,
    Setup, Turn, games,
};
use ludomots_engine::{Alphabet, Tile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::graph::Graph;
use crate::input::to_python;

/// Tiles on squares as Python sees them: row and column from 1.
type Laid = Vec<(usize, usize, String)>;

/// What all objects of one table share.
pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) alphabet: Alphabet,
}

impl Table {
    pub(crate) fn tile(&self, text: &str) -> PyResult<Tile> {
        let tile = self.alphabet.tile_of_text(text);
        tile.ok_or_else(|| PyValueError::new_err(format!("there is no tile {text:?}")))
    }

    fn tiles(&self, texts: &[String]) -> PyResult<Vec<Tile>> {
        texts.iter().map(|text| self.tile(text)).collect()
    }

    pub(crate) fn rack(&self, texts: &[String]) -> PyResult<Rack> {
        Rack::new(&self.rules, &self.tiles(texts)?).map_err(to_python)
    }

    pub(crate) fn position(&self, tops: &[Option<String>], heights: &[u8]) -> PyResult<Position> {
        let tile = |top: &Option<String>| top.as_ref().map_or(Ok(0), |text| self.tile(text));
        let tops = tops.iter().map(tile).collect::<PyResult<Vec<_>>>()?;
        Position::new(&self.rules, &tops, heights).map_err(to_python)
    }

    fn leaves(&self, values: &HashMap<Vec<String>, f64>) -> PyResult<LeaveTable> {
        let mut table = LeaveTable::default();
        for (tiles, value) in values {
            if !value.is_finite() || value.abs() > 10_000.0 {
                return Err(PyValueError::new_err(format!(
                    "{value} is no value of tiles kept"
                )));
            }
            table.set(&self.tiles(tiles)?, (value * 1000.0).round() as i32);
        }
        Ok(table)
    }

    fn texts(&self, tiles: &[Tile]) -> Vec<String> {
        let text = |&tile: &Tile| self.alphabet.text(tile).to_owned();
        tiles.iter().map(text).collect()
    }

    fn laid(&self, play: &Play) -> Laid {
        let text = |tile| self.alphabet.text(tile).to_owned();
        play.laid()
            .map(|(row, column, tile)| (row + 1, column + 1, text(tile)))
            .collect()
    }
}

/// Tiles laid in one turn, with the points of the turn.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackPlay {
    table: Arc<Table>,
    /// The board before.
    position: Arc<Position>,
    play: Play,
    equity: i32,
}

#[pymethods]
impl StackPlay {
    /// The tiles laid, as (row, column, tile), rows and columns counted from 1.
    #[getter]
    fn tiles(&self) -> Laid {
        self.table.laid(&self.play)
    }

    /// The points of the turn.
    #[getter]
    fn score(&self) -> i32 {
        self.play.score
    }

    /// The score with the value of the tiles kept, as `best` was given it.
    #[getter]
    fn equity(&self) -> f64 {
        f64::from(self.equity) / 1000.0
    }

    /// The words made, each with its points: first the one along the tiles, then those
    /// across. Bonuses are in no word's points.
    #[getter]
    fn words(&self) -> Vec<(String, i32)> {
        let words = self.play.words(&self.table.rules, &self.position);
        words
            .into_iter()
            .map(|word| (self.table.alphabet.join(&word.tiles), word.points))
            .collect()
    }

    fn __repr__(&self) -> String {
        format!(
            "<StackPlay: {:?}, {} points>",
            self.tiles(),
            self.play.score
        )
    }
}

/// One turn of a game played by `StackRules.games`.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackTurn {
    table: Arc<Table>,
    turn: Turn,
}

#[pymethods]
impl StackTurn {
    /// Whose turn it was, from 0.
    #[getter]
    fn seat(&self) -> usize {
        self.turn.seat
    }

    /// What that seat held before.
    #[getter]
    fn rack(&self) -> Vec<String> {
        self.table.texts(self.turn.rack.tiles())
    }

    /// The tiles laid, as (row, column, tile); none if it passed.
    #[getter]
    fn tiles(&self) -> Laid {
        match &self.turn.action {
            Action::Play(play) => self.table.laid(play),
            Action::Pass(_) => Vec::new(),
        }
    }

    /// The points of the turn.
    #[getter]
    fn score(&self) -> i32 {
        match &self.turn.action {
            Action::Play(play) => play.score,
            Action::Pass(_) => 0,
        }
    }

    /// The tile given back and the tile drawn for it, if it passed and exchanged.
    #[getter]
    fn exchanged(&self) -> Option<(String, String)> {
        let text = |tile| self.table.alphabet.text(tile).to_owned();
        match self.turn.action {
            Action::Pass(Some((old, new))) => Some((text(old), text(new))),
            _ => None,
        }
    }

    fn __repr__(&self) -> String {
        format!(
            "<StackTurn: seat {}, {} points>",
            self.turn.seat,
            self.score()
        )
    }
}

/// The rules of one table with boards of piles, and its words.
///
/// `start_squares` are (row, column) counted from 1, by default the four or the one in the
/// middle. `lay_as` tells for a tile of the rack all tiles it may be laid as.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackRules(pub(crate) Arc<Table>);

#[pymethods]
impl StackRules {
    #[new]
    #[pyo3(signature = (
        graph, side = 10, stack_limit = 5, rack_size = 7, start_squares = None,
        full_rack_bonus = 10, bonus_tiles = Vec::new(), bonus_flat_only = false,
        keep_one_letter = false, no_lone_s = false, lay_as = None,
    ))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn new(
        py: Python<'_>,
        graph: &Graph,
        side: usize,
        stack_limit: u8,
        rack_size: usize,
        start_squares: Option<Vec<(usize, usize)>>,
        full_rack_bonus: i32,
        bonus_tiles: Vec<String>,
        bonus_flat_only: bool,
        keep_one_letter: bool,
        no_lone_s: bool,
        lay_as: Option<HashMap<String, Vec<String>>>,
    ) -> PyResult<Self> {
        let graph = &graph.0;
        let alphabet = graph.alphabet().clone();
        let tile = |text: &String| {
            let tile = alphabet.tile_of_text(text);
            tile.ok_or_else(|| PyValueError::new_err(format!("there is no tile {text:?}")))
        };
        let tiles = |texts: &Vec<String>| texts.iter().map(tile).collect::<PyResult<Vec<_>>>();
        let mut faces = Vec::new();
        for (held, texts) in lay_as.unwrap_or_default() {
            faces.push((tile(&held)?, tiles(&texts)?));
        }
        let start_squares = match start_squares {
            Some(squares) => from_zero(&squares)?,
            None => middle(side),
        };
        let options = Options {
            side,
            stack_limit,
            rack_size,
            start_squares,
            full_rack_bonus,
            bonus_tiles: tiles(&bonus_tiles)?,
            bonus_flat_only,
            keep_one_letter,
            no_lone: if no_lone_s {
                alphabet.tile_of_text("S")
            } else {
                None
            },
            lay_as: faces,
        };
        let rules = py
            .detach(|| Rules::new(graph, &options))
            .map_err(to_python)?;
        Ok(StackRules(Arc::new(Table { rules, alphabet })))
    }

    /// Every legal play of this rack on this board, which is given row by row: the top of
    /// each pile, or None, and its height.
    fn moves(
        &self,
        py: Python<'_>,
        tops: Vec<Option<String>>,
        heights: Vec<u8>,
        rack: Vec<String>,
    ) -> PyResult<Vec<StackPlay>> {
        let position = Arc::new(self.0.position(&tops, &heights)?);
        let rack = self.0.rack(&rack)?;
        let found = py.detach(|| {
            let mut found = Vec::new();
            let visit = |play: &Play| found.push(*play);
            Generator::new().all(&self.0.rules, &position, rack, visit);
            found
        });
        Ok(found
            .into_iter()
            .map(|play| self.play_of(&position, play, 1000 * play.score))
            .collect())
    }

    /// The `n` best plays, best first, by score or, with `leave`, by score and the value of
    /// the tiles kept: the entry of those tiles, or else the sum of the entries of each.
    #[pyo3(signature = (tops, heights, rack, n = 1, leave = None))]
    fn best(
        &self,
        py: Python<'_>,
        tops: Vec<Option<String>>,
        heights: Vec<u8>,
        rack: Vec<String>,
        n: usize,
        leave: Option<HashMap<Vec<String>, f64>>,
    ) -> PyResult<Vec<StackPlay>> {
        let position = Arc::new(self.0.position(&tops, &heights)?);
        let rack = self.0.rack(&rack)?;
        let leaves = leave.map(|values| self.0.leaves(&values)).transpose()?;
        let found = py.detach(|| {
            let (rules, mut generator) = (&self.0.rules, Generator::new());
            match &leaves {
                Some(leaves) => generator.best(rules, &position, rack, leaves, n).to_vec(),
                None => generator.best(rules, &position, rack, &NoLeave, n).to_vec(),
            }
        });
        Ok(found
            .into_iter()
            .map(|ranked| self.play_of(&position, ranked.play, ranked.equity))
            .collect())
    }

    /// Play whole games of players that look at the present turn only, under the French
    /// rules, and give for each game the final scores and, if `turns` is true, its turns.
    ///
    /// The policy is "score" (the highest score), or "leave" (the highest score with the
    /// value of the tiles kept). A game depends on `seed` and its number alone, not on
    /// `threads`.
    #[pyo3(signature = (
        count, seed, players = 2, *, bag, policy = "score", leave = None, threads = None,
        turns = true,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn games(
        &self,
        py: Python<'_>,
        count: usize,
        seed: u64,
        players: usize,
        bag: HashMap<String, usize>,
        policy: &str,
        leave: Option<HashMap<Vec<String>, f64>>,
        threads: Option<usize>,
        turns: bool,
    ) -> PyResult<Vec<(Vec<i32>, Vec<StackTurn>)>> {
        let policy = match policy {
            "score" => Policy::Score,
            "leave" => Policy::Leave(self.0.leaves(&leave.unwrap_or_default())?),
            other => {
                return Err(PyValueError::new_err(format!(
                    "there is no policy {other:?}"
                )));
            }
        };
        let setup = Setup {
            count,
            seed,
            seats: players,
            bag: self.bag(&bag)?,
            policy,
            threads,
            keep_turns: turns,
        };
        let records = py
            .detach(|| games(&self.0.rules, &setup))
            .map_err(to_python)?;
        Ok(records
            .into_iter()
            .map(|record| self.game_of(record))
            .collect())
    }

    fn __repr__(&self) -> String {
        let Rules {
            side,
            stack_limit,
            rack_size,
            ..
        } = self.0.rules;
        format!("<StackRules: {side} by {side}, piles of {stack_limit}, racks of {rack_size}>")
    }
}

impl StackRules {
    pub(crate) fn play_of(&self, position: &Arc<Position>, play: Play, equity: i32) -> StackPlay {
        StackPlay {
            table: self.0.clone(),
            position: position.clone(),
            play,
            equity,
        }
    }

    fn game_of(&self, record: Record) -> (Vec<i32>, Vec<StackTurn>) {
        let turn = |turn: Turn| StackTurn {
            table: self.0.clone(),
            turn,
        };
        (record.scores, record.turns.into_iter().map(turn).collect())
    }

    /// The tiles of a bag, in tile order, so that the order of the dict does not matter.
    pub(crate) fn bag(&self, counts: &HashMap<String, usize>) -> PyResult<Vec<Tile>> {
        let mut tiles = Vec::new();
        for (text, &count) in counts {
            if count > 1000 {
                return Err(PyValueError::new_err(format!(
                    "{count} tiles {text:?} are too many"
                )));
            }
            tiles.extend(std::iter::repeat_n(self.0.tile(text)?, count));
        }
        tiles.sort_unstable();
        Ok(tiles)
    }
}

/// Squares counted from 1 as squares counted from 0.
fn from_zero(squares: &[(usize, usize)]) -> PyResult<Vec<(usize, usize)>> {
    let down = |&(row, column): &(usize, usize)| row.checked_sub(1).zip(column.checked_sub(1));
    let counted = squares.iter().map(down).collect::<Option<Vec<_>>>();
    counted.ok_or_else(|| PyValueError::new_err("rows and columns are counted from 1"))
}

/// The four squares in the middle of a board, the one square if its side is odd.
fn middle(side: usize) -> Vec<(usize, usize)> {
    let (low, high) = (side.saturating_sub(1) / 2, side / 2);
    vec![(low, low), (low, high), (high, low), (high, high)]
}
