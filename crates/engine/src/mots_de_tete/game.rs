//! A whole game of one to four seats, turn by turn.

use super::play::Play;
use super::position::Position;
use super::rules::Rules;
use crate::chance::{EVERY_DIE, Rng, roll};

/// The most seats of a game (MT-01).
pub const MAX_SEATS: usize = 4;

/// When nobody has written anything for this many rounds, the game is over (MT-Q23).
const ROUNDS_OF_NOTHING: u32 = 2;

/// A seat that writes nothing this many times in a row is out of a Marathon (MT-43).
const MISSES_OF_A_MARATHON: u32 = 2;

/// When a game of several seats is over. A game of one seat is over with the first number that
/// is not placed (MT-50).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// When a seat has this many points (MT-40).
    Target(i32),
    /// When all but one have dropped out and the last has rolled once more (MT-44).
    Marathon,
    /// When nobody can write any more, or at a time that no player knows (MT-42).
    Open,
}

/// What is fixed for a whole game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    /// 1 to 4.
    pub seats: usize,
    /// When it is over.
    pub ending: Ending,
    /// How many letters every turn writes, if there is no die (MT-46).
    pub without_die: Option<usize>,
    /// A one is rolled again on the wiped grid (MT-Q10).
    pub reroll_one_on_empty: bool,
}

impl Table {
    /// What the die of the next player may show, all equally likely.
    #[inline]
    pub fn next_dice(&self) -> &'static [usize] {
        match self.without_die {
            Some(die) => &EVERY_DIE[die - 1..die],
            None => &EVERY_DIE,
        }
    }
}

/// One turn of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: usize,
    /// What the die showed.
    pub die: usize,
    /// What was written, if anything.
    pub play: Option<Play>,
    /// The points, rolled dice included.
    pub points: i32,
}

/// What everybody sees of a game. Seats are in the order of their turns, the one to play first.
#[derive(Debug, Clone)]
pub struct Situation {
    /// The grid.
    pub position: Position,
    /// What the die shows.
    pub die: usize,
    /// The points of each seat.
    pub scores: [i32; MAX_SEATS],
    /// How many of its last turns each seat has written nothing.
    pub misses: [u32; MAX_SEATS],
    /// How many turns each seat has written nothing since a word was written.
    pub idle: [u32; MAX_SEATS],
    /// How many turns each seat will miss because it contested good words (MT-39).
    pub skips: [u32; MAX_SEATS],
    /// This is the last roll of a Marathon.
    pub is_last_roll: bool,
}

/// A game in progress. Seat 0 begins. What a seat rolls depends on the number of its turn
/// and on nothing that was written.
#[derive(Debug, Clone)]
pub struct Game {
    /// The grid.
    pub position: Position,
    /// The points of each seat so far.
    pub scores: [i32; MAX_SEATS],
    /// Whose turn it is.
    pub seat: usize,
    /// What its die shows.
    pub die: usize,
    /// True if the game is over.
    pub is_over: bool,
    table: Table,
    secret: u64,
    /// How many turns each seat has had.
    turns: [u32; MAX_SEATS],
    /// How many of its last turns each seat has written nothing.
    misses: [u32; MAX_SEATS],
    /// How many turns each seat has written nothing since a word was written.
    idle: [u32; MAX_SEATS],
    /// How many turns each seat will miss.
    skips: [u32; MAX_SEATS],
    is_last_roll: bool,
    /// The chance of this turn, after its die.
    rng: Rng,
}

impl Game {
    /// The wiped grid and the first die. `secret` decides all rolls.
    pub fn new(rules: &Rules, table: Table, secret: u64) -> Self {
        let mut game = Game {
            position: Position::empty(rules),
            scores: [0; MAX_SEATS],
            seat: 0,
            die: 0,
            is_over: false,
            table,
            secret,
            turns: [0; MAX_SEATS],
            misses: [0; MAX_SEATS],
            idle: [0; MAX_SEATS],
            skips: [0; MAX_SEATS],
            is_last_roll: false,
            rng: Rng::new(secret, 0),
        };
        game.roll();
        game
    }

    /// A game that goes on from a situation; its seat to play is seat 0.
    pub fn resume(table: Table, situation: &Situation) -> Self {
        Game {
            position: situation.position.clone(),
            scores: situation.scores,
            seat: 0,
            die: situation.die,
            is_over: false,
            table,
            secret: 0,
            turns: [0; MAX_SEATS],
            misses: situation.misses,
            idle: situation.idle,
            skips: situation.skips,
            is_last_roll: situation.is_last_roll,
            rng: Rng::new(0, 0),
        }
    }

