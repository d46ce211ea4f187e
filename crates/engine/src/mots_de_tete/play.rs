//! A play, and the words it makes.

use super::position::Position;
use super::rules::Rules;
use super::window::Window;
use super::worth::Worth;
use crate::chance::FACES;
use crate::lanes::{Direction, Line, Run, places};
use crate::words::Tile;

/// Letters written on one lane in one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Play {
    /// What the turn is worth.
    pub worth: Worth,
    /// Where they are written.
    pub line: Line,
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
            line: Line {
                direction: window.direction,
                lane: window.lane as u8,
                squares: window.free,
            },
            written: [0; FACES],
        };
        for (index, place) in places(window.free).enumerate() {
            play.written[index] = word[place - window.start];
        }
        if window.direction == Direction::Down && window.count() == 1 {
            play.line.direction = Direction::Across;
            play.line.lane = window.free.trailing_zeros() as u8;
            play.line.squares = 1 << window.lane;
        }
        play
    }

    /// The squares as row and column from 0, each with its letter.
    pub fn letters(&self) -> impl Iterator<Item = (usize, usize, Tile)> + use<> {
        let squares = self.line.squares().zip(self.written);
        squares.map(|((row, column), letter)| (row, column, letter))
    }

    /// The words it makes on the grid before it: first the one along its lane, then those
    /// across, in order.
    pub fn words(&self, rules: &Rules, before: &Position) -> Vec<Word> {
        let mut after = before.clone();
        after.write(rules, self);
        let letter = |run: Run, place: usize| {
            let (row, column) = run.direction.square(run.lane, place);
            after.letter(row, column)
        };
        let word = |run: Run| {
            let worth = &rules.worth[run.direction as usize][run.range(rules.side)];
            Word {
                letters: (run.start..run.stop)
                    .map(|place| letter(run, place))
                    .collect(),
                worth: worth.iter().fold(Worth::default(), |sum, &one| sum + one),
            }
        };
        self.runs(&after).map(word).collect()
    }

    /// The new words, once the play is written (MT-20).
    pub(super) fn runs(&self, after: &Position) -> impl Iterator<Item = Run> {
        let taken = |direction, lane| after.taken(direction, lane);
        self.line.runs(taken).filter(Run::is_word)
    }
}
