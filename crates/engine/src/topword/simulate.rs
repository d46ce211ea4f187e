//! Simulation: the best moves at sight, each tried in the same sampled worlds.

use super::evaluate::{Evaluated, Evaluator, Values};
use super::playout::{Attempt, Playouts};
use super::rules::Rules;
use super::situation::Situation;
use crate::Result;
use crate::chance::Rng;
use crate::trial::{Allowance, Budget, Figures, Horizon, Objective, Terms, Trial, race};

/// How a simulating player thinks.
#[derive(Debug, Clone)]
pub struct Simulation {
    /// What its moves are ranked by at sight, and its playouts played by.
    pub values: Values,
    /// How many moves are tried.
    pub candidates: usize,
    /// How many turns are played after each.
    pub plies: usize,
    /// With this many tiles in the bag or fewer, all turns to the end of the game are played.
    pub to_end: usize,
    /// What it wants.
    pub objective: Objective,
    /// The chance that the best candidate is dropped as worse than another.
    pub doubt: f64,
}

impl Simulation {
    /// What measured best (`docs/notes/engine.md`).
    pub fn new(values: Values) -> Self {
        Simulation {
            values,
            candidates: 16,
            plies: 2,
            to_end: 14,
            objective: Objective::Points,
            doubt: 0.05,
        }
    }

    /// How far it plays on from a situation.
    pub(super) fn horizon(&self, situation: &Situation) -> Horizon {
        let to_end = situation.in_bag() <= self.to_end;
        Horizon {
            plies: (!to_end).then_some(self.plies),
            objective: self.objective,
        }
    }
}

/// A move that was tried.
#[derive(Debug, Clone, Copy)]
pub struct Candidate {
    /// The move, and its equity at sight.
    pub sight: Evaluated,
    /// What became of it in the worlds.
    pub figures: Figures,
}

/// Worlds that threads share; with a time as budget they count together or not at all.
const BATCH: usize = 16;

/// Tries the best moves of a situation. The first one of the answer is the choice; the
/// others follow by number of worlds and mean.
///
/// # Errors
/// If no threads can be started, or the budget has no limit.
pub fn simulate(
    rules: &Rules,
    situation: &Situation,
    simulation: &Simulation,
    budget: Budget,
    seed: u64,
    threads: usize,
    evaluator: &mut Evaluator,
) -> Result<Vec<Candidate>> {
    let mut allowance = Allowance::limited(budget)?;
    let wanted = simulation.candidates.max(1);
    let sights = evaluator.best(rules, situation, &simulation.values, wanted);
    let trial = MoveTrial::new(rules, situation, simulation, sights);
    let terms = Terms {
        seed,
        threads,
        batch: BATCH,
        doubt: simulation.doubt,
        close: simulation.objective.close(),
    };
    let standings = race(&trial, sights.len(), &terms, &mut allowance)?;
    let candidate = |(&sight, figures)| Candidate { sight, figures };
    let tried = sights.iter().zip(standings.figures).map(candidate);
    let mut candidates: Vec<Candidate> = tried.collect();
    let choice = candidates.remove(standings.leader.unwrap_or(0));
    candidates.sort_by(|one, two| {
        let rank = |candidate: &Candidate| (candidate.figures.playouts, candidate.figures.mean);
        let order = rank(two).partial_cmp(&rank(one));
        order.unwrap_or(std::cmp::Ordering::Equal)
    });
    candidates.insert(0, choice);
    Ok(candidates)
}

/// The moves of a situation, each played on in the worlds that fit what the seat knows.
struct MoveTrial<'a> {
    rules: &'a Rules,
    situation: &'a Situation,
    simulation: &'a Simulation,
    attempts: Vec<Attempt>,
    horizon: Horizon,
}

impl<'a> MoveTrial<'a> {
    fn new(
        rules: &'a Rules,
        situation: &'a Situation,
        simulation: &'a Simulation,
        sights: &[Evaluated],
    ) -> Self {
        let attempt = |sight: &Evaluated| Attempt::new(rules, situation, sight.action);
        MoveTrial {
            rules,
            situation,
            simulation,
            attempts: sights.iter().map(attempt).collect(),
            horizon: simulation.horizon(situation),
        }
    }
}

impl Trial for MoveTrial<'_> {
    type World = Playouts;

    fn world(&self) -> Playouts {
        Playouts::new(self.situation)
    }

    fn deal(&self, world: &mut Playouts, mut chance: Rng) {
        world.deal(self.situation, &mut chance);
    }

    fn value(&self, world: &mut Playouts, candidate: usize) -> i32 {
        let leaves = &self.simulation.values.leaves;
        let attempt = &self.attempts[candidate];
        let played = world.play_on(self.rules, leaves, attempt, self.horizon);
        played.value
    }
}
