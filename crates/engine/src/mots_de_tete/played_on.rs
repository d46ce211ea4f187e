//! Games played on from given plays, all with the same dice.

use super::game::{Game, Situation, Table};
use super::openings::Openings;
use super::play::Play;
use super::rules::Rules;
use crate::chance::Rng;
use crate::trial::{Horizon, Objective, Trial, outcomes};

/// Plays of one situation, each played on by players who write what brings most points.
pub(super) struct PlayedOn<'a> {
    rules: &'a Rules,
    seats: usize,
    game: Game,
    openings: Openings,
    horizon: Horizon,
    /// `None` is a pass.
    plays: Vec<Option<Play>>,
}

impl<'a> PlayedOn<'a> {
    pub fn new(
        rules: &'a Rules,
        table: Table,
        situation: &Situation,
        horizon: Horizon,
        plays: Vec<Option<Play>>,
    ) -> Self {
        PlayedOn {
            rules,
            seats: table.seats,
            game: Game::resume(table, situation),
            openings: Openings::new(rules, &situation.position),
            horizon,
            plays,
        }
    }

    fn result(&self, game: &Game) -> i32 {
        let best_other = game.scores[1..self.seats].iter().max();
        let ahead = game.scores[0] - best_other.unwrap_or(&0);
        match self.horizon.objective {
            Objective::Points => 1000 * ahead,
            Objective::Win => Objective::of_result(ahead) + POINT_AHEAD * ahead,
        }
    }
}

impl Trial for PlayedOn<'_> {
    /// The secret of a game: it decides all dice.
    type World = u64;

    fn world(&self) -> u64 {
        0
    }

    fn deal(&self, secret: &mut u64, mut chance: Rng) {
        *secret = chance.next_bits();
    }

    fn value(&self, secret: &mut u64, candidate: usize) -> i32 {
        let mut game = self.game.reseeded(*secret);
        let mut openings = self.openings.clone();
        let mut next = self.plays[candidate];
        let mut left = self.horizon.plies.unwrap_or(usize::MAX);
        loop {
            game.turn(self.rules, next.as_ref());
            if let Some(play) = next {
                openings.follow(self.rules, &game.position, &play);
            }
            if game.is_over || left == 0 {
                return self.result(&game);
            }
            left -= 1;
            next = openings.best_play(self.rules, &game.position, game.die);
        }
    }
}

/// What a point ahead is worth beside a victory, in millionths.
const POINT_AHEAD: i32 = 500;

/// Plays each of some plays (`None` is a pass) on in the same worlds, to the end or for so many
/// turns, and returns for each play the points ahead of the best other seat in each world.
pub fn play_on(
    rules: &Rules,
    table: Table,
    situation: &Situation,
    plays: Vec<Option<Play>>,
    turns: Option<usize>,
    worlds: usize,
    seed: u64,
) -> Vec<Vec<i32>> {
    let horizon = Horizon {
        plies: turns,
        objective: Objective::Points,
    };
    let candidates = plays.len();
    let trial = PlayedOn::new(rules, table, situation, horizon, plays);
    let mut ahead = outcomes(&trial, candidates, worlds, seed);
    ahead.iter_mut().flatten().for_each(|value| *value /= 1000);
    ahead
}
