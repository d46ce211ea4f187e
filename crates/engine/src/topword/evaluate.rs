//! Ranking moves at sight: score, tiles kept, and what is opened.

use super::generator::Generator;
use super::leave::{EmptyBag, Leave, Leaves};
use super::opening::Opening;
use super::play::Move;
use super::position::Position;
use super::rules::Rules;
use super::situation::Situation;

/// What a player that looks at the present turn only ranks moves by.
#[derive(Debug, Clone, Default)]
pub struct Values {
    /// What tiles kept are worth.
    pub leaves: Leaves,
    /// How much of the next player's best single tile counts against a move, in thousandths.
    pub opening: i32,
}

/// A move with the parts of its equity, in thousandths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evaluated {
    /// The move.
    pub action: Move,
    /// The value of the tiles kept.
    pub leave: i32,
    /// The mean of the next player's best single tile; 0 if it does not count.
    pub opens: i32,
    /// Score and leave, less its share of what it opens.
    pub equity: i32,
}

/// How many moves, best by score and tiles kept, are looked at again for what they open.
const LOOKED_AT: usize = 24;

/// Ranks moves. It keeps its tables from turn to turn: make one for each thread.
#[derive(Debug)]
pub struct Evaluator {
    /// The generator, which callers may use between two rankings.
    pub generator: Generator,
    moves: Vec<Evaluated>,
    board: Option<Position>,
}

impl Default for Evaluator {
    fn default() -> Self {
        Evaluator::new()
    }
}

impl Evaluator {
    /// An evaluator for any rules.
    pub fn new() -> Self {
        Evaluator {
            generator: Generator::new(),
            moves: Vec::new(),
            board: None,
        }
    }

    /// The `count` best moves, best first. An exchange or a pass is among them if it is as
    /// good; there is always one move at least.
    pub fn best(
        &mut self,
        rules: &Rules,
        situation: &Situation,
        values: &Values,
        count: usize,
    ) -> &[Evaluated] {
        let wanted = if values.opening == 0 {
            count
        } else {
            count.max(LOOKED_AT)
        };
        self.moves.clear();
        if situation.in_bag() == 0 {
            self.find(rules, situation, &EmptyBag, wanted);
        } else {
            self.find(rules, situation, &values.leaves, wanted);
            self.find_exchanges(situation, values);
        }
        if values.opening != 0 {
            self.weigh_openings(rules, situation, values.opening);
        }
        self.moves.sort_by_key(|found| -found.equity);
        self.moves.truncate(count.max(1));
        &self.moves
    }

    /// Plays, and passing.
    fn find(&mut self, rules: &Rules, situation: &Situation, leave: &impl Leave, wanted: usize) {
        let (position, rack) = (&situation.position, situation.rack);
        let found = self.generator.best(rules, position, rack, leave, wanted);
        for ranked in found {
            self.moves.push(Evaluated {
                action: Move::Play(ranked.play),
                leave: ranked.equity - 1000 * ranked.play.score,
                opens: 0,
                equity: ranked.equity,
            });
        }
        self.push_still(Move::Pass, leave.value(rack.tiles()));
    }

    fn find_exchanges(&mut self, situation: &Situation, values: &Values) {
        let rack = situation.rack;
        let mut last = 0;
        for &tile in rack.tiles() {
            if tile != last {
                let mut kept = rack;
                kept.remove(tile);
                self.push_still(Move::Exchange(tile), values.leaves.value(kept.tiles()));
            }
            last = tile;
        }
    }

    fn push_still(&mut self, action: Move, leave: i32) {
        self.moves.push(Evaluated {
            action,
            leave,
            opens: 0,
            equity: leave,
        });
    }

    fn weigh_openings(&mut self, rules: &Rules, situation: &Situation, weight: i32) {
        let next = 1 % situation.seats;
        let opening = Opening::new(rules, &situation.unseen, situation.held[next]);
        let untouched = opening.value(rules, &situation.position);
        let board = self.board.get_or_insert_with(|| situation.position.clone());
        for found in &mut self.moves {
            found.opens = if let Move::Play(play) = &found.action {
                board.clone_from(&situation.position);
                board.play(rules, play);
                opening.value(rules, board)
            } else {
                untouched
            };
            found.equity -= (i64::from(found.opens) * i64::from(weight) / 1000) as i32;
        }
    }
}
