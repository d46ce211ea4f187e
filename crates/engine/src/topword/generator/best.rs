//! The best plays so far, and what a play must reach to be among them.

use super::bound::to_units;
use super::seen::Known;
use super::walk::Sink;
use crate::topword::play::Play;

/// A play with its equity in thousandths of a point: its score and the value of the tiles
/// that stay on the rack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ranked {
    /// The play.
    pub play: Play,
    /// Its equity.
    pub equity: i32,
    /// Where its word begins, as a number that breaks ties: the lower the better.
    order: u16,
}

/// While the list is not full, every play is good enough.
const NO_FLOOR: i32 = i32::MIN / 2;

/// The best plays so far, best first, at most as many as the caller wants.
///
/// Starts are searched in the order of their promise, not in the order that breaks ties. So a
/// play that equals the last of a full list replaces it if its start comes before that play's
/// start, and the floor depends on the start that is searched.
#[derive(Debug, Default)]
pub(super) struct Best {
    plays: Vec<Ranked>,
    wanted: usize,
    order: u16,
    floor: i32,
    /// The floor in the units of the bounds.
    bound: i16,
}

impl Best {
    pub fn clear(&mut self, wanted: usize) {
        self.plays.clear();
        self.plays.reserve(wanted.min(1 << 16));
        self.wanted = wanted;
        self.order = 0;
        self.floor = NO_FLOOR;
        self.bound = i16::MIN;
    }

    pub fn plays(&self) -> &[Ranked] {
        &self.plays
    }

    /// Goes to a start; false if nothing there can be good enough.
    pub fn enter(&mut self, order: u16, most: i16) -> bool {
        self.order = order;
        self.set_floor();
        most >= self.bound
    }

    /// What is known of the present start, which was searched with this floor.
    pub fn learned(&self, floor: i32) -> Known {
        match self.plays.first() {
            Some(best) if self.wanted == 1 && best.order == self.order => Known::Best(*best),
            Some(_) if self.wanted == 1 => Known::Below(floor),
            _ => Known::Nothing,
        }
    }

    fn set_floor(&mut self) {
        if let Some(last) = self.plays.get(self.wanted - 1) {
            self.floor = last.equity + i32::from(last.order <= self.order);
            self.bound = to_units(self.floor);
        }
    }
}

impl Sink for Best {
    const BOUNDED: bool = true;

    #[inline]
    fn floor(&self) -> i32 {
        self.floor
    }

    #[inline]
    fn bound(&self) -> i16 {
        self.bound
    }

    fn take(&mut self, play: Play, equity: i32) {
        if self.plays.len() == self.wanted {
            self.plays.pop();
        }
        let order = self.order;
        let rank = |ranked: &Ranked| (-ranked.equity, ranked.order) <= (-equity, order);
        let place = self.plays.partition_point(rank);
        self.plays.insert(
            place,
            Ranked {
                play,
                equity,
                order,
            },
        );
        self.set_floor();
    }
}
