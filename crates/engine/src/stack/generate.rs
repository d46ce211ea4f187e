//! The generator: all plays, or the best ones.

use super::best::{Best, Ranked};
use super::bound::{Bounds, UNIT};
use super::lane::{Direction, places};
use super::leave::{Leave, NoLeave};
use super::play::Play;
use super::position::Position;
use super::prefix::Prefixes;
use super::rack::{Hand, Rack};
use super::rules::{MAX_SIDE, Rules};
use super::search::{Sink, Walk};
use super::single::single_plays;
use super::slice::Lane;

/// Finds plays. It keeps its tables from turn to turn, so that nothing is allocated then:
/// make one for each thread.
#[derive(Debug)]
pub struct Generator {
    lanes: Vec<Lane>,
    bounds: Bounds,
    starts: Vec<Start>,
    prefixes: Prefixes,
    best: Best,
}

/// A place of a lane where words may begin: the most they can come to, in units, and its
/// number in the order that breaks ties, packed so that the most promising is the greatest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Start(i32);

impl Start {
    fn new(most: i16, order: u16) -> Self {
        Start(i32::from(most) << 16 | i32::from(!order))
    }

    fn most(self) -> i32 {
        self.0 >> 16
    }

    fn order(self) -> u16 {
        !(self.0 as u16)
    }

    /// Its direction, lane and place on a board with this side.
    fn of(self, side: usize) -> (Direction, usize, usize) {
        let number = usize::from(self.order() - 1);
        let (lane, place) = (number / side, number % side);
        (Direction::BOTH[lane / side], lane % side, place)
    }
}

/// Takes the most promising start out.
fn take_most(starts: &mut Vec<Start>) -> Option<Start> {
    let most = starts.iter().copied().max()?;
    let place = starts.iter().position(|&start| start == most)?;
    Some(starts.swap_remove(place))
}

impl Default for Generator {
    fn default() -> Self {
        Generator::new()
    }
}

impl Generator {
    /// A generator for any rules.
    pub fn new() -> Self {
        Generator {
            lanes: vec![Lane::EMPTY; 2 * MAX_SIDE],
            bounds: Bounds::new(),
            starts: Vec::with_capacity(2 * MAX_SIDE * MAX_SIDE),
            prefixes: Prefixes::default(),
            best: Best::default(),
        }
    }

    /// Calls `visit` with every legal play, each once: single tiles first, then lane by
    /// lane, rows before columns, by the place where the word begins.
    pub fn all(
        &mut self,
        rules: &Rules,
        position: &Position,
        rack: Rack,
        mut visit: impl FnMut(&Play),
    ) {
        let hand = Hand::new(rules, rack, &NoLeave);
        let mut sink = All(&mut visit);
        self.prefixes.clear(rules, &hand);
        single_plays(rules, position, &hand, &mut sink);
        let lane = &mut self.lanes[0];
        for direction in Direction::BOTH {
            for number in 0..rules.side {
                if !lane.fill(rules, position, direction, number, hand.codes) {
                    continue;
                }
                let bounds = self.bounds.of_lane(direction, number);
                let mut walk = Walk::new(rules, &hand, lane, bounds, &mut sink);
                (0..rules.side).for_each(|place| walk.from(place, &mut self.prefixes));
            }
        }
    }

    /// The `count` best plays by score and leave, best first. Of equal plays the one that
    /// [`Generator::all`] visits first is the better.
    pub fn best(
        &mut self,
        rules: &Rules,
        position: &Position,
        rack: Rack,
        leave: &impl Leave,
        count: usize,
    ) -> &[Ranked] {
        let hand = Hand::new(rules, rack, leave);
        self.best.clear(count);
        if count == 0 {
            return self.best.plays();
        }
        self.prefixes.clear(rules, &hand);
        single_plays(rules, position, &hand, &mut self.best);
        self.find_starts(rules, position, &hand);
        let side = rules.side;
        while let Some(start) = take_most(&mut self.starts) {
            if start.most() < self.best.bound() - UNIT {
                break;
            }
            if !self.best.enter(start.order(), start.most()) {
                continue;
            }
            let (direction, number, place) = start.of(side);
            let lane = &mut self.lanes[direction as usize * side + number];
            if lane.side == 0 {
                lane.fill(rules, position, direction, number, hand.codes);
            }
            let bounds = self.bounds.of_lane(direction, number);
            Walk::new(rules, &hand, lane, bounds, &mut self.best).from(place, &mut self.prefixes);
        }
        self.best.plays()
    }

    /// Every place where a word may begin, in no order.
    fn find_starts(&mut self, rules: &Rules, position: &Position, hand: &Hand) {
        let side = rules.side;
        self.starts.clear();
        self.bounds.fill(position, hand);
        for direction in Direction::BOTH {
            for number in 0..side {
                self.lanes[direction as usize * side + number].side = 0;
                let anchors = position.anchors(rules, direction, number);
                let occupied = position.views[direction as usize].occupied[number];
                let bounds = self.bounds.of_lane(direction, number);
                let last = 31_u32.saturating_sub(anchors.leading_zeros());
                for place in places(!(occupied << 1) & ((2 << last) - 1)) {
                    let behind = anchors >> place;
                    let before = behind.trailing_zeros() as usize;
                    if behind == 0 || before > hand.count {
                        continue;
                    }
                    let most = bounds.of_start(place + before, before, hand);
                    if i32::from(most) >= self.best.bound() {
                        let order = 1 + (direction as usize * side + number) * side + place;
                        self.starts.push(Start::new(most, order as u16));
                    }
                }
            }
        }
    }
}

/// Everything is wanted.
struct All<F>(F);

impl<F: FnMut(&Play)> Sink for All<F> {
    const BOUNDED: bool = false;

    #[inline]
    fn floor(&self) -> i32 {
        i32::MIN
    }

    #[inline]
    fn bound(&self) -> i32 {
        i32::MIN
    }

    #[inline]
    fn take(&mut self, play: Play, _equity: i32) {
        (self.0)(&play);
    }
}
