//! Topword: the class `StackRules`, and beside it `StackPlay`, `StackTurn`, `StackSituation`,
//! `StackSearch`, `StackCandidate` and `StackWeighed`.

mod candidate;
mod given;
mod play;
mod search;
mod situation;
mod table;

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use ludomots_engine::topword::{
    AllPassEnds, Generator, NoLeave, Options, Play, Policy, Position, Rules, Setup, games,
};
use ludomots_engine::words::Tile;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pub use self::candidate::StackCandidate;
pub use self::given::StackWeighed;
pub use self::play::{StackPlay, StackTurn};
pub use self::search::StackSearch;
pub use self::situation::StackSituation;
use self::table::{Piles, Table, Texts};
use crate::board::{self, from_zero};
use crate::input::to_python;
use crate::pieces::Pieces;
use crate::tiles::TileTexts;
use crate::words::Graph;

thread_local! {
    /// Kept from call to call: to make one takes longer than a short question.
    static GENERATOR: RefCell<Generator> = RefCell::new(Generator::new());
}

/// The rules of one table with boards of piles, and its words.
///
/// `start_squares` are (row, column) counted from 1, by default the four or the one in the
/// middle. `lay_as` tells for a tile of the rack all tiles it may be laid as. `all_pass_ends`
/// tells when one round of passes ends a game: bagEmpty, always or never.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackRules(pub(crate) Arc<Table>);

#[pymethods]
impl StackRules {
    #[new]
    #[pyo3(signature = (
        graph, side = 10, stack_limit = 5, rack_size = 7, start_squares = None,
        full_rack_bonus = 10, bonus_tiles = Vec::new(), bonus_flat_only = false,
        keep_one_letter = false, no_lone_s = false, lay_as = None, all_pass_ends = "bagEmpty",
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
        all_pass_ends: &str,
    ) -> PyResult<Self> {
        let graph = &graph.0;
        let texts = Arc::new(TileTexts::new(py, graph.alphabet().clone()));
        let mut faces = Vec::new();
        for (held, laid) in lay_as.unwrap_or_default() {
            faces.push((texts.tile(&held)?, texts.tiles(&laid)?));
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
            bonus_tiles: texts.tiles(&bonus_tiles)?,
            bonus_flat_only,
            keep_one_letter,
            no_lone: if no_lone_s {
                texts.alphabet.tile_of_text("S")
            } else {
                None
            },
            lay_as: faces,
            all_pass_ends: when_all_pass(all_pass_ends)?,
        };
        let rules = py
            .detach(|| Rules::new(graph, &options))
            .map_err(to_python)?;
        Ok(StackRules(Arc::new(Table { rules, texts })))
    }

    /// What `make` makes of row, column and tile, for `StackPlay.tiles_as`.
    fn pieces(&self, make: Py<PyAny>) -> Pieces {
        Pieces::new(make, self.0.rules.side, self.0.texts.clone())
    }

    /// Every legal play of this rack on this board, which is given row by row: the top of
    /// each pile, or None, and its height.
    fn moves(&self, py: Python<'_>, board: Piles, rack: Texts) -> PyResult<Vec<StackPlay>> {
        let position = Arc::new(self.0.position(&board)?);
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

    /// Whether this rack has a legal play on this board.
    fn can_play(&self, board: Piles, rack: Texts) -> PyResult<bool> {
        let position = self.0.position(&board)?;
        let rack = self.0.rack(&rack)?;
        Ok(GENERATOR
            .with_borrow_mut(|generator| generator.can_play(&self.0.rules, &position, rack)))
    }

    /// The `n` best plays, best first, by score or, with `leave`, by score and the value of
    /// the tiles kept: the entry of those tiles, or else the sum of the entries of each.
    #[pyo3(signature = (board, rack, n = 1, leave = None))]
    fn best(
        &self,
        py: Python<'_>,
        board: Piles,
        rack: Texts,
        n: usize,
        leave: Option<HashMap<Vec<String>, f64>>,
    ) -> PyResult<Vec<StackPlay>> {
        let position = Arc::new(self.0.position(&board)?);
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
        let played = py.detach(|| games(&self.0.rules, &setup));
        board::games(played, |turn| StackTurn::new(&self.0, turn))
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

    /// The tiles of a bag, in tile order, so that the order of the dict does not matter.
    pub(crate) fn bag(&self, counts: &HashMap<String, usize>) -> PyResult<Vec<Tile>> {
        let mut tiles = Vec::new();
        for (text, &count) in counts {
            if count > 1000 {
                return Err(PyValueError::new_err(format!(
                    "{count} tiles {text:?} are too many"
                )));
            }
            tiles.extend(std::iter::repeat_n(self.0.texts.tile(text)?, count));
        }
        tiles.sort_unstable();
        Ok(tiles)
    }
}

/// When one round of passes ends a game, by the names of the rulebook's option.
fn when_all_pass(name: &str) -> PyResult<AllPassEnds> {
    match name {
        "bagEmpty" => Ok(AllPassEnds::BagEmpty),
        "always" => Ok(AllPassEnds::Always),
        "never" => Ok(AllPassEnds::Never),
        _ => Err(PyValueError::new_err(format!(
            "all_pass_ends is bagEmpty, always or never, not {name:?}"
        ))),
    }
}

/// The four squares in the middle of a board, the one square if its side is odd.
fn middle(side: usize) -> Vec<(usize, usize)> {
    let (low, high) = (side.saturating_sub(1) / 2, side / 2);
    vec![(low, low), (low, high), (high, low), (high, high)]
}
