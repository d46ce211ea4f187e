//! The generator: all plays, or the best ones.

use super::best::{Best, Ranked};
use super::bound::Bounds;
use super::lane::Direction;
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
    bounds: Vec<Bounds>,
    starts: Vec<Start>,
    prefixes: Prefixes,
    best: Best,
}

/// A place of a lane where words may begin, and the most they can come to.
#[derive(Debug, Clone, Copy)]
struct Start {
    most: i32,
    /// The number of the start in the order of lanes and places, which breaks ties.
    order: u16,
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
            bounds: vec![Bounds::EMPTY; 2 * MAX_SIDE],
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
                let mut walk = Walk::new(rules, &hand, lane, &self.bounds[0], &mut sink);
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
        for start in &self.starts {
            if !self.best.enter(start.order, start.most) {
                continue;
            }
            let (lane, place) = (
                usize::from(start.order - 1) / side,
                usize::from(start.order - 1) % side,
            );
            let (lane, bounds) = (&self.lanes[lane], &self.bounds[lane]);
            Walk::new(rules, &hand, lane, bounds, &mut self.best).from(place, &mut self.prefixes);
        }
        self.best.plays()
    }

    /// Every place where a word may begin, the most promising first.
    fn find_starts(&mut self, rules: &Rules, position: &Position, hand: &Hand) {
        let side = rules.side;
        self.starts.clear();
        for direction in Direction::BOTH {
            for number in 0..side {
                let index = direction as usize * side + number;
                let (lane, bounds) = (&mut self.lanes[index], &mut self.bounds[index]);
                if !lane.fill(rules, position, direction, number, hand.codes) {
                    continue;
                }
                bounds.fill(lane, hand);
                for place in 0..side {
                    let most = bounds.of_start(place);
                    if lane.may_begin(place) && most >= self.best.bound() {
                        let order = (1 + index * side + place) as u16;
                        self.starts.push(Start { most, order });
                    }
                }
            }
        }
        self.starts
            .sort_unstable_by_key(|start| (-start.most, start.order));
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
