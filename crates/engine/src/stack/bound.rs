//! How much a lane can still bring: bounds that let the search stop early.
//!
//! The tiles of a play count only through its subset of the rack ([`Hand`]); all else is a
//! matter of the squares it uses. So a small table for each lane, filled from its end to its
//! beginning, tells the most that can still come from a place on with so many tiles in hand,
//! whatever the words are:
//!
//! ```text
//!   rest(place, hand)  = the greater of  keep(place) + after(place, hand)
//!                                        lay(place)  + after(place, hand - 1)
//!   after(place, hand) = the greater of  rest(place + 1, hand) and, if a word may end at
//!                        this place, the most that the tiles still in hand can be worth
//! ```
//! Eight lanes are done side by side, as vectors of 16-bit numbers.

use super::lane::Direction;
use super::position::Position;
use super::rack::Hand;
use super::rules::{MAX_RACK, MAX_SIDE};
use super::words::TileSet;

/// Bounds are counted in parts of a point, so that they fit 16 bits.
pub(super) const UNIT: i32 = 16;

/// Points that rule something out.
pub(super) const NEVER: i16 = -1000;

/// The least a bound can be, in units.
const LEAST: i16 = -30_000;

/// By the number of tiles in hand, in units.
pub(super) type ByHand = [i16; MAX_RACK + 1];

/// How many lanes are done side by side.
const WIDTH: usize = 8;

/// A number for each of the lanes.
type Lanes = [i16; WIDTH];

/// For each number of tiles in hand.
type Rows = [Lanes; MAX_RACK + 1];

/// The two ways in which a word may be counted.
const WAYS: usize = 2;
const TALL: usize = 0;
const FLAT: usize = 1;

/// The bounds of eight lanes.
#[derive(Debug, Clone)]
struct Block {
    /// For a word that has come to a place, its first anchor or a later one, and ends there
    /// or goes on.
    after: [[Rows; WAYS]; MAX_SIDE],
    /// For a word that comes to its first anchor with this place.
    rest: [[Rows; WAYS]; MAX_SIDE],
}

/// The bounds of all lanes of a board.
#[derive(Debug, Clone)]
pub(super) struct Bounds {
    blocks: Vec<Block>,
}

/// The bounds of one lane.
#[derive(Clone, Copy)]
pub(super) struct LaneBounds<'a> {
    block: &'a Block,
    lane: usize,
}

impl Bounds {
    pub fn new() -> Self {
        let rows = [[[LEAST; WIDTH]; MAX_RACK + 1]; WAYS];
        let block = Block {
            after: [rows; MAX_SIDE],
            rest: [rows; MAX_SIDE],
        };
        Bounds {
            blocks: vec![block; 2 * MAX_SIDE.div_ceil(WIDTH)],
        }
    }

    /// Looks at all lanes.
    pub fn fill(&mut self, position: &Position, hand: &Hand) {
        for direction in Direction::BOTH {
            for first in (0..position.side).step_by(WIDTH) {
                let block = &mut self.blocks[block_of(direction, first)];
                block.fill(position, direction, first, hand);
            }
        }
    }

    pub fn of_lane(&self, direction: Direction, lane: usize) -> LaneBounds<'_> {
        LaneBounds {
            block: &self.blocks[block_of(direction, lane)],
            lane: lane % WIDTH,
        }
    }
}

fn block_of(direction: Direction, lane: usize) -> usize {
    direction as usize * MAX_SIDE.div_ceil(WIDTH) + lane / WIDTH
}

impl LaneBounds<'_> {
    /// The most a play of two tiles or more can come to whose word begins so many places
    /// before its first anchor.
    #[inline]
    pub fn of_start(&self, anchor: usize, before: usize, hand: &Hand) -> i16 {
        let [tall, flat] = &self.block.rest[anchor];
        let in_hand = (hand.count - before) & MAX_RACK;
        let laid = UNIT as i16 * before as i16;
        (tall[in_hand][self.lane] + laid).max(flat[in_hand][self.lane] + 2 * laid)
    }

    /// The most a word can come to that has these points up to a place and with it, in units.
    #[inline]
    pub fn after(&self, place: usize, in_hand: usize, tall: i16, flat: i16) -> i32 {
        let rows = &self.block.after[place];
        let in_hand = in_hand & MAX_RACK;
        let tall = UNIT * i32::from(tall) + i32::from(rows[TALL][in_hand][self.lane]);
        tall.max(UNIT * i32::from(flat) + i32::from(rows[FLAT][in_hand][self.lane]))
    }
}

impl Block {
    fn fill(&mut self, position: &Position, direction: Direction, first: usize, hand: &Hand) {
        // The lanes across these have the squares of one place side by side.
        let view = &position.views[direction.turned() as usize];
        let side = position.side;
        let mut rest = [[[LEAST; WIDTH]; MAX_RACK + 1]; WAYS];
        let mut stop: Lanes = [0; WIDTH];
        for place in (0..side).rev() {
            let squares = place * side + first..place * side + first + WIDTH;
            let gains = Gains::new(
                &view.masks[squares.clone()],
                &view.points[squares.clone()],
                &view.heights[squares.clone()],
                hand.codes,
            );
            for way in [TALL, FLAT] {
                let after = &mut self.after[place][way];
                may_stop(&rest[way], &stop, &hand.most, after);
                step(after, &gains.keep[way], &gains.lay[way], &mut rest[way]);
                self.rest[place][way] = rest[way];
            }
            for (stop, &height) in stop.iter_mut().zip(&view.heights[squares]) {
                *stop = if height == 0 { 0 } else { LEAST };
            }
        }
    }
}

/// What keeping and laying add on one place of each lane, in units.
struct Gains {
    keep: [Lanes; WAYS],
    lay: [Lanes; WAYS],
}

impl Gains {
    #[inline]
    fn new(masks: &[TileSet], points: &[u8], heights: &[u8], codes: TileSet) -> Self {
        let mut gains = Gains {
            keep: [[0; WIDTH]; WAYS],
            lay: [[0; WIDTH]; WAYS],
        };
        let unit = UNIT as i16;
        for lane in 0..WIDTH {
            let height = unit * i16::from(heights[lane]);
            let open = if masks[lane] & codes == 0 { LEAST } else { 0 };
            let lay = open + unit * i16::from(points[lane]);
            gains.keep[TALL][lane] = if height == 0 { LEAST } else { height };
            gains.keep[FLAT][lane] = if height == unit { 2 * unit } else { LEAST };
            gains.lay[TALL][lane] = lay + height + unit;
            gains.lay[FLAT][lane] = if height == 0 { lay + 2 * unit } else { LEAST };
        }
        gains
    }
}

/// The word may also end here, in the lanes where `stop` is 0.
#[inline]
fn may_stop(rest: &Rows, stop: &Lanes, most: &ByHand, after: &mut Rows) {
    for hand in 0..=MAX_RACK {
        for lane in 0..WIDTH {
            let stopped = stop[lane].saturating_add(most[hand]);
            after[hand][lane] = rest[hand][lane].max(stopped);
        }
    }
}

/// One place more in front: keep what is there, or lay a tile.
#[inline]
fn step(after: &Rows, keep: &Lanes, lay: &Lanes, rest: &mut Rows) {
    for lane in 0..WIDTH {
        rest[0][lane] = after[0][lane].saturating_add(keep[lane]);
    }
    for hand in 1..=MAX_RACK {
        for lane in 0..WIDTH {
            let kept = after[hand][lane].saturating_add(keep[lane]);
            let laid = after[hand - 1][lane].saturating_add(lay[lane]);
            rest[hand][lane] = kept.max(laid);
        }
    }
}
