//! The class `GridSearch`: a player that tries its plays.

use std::sync::Arc;

use ludomots_engine::mots_de_tete::{
    Candidate, Ending, Evaluation, MAX_SEATS, Openings, Play, Player, Position, Simulation,
    Situation, Table, game_pairs, outlook, play_on, promising, simulate,
};
use ludomots_engine::trial::{Budget, Horizon, Pair};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::play::{GridCandidate, GridOutlook, GridPlay};
use super::table::checked_die;
use super::{GridRules, sight, thousandths};
use crate::input::to_python;
use crate::trial::{self, Trial};

/// A player of one table: it ranks plays at sight and tries the best of them in games played
/// on with sampled dice.
///
/// A game is over at `target` points, is a `marathon`, or has an end that nobody knows; alone
/// it is over with the first number not placed. With `without_die` all turns write that many
/// letters. `plies` turns are played after a play, 0 for all until the end, and the objective
/// is "win" or "points".
#[pyclass(frozen, module = "ludomots._engine")]
pub struct GridSearch {
    rules: Py<GridRules>,
    table: Table,
    simulation: Simulation,
}

#[pymethods]
impl GridSearch {
    #[new]
    #[pyo3(signature = (
        rules, seats, *, target = None, marathon = false, without_die = None,
        reroll_one_on_empty = false, opening_weight = 0.0, windows = 32, tries = 100,
        candidates = None, of_window = None, taken = None, left = None,
        finalists = None, near = None, plies = None, objective = None,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        rules: Py<GridRules>,
        seats: usize,
        target: Option<i32>,
        marathon: bool,
        without_die: Option<usize>,
        reroll_one_on_empty: bool,
        opening_weight: f64,
        windows: usize,
        tries: usize,
        candidates: Option<usize>,
        of_window: Option<usize>,
        taken: Option<f64>,
        left: Option<f64>,
        finalists: Option<usize>,
        near: Option<i32>,
        plies: Option<usize>,
        objective: Option<&str>,
    ) -> PyResult<Self> {
        if !(1..=MAX_SEATS).contains(&seats) {
            return Err(PyValueError::new_err("a game has 1 to 4 seats"));
        }
        let table = Table {
            seats,
            ending: match target {
                _ if marathon => Ending::Marathon,
                Some(target) => Ending::Target(target),
                None => Ending::Open,
            },
            without_die: without_die.map(checked_die).transpose()?,
            reroll_one_on_empty,
        };
        let sight = sight(opening_weight, windows, tries)?;
        let mut simulation = Simulation::new(sight, &table);
        simulation.candidates = candidates.unwrap_or(simulation.candidates).max(1);
        simulation.of_window = of_window.unwrap_or(simulation.of_window).max(1);
        let replies = &mut simulation.replies;
        replies.taken = taken.map_or(Ok(replies.taken), thousandths)?;
        replies.left = left.map_or(Ok(replies.left), thousandths)?;
        simulation.finalists = finalists.unwrap_or(simulation.finalists);
        simulation.near = near.unwrap_or(simulation.near);
        let Horizon {
            plies: far,
            objective: wanted,
        } = simulation.horizon;
        simulation.horizon = Horizon {
            plies: plies.map_or(far, |plies| (plies > 0).then_some(plies)),
            objective: objective.map_or(Ok(wanted), trial::objective)?,
        };
        Ok(GridSearch {
            rules,
            table,
            simulation,
        })
    }

    /// The best plays tried in the same sampled worlds, the choice first; none if nothing can
    /// be written.
    ///
    /// `scores` and the other lists have one number a seat, in the order of their turns, its
    /// own first: turns in a row without a word, such turns since the last word of anybody,
    /// turns that will be missed. It stops when one play is left that may be the best, or the
    /// budget is used up: `milliseconds`, or `playouts` (one for each play and world), which
    /// gives the same answer on any machine.
    #[pyo3(signature = (
        letters, die, scores, seed, *, misses = vec![], idle = vec![], skips = vec![],
        is_last_roll = false, milliseconds = None, playouts = None,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn simulate(
        &self,
        py: Python<'_>,
        letters: &str,
        die: usize,
        scores: Vec<i32>,
        seed: u64,
        misses: Vec<u32>,
        idle: Vec<u32>,
        skips: Vec<u32>,
        is_last_roll: bool,
        milliseconds: Option<u64>,
        playouts: Option<u64>,
    ) -> PyResult<Vec<GridCandidate>> {
        let rules = self.rules.get();
        let situation = Situation {
            position: rules.0.position(letters)?,
            die: checked_die(die)?,
            scores: self.of_seats(&scores)?,
            misses: self.of_seats(&misses)?,
            idle: self.of_seats(&idle)?,
            skips: self.of_seats(&skips)?,
            is_last_roll,
        };
        let budget = Budget {
            milliseconds,
            playouts,
        };
        let tried = py
            .detach(|| {
                let how = &self.simulation;
                simulate(&rules.0.rules, self.table, &situation, how, budget, seed)
            })
            .map_err(to_python)?;
        let position = Arc::new(situation.position);
        tried
            .into_iter()
            .map(|tried: Candidate| {
                let play = rules.play_of(&position, tried.sight.play);
                let trial = Trial::new(tried.figures, self.simulation.horizon.objective);
                GridCandidate::new(py, play, &tried.sight, trial)
            })
            .collect()
    }

    /// The share of the mean reply that counts against a play, if there are two seats.
    #[getter]
    fn taken(&self) -> f64 {
        f64::from(self.simulation.replies.taken) / 1000.0
    }

    /// The share of the mean play after the reply that counts for it.
    #[getter]
    fn left(&self) -> f64 {
        f64::from(self.simulation.replies.left) / 1000.0
    }

    /// The plays that are worth a thought, the best at sight first: not too many for the same
    /// squares.
    fn promising(&self, py: Python<'_>, letters: &str, die: usize) -> PyResult<Vec<GridCandidate>> {
        let rules = self.rules.get();
        let position = Arc::new(rules.0.position(letters)?);
        let asked = self.evaluation(&position, checked_die(die)?);
        let found = py.detach(|| {
            let mut openings = Openings::new(asked.rules, asked.position);
            promising(&asked, &mut openings, &self.simulation)
        });
        found
            .into_iter()
            .map(|one| {
                let play = rules.play_of(&position, one.sight.play);
                GridCandidate::new(py, play, &one.sight, Trial::default())
            })
            .collect()
    }

    /// What follows each of some plays of a grid; `None` is a pass.
    fn outlook(
        &self,
        py: Python<'_>,
        letters: &str,
        plays: Vec<Option<PyRef<'_, GridPlay>>>,
    ) -> PyResult<Vec<GridOutlook>> {
        let position = self.rules.get().0.position(letters)?;
        // The die of this turn does not matter to what follows.
        let asked = self.evaluation(&position, 1);
        let plays = given(&plays);
        let seen = py.detach(|| {
            let openings = Openings::new(asked.rules, asked.position);
            let one = |play: &Option<Play>| outlook(&asked, &openings, play.as_ref());
            plays.iter().map(one).collect::<Vec<_>>()
        });
        let dice = asked.next_dice.len();
        Ok(seen.iter().map(|one| GridOutlook::new(one, dice)).collect())
    }

    /// Play games on from each of some plays (`None` is a pass), all in the same sampled worlds:
    /// for each play, its points ahead of the best other seat at the end of each world, which is
    /// the end of the game or so many `turns` later. The other arguments are those of `simulate`.
    #[pyo3(signature = (
        letters, die, scores, plays, worlds, seed, *, misses = vec![], idle = vec![],
        skips = vec![], is_last_roll = false, turns = None,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn play_on(
        &self,
        py: Python<'_>,
        letters: &str,
        die: usize,
        scores: Vec<i32>,
        plays: Vec<Option<PyRef<'_, GridPlay>>>,
        worlds: usize,
        seed: u64,
        misses: Vec<u32>,
        idle: Vec<u32>,
        skips: Vec<u32>,
        is_last_roll: bool,
        turns: Option<usize>,
    ) -> PyResult<Vec<Vec<i32>>> {
        let rules = &self.rules.get().0;
        let situation = Situation {
            position: rules.position(letters)?,
            die: checked_die(die)?,
            scores: self.of_seats(&scores)?,
            misses: self.of_seats(&misses)?,
            idle: self.of_seats(&idle)?,
            skips: self.of_seats(&skips)?,
            is_last_roll,
        };
        let plays = given(&plays);
        Ok(py.detach(|| {
            let table = self.table;
            play_on(&rules.rules, table, &situation, plays, turns, worlds, seed)
        }))
    }

    /// Play pairs of games of two against another player, seats swapped: a seat rolls the same
    /// in the same turn of both games. Both simulate with that many playouts a move, or choose at
    /// sight with 0. Gives this player's points ahead in both games of each pair.
    #[pyo3(signature = (other, pairs, seed, *, playouts = 0, other_playouts = 0, threads = 1))]
    #[allow(clippy::too_many_arguments)]
    fn pairs(
        &self,
        py: Python<'_>,
        other: &GridSearch,
        pairs: usize,
        seed: u64,
        playouts: u64,
        other_playouts: u64,
        threads: usize,
    ) -> PyResult<Vec<(i32, i32)>> {
        let players = [self.player(playouts), other.player(other_playouts)];
        let rules = &self.rules.get().0.rules;
        let played = py.detach(|| {
            let players = [&players[0], &players[1]];
            game_pairs(rules, self.table, players, pairs, seed, threads)
        });
        let spreads = |pair: Pair| pair.spreads.into();
        Ok(played
            .map_err(to_python)?
            .into_iter()
            .map(spreads)
            .collect())
    }

    fn __repr__(&self) -> String {
        format!("<GridSearch: {} seats>", self.table.seats)
    }
}

impl GridSearch {
    fn evaluation<'a>(&'a self, position: &'a Position, die: usize) -> Evaluation<'a> {
        Evaluation {
            rules: &self.rules.get().0.rules,
            position,
            die,
            next_dice: self.table.next_dice(),
        }
    }

    /// One number a seat, or none at all.
    fn of_seats<T: Copy + Default>(&self, numbers: &[T]) -> PyResult<[T; MAX_SEATS]> {
        let mut all = [T::default(); MAX_SEATS];
        if numbers.len() == self.table.seats {
            all[..numbers.len()].copy_from_slice(numbers);
        } else if !numbers.is_empty() {
            return Err(PyValueError::new_err("one number a seat"));
        }
        Ok(all)
    }

    fn player(&self, playouts: u64) -> Player {
        if playouts == 0 {
            return Player::Sight(self.simulation.sight);
        }
        let budget = Budget {
            milliseconds: None,
            playouts: Some(playouts),
        };
        Player::Champion(self.simulation, budget)
    }
}

fn given(plays: &[Option<PyRef<'_, GridPlay>>]) -> Vec<Option<Play>> {
    let play = |play: &PyRef<'_, GridPlay>| play.play;
    plays.iter().map(|one| one.as_ref().map(play)).collect()
}
