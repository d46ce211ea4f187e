//! How much a lane can still bring: bounds that let the search stop early.
//!
//! The tiles of a play count only through its subset of the rack ([`Hand`]); all else is a
//! matter of the squares it uses. So a small table for each lane, filled from its end to its
//! beginning, tells the most that can still come from a place on with so many tiles in hand,
//! whatever the words are:
//!
//! ```text
//!   rest(place, hand) = the greater of   keep(place) + behind(place + 1, hand)
//!                                        lay(place)  + behind(place + 1, hand - 1)
//!   behind(place, hand) = the greater of rest(place, hand), and, if a word may end there,
//!                         the most that the tiles still in hand can be worth
//! ```

use super::rack::Hand;
use super::rules::{MAX_RACK, MAX_SIDE};
use super::slice::{Gain, Lane};

/// Bounds are counted in parts of a point, so that a row of them is one vector of 8 numbers.
pub(super) const UNIT: i32 = 16;

/// Points that rule something out.
pub(super) const NEVER: i16 = -1000;

/// The least a bound can be, in units.
const LEAST: i16 = -30_000;

/// By the number of tiles in hand, in units.
pub(super) type ByHand = [i16; MAX_RACK + 1];

/// The most that can come from one place on.
#[derive(Debug, Clone, Copy)]
struct Row {
    tall: ByHand,
    flat: ByHand,
}

impl Row {
    const LEAST: Row = Row {
        tall: [LEAST; MAX_RACK + 1],
        flat: [LEAST; MAX_RACK + 1],
    };
}

/// The bounds of one lane.
#[derive(Debug, Clone)]
pub(super) struct Bounds {
    /// Behind the first anchor of a word, where it may end.
    behind: [Row; MAX_SIDE + 1],
    /// For a word that begins at a place, with all tiles in hand.
    starts: [i16; MAX_SIDE],
}

impl Bounds {
    pub const EMPTY: Bounds = Bounds {
        behind: [Row::LEAST; MAX_SIDE + 1],
        starts: [LEAST; MAX_SIDE],
    };

    pub fn fill(&mut self, lane: &Lane, hand: &Hand) {
        let mut behind = Row::LEAST;
        let mut before = Row::LEAST;
        for place in (0..lane.side).rev() {
            let square = &lane.squares[place];
            if lane.stops >> (place + 1) & 1 == 1 {
                behind.tall = most_of(&behind.tall, &hand.most);
                behind.flat = most_of(&behind.flat, &hand.most);
            }
            behind = step(&behind, square.keep, square.lay);
            before = if lane.anchors >> place & 1 == 1 {
                behind
            } else {
                step(
                    &before,
                    Gain {
                        tall: NEVER,
                        flat: NEVER,
                    },
                    square.lay,
                )
            };
            self.behind[place] = behind;
            self.starts[place] = before.tall[hand.count].max(before.flat[hand.count]);
        }
    }

    /// The most a play of two tiles or more can come to if its word begins here, in units.
    #[inline]
    pub fn of_start(&self, place: usize) -> i32 {
        i32::from(self.starts[place])
    }

    /// The most a word can come to that has these points up to a place behind its first
    /// anchor, in units.
    #[inline]
    pub fn rest(&self, place: usize, in_hand: usize, tall: i32, flat: i32) -> i32 {
        let row = &self.behind[place];
        let in_hand = in_hand & MAX_RACK;
        let tall = UNIT * tall + i32::from(row.tall[in_hand]);
        tall.max(UNIT * flat + i32::from(row.flat[in_hand]))
    }
}

#[inline]
fn most_of(one: &ByHand, other: &ByHand) -> ByHand {
    std::array::from_fn(|index| one[index].max(other[index]))
}

/// One place more in front: keep what is there, or lay a tile.
#[inline]
fn step(row: &Row, keep: Gain, lay: Gain) -> Row {
    Row {
        tall: step_one(&row.tall, keep.tall, lay.tall),
        flat: step_one(&row.flat, keep.flat, lay.flat),
    }
}

#[inline]
fn step_one(behind: &ByHand, keep: i16, lay: i16) -> ByHand {
    let (keep, lay) = (keep * UNIT as i16, lay * UNIT as i16);
    let laid: ByHand = std::array::from_fn(|hand| if hand == 0 { LEAST } else { behind[hand - 1] });
    std::array::from_fn(|hand| {
        let kept = behind[hand].saturating_add(keep);
        kept.max(laid[hand].saturating_add(lay)).max(LEAST)
    })
}
