//! The generator: all plays, or the best ones.

mod best;
mod bound;
mod hand;
mod lane;
mod prefix;
mod seen;
mod single;
mod walk;

use std::cell::Cell;
use std::collections::BinaryHeap;

use self::best::Best;
pub use self::best::Ranked;
use self::bound::{Bounds, UNIT};
use self::hand::Hand;
pub use self::hand::{SUBSETS, Subset};
use self::lane::Lane;
use self::prefix::Prefixes;
use self::seen::{Known, Seen};
use self::single::single_plays;
use self::walk::{Sink, Walk};
use super::leave::{Leave, NoLeave};
use super::play::Play;
use super::position::Position;
use super::rack::Rack;
use super::rules::Rules;
use crate::lanes::{Direction, MAX_SIDE, every_lane};

/// Finds plays. It keeps its tables from turn to turn, so that nothing is allocated then:
/// make one for each thread.
#[derive(Debug)]
pub struct Generator {
    /// Rows, then columns.
    lanes: Vec<Seen>,
    hand: Hand,
    /// The beginnings that the hand can make.
    prefixes: Prefixes,
    starts: BinaryHeap<Start>,
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

    fn most(self) -> i16 {
        (self.0 >> 16) as i16
    }

    fn order(self) -> u16 {
        !(self.0 as u16)
    }

    /// Its lane, rows before columns, and place on a board with this side.
    fn of(self, side: usize) -> (usize, usize) {
        let number = usize::from(self.order() - 1);
        (number / side, number % side)
    }
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
            lanes: vec![Seen::NOTHING; 2 * MAX_SIDE],
            hand: Hand::EMPTY,
            prefixes: Prefixes::default(),
            starts: BinaryHeap::with_capacity(2 * MAX_SIDE * MAX_SIDE),
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
        self.hold(rules, rack, &NoLeave);
        let mut sink = All(&mut visit);
        single_plays(rules, position, &self.hand, &mut sink);
        let mut lane = Lane::EMPTY;
        for (direction, number) in every_lane(rules.side) {
            lane.fill(rules, position, direction, number, self.hand.codes);
            let mut walk = Walk::new(rules, &self.hand, &lane, &Bounds::EMPTY, &mut sink);
            (0..rules.side).for_each(|place| walk.from(place, &mut self.prefixes));
        }
    }

    /// Whether there is a legal play. It stops looking once it has found one.
    pub fn can_play(&mut self, rules: &Rules, position: &Position, rack: Rack) -> bool {
        self.hold(rules, rack, &NoLeave);
        let found = Cell::new(false);
        let mut sink = All(|_: &Play| found.set(true));
        single_plays(rules, position, &self.hand, &mut sink);
        if found.get() {
            return true;
        }
        let mut lane = Lane::EMPTY;
        for (direction, number) in every_lane(rules.side) {
            lane.fill(rules, position, direction, number, self.hand.codes);
            let mut walk = Walk::new(rules, &self.hand, &lane, &Bounds::EMPTY, &mut sink);
            for place in 0..rules.side {
                walk.from(place, &mut self.prefixes);
                if found.get() {
                    return true;
                }
            }
        }
        false
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
        self.hold(rules, rack, leave);
        self.best_of_held(rules, position, count)
    }

    /// Takes a rack up, for any number of calls of [`Generator::best_of_held`].
    pub fn hold(&mut self, rules: &Rules, rack: Rack, leave: &impl Leave) {
        self.hand.take(rules, rack, leave);
        self.prefixes.clear(rules, &self.hand);
        self.forget();
    }

    fn forget(&mut self) {
        self.lanes.iter_mut().for_each(Seen::forget);
    }

    /// The same as [`Generator::best`] for the rack that was taken up last. What it finds
    /// out about a lane it keeps for boards on which that lane is the same.
    pub fn best_of_held(&mut self, rules: &Rules, position: &Position, count: usize) -> &[Ranked] {
        self.best.clear(count);
        if count == 0 {
            return self.best.plays();
        }
        if count > 1 {
            self.forget();
        }
        single_plays(rules, position, &self.hand, &mut self.best);
        self.find_starts(rules, position);
        while let Some(start) = self.starts.pop() {
            if start.most() < self.best.bound().saturating_sub(UNIT as i16) {
                break;
            }
            if self.best.enter(start.order(), start.most()) {
                self.search(rules, start);
            }
        }
        self.best.plays()
    }

    /// Looks for the best plays of a start.
    fn search(&mut self, rules: &Rules, start: Start) {
        let (lane, place) = start.of(rules.side);
        let Seen {
            lane,
            bounds,
            known,
        } = &mut self.lanes[lane];
        let floor = self.best.floor();
        match known[place] {
            Known::Below(equity) if equity <= floor => return,
            Known::Best(ranked) => {
                if ranked.equity >= floor {
                    self.best.take(ranked.play, ranked.equity);
                }
                return;
            }
            _ => {}
        }
        Walk::new(rules, &self.hand, lane, bounds, &mut self.best).from(place, &mut self.prefixes);
        known[place] = self.best.learned(floor);
    }

    /// Lists every place where a word may begin and that can bring a play good enough.
    fn find_starts(&mut self, rules: &Rules, position: &Position) {
        let (side, hand) = (rules.side, &self.hand);
        self.starts.clear();
        for direction in Direction::BOTH {
            for number in 0..side {
                let index = direction as usize * side + number;
                let seen = &mut self.lanes[index];
                seen.look(rules, position, direction, number, hand);
                for (place, most) in seen.starts(hand) {
                    if most >= self.best.bound() {
                        let order = 1 + index * side + place;
                        self.starts.push(Start::new(most, order as u16));
                    }
                }
            }
        }
    }
}

/// Takes every play.
struct All<F>(F);

impl<F: FnMut(&Play)> Sink for All<F> {
    const BOUNDED: bool = false;

    #[inline]
    fn floor(&self) -> i32 {
        i32::MIN
    }

    #[inline]
    fn bound(&self) -> i16 {
        i16::MIN
    }

    #[inline]
    fn take(&mut self, play: Play, _equity: i32) {
        (self.0)(&play);
    }
}
