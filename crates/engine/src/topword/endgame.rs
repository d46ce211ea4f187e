//! The end of a game of two, when the bag is empty and nothing is hidden.
//!
//! Negamax with alpha and beta over all plays and the pass, deepened turn by turn. Where the
//! depth ends, both sides go on greedily to the end of the game; the value of such a line is
//! a guess. A value is *exact* if no guess is in it: all lines that matter were followed to
//! the end. The table keeps for each board, both racks and the pass before what is known.

use super::game::LEFT_TILE;
use super::generator::Generator;
use super::leave::EmptyBag;
use super::play::{Move, Play};
use super::position::Position;
use super::rack::Rack;
use super::rules::Rules;
use super::transpositions::{Bound, Entry, Node, Table, WHOLE};
use crate::trial::{Allowance, Budget};

/// The best line from an end position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solution {
    /// The best move: a play or a pass.
    pub action: Move,
    /// How many points more than the other the side to move gains from here on, with the
    /// tiles left taken off.
    pub value: i32,
    /// True if that is certain.
    pub exact: bool,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// No line is longer: each side lays its tiles one by one and passes in between.
const DEEPEST: u8 = 60;

/// A value above all others.
const INFINITE: i32 = 1 << 24;

/// Solves ends of games.
#[derive(Debug)]
pub struct Endgame<'a> {
    rules: &'a Rules,
    generator: Generator,
    table: Table,
    /// The board at each turn, and the plays there in the order in which they are tried.
    boards: Vec<Position>,
    plays: Vec<Vec<(i32, Play)>>,
    scratch: Position,
    nodes: u64,
    allowance: Allowance,
    stopped: bool,
}

impl<'a> Endgame<'a> {
    /// A solver for one table.
    pub fn new(rules: &'a Rules) -> Self {
        Endgame {
            rules,
            generator: Generator::new(),
            table: Table::default(),
            boards: Vec::new(),
            plays: Vec::new(),
            scratch: Position::empty(rules),
            nodes: 0,
            allowance: Allowance::new(Budget::default()),
            stopped: false,
        }
    }

    /// The best move for the side that holds `own`. `passed` tells that the other side has
    /// just passed. Playouts of the budget are positions here; without a limit it goes on
    /// until the value is exact.
    pub fn solve(
        &mut self,
        position: &Position,
        own: Rack,
        other: Rack,
        passed: bool,
        budget: Budget,
    ) -> Solution {
        self.table.clear();
        self.nodes = 0;
        self.stopped = false;
        self.allowance = Allowance::new(budget);
        let root = Node { own, other, passed };
        self.set_board(0, position);
        let mut solution = Solution {
            action: Move::Pass,
            value: LEFT_TILE * (other.len() as i32 - own.len() as i32),
            exact: false,
            nodes: 0,
        };
        let key = root.key(position);
        for depth in 1..=DEEPEST {
            let (_, whole) = self.search(0, depth, root, -INFINITE, INFINITE);
            // Stopped early, the best so far is at least as good as the best before, which
            // was tried first.
            if let Some(entry) = self.table.get(key) {
                solution.value = entry.value;
                solution.action = entry.best.map_or(Move::Pass, Move::Play);
            }
            solution.exact = whole && !self.stopped;
            if solution.exact || self.stopped {
                break;
            }
        }
        solution.nodes = self.nodes;
        solution
    }

    /// The value of one move, which must be legal: how many points more than the other the side
    /// that makes it gains from here on, and whether that is certain.
    pub fn value_of(
        &mut self,
        action: &Move,
        position: &Position,
        own: Rack,
        other: Rack,
        passed: bool,
        budget: Budget,
    ) -> (i32, bool) {
        let Move::Play(play) = action else {
            if passed {
                return (left_over(own, other), true);
            }
            let answer = self.solve(position, other, own, true, budget);
            return (-answer.value, answer.exact);
        };
        let mut kept = own;
        for &tile in play.tiles() {
            kept.remove(self.rules.made_of(tile));
        }
        if kept.is_empty() {
            return (play.score + left_over(kept, other), true);
        }
        let mut board = position.clone();
        board.play(self.rules, play);
        let answer = self.solve(&board, other, kept, false, budget);
        (play.score - answer.value, answer.exact)
    }

    fn set_board(&mut self, turn: usize, position: &Position) {
        self.make_room(turn);
        self.boards[turn].clone_from(position);
    }

    fn make_room(&mut self, turn: usize) {
        while self.boards.len() <= turn {
            self.boards.push(Position::empty(self.rules));
            self.plays.push(Vec::new());
        }
    }

    /// Sets the board of the next turn: this one's with a play, if there is one.
    fn set_next_board(&mut self, turn: usize, play: Option<&Play>) {
        self.make_room(turn + 1);
        let (before, behind) = self.boards.split_at_mut(turn + 1);
        behind[0].clone_from(&before[turn]);
        if let Some(play) = play {
            behind[0].play(self.rules, play);
        }
    }

