//! The class `StackSearch`: a player.

use std::collections::HashMap;
use std::sync::Arc;

use ludomots_engine::topword::{
    Candidate, Champion, Endgame, Evaluated, Evaluator, Learning, Leaves, Player, Simulation,
    Values, game_pairs, learn_leaves, simulate, weigh,
};
use ludomots_engine::trial::{Budget, Pair};
use ludomots_engine::words::Tile;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::candidate::StackCandidate;
use super::given::{Given, StackWeighed, moves_of};
use super::table::{Piles, Texts};
use super::{StackRules, StackSituation};
use crate::input::to_python;
use crate::trial::{self, Trial};

/// A player of one table: it ranks moves at sight, simulates and solves ends.
///
/// `leave` gives for a tile what the first copy kept adds in points, the second and so on.
/// `opening_weight` is the share of the next player's best single tile that counts against
/// a move.
#[pyclass(frozen, module = "ludomots._engine")]
pub struct StackSearch {
    rules: Py<StackRules>,
    values: Values,
}

#[pymethods]
impl StackSearch {
    #[new]
    #[pyo3(signature = (rules, leave = None, opening_weight = 0.0))]
    fn new(
        rules: Py<StackRules>,
        leave: Option<HashMap<String, Vec<f64>>>,
        opening_weight: f64,
    ) -> PyResult<Self> {
        let mut leaves = Leaves::default();
        for (text, values) in leave.unwrap_or_default() {
            let values = values.into_iter().map(thousandths);
            let values = values.collect::<PyResult<Vec<_>>>()?;
            leaves.set(rules.get().0.texts.tile(&text)?, &values);
        }
        let values = Values {
            leaves,
            opening: thousandths(opening_weight)?,
        };
        Ok(StackSearch { rules, values })
    }

    /// The `n` best moves at sight, best first, exchanges and passing among them.
    #[pyo3(signature = (situation, n = 10))]
    fn evaluate(
        &self,
        py: Python<'_>,
        situation: &StackSituation,
        n: usize,
    ) -> PyResult<Vec<StackCandidate>> {
        let rules = self.rules.get();
        let found = py.detach(|| {
            let mut evaluator = Evaluator::new();
            evaluator
                .best(&rules.0.rules, &situation.situation, &self.values, n)
                .to_vec()
        });
        let one =
            |sight| StackCandidate::new(py, rules, &situation.position, sight, Trial::default());
        found.into_iter().map(one).collect()
    }

    /// The best moves tried in sampled worlds, the choice first.
    ///
    /// It stops when one move is left that may be the best, or the budget is used up:
    /// `milliseconds`, or `playouts` (one for each move and world), which gives the same answer
    /// on any machine and any number of threads. The objective is "win" or "points".
    #[pyo3(signature = (
        situation, seed, *, milliseconds = None, playouts = None, candidates = None,
        plies = None, to_end = None, objective = None, threads = 1,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn simulate(
        &self,
        py: Python<'_>,
        situation: &StackSituation,
        seed: u64,
        milliseconds: Option<u64>,
        playouts: Option<u64>,
        candidates: Option<usize>,
        plies: Option<usize>,
        to_end: Option<usize>,
        objective: Option<&str>,
        threads: usize,
    ) -> PyResult<Vec<StackCandidate>> {
        let mut how = Simulation::new(self.values.clone());
        how.candidates = candidates.unwrap_or(how.candidates);
        how.plies = plies.unwrap_or(how.plies);
        how.to_end = to_end.unwrap_or(how.to_end);
        how.objective = objective.map_or(Ok(how.objective), trial::objective)?;
        let budget = Budget {
            milliseconds,
            playouts,
        };
        let rules = self.rules.get();
        let found = py.detach(|| {
            let mut evaluator = Evaluator::new();
            simulate(
                &rules.0.rules,
                &situation.situation,
                &how,
                budget,
                seed,
                threads,
                &mut evaluator,
            )
        });
        let one = |found: Candidate| {
            let trial = Trial::new(found.figures, how.objective);
            StackCandidate::new(py, rules, &situation.position, found.sight, trial)
        };
        found.map_err(to_python)?.into_iter().map(one).collect()
    }

    /// The best move of two when the bag is empty, what it gains on the other from here on
    /// with the tiles left taken off, and whether that is certain.
    ///
    /// `passed` tells that the other has just passed. The budget is a time, a number of
    /// positions, or none: then it goes on until it is certain.
    #[pyo3(signature = (
        board, rack, other, *, passed = false, milliseconds = None, positions = None,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn endgame(
        &self,
        py: Python<'_>,
        board: Piles,
        rack: Texts,
        other: Texts,
        passed: bool,
        milliseconds: Option<u64>,
        positions: Option<u64>,
    ) -> PyResult<(StackCandidate, i32, bool)> {
        let rules = self.rules.get();
        let table = &rules.0;
        let position = Arc::new(table.position(&board)?);
        let (own, other) = (table.rack(&rack)?, table.rack(&other)?);
        let budget = Budget {
            milliseconds,
            playouts: positions,
        };
        let solution =
            py.detach(|| Endgame::new(&table.rules).solve(&position, own, other, passed, budget));
        let sight = Evaluated {
            action: solution.action,
            leave: 0,
            opens: 0,
            equity: 1000 * solution.action.score(),
        };
        let candidate = StackCandidate::new(py, rules, &position, sight, Trial::default())?;
        Ok((candidate, solution.value, solution.exact))
    }

