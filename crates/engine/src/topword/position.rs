//! The board: what lies on top of each pile, how high it is, and what may be laid there.

use super::cross::refresh;
use super::play::Play;
use super::rules::{MAX_RACK, Rules};
use crate::chance::mix;
use crate::lanes::{
    Direction, MAX_SIDE, MAX_SQUARES, every_lane, on_or_beside, places, run_around,
};
use crate::words::{Tile, TileSet, one};
use crate::{Error, Result};

/// The board in one direction, lane by lane. Masks, points and flat squares are for plays
/// across the lanes: they come from the runs along them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct View {
    /// The tiles that may be laid on a square as far as the word along the lane, the tile
    /// below and the height of the pile are concerned.
    pub masks: [TileSet; MAX_SQUARES],
    /// What the word along the lane scores if a tile is laid there; 0 if there is none.
    pub points: [u8; MAX_SQUARES],
    /// For each lane, the squares where that word would be one tile high throughout.
    pub flat: [u32; MAX_SIDE],
    /// The top of each pile, 0 on an empty square.
    pub tops: [Tile; MAX_SQUARES],
    /// The height of each pile.
    pub heights: [u8; MAX_SQUARES],
    /// For each lane, the squares with a pile.
    pub occupied: [u32; MAX_SIDE],
}

/// A board with everything the generator wants to know of it. What lies below the top of a
/// pile matters to no rule and is not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) side: usize,
    hash: u64,
    squares_taken: u32,
    pub(super) views: [View; 2],
}

/// What [`Position::undo`] needs.
#[derive(Debug, Clone, Copy)]
pub struct Undo {
    play: Play,
    /// The tops that were covered, in the order of the play's tiles.
    covered: [Tile; MAX_RACK],
}

impl Position {
    /// The empty board.
    pub fn empty(rules: &Rules) -> Self {
        let view = View {
            masks: [rules.words.all(); MAX_SQUARES],
            points: [0; MAX_SQUARES],
            flat: [0; MAX_SIDE],
            tops: [0; MAX_SQUARES],
            heights: [0; MAX_SQUARES],
            occupied: [0; MAX_SIDE],
        };
        Position {
            side: rules.side,
            hash: 0,
            squares_taken: 0,
            views: [view.clone(), view],
        }
    }

    /// The board with these tops and heights, row by row from the top.
    ///
    /// # Errors
    /// If the numbers do not fit the board or each other.
    pub fn new(rules: &Rules, tops: &[Tile], heights: &[u8]) -> Result<Self> {
        let side = rules.side;
        if tops.len() != side * side || heights.len() != side * side {
            return Err(Error::Input(format!(
                "a board of {side} by {side} has {} squares",
                side * side
            )));
        }
        let mut position = Position::empty(rules);
        for (square, (&top, &height)) in tops.iter().zip(heights).enumerate() {
            let known = top == 0 || top < 32 && rules.words.all() & one(top) != 0;
            if !known || (top == 0) != (height == 0) || height > rules.stack_limit {
                return Err(Error::Input(format!(
                    "the pile in row {} and column {} cannot be",
                    square / side + 1,
                    square % side + 1
                )));
            }
            if top != 0 {
                position.put(square / side, square % side, top, height);
            }
        }
        for (direction, lane) in every_lane(side) {
            refresh(&mut position, rules, direction, lane, 0, side);
        }
        Ok(position)
    }

    /// Lays the tiles of a play, which must be a legal one.
    pub fn play(&mut self, rules: &Rules, play: &Play) -> Undo {
        let mut undo = Undo {
            play: *play,
            covered: [0; MAX_RACK],
        };
        let lane = usize::from(play.line.lane);
        for (index, place) in places(play.line.squares).enumerate() {
            let (row, column) = play.line.direction.square(lane, place);
            undo.covered[index] = self.top(row, column);
            let height = self.height(row, column) + 1;
            self.put(row, column, play.tiles[index], height);
        }
        let main = self.run(
            play.line.direction,
            lane,
            places(play.line.squares).next().unwrap_or(0),
        );
        self.refresh_around(rules, play, main);
        undo
    }

