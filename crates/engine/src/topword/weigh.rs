//! Given moves compared for a review: all of them tried in the same worlds, none dropped.

use super::play::Move;
use super::playout::{Attempt, Playouts};
use super::rules::Rules;
use super::simulate::Simulation;
use super::situation::Situation;
use crate::trial::{Horizon, world_chance};

/// What a move is worth, in points.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Weighed {
    /// How many points it gains on the best other seat; alone, how many it gains.
    pub gain: f64,
    /// The standard error of how far it is behind the best of the moves compared.
    pub error: f64,
    /// How many points the next player's turn brings; 0 alone.
    pub reply: f64,
    /// How many more these are than if nothing had been laid.
    pub opens: f64,
}

/// Tries some moves in this many worlds and gives what each is worth, in the order given.
pub fn weigh(
    rules: &Rules,
    situation: &Situation,
    simulation: &Simulation,
    moves: &[Move],
    worlds: u64,
    seed: u64,
) -> Vec<Weighed> {
    let attempt = |&action: &Move| Attempt::new(rules, situation, action);
    let attempts: Vec<Attempt> = moves.iter().map(attempt).collect();
    let nothing = attempt(&Move::Pass);
    let (leaves, horizon) = (&simulation.values.leaves, simulation.horizon(situation));
    let one_turn = Horizon {
        plies: Some(1),
        ..horizon
    };
    let mut playouts = Playouts::new(situation);
    let mut samples = vec![Sample::default(); moves.len()];
    for number in 0..worlds.max(1) {
        playouts.deal(situation, &mut world_chance(seed, number));
        let untouched = playouts.play_on(rules, leaves, &nothing, one_turn).reply;
        for (attempt, sample) in attempts.iter().zip(&mut samples) {
            let played = playouts.play_on(rules, leaves, attempt, horizon);
            sample.values.push(played.value);
            sample.replies += i64::from(played.reply);
            sample.untouched += i64::from(untouched);
        }
    }
    let Some(best) = samples.iter().max_by_key(|sample| sample.sum()) else {
        return Vec::new();
    };
    let next_players = if situation.seats > 1 { 1.0 } else { 0.0 };
    let one = |sample: &Sample| Weighed {
        gain: sample.mean() / 1000.0 - f64::from(lead(situation)),
        error: sample.error_behind(best) / 1000.0,
        reply: next_players * sample.replies as f64 / sample.worlds(),
        opens: next_players * (sample.replies - sample.untouched) as f64 / sample.worlds(),
    };
    samples.iter().map(one).collect()
}

/// How far the seat to move is ahead of the best other one; alone, its points.
fn lead(situation: &Situation) -> i32 {
    let others = &situation.scores[1..situation.seats];
    situation.scores[0] - others.iter().max().copied().unwrap_or(0)
}

/// How one move did, world by world.
#[derive(Debug, Clone, Default)]
struct Sample {
    values: Vec<i32>,
    /// Sums of the points of the next turn: after the move, and if nothing had been laid.
    replies: i64,
    untouched: i64,
}

impl Sample {
    fn worlds(&self) -> f64 {
        self.values.len().max(1) as f64
    }

    fn sum(&self) -> i64 {
        self.values.iter().map(|&value| i64::from(value)).sum()
    }

    fn mean(&self) -> f64 {
        self.sum() as f64 / self.worlds()
    }

    fn error_behind(&self, best: &Sample) -> f64 {
        let behind = best.mean() - self.mean();
        let deviation = |(&best, &own): (&i32, &i32)| f64::from(best - own) - behind;
        let pairs = best.values.iter().zip(&self.values);
        let squares: f64 = pairs.map(deviation).map(|one| one * one).sum();
        squares.sqrt() / self.worlds()
    }
}