    /// Given moves tried in the same sampled worlds, this many each, in the order given.
    ///
    /// A move is a play, the tile to exchange, or None to pass; it must be legal.
    fn weigh(
        &self,
        py: Python<'_>,
        situation: &StackSituation,
        moves: Vec<Option<Given<'_>>>,
        worlds: u64,
        seed: u64,
    ) -> PyResult<Vec<StackWeighed>> {
        let table = &self.rules.get().0;
        let moves = moves_of(table, &moves)?;
        let how = Simulation::new(self.values.clone());
        let situation = &situation.situation;
        let found = py.detach(|| weigh(&table.rules, situation, &how, &moves, worlds, seed));
        Ok(found.into_iter().map(StackWeighed::from).collect())
    }

    /// What given moves of two are worth when the bag is empty, as `endgame` counts it, each with
    /// whether that is certain.
    ///
    /// A move is a play, or None to pass; it must be legal. `positions` is the budget of each.
    #[pyo3(signature = (board, rack, other, moves, *, passed = false, positions))]
    #[allow(clippy::too_many_arguments)]
    fn weigh_end(
        &self,
        py: Python<'_>,
        board: Piles,
        rack: Texts,
        other: Texts,
        moves: Vec<Option<Given<'_>>>,
        passed: bool,
        positions: u64,
    ) -> PyResult<Vec<(i32, bool)>> {
        let table = &self.rules.get().0;
        let position = table.position(&board)?;
        let (own, other) = (table.rack(&rack)?, table.rack(&other)?);
        let moves = moves_of(table, &moves)?;
        let budget = Budget {
            milliseconds: None,
            playouts: Some(positions),
        };
        Ok(py.detach(|| {
            let mut endgame = Endgame::new(&table.rules);
            let value = |one| endgame.value_of(one, &position, own, other, passed, budget);
            moves.iter().map(value).collect()
        }))
    }

    /// Play pairs of games of two against another player of the same table, with the same
    /// bag and seats swapped; gives how many points ahead this player was in both.
    ///
    /// Both play at sight. With `playouts`, this one simulates with that many a move, and looks
    /// at that many positions when the bag is empty.
    #[pyo3(signature = (other, pairs, seed, *, bag, playouts = None, threads = 1))]
    #[allow(clippy::too_many_arguments)]
    fn game_pairs(
        &self,
        py: Python<'_>,
        other: &StackSearch,
        pairs: usize,
        seed: u64,
        bag: HashMap<String, usize>,
        playouts: Option<u64>,
        threads: usize,
    ) -> PyResult<Vec<(i32, i32)>> {
        let rules = self.rules.get();
        let bag = rules.bag(&bag)?;
        let at_sight = |values: &Values| Player::Sight(Box::new(values.clone()));
        let budget = Budget {
            milliseconds: None,
            playouts,
        };
        let champion = || {
            Player::Champion(Box::new(Champion {
                simulation: Simulation::new(self.values.clone()),
                budget,
                end: Some(budget),
            }))
        };
        let one = playouts.map_or_else(|| at_sight(&self.values), |_| champion());
        let two = at_sight(&other.values);
        let found = py.detach(|| {
            game_pairs(
                &rules.0.rules,
                &bag,
                [&one, &two],
                pairs,
                seed,
                threads.max(1),
            )
        });
        let spreads = |pair: Pair| (pair.spreads[0], pair.spreads[1]);
        Ok(found.map_err(to_python)?.into_iter().map(spreads).collect())
    }

    /// Play games with itself and give what the tiles kept turned out to be worth, in the
    /// form of `leave`: for each tile what the first copy adds in points, the second and so on.
    #[pyo3(signature = (games, seed, *, bag, rounds = 2, copies = 2, threads = 1))]
    #[allow(clippy::too_many_arguments)]
    fn learn_leaves(
        &self,
        py: Python<'_>,
        games: usize,
        seed: u64,
        bag: HashMap<String, usize>,
        rounds: usize,
        copies: usize,
        threads: usize,
    ) -> PyResult<HashMap<String, Vec<f64>>> {
        let rules = self.rules.get();
        let bag = rules.bag(&bag)?;
        let learning = Learning {
            games,
            rounds,
            copies,
            horizon: None,
            seed,
            threads: threads.max(1),
        };
        let learned = py.detach(|| learn_leaves(&rules.0.rules, &bag, &self.values, &learning));
        let points = |value: i32| f64::from(value) / 1000.0;
        let entry = |(tile, values): (Tile, Vec<i32>)| {
            let text = rules.0.texts.alphabet.text(tile).to_owned();
            (text, values.into_iter().map(points).collect())
        };
        Ok(learned.map_err(to_python)?.into_iter().map(entry).collect())
    }

    fn __repr__(&self) -> String {
        let weight = f64::from(self.values.opening) / 1000.0;
        format!("<StackSearch: opening weight {weight}>")
    }
}

fn thousandths(points: f64) -> PyResult<i32> {
    if points.is_finite() && points.abs() <= 1000.0 {
        Ok((points * 1000.0).round() as i32)
    } else {
        Err(PyValueError::new_err(format!("{points} is no value")))
    }
}
