//! Matches between two players: pairs of games with the same bag, seats swapped.

use rayon::prelude::*;

use super::game::Game;
use super::moves::Move;
use super::player::{Player, Seated};
use super::rack::Rack;
use super::rules::Rules;
use super::situation::Situation;
use crate::chance::Rng;
use crate::trial::Pairs;
use crate::words::Tile;
use crate::{Error, Result};

/// Plays pairs of games between two players. A pair depends on `seed` and its number alone,
/// unless a player's budget is a time.
///
/// # Errors
/// If a tile of the bag is unknown, a budget has no limit or no threads can be started.
pub fn game_pairs(
    rules: &Rules,
    bag: &[Tile],
    players: [&Player; 2],
    pairs: usize,
    seed: u64,
    threads: usize,
) -> Result<Vec<Pairs>> {
    for &tile in bag {
        Rack::new(rules, &[tile])?;
    }
    let play = |seats: &mut [Seated<'_>; 2], number: usize| -> Result<Pairs> {
        let mut result = Pairs {
            spreads: [0; 2],
            scores: [0; 2],
        };
        for first in 0..2 {
            let scores = play_game(rules, bag, seats, first, seed, number as u64)?;
            result.spreads[first] = scores[0] - scores[1];
            result.scores[first] = scores[0];
        }
        Ok(result)
    };
    let sit = || players.map(|player| Seated::new(rules, player));
    if threads == 1 {
        let mut seats = sit();
        return (0..pairs).map(|number| play(&mut seats, number)).collect();
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Error::Input(error.to_string()))?;
    pool.install(|| (0..pairs).into_par_iter().map_init(sit, play).collect())
}

/// One game; returns the final points of both players, whoever began.
fn play_game(
    rules: &Rules,
    bag: &[Tile],
    seats: &mut [Seated<'_>; 2],
    first: usize,
    seed: u64,
    number: u64,
) -> Result<[i32; 2]> {
    let mut game = Game::new(rules, 2, bag, Rng::new(seed, number));
    let mut turn = 0;
    while !game.is_over() {
        let player = (game.to_move + first) % 2;
        let situation = Situation::of_game(&game);
        let chance = seed ^ number << 20 ^ turn << 8 ^ first as u64;
        match seats[player].choose(&situation, chance)? {
            Move::Play(play) => game.play(rules, &play),
            Move::Exchange(tile) => {
                game.pass(Some(tile));
            }
            Move::Pass => {
                game.pass(None);
            }
        }
        turn += 1;
    }
    let scores = game.final_scores();
    Ok([scores[first], scores[1 - first]])
}
