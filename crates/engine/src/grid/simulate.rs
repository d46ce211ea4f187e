//! Simulation: the best plays at sight, each tried in the same sampled worlds.

use std::time::{Duration, Instant};

use super::evaluate::{Candidate, Evaluation, Player, evaluate};
use super::game::{Ending, Situation, Table};
use super::playout::{Horizon, Objective, Trial};
use super::rules::Rules;
use super::worth::EVERY_DIE;
use crate::search::{Budget, Tally};
use crate::stack::Rng;
use crate::{Error, Result};

/// How a simulating player thinks.
#[derive(Debug, Clone, Copy)]
pub struct Simulation {
    /// How plays are ranked at sight.
    pub sight: Player,
    /// How many of them are tried.
    pub candidates: usize,
    /// How many of those fill the same squares, with other letters.
    pub of_window: usize,
    /// How far a play is followed.
    pub horizon: Horizon,
    /// The chance that the best candidate is dropped as worse than another.
    pub doubt: f64,
}

impl Simulation {
    /// What measured best (`docs/engine-mots-de-tete.md`).
    pub fn new(sight: Player, table: &Table) -> Self {
        let has_target = matches!(table.ending, Ending::Target(_)) && table.seats > 1;
        let horizon = if has_target {
            Horizon {
                plies: None,
                objective: Objective::Win,
            }
        } else {
            Horizon {
                plies: None,
                objective: Objective::Points,
            }
        };
        Simulation {
            sight,
            candidates: 16,
            of_window: 3,
            horizon,
            doubt: 0.05,
        }
    }
}

/// A play that was tried.
#[derive(Debug, Clone, Copy)]
pub struct Tried {
    /// The play, and what it is worth at sight.
    pub sight: Candidate,
    /// In how many worlds it was tried.
    pub playouts: u64,
    /// The mean of its values: thousandths of a point, or millionths of a victory.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

/// Worlds between two looks at the tally.
const BATCH: u64 = 16;

/// By how much two plays may differ and still count as equal.
fn close(objective: Objective) -> f64 {
    match objective {
        Objective::Points => 50.0,
        Objective::Win => 300.0,
    }
}

/// Tries the best plays of a situation. The first one of the answer is the choice; the
/// others follow by number of worlds and mean. There is none if nothing can be written.
///
/// # Errors
/// If the budget has no limit.
pub fn simulate(
    rules: &Rules,
    table: Table,
    situation: &Situation,
    simulation: &Simulation,
    budget: Budget,
    seed: u64,
) -> Result<Vec<Tried>> {
    if budget.milliseconds.is_none() && budget.playouts.is_none() {
        return Err(Error::Input("a budget needs a limit".to_owned()));
    }
    let time = budget.milliseconds.map(Duration::from_millis);
    let deadline = time.map(|time| Instant::now() + time);
    let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    let mut tried = candidates(rules, &table, situation, simulation);
    let trial = Trial::new(rules, table, situation, simulation.horizon);
    let mut tally = Tally::new(tried.len(), simulation.doubt);
    let mut racing: Vec<usize> = (0..tried.len()).collect();
    let mut values = vec![0; tried.len()];
    let mut left = budget.playouts.unwrap_or(u64::MAX);
    while racing.len() > 1 && left >= racing.len() as u64 && !is_late() {
        let secret = Rng::new(seed, tally.worlds()).next_bits();
        for &one in &racing {
            values[one] = trial.value(&tried[one].sight.play, secret);
        }
        left -= racing.len() as u64;
        tally.add(&values, &racing);
        for &one in &racing {
            tried[one].playouts = tally.worlds();
            tried[one].mean = tally.mean(one);
            tried[one].error = tally.error(one);
        }
        if tally.worlds() % BATCH == 0 {
            tally.drop_worse(&mut racing, close(simulation.horizon.objective));
        }
    }
    if let Some(leader) = (!racing.is_empty()).then(|| tally.leader(&racing)) {
        let choice = tried.remove(leader);
        tried.sort_by(|one, two| {
            let (one, two) = ((one.playouts, one.mean), (two.playouts, two.mean));
            two.partial_cmp(&one).unwrap_or(std::cmp::Ordering::Equal)
        });
        tried.insert(0, choice);
    }
    Ok(tried)
}

/// The best plays at sight, not too many for the same squares.
fn candidates(
    rules: &Rules,
    table: &Table,
    situation: &Situation,
    simulation: &Simulation,
) -> Vec<Tried> {
    let one = table.without_die.map(|die| [die]);
    let asked = Evaluation {
        rules,
        position: &situation.position,
        die: situation.die,
        next_dice: one.as_ref().map_or(&EVERY_DIE[..], |die| &die[..]),
    };
    let mut tried: Vec<Tried> = Vec::new();
    for sight in evaluate(&asked, simulation.sight, MOST_SEEN) {
        let play = &sight.play;
        let same = |other: &&Tried| {
            let other = &other.sight.play;
            (play.direction, play.lane, play.squares)
                == (other.direction, other.lane, other.squares)
        };
        if tried.iter().filter(same).count() < simulation.of_window {
            tried.push(Tried {
                sight,
                playouts: 0,
                mean: 0.0,
                error: 0.0,
            });
        }
        if tried.len() >= simulation.candidates {
            break;
        }
    }
    tried
}

/// So many of the best plays at sight are looked at for candidates.
const MOST_SEEN: usize = 400;
