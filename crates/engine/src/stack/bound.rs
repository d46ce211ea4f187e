//! How much a lane can still bring: bounds that let the search stop early.
//!
//! The score of a play depends on its tiles only through [`Hand::points`]; all else depends
//! on the squares it uses. So a small table for each lane, filled from its end to its
//! beginning, tells the most that can still be gained from a place on by laying exactly so
//! many tiles, whatever the words are.

use super::rack::Hand;
use super::rules::{MAX_RACK, MAX_SIDE};
use super::search::Lane;

/// Points by number of tiles laid.
type ByCount = [i16; MAX_RACK + 1];

/// Equity in thousandths by number of tiles in hand.
type ByHand = [i32; MAX_RACK + 1];

/// It cannot be done.
const NEVER: i16 = -10_000;

/// The most that can be gained from each place of a lane on, for words that are one tile
/// high throughout and for others.
#[derive(Debug, Clone)]
pub(super) struct Bounds {
    /// Others, when an anchor was passed.
    tall: [ByCount; MAX_SIDE + 1],
    /// Flat words, when an anchor was passed.
    flat: [ByCount; MAX_SIDE + 1],
    /// The same before the first anchor was passed.
    tall_before: [ByCount; MAX_SIDE + 1],
    flat_before: [ByCount; MAX_SIDE + 1],
    /// All four with the hand's own values: what the search looks up.
    folded: [[ByHand; MAX_SIDE + 1]; 4],
    is_folded: bool,
}

impl Bounds {
    pub const EMPTY: Bounds = Bounds {
        tall: [[NEVER; MAX_RACK + 1]; MAX_SIDE + 1],
        flat: [[NEVER; MAX_RACK + 1]; MAX_SIDE + 1],
        tall_before: [[NEVER; MAX_RACK + 1]; MAX_SIDE + 1],
        flat_before: [[NEVER; MAX_RACK + 1]; MAX_SIDE + 1],
        folded: [[[0; MAX_RACK + 1]; MAX_SIDE + 1]; 4],
        is_folded: false,
    };

    pub fn fill(&mut self, lane: &Lane) {
        let side = lane.side;
        self.is_folded = false;
        for table in self.tables_mut() {
            table[side] = [NEVER; MAX_RACK + 1];
        }
        for place in (0..side).rev() {
            let height = i16::from(lane.heights[place]);
            let open = lane.masks[place] != 0;
            let may_stop = lane.stops >> (place + 1) & 1 == 1;
            let cross = i16::from(lane.points[place]);
            let taken = height > 0;
            let keep = if taken { height } else { NEVER };
            let lay = if open { height + 1 + cross } else { NEVER };
            let flat_keep = if height == 1 { 2 } else { NEVER };
            let flat_lay = if open && !taken { 2 + cross } else { NEVER };
            self.tall[place] = step(self.tall[place + 1], may_stop, keep, lay);
            self.flat[place] = step(self.flat[place + 1], may_stop, flat_keep, flat_lay);
            if lane.anchors >> place & 1 == 1 {
                self.tall_before[place] = self.tall[place];
                self.flat_before[place] = self.flat[place];
            } else {
                self.tall_before[place] = step(self.tall_before[place + 1], false, NEVER, lay);
                self.flat_before[place] = step(self.flat_before[place + 1], false, NEVER, flat_lay);
            }
        }
    }

    fn tables_mut(&mut self) -> [&mut [ByCount; MAX_SIDE + 1]; 4] {
        [
            &mut self.tall,
            &mut self.flat,
            &mut self.tall_before,
            &mut self.flat_before,
        ]
    }

    /// The most a play of two tiles or more can come to if its word begins here; `i32::MIN`
    /// if there can be none.
    pub fn of_start(&self, hand: &Hand, place: usize) -> i32 {
        let mut most = i32::MIN;
        for count in 2..=hand.count {
            let points = self.tall_before[place][count].max(self.flat_before[place][count]);
            if points > 0 {
                most = most.max(1000 * i32::from(points) + hand.most[hand.count - count]);
            }
        }
        most
    }

    /// Prepares [`Bounds::rest`].
    pub fn fold(&mut self, hand: &Hand, side: usize) {
        if self.is_folded {
            return;
        }
        self.is_folded = true;
        let tables = [&self.tall, &self.flat, &self.tall_before, &self.flat_before];
        for (folded, table) in self.folded.iter_mut().zip(tables) {
            for (by_hand, by_count) in folded.iter_mut().zip(table).take(side) {
                for (in_hand, bound) in by_hand.iter_mut().enumerate().take(hand.count + 1) {
                    *bound = i32::MIN / 4;
                    for (count, &points) in by_count.iter().enumerate().take(in_hand + 1) {
                        let value = 1000 * i32::from(points) + hand.most[in_hand - count];
                        *bound = (*bound).max(value);
                    }
                }
            }
        }
    }

    /// The most that can be gained from a place on with so many tiles in hand, for words
    /// that are not flat and for flat ones, before or behind the first anchor.
    #[inline]
    pub fn rest(&self, place: usize, in_hand: usize, before: bool) -> (i32, i32) {
        let first = usize::from(before) * 2;
        (
            self.folded[first][place][in_hand],
            self.folded[first + 1][place][in_hand],
        )
    }
}

/// One place more in front: keep what is there, or lay a tile.
#[inline]
fn step(mut behind: ByCount, may_stop: bool, keep: i16, lay: i16) -> ByCount {
    if may_stop {
        behind[0] = behind[0].max(0);
    }
    let mut here = [NEVER; MAX_RACK + 1];
    for count in 0..=MAX_RACK {
        let kept = behind[count] + keep;
        let laid = if count > 0 {
            behind[count - 1] + lay
        } else {
            NEVER
        };
        here[count] = kept.max(laid).max(NEVER);
    }
    here
}
