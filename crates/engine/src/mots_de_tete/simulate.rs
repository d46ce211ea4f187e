//! What Champion does: the best plays at sight are judged by the replies to them, and near
//! the end of a game by games played on from them, all with the same dice.

use std::time::{Duration, Instant};

use super::evaluate::{Candidate, Evaluation, Player, Thousandths, evaluate_with};
use super::game::{Ending, Situation, Table};
use super::openings::Openings;
use super::playout::{Horizon, Objective, Trial};
use super::replies::{Replies, look_ahead};
use super::rules::Rules;
use crate::chance::{EVERY_DIE, Rng};
use crate::trial::{Budget, Tally};
use crate::{Error, Result};

/// How a searching player thinks.
#[derive(Debug, Clone, Copy)]
pub struct Simulation {
    /// How plays are ranked at sight.
    pub sight: Player,
    /// How many of them are judged by their replies.
    pub candidates: usize,
    /// How many of those fill the same squares, with other letters.
    pub of_window: usize,
    /// How replies are looked at.
    pub replies: Replies,
    /// How many plays are then tried in games played on from them.
    pub finalists: usize,
    /// They are tried when somebody has so many points less than the target, or fewer; alone
    /// always.
    pub near: i32,
    /// How far a play is followed.
    pub horizon: Horizon,
    /// The chance that the best finalist is dropped as worse than another.
    pub doubt: f64,
}

impl Simulation {
    /// What measured best (`docs/engine-mots-de-tete.md`).
    pub fn new(sight: Player, table: &Table) -> Self {
        let objective = match table.ending {
            Ending::Target(_) if table.seats > 1 => Objective::Win,
            _ => Objective::Points,
        };
        Simulation {
            sight,
            candidates: 24,
            of_window: 4,
            replies: Replies {
                taken: 720,
                left: 180,
            },
            finalists: 8,
            near: 60,
            horizon: Horizon {
                plies: None,
                objective,
            },
            doubt: 0.05,
        }
    }

    /// True if the finalists are to be tried.
    fn is_near(&self, table: &Table, situation: &Situation) -> bool {
        match table.ending {
            _ if table.seats == 1 => true,
            Ending::Target(target) => {
                let best = situation.scores[..table.seats].iter().max();
                best.is_some_and(|&best| best + self.near >= target)
            }
            Ending::Marathon => situation.is_last_roll,
            Ending::Open => false,
        }
    }
}

/// A play that was looked at.
#[derive(Debug, Clone, Copy)]
pub struct Tried {
    /// The play, and what it is worth at sight.
    pub sight: Candidate,
    /// What it is worth once replies were looked at; else what it is worth at sight.
    pub ahead: Thousandths,
    /// In how many worlds it was tried.
    pub playouts: u64,
    /// The mean of its values: thousandths of a point, or millionths of a victory.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

/// Worlds between two looks at the tally.
const BATCH: u64 = 16;

/// So many of the best plays at sight are looked at for candidates.
const MOST_SEEN: usize = 40;

/// By how much two plays may differ and still count as equal.
fn close(objective: Objective) -> f64 {
    match objective {
        Objective::Points => 50.0,
        Objective::Win => 300.0,
    }
}

/// What is left of a budget.
struct Left {
    deadline: Option<Instant>,
    playouts: u64,
}

impl Left {
    fn new(budget: Budget) -> Result<Self> {
        if budget.milliseconds.is_none() && budget.playouts.is_none() {
            return Err(Error::Input("a budget needs a limit".to_owned()));
        }
        let time = budget.milliseconds.map(Duration::from_millis);
        Ok(Left {
            deadline: time.map(|time| Instant::now() + time),
            playouts: budget.playouts.unwrap_or(u64::MAX),
        })
    }

    /// Takes so many playouts, if they and some time are left.
    fn take(&mut self, playouts: usize) -> bool {
        let is_late = self
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline);
        let is_enough = !is_late && self.playouts >= playouts as u64;
        if is_enough {
            self.playouts -= playouts as u64;
        }
        is_enough
    }
}

/// Looks for the best play of a situation. The first one of the answer is the choice. There
/// is none if nothing can be written. A reply looked at counts as a playout.
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
    let mut left = Left::new(budget)?;
    let one = table.without_die.map(|die| [die]);
    let asked = Evaluation {
        rules,
        position: &situation.position,
        die: situation.die,
        next_dice: one.as_ref().map_or(&EVERY_DIE[..], |die| &die[..]),
    };
    let mut openings = Openings::new(rules, &situation.position);
    let mut tried = candidates(&asked, &mut openings, simulation);
    if table.seats == 2 {
        judge(&asked, &openings, simulation, &mut tried, &mut left);
    }
    if simulation.is_near(&table, situation) {
        let trial = Trial::new(rules, table, situation, simulation.horizon);
        race(&trial, simulation, &mut tried, &mut left, seed);
    }
    Ok(tried)
}

/// The best plays at sight, not too many for the same squares.
fn candidates(
    asked: &Evaluation<'_>,
    openings: &mut Openings,
    simulation: &Simulation,
) -> Vec<Tried> {
    let mut tried: Vec<Tried> = Vec::new();
    for sight in evaluate_with(asked, openings, simulation.sight, MOST_SEEN) {
        let play = &sight.play;
        let same = |other: &&Tried| {
            let other = &other.sight.play;
            (play.direction, play.lane, play.squares)
                == (other.direction, other.lane, other.squares)
        };
        if tried.iter().filter(same).count() < simulation.of_window {
            tried.push(Tried {
                sight,
                ahead: sight.equity,
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

/// Judges plays by the replies to them and puts the best first; those that the budget leaves
/// no time for come last.
fn judge(
    asked: &Evaluation<'_>,
    openings: &Openings,
    simulation: &Simulation,
    tried: &mut [Tried],
    left: &mut Left,
) {
    let mut judged = 0;
    for one in tried.iter_mut() {
        if !left.take(asked.next_dice.len()) {
            break;
        }
        one.ahead = look_ahead(asked, openings, &one.sight, simulation.replies);
        judged += 1;
    }
    tried[..judged].sort_by_key(|one| -one.ahead);
}

/// Tries the first plays in the same worlds until one is left that may be the best, or the
/// budget is used up, and puts the best first.
fn race(
    trial: &Trial<'_>,
    simulation: &Simulation,
    tried: &mut [Tried],
    left: &mut Left,
    seed: u64,
) {
    let count = tried.len().min(simulation.finalists);
    let finalists = &mut tried[..count];
    let mut tally = Tally::new(count, simulation.doubt);
    let mut racing: Vec<usize> = (0..count).collect();
    let mut values = vec![0; count];
    while racing.len() > 1 && left.take(racing.len()) {
        let secret = Rng::new(seed, tally.worlds()).next_bits();
        for &one in &racing {
            values[one] = trial.value(&finalists[one].sight.play, secret);
        }
        tally.add(&values, &racing);
        for &one in &racing {
            finalists[one].playouts = tally.worlds();
            finalists[one].mean = tally.mean(one);
            finalists[one].error = tally.error(one);
        }
        if tally.worlds() % BATCH == 0 {
            tally.drop_worse(&mut racing, close(simulation.horizon.objective));
        }
    }
    if !racing.is_empty() {
        let leader = tally.leader(&racing);
        finalists[..=leader].rotate_right(1);
    }
}
