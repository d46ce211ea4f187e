//! What a seat may do in its turn.

use super::play::Play;
use crate::words::Tile;

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
