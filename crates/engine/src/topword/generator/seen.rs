//! What is known of a lane from an earlier look at it with the same hand.
//!
//! The plays of a word that begins at a place depend on the lane from there on and on the
//! hand. As long as both stay the same, so do the best plays of the place: on a board that
//! differs elsewhere it is not searched again.

use super::best::Ranked;
use super::bound::{Bounds, to_units};
use super::hand::Hand;
use super::lane::Lane;
use crate::lanes::{Direction, MAX_SIDE, places};
use crate::topword::position::Position;
use crate::topword::rules::Rules;

/// What is known of the plays whose word begins at one place.
#[derive(Debug, Clone, Copy)]
pub(super) enum Known {
    Nothing,
    /// All have less than this equity.
    Below(i32),
    /// This is the best of them.
    Best(Ranked),
}

/// A lane with what is known of it.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    pub lane: Lane,
    pub bounds: Bounds,
    pub known: [Known; MAX_SIDE],
}

impl Seen {
    pub const NOTHING: Seen = Seen {
        lane: Lane::EMPTY,
        bounds: Bounds::EMPTY,
        known: [Known::Nothing; MAX_SIDE],
    };

    /// Forgets everything: there is another hand.
    pub fn forget(&mut self) {
        self.lane.side = 0;
    }

    /// Looks at the lane of a position.
    pub fn look(
        &mut self,
        rules: &Rules,
        position: &Position,
        direction: Direction,
        number: usize,
        hand: &Hand,
    ) {
        let changed = self
            .lane
            .fill(rules, position, direction, number, hand.codes);
        if self.lane.anchors != 0 {
            self.bounds.fill(&self.lane, changed);
            self.known[..changed].fill(Known::Nothing);
        }
    }

    /// The places where a word may begin, each with the most that its plays can come to, in
    /// units.
    pub fn starts<'a>(&'a self, hand: &'a Hand) -> impl Iterator<Item = (usize, i16)> + 'a {
        let lane = &self.lane;
        let behind_last = 32 - lane.anchors.leading_zeros();
        let begins = !(lane.occupied << 1) & ((1_u64 << behind_last) - 1) as u32;
        places(begins).filter_map(|place| {
            let before = (lane.anchors >> place).trailing_zeros() as usize;
            if before > hand.count {
                return None;
            }
            let most = match &self.known[place] {
                Known::Nothing => i16::MAX,
                Known::Below(equity) => to_units(equity - 1),
                Known::Best(ranked) => to_units(ranked.equity),
            };
            let bound = self.bounds.of_start(place + before, before, hand);
            Some((place, bound.min(most)))
        })
    }
}