    fn out_of_budget(&mut self) -> bool {
        self.stopped |= self.nodes >= self.allowance.playouts() || self.allowance.is_late();
        self.stopped
    }

    /// The value for the side to move, between alpha and beta, and whether it is exact.
    fn search(
        &mut self,
        turn: usize,
        depth: u8,
        node: Node,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, bool) {
        let key = node.key(&self.boards[turn]);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth && turn > 0) {
            let enough = match entry.bound {
                Bound::Exactly => true,
                Bound::AtLeast => entry.value >= beta,
                Bound::AtMost => entry.value <= alpha,
            };
            if enough {
                return (entry.value, entry.depth == WHOLE);
            }
        }
        if depth == 0 {
            let guess = self.greedy(turn, node);
            self.table.set(key, Entry::guess(guess, None));
            return (guess, false);
        }
        self.nodes += 1;
        if turn > 0 && self.out_of_budget() {
            return (0, false);
        }
        self.find_plays(turn, node, known.and_then(|entry| entry.best));
        let start = alpha;
        let mut best = (-INFINITE, None);
        let mut whole = true;
        for number in 0..=self.plays[turn].len() {
            let play = self.plays[turn].get(number).map(|&(_, play)| play);
            let (value, exact) = self.try_move(turn, depth, node, play, alpha.max(best.0), beta);
            if self.stopped {
                // The first play has the most promise, should nothing else be known.
                if turn == 0 && known.is_none() && best.0 == -INFINITE {
                    let guess = self.greedy(turn, node);
                    self.table.set(key, Entry::guess(guess, play));
                }
                break;
            }
            if value > best.0 {
                best = (value, play);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                whole = exact;
                break;
            }
            whole &= exact;
        }
        let (value, play) = best;
        let bound = if value >= beta {
            Bound::AtLeast
        } else if value <= start {
            Bound::AtMost
        } else {
            Bound::Exactly
        };
        if !self.stopped || turn == 0 && value > -INFINITE {
            let depth = if whole { WHOLE } else { depth };
            self.table.set(
                key,
                Entry {
                    value,
                    bound,
                    depth,
                    best: play,
                },
            );
        }
        (value, whole)
    }

    /// The value of one play, or of the pass, for the side that makes it.
    fn try_move(
        &mut self,
        turn: usize,
        depth: u8,
        node: Node,
        play: Option<Play>,
        alpha: i32,
        beta: i32,
    ) -> (i32, bool) {
        let mut next = Node {
            own: node.other,
            other: node.own,
            passed: play.is_none(),
        };
        let Some(play) = play else {
            if node.passed {
                return (left_over(node.own, node.other), true);
            }
            self.set_next_board(turn, None);
            let (value, exact) = self.search(turn + 1, depth - 1, next, -beta, -alpha);
            return (-value, exact);
        };
        for &tile in play.tiles() {
            next.other.remove(self.rules.made_of(tile));
        }
        if next.other.is_empty() {
            return (play.score + LEFT_TILE * next.own.len() as i32, true);
        }
        self.set_next_board(turn, Some(&play));
        let (low, high) = (play.score - beta, play.score - alpha);
        let (value, exact) = self.search(turn + 1, depth - 1, next, low, high);
        (play.score - value, exact)
    }

    /// All plays, the most promising first: what was best before, then by points with the
    /// tiles got rid of.
    fn find_plays(&mut self, turn: usize, node: Node, first: Option<Play>) {
        let plays = &mut self.plays[turn];
        plays.clear();
        let all = node.own.len();
        self.generator
            .all(self.rules, &self.boards[turn], node.own, |play| {
                let laid = usize::from(play.count);
                let mut promise = play.score + LEFT_TILE * laid as i32;
                if laid == all {
                    promise += LEFT_TILE * node.other.len() as i32;
                }
                if first == Some(*play) {
                    promise = INFINITE;
                }
                plays.push((promise, *play));
            });
        plays.sort_by_key(|&(promise, _)| -promise);
    }

    /// The value if both sides play greedily to the end.
    fn greedy(&mut self, turn: usize, mut node: Node) -> i32 {
        let board = &mut self.scratch;
        board.clone_from(&self.boards[turn]);
        let (mut gained, mut sign) = (0, 1);
        loop {
            let best = self
                .generator
                .best(self.rules, board, node.own, &EmptyBag, 1);
            let play = best.first().map(|ranked| ranked.play);
            if let Some(play) = play {
                gained += sign * play.score;
                board.play(self.rules, &play);
                for &tile in play.tiles() {
                    node.own.remove(self.rules.made_of(tile));
                }
            }
            if node.own.is_empty() || play.is_none() && node.passed {
                return gained + sign * left_over(node.own, node.other);
            }
            node = Node {
                own: node.other,
                other: node.own,
                passed: play.is_none(),
            };
            sign = -sign;
        }
    }
}

/// What the tiles left on both racks are worth to the first.
fn left_over(own: Rack, other: Rack) -> i32 {
    LEFT_TILE * (other.len() as i32 - own.len() as i32)
}
