//! A world: one way the hidden tiles may lie, and the game played on from there.

use super::game::{LEFT_TILE, MAX_SEATS, is_over};
use super::play::Move;
use super::position::Position;
use super::rack::Rack;
use super::rules::Rules;
use super::situation::Situation;
use crate::chance::Rng;
use crate::trial::TwoEndedBag;

/// A game whose hidden tiles are known. Seats are counted from the one that asked.
#[derive(Debug, Clone)]
pub(super) struct World {
    pub position: Position,
    pub racks: [Rack; MAX_SEATS],
    pub scores: [i32; MAX_SEATS],
    pub seats: usize,
    pub to_move: usize,
    passes: usize,
    idle: usize,
    bag: TwoEndedBag,
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
            idle: situation.passes,
            bag: TwoEndedBag::default(),
        }
    }

    /// Deals the hidden tiles anew.
    pub fn deal(&mut self, situation: &Situation, chance: &mut Rng) {
        self.bag.fill(situation.unseen.tiles(), chance);
        self.racks[0] = situation.rack;
        for seat in 1..situation.seats {
            self.racks[seat] = Rack::default();
            for _ in 0..situation.held[seat] {
                let Some(tile) = self.bag.draw(seat) else {
                    break;
                };
                self.racks[seat].add(tile);
            }
        }
        self.scores = situation.scores;
        self.to_move = 0;
        self.passes = situation.passes;
        self.idle = situation.passes;
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
        self.idle = other.idle;
        self.bag.copy_from(&other.bag);
    }

    #[inline]
    pub fn in_bag(&self) -> usize {
        self.bag.len()
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
        self.idle += 1;
        match action {
            Move::Play(play) => {
                self.passes = 0;
                self.idle = 0;
                self.scores[seat] += play.score;
                for &tile in play.tiles() {
                    let taken = self.racks[seat].remove(rules.made_of(tile));
                    debug_assert!(taken, "the play uses a tile that is not on the rack");
                }
                let kept = self.racks[seat];
                while self.racks[seat].len() < rules.rack_size {
                    let Some(tile) = self.bag.draw(seat) else {
                        break;
                    };
                    self.racks[seat].add(tile);
                }
                kept
            }
            Move::Exchange(old) => {
                let drawn = self.bag.draw(seat);
                if let Some(new) = drawn {
                    self.passes = 0;
                    self.racks[seat].remove(*old);
                    self.bag.put_back(seat, *old);
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

    /// True if the game is over.
    pub fn is_over(&self, rules: &Rules) -> bool {
        is_over(
            rules,
            &self.racks[..self.seats],
            self.in_bag(),
            self.passes,
            self.idle,
        )
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
