//! A world: one way the hidden tiles may lie, and the game played on from there.

use super::game::{LEFT_TILE, MAX_SEATS};
use super::moves::Move;
use super::position::Position;
use super::rack::Rack;
use super::rules::Rules;
use super::situation::Situation;
use crate::chance::Rng;
use crate::words::Tile;

/// After so many rounds of passes in a row the game ends (TW-Q25).
const ROUNDS_OF_PASSES: usize = 2;

/// A game whose hidden tiles are known. Seats are counted from the one that asked.
///
/// That seat draws from one end of the bag and all others from the other end. So two moves
/// that take different numbers of tiles leave the draws of the others as they were, and less
/// of the difference between them is luck.
#[derive(Debug, Clone)]
pub(super) struct World {
    pub position: Position,
    pub racks: [Rack; MAX_SEATS],
    pub scores: [i32; MAX_SEATS],
    pub seats: usize,
    pub to_move: usize,
    passes: usize,
    /// The tiles in the bag are those from `first` up to and without `stop`.
    bag: Vec<Tile>,
    first: usize,
    stop: usize,
}

impl World {
    pub fn new(situation: &Situation) -> Self {
        World {
            position: situation.position.clone(),
            racks: [Rack::default(); MAX_SEATS],
            scores: situation.scores,
            seats: situation.seats,
            to_move: 0,
            passes: situation.passes,
            bag: situation.unseen.tiles().collect(),
            first: 0,
            stop: 0,
        }
    }

    /// Deals the hidden tiles anew. The same number of the same seed gives the same world.
    pub fn deal(&mut self, situation: &Situation, seed: u64, number: u64) {
        self.bag.clear();
        self.bag.extend(situation.unseen.tiles());
        Rng::new(seed, number).shuffle(&mut self.bag);
        self.first = 0;
        self.stop = self.bag.len();
        self.racks[0] = situation.rack;
        for seat in 1..situation.seats {
            self.racks[seat] = Rack::default();
            for _ in 0..situation.held[seat] {
                self.stop -= 1;
                self.racks[seat].add(self.bag[self.stop]);
            }
        }
        self.scores = situation.scores;
        self.to_move = 0;
        self.passes = situation.passes;
    }

    /// Becomes like another world of the same situation, but for the board, without
    /// allocating.
    pub fn copy_from(&mut self, other: &World, board: &Position) {
        self.position.clone_from(board);
        self.racks = other.racks;
        self.scores = other.scores;
        self.seats = other.seats;
        self.to_move = other.to_move;
        self.passes = other.passes;
        self.bag.clone_from(&other.bag);
        self.first = other.first;
        self.stop = other.stop;
    }

    #[inline]
    pub fn in_bag(&self) -> usize {
        self.stop - self.first
    }

    fn draw(&mut self, seat: usize) -> Option<Tile> {
        if self.first == self.stop {
            return None;
        }
        if seat == 0 {
            self.first += 1;
            Some(self.bag[self.first - 1])
        } else {
            self.stop -= 1;
            Some(self.bag[self.stop])
        }
    }

    /// Makes a legal move; returns the tiles kept, before new ones are drawn.
    pub fn make(&mut self, rules: &Rules, action: &Move) -> Rack {
        if let Move::Play(play) = action {
            self.position.play(rules, play);
        }
        self.settle(rules, action)
    }

    /// Does all that belongs to a move but laying its tiles on the board.
    pub fn settle(&mut self, rules: &Rules, action: &Move) -> Rack {
        let seat = self.to_move;
        self.to_move = (seat + 1) % self.seats;
        self.passes += 1;
        match action {
            Move::Play(play) => {
                self.passes = 0;
                self.scores[seat] += play.score;
                for &tile in play.tiles() {
                    let taken = self.racks[seat].remove(rules.made_of(tile));
                    debug_assert!(taken, "the play uses a tile that is not on the rack");
                }
                let kept = self.racks[seat];
                while self.racks[seat].len() < rules.rack_size {
                    let Some(tile) = self.draw(seat) else { break };
                    self.racks[seat].add(tile);
                }
                kept
            }
            Move::Exchange(old) => {
                let drawn = self.draw(seat);
                if let Some(new) = drawn {
                    self.racks[seat].remove(*old);
                    self.put_back(seat, *old);
                    let kept = self.racks[seat];
                    self.racks[seat].add(new);
                    return kept;
                }
                self.racks[seat]
            }
            Move::Pass => self.racks[seat],
        }
    }

    /// Makes the last move of a playout that does not end the game: only what it scores and
    /// keeps matters. Returns the tiles kept.
    pub fn make_last(&mut self, rules: &Rules, action: &Move) -> Rack {
        let seat = self.to_move;
        self.to_move = (seat + 1) % self.seats;
        self.scores[seat] += action.score();
        let mut kept = self.racks[seat];
        match action {
            Move::Play(play) => {
                for &tile in play.tiles() {
                    kept.remove(rules.made_of(tile));
                }
            }
            Move::Exchange(old) => {
                kept.remove(*old);
            }
            Move::Pass => {}
        }
        self.racks[seat] = kept;
        kept
    }

    /// Puts a tile back where the others' next draws are not disturbed: in the middle.
    fn put_back(&mut self, seat: usize, tile: Tile) {
        let middle = usize::midpoint(self.first, self.stop);
        if seat == 0 {
            self.first -= 1;
            self.bag.copy_within(self.first + 1..middle, self.first);
            self.bag[middle - 1] = tile;
        } else {
            self.bag.copy_within(middle..self.stop, middle + 1);
            self.bag[middle] = tile;
            self.stop += 1;
        }
    }

    /// True if the game is over (TW-44, TW-46, TW-Q25).
    pub fn is_over(&self) -> bool {
        if self.passes >= ROUNDS_OF_PASSES * self.seats {
            return true;
        }
        self.in_bag() == 0
            && (self.passes >= self.seats || self.racks[..self.seats].iter().any(Rack::is_empty))
    }

    /// The points of a seat if the game ended now.
    #[inline]
    pub fn final_score(&self, seat: usize) -> i32 {
        self.scores[seat] - LEFT_TILE * self.racks[seat].len() as i32
    }

    /// How many tiles are not on the board.
    #[inline]
    pub fn tiles_left(&self) -> usize {
        let held: usize = self.racks[..self.seats].iter().map(Rack::len).sum();
        self.in_bag() + held
    }
}
