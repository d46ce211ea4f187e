//! A whole game of two to four seats, turn by turn, under the French rules.

use super::play::{Move, Play};
use super::position::Position;
use super::rack::Rack;
use super::rules::{AllPassEnds, Rules};
use crate::chance::{Bag, Rng};
use crate::lanes::places;
use crate::words::Tile;

/// What a tile left on a rack costs at the end (TW-31).
pub const LEFT_TILE: i32 = 5;

/// The most seats of a game (TW-02).
pub const MAX_SEATS: usize = 4;

/// After this many rounds of passes in a row the game ends, with any number of tiles in the
/// bag (TW-Q25).
const ROUNDS_OF_PASSES: usize = 2;

/// After this many rounds without a tile laid a game ends, whatever was exchanged. Players here
/// exchange whenever they cannot play; the rulebook lets people do so for longer.
const MAX_IDLE_ROUNDS: usize = 6;

/// A game in progress. Small enough to be copied for each playout.
#[derive(Debug, Clone)]
pub struct Game {
    /// The board.
    pub position: Position,
    /// What each seat holds.
    pub racks: [Rack; MAX_SEATS],
    /// The points of each seat so far.
    pub scores: [i32; MAX_SEATS],
    /// The tiles not drawn yet.
    pub bag: Bag,
    /// How many seats there are.
    pub seats: usize,
    /// Whose turn it is.
    pub to_move: usize,
    /// How many passes in a row there were; an exchange breaks the row (TW-Q25).
    pub passes: usize,
    /// How many turns in a row laid no tile.
    pub idle: usize,
    /// Where chance comes from.
    pub rng: Rng,
}

impl Game {
    /// Deals the racks. Seat 0 begins.
    pub fn new(rules: &Rules, seats: usize, tiles: &[Tile], mut rng: Rng) -> Self {
        let mut game = Game {
            position: Position::empty(rules),
            racks: [Rack::default(); MAX_SEATS],
            scores: [0; MAX_SEATS],
            bag: Bag::new(tiles, &mut rng),
            seats: seats.clamp(1, MAX_SEATS),
            to_move: 0,
            passes: 0,
            idle: 0,
            rng,
        };
        for seat in 0..game.seats {
            game.refill(rules, seat);
        }
        game
    }

    /// Draws until the rack is full or the bag is empty (TW-19, TW-20).
    fn refill(&mut self, rules: &Rules, seat: usize) {
        while self.racks[seat].len() < rules.rack_size {
            let Some(tile) = self.bag.draw() else { break };
            self.racks[seat].add(tile);
        }
    }

    /// Makes a legal move.
    pub fn make(&mut self, rules: &Rules, action: &Move) {
        match action {
            Move::Play(play) => self.play(rules, play),
            Move::Exchange(tile) => drop(self.pass(Some(*tile))),
            Move::Pass => drop(self.pass(None)),
        }
    }

    /// Makes a legal play, scores it and draws.
    pub fn play(&mut self, rules: &Rules, play: &Play) {
        let seat = self.to_move;
        self.position.play(rules, play);
        for &tile in &play.tiles[..places(play.line.squares).count()] {
            let taken = self.racks[seat].remove(rules.made_of(tile));
            debug_assert!(taken, "the play uses a tile that is not on the rack");
        }
        self.scores[seat] += play.score;
        self.refill(rules, seat);
        self.passes = 0;
        self.idle = 0;
        self.to_move = (seat + 1) % self.seats;
    }

    /// Passes, and exchanges a tile if one is given and the bag is not empty: the new one is
    /// drawn before the old one goes back (TW-42, TW-Q24). Returns the new one.
    pub fn pass(&mut self, exchange: Option<Tile>) -> Option<Tile> {
        let seat = self.to_move;
        self.passes += 1;
        self.idle += 1;
        self.to_move = (seat + 1) % self.seats;
        let old = exchange?;
        if self.bag.is_empty() || !self.racks[seat].remove(old) {
            return None;
        }
        let new = self.bag.draw()?;
        self.passes = 0;
        self.racks[seat].add(new);
        self.bag.put_back(old, &mut self.rng);
        Some(new)
    }

    /// True if the game is over.
    pub fn is_over(&self, rules: &Rules) -> bool {
        is_over(
            rules,
            &self.racks[..self.seats],
            self.bag.len(),
            self.passes,
            self.idle,
        )
    }

    /// The scores with the tiles left taken off.
    pub fn final_scores(&self) -> [i32; MAX_SEATS] {
        let mut scores = self.scores;
        for (score, rack) in scores.iter_mut().zip(&self.racks) {
            *score -= LEFT_TILE * rack.len() as i32;
        }
        scores
    }
}

/// True if a game is over with these racks, tiles in the bag and passes in a row: somebody has
/// laid all tiles (TW-44), or there were too many passes: one round where the table says so
/// (TW-46, TW-Q26), two rounds anywhere (TW-Q25). `idle` counts the turns in a row that laid no
/// tile, exchanges included.
pub(super) fn is_over(
    rules: &Rules,
    racks: &[Rack],
    in_bag: usize,
    passes: usize,
    idle: usize,
) -> bool {
    let seats = racks.len();
    let one_round_ends = match rules.all_pass_ends {
        AllPassEnds::BagEmpty => in_bag == 0,
        AllPassEnds::Always => true,
        AllPassEnds::Never => false,
    };
    passes >= ROUNDS_OF_PASSES * seats
        || idle >= MAX_IDLE_ROUNDS * seats
        || one_round_ends && passes >= seats
        || in_bag == 0 && racks.iter().any(Rack::is_empty)
}
