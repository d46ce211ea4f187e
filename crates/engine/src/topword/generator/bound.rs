//! How much a lane can still bring: bounds that let the search stop early.
//!
//! The tiles of a play count only through its subset of the rack ([`Hand`]); all else is a
//! matter of the squares it uses. So a small table for each lane, filled from its end to its
//! beginning, tells the most that squares can still bring from a place on, for each number
//! of tiles laid there, with any words:
//!
//! ```text
//!   rest(place, tiles)  = the greater of  keep(place) + after(place, tiles)
//!                                         lay(place)  + after(place, tiles - 1)
//!   after(place, tiles) = the greater of  rest(place + 1, tiles) and, if a word may end at
//!                         this place, 0 for no tiles
//! ```
//! What the subset brings is added when a bound is asked for, for each number of tiles: the
//! best of the subsets that hold the tiles laid so far, and of those in which all other tiles
//! stand further on in some word. Numbers of tiles stand side by side, as a vector of eight
//! 16-bit numbers.

use super::hand::Hand;
use super::lane::Lane;
use crate::lanes::MAX_SIDE;
use crate::topword::rules::MAX_RACK;

/// Bounds are counted in parts of a point, so that they fit 16 bits.
pub(super) const UNIT: i32 = 16;

/// Units that rule something out.
pub(super) const NEVER: i16 = -16_000;

/// The least a bound can be, in units.
pub(super) const LEAST: i16 = -30_000;

/// How many numbers of tiles there are, 0 among them.
pub(super) const SIZES: usize = MAX_RACK + 1;

/// Thousandths of a point in units, rounded up.
#[inline]
pub(super) fn to_units(thousandths: i32) -> i16 {
    let units = -(-thousandths * UNIT).div_euclid(1000);
    units.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// By the number of tiles to be laid, in units.
pub(super) type ByTiles = [i16; SIZES];

/// The two ways in which a word may be counted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ways {
    tall: ByTiles,
    flat: ByTiles,
}

impl Ways {
    const NONE: Ways = Ways {
        tall: [LEAST; SIZES],
        flat: [LEAST; SIZES],
    };

    /// True if a word can still come to `least`. It has `tall` or `flat` units already, and the
    /// tiles it lays are worth `worth`, by the number of further tiles.
    #[inline]
    pub fn can_reach(&self, least: i16, (tall, flat): (i16, i16), worth: &ByTiles) -> bool {
        let (tall, flat) = (least.saturating_sub(tall), least.saturating_sub(flat));
        let mut can = false;
        for (&worth, (&by_tall, &by_flat)) in worth.iter().zip(self.tall.iter().zip(&self.flat)) {
            can |= by_tall.saturating_add(worth) >= tall;
            can |= by_flat.saturating_add(worth) >= flat;
        }
        can
    }
}

/// The bounds of one lane.
#[derive(Debug, Clone)]
pub(super) struct Bounds {
    /// For a word that comes to a place next, its first anchor or a later one.
    pub rest: [Ways; MAX_SIDE],
}

impl Bounds {
    pub const EMPTY: Bounds = Bounds {
        rest: [Ways::NONE; MAX_SIDE],
    };

    /// Looks at a lane again that has changed only before this place.
    pub fn fill(&mut self, lane: &Lane, changed: usize) {
        let mut rest = if changed < lane.side {
            self.rest[changed]
        } else {
            Ways::NONE
        };
        for place in (0..changed).rev() {
            let end = &ENDS[(lane.stops >> (place + 1) & 1) as usize];
            let square = &lane.squares[place];
            rest = Ways {
                tall: step(&rest.tall, end, square.keep.tall, square.lay.tall),
                flat: step(&rest.flat, end, square.keep.flat, square.lay.flat),
            };
            self.rest[place] = rest;
        }
    }

    /// The most that a play of two tiles or more can bring if its word begins `before` places in
    /// front of its first anchor.
    #[inline]
    pub fn of_start(&self, anchor: usize, before: usize, hand: &Hand) -> i16 {
        let Ways { tall, flat } = &self.rest[anchor];
        let most = hand.most(0, before);
        let laid = UNIT as i16 * before as i16;
        let mut greatest = i16::MIN;
        for tiles in 0..SIZES {
            let tall = tall[tiles].saturating_add(laid);
            let flat = flat[tiles].saturating_add(2 * laid);
            greatest = greatest.max(tall.max(flat).saturating_add(most[tiles]));
        }
        greatest
    }
}

/// What is still to come for a word that ends here: if it may not end, and if it may.
const ENDS: [ByTiles; 2] = [[LEAST; SIZES], {
    let mut end = [LEAST; SIZES];
    end[0] = 0;
    end
}];

/// One place more in front: keep what is there, or lay a tile. Behind it the word ends or
/// goes on.
#[inline]
fn step(rest: &ByTiles, end: &ByTiles, keep: i16, lay: i16) -> ByTiles {
    let mut after = [0; SIZES];
    for tiles in 0..SIZES {
        after[tiles] = rest[tiles].max(end[tiles]);
    }
    // Spelled out, for the compiler makes one step of this and many of a loop.
    let one_fewer = [
        LEAST, after[0], after[1], after[2], after[3], after[4], after[5], after[6],
    ];
    let mut before = [0; SIZES];
    for tiles in 0..SIZES {
        let kept = after[tiles].saturating_add(keep);
        let laid = one_fewer[tiles].saturating_add(lay);
        before[tiles] = kept.max(laid);
    }
    before
}
