//! The walk over one lane: every word that begins at a place and can be made there by
//! keeping tops and laying tiles.
//!
//! ```text
//!   place     0 1 2 3 4 5 6 7 8 9
//!   tops      . . . R A T E . . .      RATE -> PIRATE, CARTES, RATURE, ...
//! ```
//! A word may begin where the place before is empty and end where the place behind is. At
//! each place between, the walk keeps the top, if there is one, or lays a tile of the hand.

use super::bound::Bounds;
use super::lane::Direction;
use super::play::Play;
use super::position::Position;
use super::rack::{Hand, Subset};
use super::rules::{BONUS, MAX_RACK, MAX_SIDE, Rules};
use super::words::{ForkId, TileSet, one};
use crate::Tile;

/// Who receives the plays.
pub(super) trait Sink {
    /// True if only plays of at least [`Sink::floor`] are wanted.
    const BOUNDED: bool;

    /// Plays below this equity, in thousandths, are of no use.
    fn floor(&self) -> i32;

    /// Receives a play and its equity.
    fn take(&mut self, play: Play, equity: i32);
}

/// One lane as a hand sees it.
#[derive(Debug, Clone)]
pub(super) struct Lane {
    pub direction: Direction,
    pub number: u8,
    pub side: usize,
    /// The tiles of the hand that may be laid on each place.
    pub masks: [TileSet; MAX_SIDE],
    pub tops: [Tile; MAX_SIDE],
    pub heights: [u8; MAX_SIDE],
    /// What the word across scores.
    pub points: [u8; MAX_SIDE],
    /// Where the word across would be flat.
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
        masks: [0; MAX_SIDE],
        tops: [0; MAX_SIDE],
        heights: [0; MAX_SIDE],
        points: [0; MAX_SIDE],
        flat: 0,
        occupied: 0,
        anchors: 0,
        stops: 0,
    };

    pub fn fill(
        &mut self,
        rules: &Rules,
        position: &Position,
        direction: Direction,
        number: usize,
        codes: TileSet,
    ) {
        let side = rules.side;
        let view = &position.views[direction as usize];
        let squares = number * side..(number + 1) * side;
        self.direction = direction;
        self.number = number as u8;
        self.side = side;
        for (mask, allowed) in self.masks.iter_mut().zip(&view.masks[squares.clone()]) {
            *mask = allowed & codes;
        }
        self.tops[..side].copy_from_slice(&view.tops[squares.clone()]);
        self.heights[..side].copy_from_slice(&view.heights[squares.clone()]);
        self.points[..side].copy_from_slice(&view.points[squares]);
        self.flat = view.flat[number];
        self.occupied = view.occupied[number];
        self.anchors = position.anchors(rules, direction, number);
        self.stops = !self.occupied & ((2 << side) - 1);
    }

    /// The first anchor from a place on, if a word that begins at this place can reach it.
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
}

/// Where the walk is, and what it did to get there.
#[derive(Clone, Copy)]
struct Path {
    fork: ForkId,
    /// The tiles it can still lay.
    codes: TileSet,
    /// The places of the rack it laid tiles from.
    used: Subset,
    count: u8,
    /// Every place so far of the old run it is in was covered.
    covers: bool,
    /// The word has a pile of two or more.
    tall: bool,
    /// Bonus tiles in flat words across, and others on empty squares.
    bonus: u8,
    bonus_if_flat: u8,
    squares: u32,
    /// Points of the words across.
    cross: i32,
    /// The heights of the word's piles.
    sum: i32,
}

/// The walk over one lane.
pub(super) struct Walk<'a, S> {
    pub rules: &'a Rules,
    pub hand: &'a Hand,
    pub lane: &'a Lane,
    pub bounds: &'a Bounds,
    pub sink: &'a mut S,
    tiles: [Tile; MAX_RACK],
    start: usize,
    /// A word must not end before this place.
    anchor: usize,
}

impl<'a, S: Sink> Walk<'a, S> {
    pub fn new(
        rules: &'a Rules,
        hand: &'a Hand,
        lane: &'a Lane,
        bounds: &'a Bounds,
        sink: &'a mut S,
    ) -> Self {
        let tiles = [0; MAX_RACK];
        Walk {
            rules,
            hand,
            lane,
            bounds,
            sink,
            tiles,
            start: 0,
            anchor: 0,
        }
    }

