//! Matches between two players: pairs of games with the same dice, seats swapped.

use rayon::prelude::*;

use super::evaluate::Player;
use super::game::{Game, Table};
use super::games::choose;
use super::play::Play;
use super::rules::Rules;
use super::simulate::{Simulation, simulate};
use crate::chance::Rng;
use crate::trial::{Budget, Pairs};
use crate::{Error, Result};

/// How a player thinks.
#[derive(Debug, Clone, Copy)]
pub enum Mind {
    /// It looks at the present turn.
    Sight(Player),
    /// It tries its best plays.
    Simulation(Simulation, Budget),
}

impl Mind {
    fn choose(
        &self,
        rules: &Rules,
        table: Table,
        game: &Game,
        chance: u64,
    ) -> Result<Option<Play>> {
        match self {
            Mind::Sight(player) => Ok(choose(rules, game, &table, *player)),
            Mind::Simulation(simulation, budget) => {
                let situation = game.situation();
                let tried = simulate(rules, table, &situation, simulation, *budget, chance)?;
                Ok(tried.first().map(|tried| tried.sight.play))
            }
        }
    }
}

/// Plays pairs of games between two players. What a seat rolls in a turn is the same in both
/// games of a pair. A pair depends on `seed` and its number alone, unless a budget is a time.
///
/// # Errors
/// If the table has not two seats, a budget has no limit or no threads can be started.
pub fn game_pairs(
    rules: &Rules,
    table: Table,
    minds: [&Mind; 2],
    pairs: usize,
    seed: u64,
    threads: usize,
) -> Result<Vec<Pairs>> {
    if table.seats != 2 {
        return Err(Error::Input("pairs are of two seats".to_owned()));
    }
    let play = |number: usize| -> Result<Pairs> {
        let mut result = Pairs {
            spreads: [0; 2],
            scores: [0; 2],
        };
        for first in 0..2 {
            let secret = Rng::new(seed, number as u64).next_bits();
            let scores = play_game(rules, table, minds, first, secret)?;
            result.spreads[first] = scores[0] - scores[1];
            result.scores[first] = scores[0];
        }
        Ok(result)
    };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Error::Input(error.to_string()))?;
    pool.install(|| (0..pairs).into_par_iter().map(play).collect())
}

/// One game; returns the final points of both players, whoever began.
fn play_game(
    rules: &Rules,
    table: Table,
    minds: [&Mind; 2],
    first: usize,
    secret: u64,
) -> Result<[i32; 2]> {
    let mut game = Game::new(rules, table, secret);
    let mut turn = 0;
    while !game.is_over {
        let mind = minds[(game.seat + first) % 2];
        let chance = Rng::new(!secret, turn << 1 | first as u64).next_bits();
        let play = mind.choose(rules, table, &game, chance)?;
        game.turn(rules, play.as_ref());
        turn += 1;
    }
    Ok([game.scores[first], game.scores[1 - first]])
}
