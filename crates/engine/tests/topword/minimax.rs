//! The end of a game by looking at everything, without any cleverness.

use ludomots_engine::topword::{Generator, Play, Position, Rack, Rules};

/// Looks at all lines to the end.
pub struct Minimax<'a> {
    rules: &'a Rules,
    positions: usize,
}

/// Larger trees are not walked.
const MOST_POSITIONS: usize = 60_000;

impl<'a> Minimax<'a> {
    pub fn new(rules: &'a Rules) -> Self {
        Minimax {
            rules,
            positions: 0,
        }
    }

    pub fn plays(&self, position: &Position, rack: Rack, plays: &mut Vec<Play>) {
        Generator::new().all(self.rules, position, rack, |play| plays.push(*play));
    }

    /// What the side that holds `own` gains on the other, if both play as well as can be;
    /// `None` if there is too much to look at.
    pub fn value(
        &mut self,
        position: &Position,
        own: Rack,
        other: Rack,
        passed: bool,
    ) -> Option<i32> {
        self.positions = 0;
        self.look(position, own, other, passed)
    }

    fn look(&mut self, position: &Position, own: Rack, other: Rack, passed: bool) -> Option<i32> {
        self.positions += 1;
        if self.positions > MOST_POSITIONS {
            return None;
        }
        let mut plays = Vec::new();
        self.plays(position, own, &mut plays);
        let mut best = self.after(position, own, other, passed, None)?;
        for play in plays {
            best = best.max(self.after(position, own, other, passed, Some(play))?);
        }
        Some(best)
    }

    /// The same if the first move is this one.
    pub fn value_of(
        &mut self,
        position: &Position,
        own: Rack,
        other: Rack,
        passed: bool,
        play: Option<Play>,
    ) -> Option<i32> {
        self.positions = 0;
        self.after(position, own, other, passed, play)
    }

    fn after(
        &mut self,
        position: &Position,
        mut own: Rack,
        other: Rack,
        passed: bool,
        play: Option<Play>,
    ) -> Option<i32> {
        let Some(play) = play else {
            if passed {
                return Some(left(other) - left(own));
            }
            return Some(-self.look(position, other, own, true)?);
        };
        let mut board = position.clone();
        board.play(self.rules, &play);
        for &tile in play.tiles() {
            assert!(own.remove(self.rules.made_of(tile)));
        }
        if own.is_empty() {
            return Some(play.score + left(other));
        }
        Some(play.score - self.look(&board, other, own, false)?)
    }
}

/// What the tiles on a rack cost at the end (TW-31).
fn left(rack: Rack) -> i32 {
    5 * i32::try_from(rack.len()).unwrap()
}
