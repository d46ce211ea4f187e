//! Plays of one tile. They make a word along the row, along the column, or both, and are
//! found square by square from the cross-sets of both directions.

use super::hand::Hand;
use super::walk::Sink;
use crate::lanes::{Direction, Line, run_around};
use crate::topword::play::Play;
use crate::topword::position::Position;
use crate::topword::rules::{BONUS, MAX_RACK, Rules};
use crate::words::{Tile, one, tiles_of};

/// Finds every play of one tile.
pub(super) fn single_plays(rules: &Rules, position: &Position, hand: &Hand, sink: &mut impl Sink) {
    let side = rules.side;
    let [across, down] = &position.views;
    for row in 0..side {
        for column in 0..side {
            let (square, turned) = (row * side + column, column * side + row);
            let tiles = across.masks[square] & down.masks[turned] & hand.codes;
            let points = i32::from(across.points[square]) + i32::from(down.points[turned]);
            if tiles == 0 || points == 0 {
                continue;
            }
            let in_flat_word =
                across.flat[row] >> column & 1 == 1 || down.flat[column] >> row & 1 == 1;
            for tile in tiles_of(tiles) {
                if rules.no_lone == Some(tile) && puts_behind_word(position, row, column) {
                    continue;
                }
                let slots = hand.slots[usize::from(tile)];
                let used = usize::from(slots & slots.wrapping_neg());
                let mut score = points + hand.points[used];
                if rules.bonus_flat_only && rules.bonus & one(tile) != 0 && in_flat_word {
                    score += BONUS;
                }
                let equity = 1000 * score + hand.leaves[used];
                if equity >= sink.floor() {
                    sink.take(play_of(row, column, tile, score), equity);
                }
            }
        }
    }
}

fn play_of(row: usize, column: usize, tile: Tile, score: i32) -> Play {
    let mut tiles = [0; MAX_RACK];
    tiles[0] = tile;
    Play {
        score,
        line: Line {
            direction: Direction::Across,
            lane: row as u8,
            squares: 1 << column,
        },
        count: 1,
        tiles,
    }
}

/// True if a tile on this empty square is put behind a word (a run of two squares or more)
/// and makes no other word (TW-Q12).
fn puts_behind_word(position: &Position, row: usize, column: usize) -> bool {
    if position.height(row, column) > 0 {
        return false;
    }
    let [across, down] = &position.views;
    let in_row = run_around(across.occupied[row], column);
    let in_column = run_around(down.occupied[column], row);
    let behind = |run: (usize, usize), place: usize| place - run.0 >= 2 && run.1 == place + 1;
    let alone = |run: (usize, usize)| run.1 - run.0 == 1;
    behind(in_row, column) && alone(in_column) || behind(in_column, row) && alone(in_row)
}
