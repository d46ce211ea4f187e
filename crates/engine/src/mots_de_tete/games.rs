//! Many games of players that look at the present turn, on any number of threads, always the
//! same for a seed.

use super::evaluate::Sight;
use super::game::{Game, MAX_SEATS, Table, Turn};
use super::players::choose_at_sight;
use super::rules::Rules;
use crate::chance::{FACES, Rng};
use crate::trial::each_number;
use crate::{Error, Result};

/// Which games to play.
#[derive(Debug, Clone)]
pub struct Setup {
    /// How many games.
    pub count: usize,
    /// Game number `i` has its chance from this and `i`.
    pub seed: u64,
    /// What is fixed for a game.
    pub table: Table,
    /// How each seat chooses.
    pub players: Vec<Sight>,
    /// How many threads; `None` for one a core.
    pub threads: Option<usize>,
    /// Keep the turns too.
    pub keep_turns: bool,
}

/// One finished game.
pub type Record = crate::trial::Record<Turn>;

/// Plays games. The result does not depend on the number of threads.
///
/// # Errors
/// If there are too many seats, not a player for each, or no threads can be started.
pub fn games(rules: &Rules, setup: &Setup) -> Result<Vec<Record>> {
    let seats = setup.table.seats;
    if !(1..=MAX_SEATS).contains(&seats) || setup.players.len() != seats {
        return Err(Error::Input(format!(
            "a game has 1 to {MAX_SEATS} seats with a player each"
        )));
    }
    if setup
        .table
        .without_die
        .is_some_and(|die| !(1..=FACES).contains(&die))
    {
        return Err(Error::Input(format!("a turn writes 1 to {FACES} letters")));
    }
    let threads = setup.threads.unwrap_or(0);
    each_number(
        0..setup.count,
        threads,
        || (),
        |(), number| play_out(rules, setup, number as u64),
    )
}

fn play_out(rules: &Rules, setup: &Setup, index: u64) -> Record {
    let secret = Rng::new(setup.seed, index).next_bits();
    let mut game = Game::new(rules, setup.table, secret);
    let mut turns = Vec::new();
    let mut turn_count = 0;
    while !game.is_over {
        let play = choose_at_sight(rules, setup.table, &game, setup.players[game.seat]);
        let turn = game.turn(rules, play.as_ref());
        turn_count += 1;
        if setup.keep_turns {
            turns.push(turn);
        }
    }
    Record {
        scores: game.scores[..setup.table.seats].to_vec(),
        turns,
        turn_count,
    }
}