    /// Takes the newest play back.
    pub fn undo(&mut self, rules: &Rules, undo: &Undo) {
        let play = &undo.play;
        let lane = usize::from(play.line.lane);
        let main = self.run(
            play.line.direction,
            lane,
            places(play.line.squares).next().unwrap_or(0),
        );
        for (index, place) in places(play.line.squares).enumerate() {
            let (row, column) = play.line.direction.square(lane, place);
            let height = self.height(row, column) - 1;
            self.put(row, column, undo.covered[index], height);
        }
        self.refresh_around(rules, play, main);
    }

    /// Looks again at every square whose neighbours changed: the run of the play, and the
    /// run across it at each of its tiles.
    fn refresh_around(&mut self, rules: &Rules, play: &Play, main: (usize, usize)) {
        let lane = usize::from(play.line.lane);
        refresh(self, rules, play.line.direction, lane, main.0, main.1);
        for place in places(play.line.squares) {
            let (start, stop) = self.run(play.line.direction.turned(), place, lane);
            refresh(
                self,
                rules,
                play.line.direction.turned(),
                place,
                start,
                stop,
            );
        }
    }

    /// The run of piles through a place of a lane, and one square more at either end.
    fn run(&self, direction: Direction, lane: usize, place: usize) -> (usize, usize) {
        let occupied = self.views[direction as usize].occupied[lane];
        let (start, stop) = run_around(occupied, place);
        (start.saturating_sub(1), (stop + 1).min(self.side))
    }

    /// Sets a pile, without looking at its neighbours.
    fn put(&mut self, row: usize, column: usize, top: Tile, height: u8) {
        let square = row * self.side + column;
        let (old_top, old_height) = (self.top(row, column), self.height(row, column));
        self.hash ^= pile_hash(square, old_top, old_height) ^ pile_hash(square, top, height);
        self.squares_taken += u32::from(height > 0);
        self.squares_taken -= u32::from(old_height > 0);
        for (view, lane, place) in [(0, row, column), (1, column, row)] {
            let view = &mut self.views[view];
            let index = lane * self.side + place;
            view.tops[index] = top;
            view.heights[index] = height;
            view.occupied[lane] &= !(1 << place);
            view.occupied[lane] |= u32::from(height > 0) << place;
        }
    }

    /// The board in one direction.
    #[inline]
    pub(super) fn view(&self, direction: Direction) -> &View {
        &self.views[direction as usize]
    }

    /// The top of the pile on a square, 0 if it is empty.
    #[inline]
    pub fn top(&self, row: usize, column: usize) -> Tile {
        self.views[0].tops[row * self.side + column]
    }

    /// The height of the pile on a square.
    #[inline]
    pub fn height(&self, row: usize, column: usize) -> u8 {
        self.views[0].heights[row * self.side + column]
    }

    /// The squares on a side.
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// True before the first play.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.squares_taken == 0
    }

    /// A number that is almost surely different for boards with other tops or heights.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The tiles that may be laid on a square in a play along a direction, as far as the
    /// word across it is concerned.
    pub fn allowed(&self, direction: Direction, row: usize, column: usize) -> TileSet {
        let across = direction.turned();
        self.views[across as usize].masks[self.index(across, row, column)]
    }

    /// What the word across a play along this direction would score at this square.
    pub fn cross_points(&self, direction: Direction, row: usize, column: usize) -> i32 {
        let across = direction.turned();
        i32::from(self.views[across as usize].points[self.index(across, row, column)])
    }

    fn index(&self, direction: Direction, row: usize, column: usize) -> usize {
        let (lane, place) = direction.square(row, column);
        lane * self.side + place
    }

    /// For each lane of a direction: the squares of which a play must use one, so that it
    /// touches, covers or includes an old tile (TW-Q15), or lies on the start (TW-12).
    #[inline]
    pub(super) fn anchors(&self, rules: &Rules, direction: Direction, lane: usize) -> u32 {
        if self.is_empty() {
            return rules.starts.lane(direction, lane);
        }
        on_or_beside(&self.views[direction as usize].occupied, lane)
    }
}

/// One term of a position's hash (the finaliser of `SplitMix64`); 0 for an empty square.
fn pile_hash(square: usize, top: Tile, height: u8) -> u64 {
    if height == 0 {
        return 0;
    }
    let seed = (square as u64) << 16 | u64::from(top) << 8 | u64::from(height);
    mix(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
