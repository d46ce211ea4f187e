//! Playing on from a play in one world, and what the result is worth.

use super::game::{Game, Situation, Table};
use super::openings::Openings;
use super::play::Play;
use super::rules::Rules;

/// What a player wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objective {
    /// Points ahead of the best other seat; alone, points. In thousandths.
    Points,
    /// To win, in millionths, with a little for points ahead.
    Win,
}

/// How far to play on, and what for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Horizon {
    /// Turns after the play; `None` to the end of the game.
    pub plies: Option<usize>,
    /// What counts then.
    pub objective: Objective,
}

/// A moment of a game from which plays are tried.
pub(super) struct Trial<'a> {
    rules: &'a Rules,
    seats: usize,
    game: Game,
    openings: Openings,
    horizon: Horizon,
}

impl<'a> Trial<'a> {
    pub fn new(rules: &'a Rules, table: Table, situation: &Situation, horizon: Horizon) -> Self {
        Trial {
            rules,
            seats: table.seats,
            game: Game::resume(table, situation),
            openings: Openings::new(rules, &situation.position),
            horizon,
        }
    }

    /// The value of a play in the world of a secret: the same dice for every play.
    pub fn value(&self, play: &Play, secret: u64) -> i32 {
        let mut game = self.game.reseeded(secret);
        let mut openings = self.openings.clone();
        let mut next = Some(*play);
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

    fn result(&self, game: &Game) -> i32 {
        let best_other = game.scores[1..self.seats].iter().max();
        let ahead = game.scores[0] - best_other.unwrap_or(&0);
        match self.horizon.objective {
            Objective::Points => 1000 * ahead,
            Objective::Win => 500_000 * (1 + ahead.signum()) + LITTLE * ahead,
        }
    }
}

/// What a point ahead is worth beside a victory.
const LITTLE: i32 = 500;
