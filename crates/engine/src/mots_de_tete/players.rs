//! Players: a game in, a play out; and pairs of games between two of them.

use super::evaluate::{Evaluation, Sight, evaluate};
use super::game::{Game, Table};
use super::generate::best;
use super::play::Play;
use super::rules::Rules;
use super::simulate::{Simulation, simulate};
use crate::chance::Rng;
use crate::trial::{Budget, Pair, play_pairs};
use crate::{Error, Result};

/// How a player chooses.
#[derive(Debug, Clone, Copy)]
pub enum Player {
    /// At sight.
    Sight(Sight),
    /// By simulation, for so long a move.
    Champion(Simulation, Budget),
}

impl Player {
    /// Its play, if there is one. The same seed and game give the same play, if the budget is
    /// not a time.
    ///
    /// # Errors
    /// If the budget has no limit.
    pub fn choose(
        &self,
        rules: &Rules,
        table: Table,
        game: &Game,
        seed: u64,
    ) -> Result<Option<Play>> {
        match self {
            Player::Sight(sight) => Ok(choose_at_sight(rules, table, game, *sight)),
            Player::Champion(simulation, budget) => {
                let situation = game.situation();
                let tried = simulate(rules, table, &situation, simulation, *budget, seed)?;
                Ok(tried.first().map(|tried| tried.sight.play))
            }
        }
    }
}

/// The best play for a player that looks at the present turn only, if there is a play.
pub(super) fn choose_at_sight(
    rules: &Rules,
    table: Table,
    game: &Game,
    sight: Sight,
) -> Option<Play> {
    if sight.opening == 0 {
        return best(rules, &game.position, game.die, 1, 1).first().copied();
    }
    let asked = Evaluation {
        rules,
        position: &game.position,
        die: game.die,
        next_dice: table.next_dice(),
    };
    let found = evaluate(&asked, sight, 1);
    found.first().map(|evaluated| evaluated.play)
}

/// Plays pairs of games between two players, seats swapped. What a seat rolls in a turn is the
/// same in both games of a pair. A pair depends on `seed` and its number alone, unless a
/// budget is a time.
///
/// # Errors
/// If the table has not two seats, a budget has no limit or no threads can be started.
pub fn game_pairs(
    rules: &Rules,
    table: Table,
    players: [&Player; 2],
    pairs: usize,
    seed: u64,
    threads: usize,
) -> Result<Vec<Pair>> {
    if table.seats != 2 {
        return Err(Error::Input("pairs are of two seats".to_owned()));
    }
    play_pairs(
        pairs,
        threads,
        || (),
        |(), which| {
            let secret = Rng::new(seed, which.pair).next_bits();
            let mut game = Game::new(rules, table, secret);
            let mut turn = 0;
            while !game.is_over {
                let chance = Rng::new(!secret, turn << 1 | which.first as u64).next_bits();
                let player = players[which.player(game.seat)];
                let play = player.choose(rules, table, &game, chance)?;
                game.turn(rules, play.as_ref());
                turn += 1;
            }
            Ok(which.by_player(&game.scores))
        },
    )
}