    /// The same moment with other chance to come. What the die shows stays.
    pub(super) fn reseeded(&self, secret: u64) -> Self {
        let mut game = self.clone();
        let die = game.die;
        game.secret = secret;
        game.roll();
        game.die = die;
        game
    }

    /// What everybody sees now.
    pub fn situation(&self) -> Situation {
        let mut situation = Situation {
            position: self.position.clone(),
            die: self.die,
            scores: self.scores,
            misses: self.misses,
            idle: self.idle,
            skips: self.skips,
            is_last_roll: self.is_last_roll,
        };
        let seats = self.table.seats;
        situation.scores[..seats].rotate_left(self.seat);
        for counts in [
            &mut situation.misses,
            &mut situation.idle,
            &mut situation.skips,
        ] {
            counts[..seats].rotate_left(self.seat);
        }
        situation
    }

    /// Makes a legal play or passes, and goes on to the next turn.
    pub fn turn(&mut self, rules: &Rules, play: Option<&Play>) -> Turn {
        let (seat, die) = (self.seat, self.die);
        let mut points = 0;
        if let Some(play) = play {
            self.position.write(rules, play);
            points = i32::from(play.worth.points) + self.bonus(rules, play);
            self.scores[seat] += points;
            self.misses[seat] = 0;
            self.idle = [0; MAX_SEATS];
        } else {
            self.misses[seat] += 1;
            self.idle[seat] += 1;
        }
        self.go_on();
        Turn {
            seat,
            die,
            play: play.copied(),
            points,
        }
    }

    /// Rolls for each coloured square of the new words, from the top left on (MT-24, MT-30).
    fn bonus(&mut self, rules: &Rules, play: &Play) -> i32 {
        if play.worth.dice == 0 {
            return 0;
        }
        let mut used = Vec::new();
        for run in play.runs(&self.position) {
            let squares = run.start..run.stop;
            used.extend(squares.map(|place| run.direction.square(run.lane, place)));
        }
        used.sort_unstable();
        let mut points = 0;
        for squares in used.chunk_by(|one, other| one == other) {
            let (row, column) = squares[0];
            let dice = rules.worth(row, column).dice;
            let rolled: i32 = (0..dice).map(|_| roll(&mut self.rng) as i32).sum();
            points += rolled * squares.len() as i32;
        }
        points
    }

    /// Ends the game or passes the turn on.
    fn go_on(&mut self) {
        let seats = self.table.seats;
        self.turns[self.seat] += 1;
        let playing = (0..seats).filter(|&seat| !self.is_out(seat)).count();
        self.is_over = match self.table.ending {
            _ if seats == 1 => self.idle[0] > 0,
            Ending::Target(target) => {
                self.is_stalled() || self.scores.iter().any(|&score| score >= target)
            }
            Ending::Open => self.is_stalled(),
            Ending::Marathon => self.is_last_roll || playing == 0,
        };
        if self.is_over {
            return;
        }
        self.is_last_roll = seats > 1 && playing == 1;
        self.seat = (self.seat + 1) % seats;
        while self.is_out(self.seat) || self.skips[self.seat] > 0 {
            self.skips[self.seat] = self.skips[self.seat].saturating_sub(1);
            self.seat = (self.seat + 1) % seats;
        }
        self.roll();
    }

    fn is_stalled(&self) -> bool {
        let idle = &self.idle[..self.table.seats];
        idle.iter().all(|&idle| idle >= ROUNDS_OF_NOTHING)
    }

    /// True if a seat has dropped out of a Marathon.
    fn is_out(&self, seat: usize) -> bool {
        let is_marathon = self.table.ending == Ending::Marathon && self.table.seats > 1;
        is_marathon && self.misses[seat] >= MISSES_OF_A_MARATHON
    }

    fn roll(&mut self) {
        let turn = (self.seat as u64) << 32 | u64::from(self.turns[self.seat]);
        self.rng = Rng::new(self.secret, turn);
        if let Some(die) = self.table.without_die {
            self.die = die;
            return;
        }
        self.die = roll(&mut self.rng);
        while self.table.reroll_one_on_empty && self.die == 1 && self.position.is_empty() {
            self.die = roll(&mut self.rng);
        }
    }
}
