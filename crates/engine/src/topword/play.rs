//! What a seat may do in its turn: a play with the words it makes, an exchange or a pass.

use super::position::Position;
use super::rules::{MAX_RACK, Rules};
use crate::lanes::{Line, Run};
use crate::words::Tile;

/// Tiles laid on one lane in one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Play {
    /// The points of the turn.
    pub score: i32,
    /// Where they are laid.
    pub line: Line,
    /// How many tiles are laid.
    pub count: u8,
    /// The tiles in the order of their places, as they are laid; zeros behind them.
    pub tiles: [Tile; MAX_RACK],
}

/// A word made by a play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Its tiles.
    pub tiles: Vec<Tile>,
    /// Its points, without bonuses.
    pub points: i32,
}

impl Play {
    /// The tiles laid, in order.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.count)]
    }

    /// The squares as row and column from 0, each with its tile.
    pub fn laid(&self) -> impl Iterator<Item = (usize, usize, Tile)> + '_ {
        let squares = self.line.squares().zip(self.tiles());
        squares.map(|((row, column), &tile)| (row, column, tile))
    }

    /// The words it makes on the board before it: first the one along its lane, then those
    /// across, in order.
    pub fn words(&self, rules: &Rules, before: &Position) -> Vec<Word> {
        let mut board = before.clone();
        board.play(rules, self);
        let occupied = |direction, lane| board.view(direction).occupied[lane];
        let runs = self.line.runs(occupied).filter(Run::is_word);
        runs.map(|run| word_of(&board, run)).collect()
    }
}

/// The word on a run of squares (TW-Q17), with its points (TW-21, TW-22, TW-25).
fn word_of(board: &Position, run: Run) -> Word {
    let view = board.view(run.direction);
    let squares = run.range(board.side);
    let heights = &view.heights[squares.clone()];
    let flat = heights.iter().all(|&height| height == 1);
    let sum: i32 = heights.iter().copied().map(i32::from).sum();
    Word {
        tiles: view.tops[squares].to_vec(),
        points: if flat { 2 * sum } else { sum },
    }
}

/// What a seat does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// Lays tiles.
    Play(Play),
    /// Passes and exchanges this tile (TW-42).
    Exchange(Tile),
    /// Passes (TW-43).
    Pass,
}

impl Move {
    /// The points of the turn.
    pub fn score(&self) -> i32 {
        match self {
            Move::Play(play) => play.score,
            Move::Exchange(_) | Move::Pass => 0,
        }
    }
}
