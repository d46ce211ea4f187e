//! How much a lane can still bring: bounds that let the search stop early.
//!
//! The tiles of a play count only through its subset of the rack ([`Hand`]); all else is a
//! matter of the squares it uses. So a small table for each lane, filled from its end to its
//! beginning, tells the most that squares can still bring from a place on if so many tiles
//! are laid there, whatever the words are:
//!
//! ```text
//!   rest(place, tiles)  = the greater of  keep(place) + after(place, tiles)
//!                                         lay(place)  + after(place, tiles - 1)
//!   after(place, tiles) = the greater of  rest(place + 1, tiles) and, if a word may end at
//!                         this place, 0 for no tiles
//! ```
//! What the subset brings is added when a bound is asked for: the best of the subsets that
//! hold the tiles laid so far, for each number of tiles. Numbers of tiles stand side by side,
//! as a vector of eight 16-bit numbers.

use super::hand::Hand;
use super::rules::{MAX_RACK, MAX_SIDE};
use super::slice::Lane;

/// Bounds are counted in parts of a point, so that they fit 16 bits.
pub(super) const UNIT: i32 = 16;

/// Points that rule something out.
pub(super) const NEVER: i16 = -1000;

/// The least a bound can be, in units.
pub(super) const LEAST: i16 = -30_000;

/// How many numbers of tiles there are, 0 among them.
pub(super) const SIZES: usize = MAX_RACK + 1;

/// Thousandths of a point in units, rounded up.
#[inline]
pub(super) fn to_units(thousandths: i32) -> i16 {
    -(-thousandths * UNIT).div_euclid(1000) as i16
}

/// By the number of tiles to be laid, in units.
pub(super) type ByTiles = [i16; SIZES];

/// The two ways in which a word may be counted.
#[derive(Debug, Clone, Copy)]
struct Ways {
    tall: ByTiles,
    flat: ByTiles,
}

impl Ways {
    const NONE: Ways = Ways {
        tall: [LEAST; SIZES],
        flat: [LEAST; SIZES],
    };
}

/// The bounds of one lane.
#[derive(Debug, Clone)]
pub(super) struct Bounds {
    /// For a word that has come to a place, its first anchor or a later one, and ends there
    /// or goes on.
    after: [Ways; MAX_SIDE],
    /// For a word that comes to its first anchor with this place.
    rest: [Ways; MAX_SIDE],
}

impl Bounds {
    pub const EMPTY: Bounds = Bounds {
        after: [Ways::NONE; MAX_SIDE],
        rest: [Ways::NONE; MAX_SIDE],
    };

    /// Looks at a lane again that has changed only before this place.
    pub fn fill(&mut self, lane: &Lane, changed: usize) {
        let mut next = if changed < lane.side {
            self.rest[changed]
        } else {
            Ways::NONE
        };
        for place in (0..changed).rev() {
            let end = &ENDS[(lane.stops >> (place + 1) & 1) as usize];
            next = Ways {
                tall: greater(&next.tall, end),
                flat: greater(&next.flat, end),
            };
            self.after[place] = next;
            let square = &lane.squares[place];
            next = Ways {
                tall: step(&next.tall, square.keep.tall, square.lay.tall),
                flat: step(&next.flat, square.keep.flat, square.lay.flat),
            };
            self.rest[place] = next;
        }
    }

    /// The most a play of two tiles or more can come to whose word begins so many places
    /// before its first anchor.
    #[inline]
    pub fn of_start(&self, anchor: usize, before: usize, hand: &Hand) -> i16 {
        let rest = &self.rest[anchor];
        let most = hand.most(0, before);
        let laid = UNIT as i16 * before as i16;
        let (tall, flat) = (greatest(&rest.tall, most), greatest(&rest.flat, most));
        tall.saturating_add(laid).max(flat.saturating_add(2 * laid))
    }

    /// True if a word can come to `least` units that has these points up to a place and with
    /// it, and laid this subset of so many tiles.
    #[inline]
    pub fn can_reach(
        &self,
        least: i32,
        place: usize,
        (tall, flat): (i16, i16),
        most: &ByTiles,
    ) -> bool {
        let after = &self.after[place];
        let missing = |points: i16| {
            let missing = least - UNIT * i32::from(points);
            missing.clamp(i16::MIN.into(), i16::MAX.into()) as i16
        };
        let (tall, flat) = (missing(tall), missing(flat));
        let mut can = false;
        for tiles in 0..SIZES {
            can |= after.tall[tiles].saturating_add(most[tiles]) >= tall;
            can |= after.flat[tiles].saturating_add(most[tiles]) >= flat;
        }
        can
    }
}

/// What a word can still come to if it may not or may end.
const ENDS: [ByTiles; 2] = [[LEAST; SIZES], {
    let mut end = [LEAST; SIZES];
    end[0] = 0;
    end
}];

/// The greater of two numbers, for each number of tiles.
#[inline]
fn greater(one: &ByTiles, two: &ByTiles) -> ByTiles {
    let mut greater = [0; SIZES];
    for tiles in 0..SIZES {
        greater[tiles] = one[tiles].max(two[tiles]);
    }
    greater
}

/// One place more in front: keep what is there, or lay a tile.
#[inline]
fn step(after: &ByTiles, keep: i16, lay: i16) -> ByTiles {
    let (keep, lay) = (UNIT as i16 * keep, UNIT as i16 * lay);
    let [a, b, c, d, e, f, g, _] = *after;
    let fewer = [LEAST, a, b, c, d, e, f, g];
    let mut rest = [0; SIZES];
    for tiles in 0..SIZES {
        let kept = after[tiles].saturating_add(keep);
        let laid = fewer[tiles].saturating_add(lay);
        rest[tiles] = kept.max(laid);
    }
    rest
}

/// The greatest sum, over the numbers of tiles.
#[inline]
fn greatest(squares: &ByTiles, most: &ByTiles) -> i16 {
    let mut greatest = i16::MIN;
    for tiles in 0..SIZES {
        greatest = greatest.max(squares[tiles].saturating_add(most[tiles]));
    }
    greatest
}
