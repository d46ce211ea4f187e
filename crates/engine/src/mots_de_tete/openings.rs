//! The best play of each die, kept lane by lane.
//!
//! What the windows of a lane are worth is cheap to know; whether a word fits one is not. So
//! the worth of every window is kept, and a window is only asked for a word when it could be
//! the best of its die. An answer stays true until a play changes the lane: a copy of the
//! table follows a play by looking again at the few lanes that it changes.

use std::ops::ControlFlow;

use super::generate::takes;
use super::play::Play;
use super::position::Position;
use super::rules::Rules;
use super::window::{Window, windows};
use super::worth::HalfPoints;
use crate::chance::FACES;
use crate::lanes::{Direction, MAX_SIDE, every_lane, places};

/// The windows of one lane.
#[derive(Debug, Clone, Copy)]
struct Lane {
    /// For each die and start, what the window is worth in half points and one more; 0 if
    /// there is no window or no word for it.
    worth: [[u16; MAX_SIDE]; FACES],
    /// For each die, the greatest of them and its start.
    most: [(u16, u8); FACES],
    /// The dice whose greatest window is known to have a word, as bits.
    known: u8,
}

const NO_WINDOW: Lane = Lane {
    worth: [[0; MAX_SIDE]; FACES],
    most: [(0, 0); FACES],
    known: 0,
};

/// The best play of each die on one grid. Every call must be given the grid it was made for.
#[derive(Debug, Clone)]
pub struct Openings {
    lanes: [[Lane; MAX_SIDE]; 2],
    /// The grid is wiped: the start squares stop counting with the first play.
    is_empty: bool,
}

impl Openings {
    /// Looks at all lanes.
    pub fn new(rules: &Rules, position: &Position) -> Self {
        let mut openings = Openings {
            lanes: [[NO_WINDOW; MAX_SIDE]; 2],
            is_empty: position.is_empty(),
        };
        for (direction, lane) in every_lane(rules.side) {
            openings.refresh(rules, position, direction, lane);
        }
        openings
    }

    /// Follows a play. `after` is the grid with the play already written.
    pub fn follow(&mut self, rules: &Rules, after: &Position, play: &Play) {
        if self.is_empty {
            self.lanes = [[NO_WINDOW; MAX_SIDE]; 2];
            self.is_empty = false;
        }
        for (direction, lanes) in Direction::BOTH.into_iter().zip(touched(after, play)) {
            for lane in places(lanes) {
                self.refresh(rules, after, direction, lane);
            }
        }
    }

    /// The expected half points of the best play of a die; 0 if there is none.
    pub fn best(&mut self, rules: &Rules, position: &Position, die: usize) -> HalfPoints {
        self.best_outside(rules, position, die, [0; 2])
    }

    /// The same without some lanes, which are bits for each direction.
    pub(super) fn best_outside(
        &mut self,
        rules: &Rules,
        position: &Position,
        die: usize,
        lanes: [u32; 2],
    ) -> HalfPoints {
        let (most, _, _) = self.greatest_known(rules, position, die, lanes);
        HalfPoints::from(most.saturating_sub(1))
    }

    /// The best play of a die: the first word of the window that is worth most.
    pub fn best_play(&mut self, rules: &Rules, position: &Position, die: usize) -> Option<Play> {
        let (most, direction, number) = self.greatest_known(rules, position, die, [0; 2]);
        if most == 0 {
            return None;
        }
        let start = self.lanes[direction as usize][number].most[rules.slot(die)].1;
        let mut play = None;
        windows(rules, position, direction, number, |window: &Window| {
            if window.start == usize::from(start) && takes(rules, window, die) {
                rules.words.matching(window.pattern(position), |word| {
                    play = Some(Play::new(window, word));
                    ControlFlow::Break(())
                });
            }
        });
        play
    }

    /// The greatest window of a die that has a word, outside some lanes: its worth and lane.
    fn greatest_known(
        &mut self,
        rules: &Rules,
        position: &Position,
        die: usize,
        lanes: [u32; 2],
    ) -> (u16, Direction, usize) {
        let slot = rules.slot(die);
        loop {
            let (most, direction, number) = self.most(rules, slot, lanes);
            let lane = &mut self.lanes[direction as usize][number];
            if most == 0 || lane.known >> slot & 1 == 1 {
                return (most, direction, number);
            }
            let start = usize::from(lane.most[slot].1);
            let stop = stop(rules, position, direction, number, start, die);
            let first = number * position.side;
            let fits = &position.views[direction as usize].fits;
            if rules.words.has_match(&fits[first + start..first + stop]) {
                lane.known |= 1 << slot;
            } else {
                lane.worth[slot][start] = 0;
                lane.most[slot] = greatest(&lane.worth[slot]);
            }
        }
    }

    /// The greatest window of a die outside some lanes, a known one if there are several.
    fn most(&self, rules: &Rules, slot: usize, outside: [u32; 2]) -> (u16, Direction, usize) {
        let mut found = (0, false, Direction::Across, 0);
        let every = (1 << rules.side) - 1;
        for direction in Direction::BOTH {
            for number in places(every & !outside[direction as usize]) {
                let lane = &self.lanes[direction as usize][number];
                let (most, known) = (lane.most[slot].0, lane.known >> slot & 1 == 1);
                if (most, known) > (found.0, found.1) {
                    found = (most, known, direction, number);
                }
            }
        }
        (found.0, found.2, found.3)
    }

    fn refresh(&mut self, rules: &Rules, position: &Position, direction: Direction, number: usize) {
        let lane = &mut self.lanes[direction as usize][number];
        *lane = NO_WINDOW;
        windows(rules, position, direction, number, |window: &Window| {
            let slot = rules.slot(window.count());
            lane.worth[slot][window.start] = window.worth.expected() as u16 + 1;
        });
        for slot in 0..FACES {
            lane.most[slot] = greatest(&lane.worth[slot]);
        }
    }
}

fn greatest(worth: &[u16; MAX_SIDE]) -> (u16, u8) {
    let mut most = (0, 0);
    for (start, &worth) in worth.iter().enumerate() {
        if worth > most.0 {
            most = (worth, start as u8);
        }
    }
    most
}

/// Where the window from a start ends: behind the letters that follow its last new one.
fn stop(
    rules: &Rules,
    position: &Position,
    direction: Direction,
    lane: usize,
    start: usize,
    die: usize,
) -> usize {
    if let Some(length) = rules.word_length {
        return start + length;
    }
    let taken = position.taken(direction, lane);
    let last = places(!taken >> start << start).nth(die - 1);
    let behind = last.map_or(start, |last| last + 1);
    behind + (!(taken >> behind)).trailing_zeros() as usize
}

/// The lanes of which a play changes a window, as bits: its own, those across it at its
/// letters, and those of the places at the ends of its words, where what fits has changed.
pub(super) fn touched(after: &Position, play: &Play) -> [u32; 2] {
    let lane = 1 << play.line.lane;
    let mut lanes = match play.line.direction {
        Direction::Across => [lane, play.line.squares],
        Direction::Down => [play.line.squares, lane],
    };
    for (direction, _, place) in after.ends(play) {
        lanes[direction.turned() as usize] |= 1 << place;
    }
    lanes
}
