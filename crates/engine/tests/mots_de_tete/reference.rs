//! A slow and simple finder, written from the rules alone: every word of a short list is
//! tried on every line from every square. It knows nothing of the engine's tables.

use std::collections::{BTreeMap, BTreeSet};

/// Letters on squares: `(row, column, letter)`, sorted.
pub type Written = Vec<(usize, usize, u8)>;

/// Points, and dice that are added to them.
pub type Points = (i32, i32);

/// The rules of a grid.
#[derive(Debug, Clone)]
pub struct Table {
    pub side: usize,
    pub words: BTreeSet<Vec<u8>>,
    /// Row by row; `None` is black.
    pub squares: Vec<Option<Points>>,
    pub start: Vec<(usize, usize)>,
    pub word_length: Option<usize>,
}

type Line = Vec<(usize, usize)>;
type Letters = BTreeMap<(usize, usize), u8>;

impl Table {
    /// Every legal play of a die with its points.
    pub fn plays(&self, letters: &Letters, die: usize) -> BTreeMap<Written, Points> {
        let mut plays = BTreeMap::new();
        for line in self.lines() {
            for word in &self.words {
                for start in 0..(line.len() + 1).saturating_sub(word.len()) {
                    let stretch = &line[start..start + word.len()];
                    let clashes = stretch.iter().zip(word).any(|(square, letter)| {
                        letters.get(square).is_some_and(|old| old != letter)
                    });
                    let is_long = self.word_length.is_none_or(|length| length == word.len());
                    if clashes || !is_long || word.len() < 2 {
                        continue;
                    }
                    let new: Written = stretch
                        .iter()
                        .zip(word)
                        .filter(|(square, _)| !letters.contains_key(square))
                        .map(|(&(row, column), &letter)| (row, column, letter))
                        .collect();
                    if self.word_length.is_some() || new.len() == die {
                        if let Some(points) = self.judge(letters, &new, stretch) {
                            plays.insert(new, points);
                        }
                    }
                }
            }
        }
        plays
    }

    fn judge(&self, old: &Letters, new: &Written, stretch: &[(usize, usize)]) -> Option<Points> {
        let squares: Vec<_> = new.iter().map(|&(row, column, _)| (row, column)).collect();
        let is_black = |&(row, column): &(usize, usize)| self.square((row, column)).is_none();
        if new.is_empty() || squares.iter().any(is_black) {
            return None;
        }
        let is_linked = if old.is_empty() {
            squares.iter().any(|square| self.start.contains(square))
        } else {
            squares
                .iter()
                .any(|&square| beside(square).any(|near| old.contains_key(&near)))
        };
        if !is_linked {
            return None;
        }
        let mut both = old.clone();
        both.extend(
            new.iter()
                .map(|&(row, column, letter)| ((row, column), letter)),
        );
        let runs = self.runs(&both);
        if !runs.iter().any(|run| run == stretch) {
            return None;
        }
        let made: Vec<_> = runs
            .iter()
            .filter(|run| run.iter().any(|square| squares.contains(square)))
            .collect();
        let spelled = |run: &&Line| run.iter().map(|square| both[square]).collect::<Vec<_>>();
        if !made.iter().all(|run| self.words.contains(&spelled(run))) {
            return None;
        }
        let mut sum = (0, 0);
        for (points, dice) in made
            .iter()
            .flat_map(|run| run.iter().filter_map(|&s| self.square(s)))
        {
            sum = (sum.0 + points, sum.1 + dice);
        }
        Some(sum)
    }

    fn square(&self, (row, column): (usize, usize)) -> Option<Points> {
        self.squares[row * self.side + column]
    }

    fn lines(&self) -> Vec<Line> {
        let side = self.side;
        let rows = (0..side).map(|row| (0..side).map(|column| (row, column)).collect());
        let columns = (0..side).map(|column| (0..side).map(|row| (row, column)).collect());
        rows.chain(columns).collect()
    }

    /// Every run of two letters or more that is not part of a longer one.
    fn runs(&self, letters: &Letters) -> Vec<Line> {
        let mut runs = Vec::new();
        for line in self.lines() {
            for run in line.split(|square| !letters.contains_key(square)) {
                if run.len() > 1 {
                    runs.push(run.to_vec());
                }
            }
        }
        runs
    }
}

fn beside((row, column): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    let before = [
        row.checked_sub(1).map(|r| (r, column)),
        column.checked_sub(1).map(|c| (row, c)),
    ];
    before
        .into_iter()
        .flatten()
        .chain([(row + 1, column), (row, column + 1)])
}
