//! What is written on a grid, and what may be written beside it.
//!
//! ```text
//!      . B .        A word along the row that has a letter at the square in the middle makes
//!      . ? .        a word B?L down the column: the square fits the letters that make it one.
//!      . L .
//! ```

use super::play::Play;
use super::rules::Rules;
use super::worth::Worth;
use crate::chance::FACES;
use crate::lanes::{
    Direction, MAX_SIDE, MAX_SQUARES, Run, every_lane, on_or_beside, places, run_around,
};
use crate::words::{Tile, TileSet, one};
use crate::{Error, Result};

/// The grid in one direction, lane by lane.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct View {
    /// What may stand on a square in a word along the lane: the letter that is there, or
    /// those that fit the word across; nothing on a black square. A stretch of it is the
    /// pattern of the words that fit there.
    pub fits: [TileSet; MAX_SQUARES],
    /// What the word across would be worth if a letter were written on a square; 0 if there
    /// is none.
    pub across: [Worth; MAX_SQUARES],
    /// For each lane, the squares with a letter.
    pub taken: [u32; MAX_SIDE],
}

/// A grid with everything the generator wants to know of it. Copying it allocates nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) side: usize,
    pub(super) views: [View; 2],
}

impl Position {
    /// The wiped grid.
    pub fn empty(rules: &Rules) -> Self {
        let view = |direction: Direction| {
            let mut view = View {
                fits: [rules.words.all(); MAX_SQUARES],
                across: [Worth::default(); MAX_SQUARES],
                taken: [0; MAX_SIDE],
            };
            for lane in 0..rules.side {
                for place in places(rules.black.lane(direction, lane)) {
                    view.fits[lane * rules.side + place] = 0;
                }
            }
            view
        };
        Position {
            side: rules.side,
            views: Direction::BOTH.map(view),
        }
    }

    /// The grid with these letters, row by row from the top, 0 where there is none.
    ///
    /// # Errors
    /// If there are too many or too few, one is unknown or one is on a black square.
    pub fn new(rules: &Rules, letters: &[Tile]) -> Result<Self> {
        let side = rules.side;
        if letters.len() != side * side {
            return Err(Error::Input(format!(
                "a grid of {side} by {side} has {} squares, not {}",
                side * side,
                letters.len()
            )));
        }
        let mut position = Position::empty(rules);
        for (square, &letter) in letters.iter().enumerate() {
            let (row, column) = (square / side, square % side);
            if letter == 0 {
                continue;
            }
            if letter > 31 || rules.words.all() & one(letter) == 0 || rules.is_black(row, column) {
                return Err(Error::Input(format!(
                    "the letter in row {} and column {} cannot be",
                    row + 1,
                    column + 1
                )));
            }
            position.put(row, column, letter);
        }
        for (direction, lane) in every_lane(rules.side) {
            for place in 0..side {
                refresh(&mut position, rules, direction, lane, place);
            }
        }
        Ok(position)
    }

    /// Writes the letters of a play, which must be a legal one.
    pub fn write(&mut self, rules: &Rules, play: &Play) {
        for (row, column, letter) in play.letters() {
            self.put(row, column, letter);
        }
        for (direction, lane, place) in self.ends(play) {
            refresh(self, rules, direction, lane, place);
        }
    }

    /// Takes the squares of a play without writing its letters: enough to see where its words
    /// end.
    pub(super) fn take(&mut self, play: &Play) {
        for (row, column, _) in play.letters() {
            self.views[0].taken[row] |= 1 << column;
            self.views[1].taken[column] |= 1 << row;
        }
    }

    /// The places at both ends of every word of a play that has been written: where what may
    /// be written has changed. Each is named with the lane and direction of the word.
    pub(super) fn ends(
        &self,
        play: &Play,
    ) -> impl Iterator<Item = (Direction, usize, usize)> + use<> {
        let mut found = [(Direction::Across, 0, 0); 2 * (FACES + 1)];
        let mut count = 0;
        let mut note = |run: &Run, place: usize| {
            found[count] = (run.direction, run.lane, place);
            count += 1;
        };
        for run in play
            .line
            .runs(|direction, lane| self.taken(direction, lane))
        {
            if run.start > 0 {
                note(&run, run.start - 1);
            }
            if run.stop < self.side {
                note(&run, run.stop);
            }
        }
        found.into_iter().take(count)
    }

    fn put(&mut self, row: usize, column: usize, letter: Tile) {
        for (view, lane, place) in [(0, row, column), (1, column, row)] {
            let view = &mut self.views[view];
            view.taken[lane] |= 1 << place;
            view.fits[lane * self.side + place] = one(letter);
            view.across[lane * self.side + place] = Worth::default();
        }
    }

    /// The letter on a square, 0 if there is none.
    #[inline]
    pub fn letter(&self, row: usize, column: usize) -> Tile {
        if self.views[0].taken[row] >> column & 1 == 0 {
            return 0;
        }
        self.views[0].fits[row * self.side + column].trailing_zeros() as Tile
    }

    /// The squares of a lane with a letter, as bits.
    #[inline]
    pub(super) fn taken(&self, direction: Direction, lane: usize) -> u32 {
        self.views[direction as usize].taken[lane]
    }

    /// The squares on a side.
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// True before the first word.
    pub fn is_empty(&self) -> bool {
        self.views[0].taken.iter().all(|&row| row == 0)
    }

    /// The squares of a lane of which a word must use one, so that it is linked to what is
    /// written (MT-12) or, on the wiped grid, touches the cross (MT-11).
    #[inline]
    pub(super) fn joints(&self, rules: &Rules, direction: Direction, lane: usize) -> u32 {
        let joints = on_or_beside(&self.views[direction as usize].taken, lane);
        if joints == 0 && self.is_empty() {
            rules.starts.lane(direction, lane)
        } else {
            joints
        }
    }
}

/// Looks again at a place of a lane. The run along this lane, with a letter more at the
/// place, is the word across for plays of the other direction.
fn refresh(
    position: &mut Position,
    rules: &Rules,
    direction: Direction,
    lane: usize,
    place: usize,
) {
    let side = position.side;
    let taken = position.taken(direction, lane);
    let is_closed = taken | rules.black.lane(direction, lane);
    if is_closed >> place & 1 == 1 {
        return;
    }
    let (start, stop) = run_around(taken, place);
    let (mut fits, mut worth) = (rules.words.all(), Worth::default());
    if stop - start > 1 {
        let run = lane * side + start..lane * side + stop;
        let mut pattern = [0; MAX_SIDE];
        let pattern = &mut pattern[..stop - start];
        pattern.copy_from_slice(&position.views[direction as usize].fits[run.clone()]);
        pattern[place - start] = rules.words.all();
        fits = rules.words.letters_at(pattern, place - start);
        for &square in &rules.worth[direction as usize][run] {
            worth += square;
        }
    }
    let view = &mut position.views[direction.turned() as usize];
    view.fits[place * side + lane] = fits;
    view.across[place * side + lane] = worth;
}
