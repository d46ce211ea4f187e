//! What Champion does: the best plays at sight are judged by the replies to them, and near
//! the end of a game by games played on from them, all with the same dice.

use super::evaluate::{Evaluated, Evaluation, Sight, Thousandths, evaluate_with};
use super::game::{Ending, Situation, Table};
use super::openings::Openings;
use super::outlook::outlook;
use super::played_on::PlayedOn;
use super::rules::Rules;
use super::worth::HalfPoints;
use crate::Result;
use crate::trial::{Allowance, Budget, Figures, Horizon, Objective, Terms, race};

/// What replies count for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replies {
    /// The share of the mean reply that counts against a play.
    pub taken: Thousandths,
    /// The share of the mean play after the reply that counts for it.
    pub left: Thousandths,
}

/// How a searching player thinks.
#[derive(Debug, Clone, Copy)]
pub struct Simulation {
    /// How plays are ranked at sight.
    pub sight: Sight,
    /// How many of them are judged by their replies.
    pub candidates: usize,
    /// How many of those fill the same squares, with other letters.
    pub of_window: usize,
    /// How replies are looked at.
    pub replies: Replies,
    /// How many plays are then tried in games played on from them.
    pub finalists: usize,
    /// They are tried when a seat is this many points from the target, or fewer; with one seat
    /// always.
    pub near: i32,
    /// How far a play is followed.
    pub horizon: Horizon,
    /// The chance that the best finalist is dropped as worse than another.
    pub doubt: f64,
}

impl Simulation {
    /// What measured best (`docs/notes/engine.md`).
    pub fn new(sight: Sight, table: &Table) -> Self {
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
pub struct Candidate {
    /// The play, and what it is worth at sight.
    pub sight: Evaluated,
    /// What it is worth once replies were looked at; else what it is worth at sight.
    pub ahead: Thousandths,
    /// What became of it in the worlds.
    pub figures: Figures,
}

/// A world is a whole game: the clock is looked at after each.
const BATCH: usize = 1;

/// Candidates are chosen from this many of the best plays at sight.
const MOST_SEEN: usize = 40;

/// Looks for the best play of a situation. The first one of the answer is the choice. It is
/// empty if nothing can be written. A reply looked at counts as a playout.
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
) -> Result<Vec<Candidate>> {
    let mut allowance = Allowance::limited(budget)?;
    let asked = Evaluation {
        rules,
        position: &situation.position,
        die: situation.die,
        next_dice: table.next_dice(),
    };
    let mut openings = Openings::new(rules, &situation.position);
    let mut tried = promising(&asked, &mut openings, simulation);
    if table.seats == 2 {
        judge(&asked, &openings, simulation, &mut tried, &mut allowance);
    }
    if simulation.is_near(&table, situation) {
        let count = tried.len().min(simulation.finalists);
        let finalists = &mut tried[..count];
        let plays = finalists.iter().map(|one| Some(one.sight.play)).collect();
        // It makes openings of its own: those above remember which windows were looked at, and
        // which of equal plays is taken depends on that.
        let trial = PlayedOn::new(rules, table, situation, simulation.horizon, plays);
        let terms = Terms {
            seed,
            threads: 1,
            batch: BATCH,
            doubt: simulation.doubt,
            close: simulation.horizon.objective.close(),
        };
        let standings = race(&trial, count, &terms, &mut allowance)?;
        for (one, figures) in finalists.iter_mut().zip(standings.figures) {
            one.figures = figures;
        }
        if let Some(leader) = standings.leader {
            finalists[..=leader].rotate_right(1);
        }
    }
    Ok(tried)
}

/// The best plays at sight, not too many for the same squares.
pub fn promising(
    asked: &Evaluation<'_>,
    openings: &mut Openings,
    simulation: &Simulation,
) -> Vec<Candidate> {
    let mut tried: Vec<Candidate> = Vec::new();
    for sight in evaluate_with(asked, openings, simulation.sight, MOST_SEEN) {
        let play = &sight.play;
        let same = |other: &&Candidate| other.sight.play.line == play.line;
        if tried.iter().filter(same).count() < simulation.of_window {
            tried.push(Candidate {
                sight,
                ahead: sight.equity,
                figures: Figures::default(),
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
    tried: &mut [Candidate],
    allowance: &mut Allowance,
) {
    let mut judged = 0;
    for one in tried.iter_mut() {
        if !allowance.take(asked.next_dice.len() as u64) {
            break;
        }
        one.ahead = look_ahead(asked, openings, &one.sight, simulation.replies);
        judged += 1;
    }
    tried[..judged].sort_by_key(|one| -one.ahead);
}

/// What a play is worth by its expected points, the mean over the dice of the reply with the
/// most points, and the mean over the dice of the best play after that.
fn look_ahead(
    asked: &Evaluation<'_>,
    openings: &Openings,
    candidate: &Evaluated,
    replies: Replies,
) -> Thousandths {
    let play = &candidate.play;
    let outlook = outlook(asked, openings, Some(play));
    let dice = asked.next_dice.len().max(1) as i64;
    let share = |share: Thousandths, sum: Thousandths| i64::from(share) * i64::from(sum) / dice;
    let taken = 500 * outlook.replies.iter().sum::<HalfPoints>();
    let against = (share(replies.taken, taken) - share(replies.left, outlook.later)) / 1000;
    500 * play.worth.expected() - against as Thousandths
}
