//! A slow and simple finder, written from the rules alone: every word of a short list is
//! tried on every line from every square. It knows nothing of the engine's tables.

use std::collections::{BTreeMap, BTreeSet};

/// A board, row by row: what is on top of each pile, 0 if it is empty, and its height.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    pub side: usize,
    pub tops: Vec<u8>,
    pub heights: Vec<u8>,
}

/// Tiles on squares: `(row, column, tile)`, sorted.
pub type Laid = Vec<(usize, usize, u8)>;

/// The rules of a table.
#[derive(Debug, Clone)]
pub struct Table {
    pub words: BTreeSet<Vec<u8>>,
    pub stack_limit: u8,
    pub rack_size: usize,
    pub start: Vec<(usize, usize)>,
    pub full_rack_bonus: i32,
    pub bonus: Vec<u8>,
    pub bonus_flat_only: bool,
    pub keep_one_letter: bool,
    pub no_lone: Option<u8>,
    /// `(tile of the rack, tile it may also be laid as)`.
    pub lay_as: Option<(u8, u8)>,
}

type Line = Vec<(usize, usize)>;

impl Board {
    pub fn empty(side: usize) -> Self {
        Board {
            side,
            tops: vec![0; side * side],
            heights: vec![0; side * side],
        }
    }

    fn top(&self, (row, column): (usize, usize)) -> u8 {
        self.tops[row * self.side + column]
    }

    fn height(&self, (row, column): (usize, usize)) -> u8 {
        self.heights[row * self.side + column]
    }

    pub fn with(&self, laid: &Laid) -> Self {
        let mut after = self.clone();
        for &(row, column, tile) in laid {
            after.tops[row * self.side + column] = tile;
            after.heights[row * self.side + column] += 1;
        }
        after
    }

    fn lines(&self) -> Vec<Line> {
        let side = self.side;
        let rows = (0..side).map(|row| (0..side).map(|column| (row, column)).collect());
        let columns = (0..side).map(|column| (0..side).map(|row| (row, column)).collect());
        rows.chain(columns).collect()
    }

    /// Every run of two squares or more that is not part of a longer one.
    fn runs(&self) -> Vec<Line> {
        let mut runs = Vec::new();
        for line in self.lines() {
            for run in line.split(|&square| self.top(square) == 0) {
                if run.len() > 1 {
                    runs.push(run.to_vec());
                }
            }
        }
        runs
    }
}

impl Table {
    /// Every legal play with its score.
    pub fn plays(&self, board: &Board, rack: &[u8]) -> BTreeMap<Laid, i32> {
        let mut plays = BTreeMap::new();
        for line in board.lines() {
            for word in &self.words {
                if !could_have(board, &line, rack, word, self.lay_as) {
                    continue;
                }
                for start in 0..=line.len().saturating_sub(word.len()) {
                    let Some(laid) = spell(board, &line, start, word) else {
                        continue;
                    };
                    if let Some(score) = self.judge(board, rack, &laid) {
                        plays.insert(laid, score);
                    }
                }
            }
        }
        plays
    }

    /// The score of a play whose tiles lie in one line without gaps, `None` if it is illegal.
    fn judge(&self, board: &Board, rack: &[u8], laid: &Laid) -> Option<i32> {
        if laid.is_empty() || !self.has_tiles(rack, laid) {
            return None;
        }
        let squares: Vec<_> = laid.iter().map(|&(row, column, _)| (row, column)).collect();
        if squares
            .iter()
            .any(|&square| board.height(square) >= self.stack_limit)
        {
            return None;
        }
        let after = board.with(laid);
        let new: Vec<Line> = after
            .runs()
            .into_iter()
            .filter(|run| run.iter().any(|square| squares.contains(square)))
            .collect();
        let text = |run: &Line| {
            run.iter()
                .map(|&square| after.top(square))
                .collect::<Vec<_>>()
        };
        if new.is_empty() || !new.iter().all(|run| self.words.contains(&text(run))) {
            return None;
        }
        if board.tops.iter().all(|&top| top == 0) {
            if !squares.iter().any(|square| self.start.contains(square)) {
                return None;
            }
        } else if !touches(board, &squares) {
            return None;
        }
        let covers_word = |run: &Line| run.iter().all(|square| squares.contains(square));
        if self.keep_one_letter && board.runs().iter().any(covers_word) {
            return None;
        }
        if self.is_lone_s(board, laid, &new) {
            return None;
        }
        Some(self.score(&after, rack, laid, &new))
    }

