//! One lane as a hand sees it: what can be done on each place, and what that brings.

use super::bound::{NEVER, UNIT};
use crate::lanes::{Direction, MAX_SIDE, run_around};
use crate::topword::position::{Position, View};
use crate::topword::rules::Rules;
use crate::words::{TileSet, one};

/// One place of a lane.
///
/// A word brings `tall` or, if all its piles are one tile high, `flat`; keeping or laying
/// adds to both. [`NEVER`] rules a flat word out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Square {
    /// The tiles of the hand that may be laid here.
    pub tiles: TileSet,
    /// The tile on top, as a set; nothing on an empty square.
    pub top: TileSet,
    /// What keeping the top adds.
    pub keep: Gain,
    /// What laying a tile adds, with the word across.
    pub lay: Gain,
}

/// Units for the two ways in which a word may be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gain {
    /// As the sum of its heights.
    pub tall: i16,
    /// As twice its length.
    pub flat: i16,
}

impl Gain {
    /// These points, each if it can be had.
    fn new(tall: Option<u8>, flat: Option<u8>) -> Self {
        let units = |points: u8| UNIT as i16 * i16::from(points);
        Gain {
            tall: tall.map_or(NEVER, units),
            flat: flat.map_or(NEVER, units),
        }
    }

    const NEVER: Gain = Gain {
        tall: NEVER,
        flat: NEVER,
    };
}

/// One lane.
#[derive(Debug, Clone)]
pub(super) struct Lane {
    pub direction: Direction,
    pub number: u8,
    pub side: usize,
    pub squares: [Square; MAX_SIDE],
    /// Where the word across would be flat; 0 unless bonuses are for flat words only.
    pub flat: u32,
    pub occupied: u32,
    /// The places of which a word must hold one.
    pub anchors: u32,
    /// The places before which a word may end: the empty ones, and the one behind the lane.
    pub stops: u32,
}

impl Lane {
    pub const EMPTY: Lane = Lane {
        direction: Direction::Across,
        number: 0,
        side: 0,
        squares: [Square {
            tiles: 0,
            top: 0,
            keep: Gain::NEVER,
            lay: Gain::NEVER,
        }; MAX_SIDE],
        flat: 0,
        occupied: 0,
        anchors: 0,
        stops: 0,
    };

    /// Looks at a lane of a position. Returns a place from which on nothing has changed since
    /// the last look: 0 if nothing has, the side if anything may have.
    ///
    /// If no play of the lane can touch anything it has no anchors, and nothing else is set.
    pub fn fill(
        &mut self,
        rules: &Rules,
        position: &Position,
        direction: Direction,
        number: usize,
        codes: TileSet,
    ) -> usize {
        let (side, before) = (rules.side, (self.side, self.anchors, self.flat));
        self.anchors = position.anchors(rules, direction, number);
        if self.anchors == 0 {
            return side;
        }
        let across = &position.views[direction.turned() as usize];
        self.direction = direction;
        self.number = number as u8;
        self.side = side;
        self.occupied = position.views[direction as usize].occupied[number];
        self.stops = !self.occupied & ((2 << side) - 1);
        self.flat = if rules.bonus_flat_only {
            flat_across(across, number, side)
        } else {
            0
        };
        let marks = (before.1 ^ self.anchors) | (before.2 ^ self.flat);
        let mut changed = if before.0 == side {
            32 - marks.leading_zeros() as usize
        } else {
            side
        };
        for (place, square) in self.squares[..side].iter_mut().enumerate() {
            let index = place * side + number;
            let (height, cross) = (across.heights[index], across.points[index]);
            let taken = height > 0;
            let tiles = across.masks[index] & codes;
            let fits = tiles != 0;
            let keep = Gain::new(taken.then_some(height), (height == 1).then_some(2));
            let lay = Gain::new(
                fits.then_some(height + 1 + cross),
                (fits && !taken).then_some(2 + cross),
            );
            let top = if taken { one(across.tops[index]) } else { 0 };
            let now = Square {
                tiles,
                top,
                keep,
                lay,
            };
            if *square != now {
                *square = now;
                changed = changed.max(place + 1);
            }
        }
        changed
    }

    /// The first anchor from a place on.
    #[inline]
    pub fn first_anchor(&self, place: usize) -> Option<usize> {
        let behind = self.anchors >> place;
        (behind != 0).then(|| place + behind.trailing_zeros() as usize)
    }

    /// True if a word may begin at this place.
    #[inline]
    pub fn may_begin(&self, place: usize) -> bool {
        place == 0 || self.occupied >> (place - 1) & 1 == 0
    }

    /// True if these squares hold every square of a word that was there before (TW-Q11).
    pub fn covers_a_word(&self, squares: u32) -> bool {
        let mut left = squares & self.occupied;
        while left != 0 {
            let (start, stop) = run_around(self.occupied, left.trailing_zeros() as usize);
            let run = (1 << stop) - (1 << start);
            if stop - start > 1 && squares & run == run {
                return true;
            }
            left &= !run;
        }
        false
    }
}

/// The places of a lane where the word across would be flat.
fn flat_across(across: &View, lane: usize, side: usize) -> u32 {
    (0..side).fold(0, |flat, place| {
        flat | (across.flat[place] >> lane & 1) << place
    })
}
