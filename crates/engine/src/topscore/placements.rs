//! Which letter on which small pyramid promises the longest word in the end.
//!
//! A *goal* is a word on squares of the row that agrees with the letters there. It still needs
//! some letters, and as many rounds are left as squares are empty. The rarest letter needed may
//! come in any of the rounds, the next one in any but one, and so on:
//!
//! ```text
//!   chance = (1 - (1 - s1)^r) (1 - (1 - s2)^(r-1)) …      s1 ≤ s2 ≤ …: supply of the letters
//! ```
//! A placement is worth the best goal it leaves, its points times its chance. Where at most
//! one square stays empty it is worth the mean over what may come for it, exactly.

use super::LONGEST;
use super::key::Word;
use super::outlook::Outlook;
use super::pyramids::{Row, empty, gathered, squares, stretches};
use crate::words::{MAX_TILES, Tile};

/// What a word in the small pyramids brings for each letter.
const POINTS: f64 = 25.0;

/// A letter on a small pyramid, with what it promises.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placed {
    /// The letter.
    pub tile: Tile,
    /// The pyramid, counted from 0.
    pub square: usize,
    /// The points to be expected of the longest word in the end.
    pub value: f64,
}

impl Outlook {
    /// All ways to place one of these letters on an empty pyramid, the most promising first,
    /// equals from the left and in the order of the letters.
    pub fn place(&self, row: Row, letters: &[Tile], gaps: bool) -> Vec<Placed> {
        let empty = empty(row);
        let goals = (empty.count_ones() > 2).then(|| Goals::new(self, row, gaps));
        let mut tiles = letters.to_vec();
        tiles.sort_unstable();
        tiles.dedup();
        let mut placed = Vec::new();
        for square in squares(empty) {
            for &tile in &tiles {
                let value = goals.as_ref().map_or_else(
                    || self.value(with(row, square, tile), gaps),
                    |goals| goals.best(square, tile),
                );
                placed.push(Placed {
                    tile,
                    square,
                    value,
                });
            }
        }
        placed.sort_by(|one, other| other.value.total_cmp(&one.value));
        placed
    }

    /// The points to be expected of a row with at most one empty square: for that one the best
    /// letter of the last word of seven tiles is taken.
    fn value(&self, row: Row, gaps: bool) -> f64 {
        let points =
            |row: Row| POINTS * f64::from(self.growth().longest_set(row, gaps).count_ones());
        let Some(square) = row.iter().position(|&tile| tile == 0) else {
            return points(row);
        };
        let branch = |tile| (points(with(row, square, tile)), self.supply(tile));
        let mut branches: Vec<(f64, f64)> = (1..=self.growth().tile_count()).map(branch).collect();
        branches.sort_by(|one, other| other.0.total_cmp(&one.0));
        let (mut mean, mut none) = (0.0, 1.0);
        for (points, supply) in branches {
            mean += none * supply * points;
            none *= 1.0 - supply;
        }
        mean + none * points(row)
    }
}

fn with(mut row: Row, square: usize, tile: Tile) -> Row {
    row[square] = tile;
    row
}

/// The best goals of a row with a letter more.
struct Goals {
    /// By square and tile: the best goal that wants this tile here.
    through: [[f64; MAX_TILES + 2]; LONGEST],
    /// By square: the best goal that does not want this square.
    beside: [f64; LONGEST],
}

impl Goals {
    fn new(outlook: &Outlook, row: Row, gaps: bool) -> Self {
        let mut goals = Goals {
            through: [[0.0; MAX_TILES + 2]; LONGEST],
            beside: [0.0; LONGEST],
        };
        let growth = outlook.growth();
        let comes = Comes::new(outlook, growth.tile_count());
        let empty = empty(row);
        let rounds = empty.count_ones() as usize - 1;
        for set in stretches(gaps) {
            let points = POINTS * f64::from(set.count_ones());
            let wanted = Wanted::new(set, row, empty);
            for word in growth.words_of_length(set.count_ones() as usize) {
                if (word.0 ^ wanted.there) & wanted.known == 0 {
                    goals.add(&wanted, *word, points, &comes, rounds);
                }
            }
        }
        goals
    }

    /// Adds a goal: one letter of it is placed now, or a letter beside it.
    fn add(&mut self, wanted: &Wanted, word: Word, points: f64, comes: &Comes, rounds: usize) {
        let mut needs = wanted.needs(word);
        let needs = &mut needs[..wanted.count];
        needs.sort_unstable_by_key(|&(_, tile)| comes.rank[usize::from(tile)]);
        let within =
            |place: usize, rounds: usize| comes.within[usize::from(needs[place].1)][rounds];
        // The letters behind the one placed now, each with the rounds that are left for it.
        let mut behind = [1.0; LONGEST + 1];
        for place in (1..needs.len()).rev() {
            behind[place - 1] = behind[place] * within(place, rounds + 1 - place);
        }
        let mut before = points;
        for (place, &(square, tile)) in needs.iter().enumerate() {
            let best = &mut self.through[square][usize::from(tile)];
            *best = best.max(before * behind[place]);
            before *= within(place, rounds.saturating_sub(place));
        }
        if needs.len() <= rounds {
            for square in squares(wanted.beside) {
                self.beside[square] = self.beside[square].max(before);
            }
        }
    }

    fn best(&self, square: usize, tile: Tile) -> f64 {
        self.through[square][usize::from(tile & 63)].max(self.beside[square])
    }
}

/// What a stretch of squares asks of a word.
struct Wanted {
    /// The letters that are there, packed as in a word, and where they are.
    there: u64,
    known: u64,
    /// The empty squares, each with its place in the packed word.
    empty: [(usize, u32); LONGEST],
    count: usize,
    /// The empty squares that are not in the stretch.
    beside: u8,
}

impl Wanted {
    fn new(set: u8, row: Row, empty: u8) -> Self {
        let mut wanted = Wanted {
            there: gathered(row, set),
            known: 0,
            empty: [(0, 0); LONGEST],
            count: 0,
            beside: empty & !set,
        };
        for (square, shift) in squares(set).zip((0..).step_by(8)) {
            if row[square] == 0 {
                wanted.empty[wanted.count] = (square, shift);
                wanted.count += 1;
            } else {
                wanted.known |= 0xff << shift;
            }
        }
        wanted
    }

    /// The letters of a word for the empty squares.
    fn needs(&self, word: Word) -> [(usize, Tile); LONGEST] {
        self.empty
            .map(|(square, shift)| (square, (word.0 >> shift) as Tile))
    }
}

/// How likely letters come.
struct Comes {
    /// The chance of each tile to come in one of `n` rounds, at place `n`.
    within: [[f64; LONGEST + 1]; MAX_TILES + 2],
    /// The place of each tile when the rarest come first.
    rank: [u8; MAX_TILES + 2],
}

impl Comes {
    fn new(outlook: &Outlook, tiles: Tile) -> Self {
        let mut comes = Comes {
            within: [[0.0; LONGEST + 1]; MAX_TILES + 2],
            rank: [0; MAX_TILES + 2],
        };
        let mut order: Vec<Tile> = (1..=tiles).collect();
        order.sort_by(|&one, &other| outlook.supply(one).total_cmp(&outlook.supply(other)));
        for (rank, tile) in (0..).zip(order) {
            comes.rank[usize::from(tile)] = rank;
            for (rounds, chance) in (0..).zip(&mut comes.within[usize::from(tile)]) {
                *chance = 1.0 - (1.0 - outlook.supply(tile)).powi(rounds);
            }
        }
        comes
    }
}
