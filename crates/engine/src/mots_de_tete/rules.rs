//! The rules of a table: the printed grid, and what a turn must be.

use std::sync::Arc;

use super::words::WordsByLength;
use super::worth::{MAX_DICE, Worth};
use crate::chance::FACES;
use crate::lanes::{MAX_SIDE, MAX_SQUARES, Marks};
use crate::{Error, Result};

/// The highest figure of a square: sums then stay far below the limits.
const MAX_POINTS: u8 = 50;

/// A printed square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Square {
    /// Nothing is ever written there (MT-32).
    Black,
    /// A figure, or a square whose value is rolled with dice (MT-26 to MT-28).
    White {
        /// The figure; 0 if there is none.
        points: u8,
        /// How many dice.
        dice: u8,
    },
}

/// What may differ from table to table.
#[derive(Debug, Clone)]
pub struct Options {
    /// The squares, row by row from the top left.
    pub squares: Vec<Square>,
    /// The squares of which the first word must use one (MT-11), as row and column from 0.
    pub start_squares: Vec<(usize, usize)>,
    /// If given, the word of a turn has this length, however many letters are written
    /// (MT-Q27); else a turn writes as many letters as the die says.
    pub word_length: Option<usize>,
}

/// The rules of one table and its words, ready for the generator.
#[derive(Debug)]
pub struct Rules {
    /// The words, which tables may share.
    pub words: Arc<WordsByLength>,
    /// Squares on a side.
    pub side: usize,
    /// The length of the word of a turn, if it is fixed.
    pub word_length: Option<usize>,
    /// For both directions, what the squares are worth, lane by lane.
    pub(super) worth: [[Worth; MAX_SQUARES]; 2],
    /// The black squares.
    pub(super) black: Marks,
    /// The start squares.
    pub(super) starts: Marks,
}

impl Rules {
    /// Checks the options.
    ///
    /// # Errors
    /// If a number is out of its range or a start square is off the grid.
    pub fn new(words: Arc<WordsByLength>, options: &Options) -> Result<Self> {
        let count = options.squares.len();
        let side = count.isqrt();
        if side * side != count || !(2..=MAX_SIDE).contains(&side) {
            return Err(Error::Input(format!(
                "a grid has 2 to {MAX_SIDE} squares a side: {count} squares make none"
            )));
        }
        if options
            .word_length
            .is_some_and(|length| !(2..=FACES).contains(&length))
        {
            return Err(Error::Input(format!("word_length is 2 to {FACES}")));
        }
        let mut rules = Rules {
            words,
            side,
            word_length: options.word_length,
            worth: [[Worth::default(); MAX_SQUARES]; 2],
            black: Marks::default(),
            starts: Marks::start_squares(side, &options.start_squares, "grid")?,
        };
        for (number, &square) in options.squares.iter().enumerate() {
            rules.print(number / side, number % side, square)?;
        }
        Ok(rules)
    }

    fn print(&mut self, row: usize, column: usize, square: Square) -> Result<()> {
        match square {
            Square::Black => self.black.set(row, column),
            Square::White { points, dice } if points <= MAX_POINTS && dice <= MAX_DICE => {
                let (points, dice) = (i16::from(points), i16::from(dice));
                let worth = Worth { points, dice };
                self.worth[0][row * self.side + column] = worth;
                self.worth[1][column * self.side + row] = worth;
            }
            Square::White { .. } => {
                return Err(Error::Input(format!(
                    "a square has up to {MAX_POINTS} points and {MAX_DICE} dice"
                )));
            }
        }
        Ok(())
    }

    /// What a square is worth.
    #[inline]
    pub fn worth(&self, row: usize, column: usize) -> Worth {
        self.worth[0][row * self.side + column]
    }

    /// True if nothing may be written on a square.
    #[inline]
    pub fn is_black(&self, row: usize, column: usize) -> bool {
        self.black.has(row, column)
    }

    /// The place of a die in the tables of dice. Where the length of the word is fixed the
    /// die does not matter.
    #[inline]
    pub(super) fn slot(&self, die: usize) -> usize {
        if self.word_length.is_some() {
            0
        } else {
            die - 1
        }
    }
}
