//! Many games of static players, on any number of threads, always the same for a seed.

use super::game::{Game, MAX_SEATS};
use super::generator::Generator;
use super::leave::{EmptyBag, LeaveTable, NoLeave};
use super::play::Play;
use super::rack::Rack;
use super::rules::Rules;
use crate::chance::Rng;
use crate::trial::each_number;
use crate::words::Tile;
use crate::{Error, Result};

/// How the players choose. All of them look at the present turn only.
#[derive(Debug, Clone)]
pub enum Policy {
    /// The highest score.
    Score,
    /// The highest score with the value of the tiles kept; with an empty bag each of those
    /// costs what it will cost at the end.
    Leave(LeaveTable),
}

/// Which games to play.
#[derive(Debug, Clone)]
pub struct Setup {
    /// How many games.
    pub count: usize,
    /// Game number `i` has its chance from this and `i`.
    pub seed: u64,
    /// 2 to 4.
    pub seats: usize,
    /// The tiles in the bag.
    pub bag: Vec<Tile>,
    /// How all seats choose.
    pub policy: Policy,
    /// How many threads; `None` for one a core.
    pub threads: Option<usize>,
    /// Keep the turns too.
    pub keep_turns: bool,
}

/// One turn of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: usize,
    /// What that seat held before.
    pub rack: Rack,
    /// What it did.
    pub action: Action,
}

/// What a seat did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Laid tiles.
    Play(Play),
    /// Passed, and exchanged the first tile for the second if there was something to draw.
    Pass(Option<(Tile, Tile)>),
}

/// One finished game.
pub type Record = crate::trial::Record<Turn>;

/// Plays games. The result does not depend on the number of threads.
///
/// # Errors
/// If there are too many seats, a tile is unknown or no threads can be started.
pub fn games(rules: &Rules, setup: &Setup) -> Result<Vec<Record>> {
    if !(1..=MAX_SEATS).contains(&setup.seats) {
        return Err(Error::Input(format!(
            "a game has 1 to {MAX_SEATS} seats, not {}",
            setup.seats
        )));
    }
    rules.check_tiles(&setup.bag)?;
    let threads = setup.threads.unwrap_or(0);
    each_number(
        0..setup.count,
        threads,
        Generator::new,
        |generator, number| {
            let rng = Rng::new(setup.seed, number as u64);
            play_out(rules, setup, rng, generator)
        },
    )
}

fn play_out(rules: &Rules, setup: &Setup, rng: Rng, generator: &mut Generator) -> Record {
    let mut game = Game::new(rules, setup.seats, &setup.bag, rng);
    let mut turns = Vec::new();
    let mut turn_count = 0;
    while !game.is_over(rules) {
        let (seat, rack) = (game.to_move, game.racks[game.to_move]);
        let action = match choose(rules, &game, &setup.policy, generator) {
            Some(play) => {
                game.play(rules, &play);
                Action::Play(play)
            }
            None => Action::Pass(exchange_one(&mut game, rack)),
        };
        turn_count += 1;
        if setup.keep_turns {
            turns.push(Turn { seat, rack, action });
        }
    }
    Record {
        scores: game.final_scores()[..game.seats].to_vec(),
        turns,
        turn_count,
    }
}

/// The play a static player makes, if there is one.
pub fn choose(
    rules: &Rules,
    game: &Game,
    policy: &Policy,
    generator: &mut Generator,
) -> Option<Play> {
    let (position, rack) = (&game.position, game.racks[game.to_move]);
    let best = match policy {
        Policy::Score => generator.best(rules, position, rack, &NoLeave, 1),
        Policy::Leave(_) if game.bag.is_empty() => {
            generator.best(rules, position, rack, &EmptyBag, 1)
        }
        Policy::Leave(table) => generator.best(rules, position, rack, table, 1),
    };
    best.first().map(|ranked| ranked.play)
}

/// Passes. If there is something to draw, the tile that the rack holds most often is
/// exchanged, the last in tile order if several are.
fn exchange_one(game: &mut Game, rack: Rack) -> Option<(Tile, Tile)> {
    let often = |tile: Tile| rack.count(tile);
    let old = rack
        .tiles()
        .iter()
        .copied()
        .max_by_key(|&tile| (often(tile), tile));
    let new = game.pass(old);
    old.zip(new)
}