    /// Finds the plays of two tiles or more whose word begins at this place.
    pub fn from(&mut self, place: usize) {
        if !self.lane.may_begin(place) {
            return;
        }
        let Some(anchor) = self.lane.first_anchor(place) else {
            return;
        };
        if anchor - place >= self.hand.count + usize::from(self.lane.tops[anchor] != 0) {
            return;
        }
        self.start = place;
        self.anchor = anchor;
        let path = Path {
            fork: self.rules.words.root(),
            codes: self.hand.codes,
            used: 0,
            count: 0,
            covers: false,
            tall: false,
            bonus: 0,
            bonus_if_flat: 0,
            squares: 0,
            cross: 0,
            sum: 0,
        };
        self.visit(place, path);
    }

    /// Keeps or covers what is on a place.
    fn visit(&mut self, place: usize, path: Path) {
        let words = &self.rules.words;
        let fork = words.fork(path.fork);
        let top = self.lane.tops[place];
        let height = i32::from(self.lane.heights[place]);
        if top != 0 && fork.tiles & one(top) != 0 {
            let mut kept = path;
            kept.fork = words.behind(fork, top);
            kept.sum += height;
            kept.tall |= height > 1;
            kept.covers = false;
            self.arrive(place, kept, fork.ends & one(top) != 0);
        }
        let mut tiles = fork.tiles & path.codes & self.lane.masks[place];
        if tiles == 0 {
            return;
        }
        let mut laid = path;
        laid.squares |= 1 << place;
        laid.count += 1;
        laid.cross += i32::from(self.lane.points[place]);
        laid.sum += height + 1;
        laid.tall |= height > 0;
        laid.covers = top != 0 && (self.begins_run(place) || path.covers);
        while tiles != 0 {
            let tile = tiles.trailing_zeros() as Tile;
            tiles &= tiles - 1;
            let slots = self.hand.slots[usize::from(tile)] & !path.used;
            let mut next = laid;
            next.fork = words.behind(fork, tile);
            next.used |= slots & slots.wrapping_neg();
            if slots.is_power_of_two() {
                next.codes &= !self.rules.faces(tile);
            }
            if self.rules.bonus_flat_only && self.rules.bonus & one(tile) != 0 && height == 0 {
                let in_flat_word = self.lane.flat >> place & 1 == 1;
                next.bonus += u8::from(in_flat_word);
                next.bonus_if_flat += u8::from(!in_flat_word);
            }
            self.tiles[usize::from(path.count)] = tile;
            self.arrive(place, next, fork.ends & one(tile) != 0);
        }
    }

    /// Takes the word if it ends here, and goes on.
    #[inline]
    fn arrive(&mut self, place: usize, path: Path, ends: bool) {
        let next = place + 1;
        let may_stop = self.lane.stops >> next & 1 == 1;
        if path.covers && may_stop && self.rules.keep_one_letter && !self.begins_run(place) {
            return;
        }
        if ends && may_stop && path.count > 1 && place >= self.anchor {
            self.take(place, &path);
        }
        if next == self.lane.side {
            return;
        }
        if self.rules.words.fork(path.fork).lengths & (self.lane.stops >> next) == 0 {
            return;
        }
        if S::BOUNDED && self.most(place, &path) < self.sink.floor() {
            return;
        }
        self.visit(next, path);
    }

    /// True if the old run that holds this place begins with it.
    #[inline]
    fn begins_run(&self, place: usize) -> bool {
        place == 0 || self.lane.occupied >> (place - 1) & 1 == 0
    }

    /// The most a path can come to if it goes on behind a place.
    #[inline]
    fn most(&self, place: usize, path: &Path) -> i32 {
        let in_hand = self.hand.count - usize::from(path.count);
        let (tall, flat) = self.bounds.rest(place + 1, in_hand, place < self.anchor);
        let most = tall + 1000 * (path.sum + path.cross);
        if path.tall {
            return most;
        }
        let length = (place + 1 - self.start) as i32;
        most.max(flat + 1000 * (2 * length + path.cross))
    }

    fn take(&mut self, place: usize, path: &Path) {
        let length = (place + 1 - self.start) as i32;
        let used = usize::from(path.used);
        let mut score = path.cross + self.hand.points[used];
        if path.tall {
            score += path.sum + BONUS * i32::from(path.bonus);
        } else {
            score += 2 * length + BONUS * i32::from(path.bonus + path.bonus_if_flat);
        }
        let equity = 1000 * score + self.hand.leaves[used];
        if S::BOUNDED && equity < self.sink.floor() {
            return;
        }
        let mut tiles = self.tiles;
        tiles[usize::from(path.count)..].fill(0);
        let play = Play {
            score,
            direction: self.lane.direction,
            lane: self.lane.number,
            count: path.count,
            squares: path.squares,
            tiles,
        };
        self.sink.take(play, equity);
    }
}
