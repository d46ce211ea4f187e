//! A play, and the words it makes.

use super::position::Position;
use super::rules::Rules;
use super::window::Window;
use super::worth::Worth;
use crate::chance::FACES;
use crate::lanes::{Direction, places, run_around};
use crate::words::Tile;

/// Letters written on one lane in one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Play {
    /// What the turn is worth.
    pub worth: Worth,
    /// The direction of the lane; `Across` for a single letter.
    pub direction: Direction,
    /// The row or column, from 0.
    pub lane: u8,
    /// The places in the lane, as bits.
    pub squares: u32,
    /// The letters in the order of their places; zeros behind them.
    pub written: [Tile; FACES],
}

/// A word made by a play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Its letters.
    pub letters: Vec<Tile>,
    /// What it is worth.
    pub worth: Worth,
}

impl Play {
    /// The play that writes a word in a window.
    #[inline]
    pub(super) fn new(window: &Window, word: &[Tile]) -> Self {
        let mut play = Play {
            worth: window.worth,
            direction: window.direction,
            lane: window.lane as u8,
            squares: window.free,
            written: [0; FACES],
        };
        for (index, place) in places(window.free).enumerate() {
            play.written[index] = word[place - window.start];
        }
        if window.direction == Direction::Down && window.count() == 1 {
            play.direction = Direction::Across;
            play.lane = window.free.trailing_zeros() as u8;
            play.squares = 1 << window.lane;
        }
        play
    }

    /// The squares as row and column from 0, each with its letter.
    pub fn letters(&self) -> impl Iterator<Item = (usize, usize, Tile)> + use<> {
        let (direction, lane) = (self.direction, usize::from(self.lane));
        places(self.squares)
            .zip(self.written)
            .map(move |(place, letter)| {
                let (row, column) = direction.square(lane, place);
                (row, column, letter)
            })
    }

    /// The words it makes on the grid before it: first the one along its lane, then those
    /// across, in order.
    pub fn words(&self, rules: &Rules, before: &Position) -> Vec<Word> {
        let mut after = before.clone();
        after.write(rules, self);
        self.runs(&after)
            .map(|(direction, lane, start, stop)| {
                let squares = start..stop;
                let letter = |place: usize| {
                    let (row, column) = direction.square(lane, place);
                    after.letter(row, column)
                };
                let side = rules.side;
                let worths = &rules.worth[direction as usize][lane * side..][..side];
                let add = |sum: Worth, &worth: &Worth| sum + worth;
                Word {
                    letters: squares.clone().map(letter).collect(),
                    worth: worths[squares].iter().fold(Worth::default(), add),
                }
            })
            .collect()
    }

    /// The new words as direction, lane, start and stop, once the play is written (MT-20).
    pub(super) fn runs<'a>(
        &self,
        after: &'a Position,
    ) -> impl Iterator<Item = (Direction, usize, usize, usize)> + use<'a> {
        let (direction, lane) = (self.direction, usize::from(self.lane));
        let first = self.squares.trailing_zeros() as usize;
        let across = places(self.squares).map(move |place| (direction.turned(), place, lane));
        std::iter::once((direction, lane, first))
            .chain(across)
            .map(|(direction, lane, place)| {
                let (start, stop) = run_around(after.taken(direction, lane), place);
                (direction, lane, start, stop)
            })
            .filter(|&(_, _, start, stop)| stop - start > 1)
    }
}