    fn has_tiles(&self, rack: &[u8], laid: &Laid) -> bool {
        let mut left = rack.to_vec();
        for &(_, _, tile) in laid {
            let tile = match self.lay_as {
                Some((held, face)) if face == tile => held,
                _ => tile,
            };
            let Some(place) = left.iter().position(|&held| held == tile) else {
                return false;
            };
            left.remove(place);
        }
        true
    }

    fn is_lone_s(&self, board: &Board, laid: &Laid, new: &[Line]) -> bool {
        let &[(row, column, tile)] = laid.as_slice() else {
            return false;
        };
        let &[run] = &new else { return false };
        Some(tile) == self.no_lone
            && board.top((row, column)) == 0
            && run.len() > 2
            && run.last() == Some(&(row, column))
    }

    fn score(&self, after: &Board, rack: &[u8], laid: &Laid, new: &[Line]) -> i32 {
        let flat = |run: &Line| run.iter().all(|&square| after.height(square) == 1);
        let mut score = 0;
        for run in new {
            let tiles: i32 = run
                .iter()
                .map(|&square| i32::from(after.height(square)))
                .sum();
            score += if flat(run) { 2 * tiles } else { tiles };
        }
        for &(row, column, tile) in laid {
            let is_face_of_bonus = self
                .lay_as
                .is_some_and(|(held, face)| face == tile && self.bonus.contains(&held));
            let in_flat = new
                .iter()
                .any(|run| run.contains(&(row, column)) && flat(run));
            if (self.bonus.contains(&tile) || is_face_of_bonus)
                && (in_flat || !self.bonus_flat_only)
            {
                score += 2;
            }
        }
        if laid.len() == self.rack_size && rack.len() == self.rack_size {
            score += self.full_rack_bonus;
        }
        score
    }
}

/// False if a tile of the word is neither on the line nor on the rack: only to save time.
fn could_have(
    board: &Board,
    line: &Line,
    rack: &[u8],
    word: &[u8],
    lay_as: Option<(u8, u8)>,
) -> bool {
    let on_line = |tile: u8| line.iter().any(|&square| board.top(square) == tile);
    let on_rack = |tile: u8| {
        rack.contains(&tile)
            || lay_as.is_some_and(|(held, face)| face == tile && rack.contains(&held))
    };
    word.iter().all(|&tile| on_rack(tile) || on_line(tile))
}

/// The tiles to lay so that a word stands on a line from a place on, with nothing before
/// and behind it. A letter that is there already stays.
fn spell(board: &Board, line: &Line, start: usize, word: &[u8]) -> Option<Laid> {
    let stop = start + word.len();
    if stop > line.len() || word.len() < 2 {
        return None;
    }
    let free = |place: usize| line.get(place).is_none_or(|&square| board.top(square) == 0);
    if !(start == 0 || free(start - 1)) || !free(stop) {
        return None;
    }
    let needed = line[start..stop].iter().zip(word);
    let mut laid: Laid = needed
        .filter(|&(&square, &tile)| board.top(square) != tile)
        .map(|(&(row, column), &tile)| (row, column, tile))
        .collect();
    laid.sort_unstable();
    Some(laid)
}

/// True if one of the squares has a tile, or a neighbour with a tile, or lies in a run with
/// one, which comes to the same for tiles in one run.
fn touches(board: &Board, squares: &[(usize, usize)]) -> bool {
    squares.iter().any(|&(row, column)| {
        let mut near = vec![(row, column), (row + 1, column), (row, column + 1)];
        near.extend(row.checked_sub(1).map(|above| (above, column)));
        near.extend(column.checked_sub(1).map(|left| (row, left)));
        near.iter().any(|&(row, column)| {
            row < board.side && column < board.side && board.top((row, column)) != 0
        })
    })
}
