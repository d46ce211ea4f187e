//! The walk over one lane: every word that begins at a place and can be made there by
//! keeping tops and laying tiles.
//!
//! ```text
//!   place     0 1 2 3 4 5 6 7 8 9
//!   tops      . . . R A T E . . .      RATE -> PIRATE, CARTES, RATURE, ...
//! ```
//! A word may begin where the place before is empty and end where the place behind is. At
//! each place between, the walk keeps the top, if there is one, or lays a tile of the hand.

use super::bound::{Bounds, UNIT};
use super::hand::{Hand, Subset};
use super::lane::Lane;
use super::prefix::Prefixes;
use crate::lanes::{Line, places};
use crate::topword::forks::Fork;
use crate::topword::play::Play;
use crate::topword::rules::{BONUS, MAX_RACK, Rules};
use crate::words::{Tile, TileSet, one, tiles_of};

/// What receives the plays.
pub(super) trait Sink {
    /// True if only plays of at least [`Sink::floor`] are good enough.
    const BOUNDED: bool;

    /// Plays below this equity, in thousandths, are not good enough.
    fn floor(&self) -> i32;

    /// The same in the units of the bounds, rounded up.
    fn bound(&self) -> i16;

    /// Receives a play and its equity.
    fn take(&mut self, play: Play, equity: i32);
}

/// What the walk did to get where it is.
#[derive(Clone, Copy)]
struct Path {
    /// The tiles it can still lay.
    codes: TileSet,
    /// The places of the lane where it laid tiles.
    squares: u32,
    /// The places of the rack it laid them from.
    used: Subset,
    /// How many they are.
    count: u8,
    /// The units so far, words across included, as the sum of heights.
    tall: i16,
    /// The same as a flat word; far below zero if the word has a higher pile.
    flat: i16,
}

/// The walk over one lane.
pub(super) struct Walk<'a, S> {
    rules: &'a Rules,
    hand: &'a Hand,
    lane: &'a Lane,
    bounds: &'a Bounds,
    sink: &'a mut S,
    tiles: [Tile; MAX_RACK],
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
        }
    }

    /// Finds the plays of two tiles or more whose word begins at this place.
    pub fn from(&mut self, place: usize, prefixes: &mut Prefixes) {
        if !self.lane.may_begin(place) {
            return;
        }
        let Some(anchor) = self.lane.first_anchor(place) else {
            return;
        };
        let square = &self.lane.squares[anchor];
        let length = anchor - place;
        if length + usize::from(square.top == 0) > self.hand.count {
            return;
        }
        for prefix in prefixes.of_length(self.rules, self.hand, length) {
            if !self.leads_on(anchor, &prefix.fork, prefix.codes) {
                continue;
            }
            self.tiles = prefix.tiles;
            let path = Path {
                codes: prefix.codes,
                squares: (1 << anchor) - (1 << place),
                used: prefix.used,
                count: length as u8,
                tall: UNIT as i16 * length as i16,
                flat: 2 * UNIT as i16 * length as i16,
            };
            self.visit(anchor, &prefix.fork, path);
        }
    }

    /// Keeps or covers what is on a place, if that can lead to a play good enough.
    ///
    /// A function of its own, so that what most places are left at is tested without a call.
    #[inline(never)]
    fn visit(&mut self, place: usize, fork: &Fork, path: Path) {
        if !self.is_promising(place, fork, &path) {
            return;
        }
        let words = &self.rules.words;
        let square = &self.lane.squares[place];
        if fork.tiles & square.top != 0 {
            let mut kept = path;
            kept.tall = path.tall.saturating_add(square.keep.tall);
            kept.flat = path.flat.saturating_add(square.keep.flat);
            let behind = words.behind(fork, square.top.trailing_zeros() as Tile);
            self.arrive(place, behind, fork.ends & square.top != 0, kept);
        }
        let tiles = fork.tiles & path.codes & square.tiles;
        if tiles == 0 {
            return;
        }
        let mut laid = path;
        laid.squares |= 1 << place;
        laid.count += 1;
        laid.tall = path.tall.saturating_add(square.lay.tall);
        laid.flat = path.flat.saturating_add(square.lay.flat);
        for tile in tiles_of(tiles) {
            (laid.used, laid.codes) = self.hand.lay(path.used, path.codes, tile);
            self.tiles[usize::from(path.count)] = tile;
            let behind = words.behind(fork, tile);
            self.arrive(place, behind, fork.ends & one(tile) != 0, laid);
        }
    }

    /// True if a word that comes to this place next can be good enough.
    #[inline]
    fn is_promising(&self, place: usize, fork: &Fork, path: &Path) -> bool {
        if !S::BOUNDED {
            return true;
        }
        let size = usize::from(path.count);
        let most = self.hand.most_with(path.used, size, fork.ahead);
        self.bounds.rest[place].can_reach(self.sink.bound(), (path.tall, path.flat), &most)
    }

    /// Takes the word if it ends here, and goes on.
    #[inline]
    fn arrive(&mut self, place: usize, behind: &Fork, ends: bool, path: Path) {
        let next = place + 1;
        let stops = self.lane.stops >> next;
        if ends && stops & 1 == 1 && path.count > 1 {
            self.take(&path);
        }
        if self.leads_on(next, behind, path.codes) {
            self.visit(next, behind, path);
        }
    }

    /// True if some word goes on at this place and may end behind it.
    #[inline]
    fn leads_on(&self, place: usize, fork: &Fork, codes: TileSet) -> bool {
        if fork.lengths & self.lane.stops >> place == 0 {
            return false;
        }
        let square = &self.lane.squares[place];
        fork.tiles & (square.top | square.tiles & codes) != 0
    }

    fn take(&mut self, path: &Path) {
        let used = usize::from(path.used);
        let mut score = i32::from(path.tall.max(path.flat)) / UNIT + self.hand.points[used];
        if self.rules.bonus_flat_only {
            score += self.flat_bonus(path);
        }
        let equity = 1000 * score + self.hand.leaves[used];
        if S::BOUNDED && equity < self.sink.floor() {
            return;
        }
        if self.rules.keep_one_letter && self.lane.covers_a_word(path.squares) {
            return;
        }
        let mut tiles = self.tiles;
        tiles[usize::from(path.count)..].fill(0);
        let play = Play {
            score,
            line: Line {
                direction: self.lane.direction,
                lane: self.lane.number,
                squares: path.squares,
            },
            count: path.count,
            tiles,
        };
        self.sink.take(play, equity);
    }

    /// The bonus for tiles in words that are one tile high throughout.
    fn flat_bonus(&self, path: &Path) -> i32 {
        let lane = self.lane;
        let on_board = path.squares & !lane.occupied;
        let in_flat_word = if path.flat > 0 {
            on_board
        } else {
            on_board & lane.flat
        };
        let laid = places(path.squares).zip(self.tiles);
        let earns = |&(place, tile): &(usize, Tile)| {
            in_flat_word >> place & 1 == 1 && self.rules.bonus & one(tile) != 0
        };
        BONUS * laid.filter(earns).count() as i32
    }
}
