//! The words of a pattern: for each place the letters that may stand there.

use std::ops::ControlFlow;

use super::words::{CHUNK, LONGEST, OneLength, WordsByLength};
use crate::words::{Tile, TileSet, one, tiles_of};

/// A place is asked with the sets of the letters that fit, or of those that do not if they
/// are fewer.
const MOST_SETS: usize = 16;

/// What is asked of one place.
#[derive(Clone, Copy)]
struct Condition {
    /// How many words fulfil it: those that fewest do are asked first.
    words: u32,
    sets: [u32; MOST_SETS],
    count: u8,
    /// The sets are of letters that do not fit.
    is_refused: bool,
}

const NO_CONDITION: Condition = Condition {
    words: 0,
    sets: [0; MOST_SETS],
    count: 0,
    is_refused: false,
};

impl Condition {
    fn new(of: &OneLength, place: usize, fits: TileSet, all: TileSet) -> Self {
        let refused = all & !fits;
        let is_refused = refused.count_ones() < fits.count_ones();
        let mut condition = Condition {
            is_refused,
            ..NO_CONDITION
        };
        let mut words = 0;
        for tile in tiles_of(if is_refused { refused } else { fits }) {
            let of_tile = of.count(place, tile);
            if of_tile > 0 {
                condition.sets[usize::from(condition.count)] = of.set(place, tile);
                condition.count += 1;
                words += of_tile;
            }
        }
        condition.words = if is_refused {
            of.len() as u32 - words
        } else {
            words
        };
        condition
    }

    /// Leaves the words of a chunk that fulfil it; false if none is left.
    #[inline]
    fn keep(&self, of: &OneLength, number: usize, chunk: &mut [u64; CHUNK]) -> bool {
        let mut found = [0; CHUNK];
        for &set in &self.sets[..usize::from(self.count)] {
            let set = of.chunk(set, number);
            for at in 0..CHUNK {
                found[at] |= set[at];
            }
        }
        let turn = if self.is_refused { !0 } else { 0 };
        let mut any = 0;
        for at in 0..CHUNK {
            chunk[at] &= found[at] ^ turn;
            any |= chunk[at];
        }
        any != 0
    }
}

impl WordsByLength {
    /// Calls `visit` with each word of a pattern, in order, until it breaks.
    #[inline]
    pub(super) fn matching(
        &self,
        pattern: &[TileSet],
        mut visit: impl FnMut(&[Tile]) -> ControlFlow<()>,
    ) {
        if pattern.len() > LONGEST {
            return;
        }
        let of = self.of_length(pattern.len());
        let mut conditions = [NO_CONDITION; LONGEST];
        let mut count = 0;
        for (place, &fits) in pattern.iter().enumerate() {
            if fits == self.all() {
                continue;
            }
            conditions[count] = Condition::new(of, place, fits, self.all());
            if conditions[count].words == 0 {
                return;
            }
            count += 1;
        }
        let conditions = &mut conditions[..count];
        conditions.sort_unstable_by_key(|condition| condition.words);
        for number in of.chunks(pattern.first().copied().unwrap_or(0)) {
            let mut chunk = whole(of, number);
            let is_left = |condition: &Condition| condition.keep(of, number, &mut chunk);
            if !conditions.iter().all(is_left) {
                continue;
            }
            for (at, mut bits) in chunk.into_iter().enumerate() {
                while bits != 0 {
                    let word = (number * CHUNK + at) * 64 + bits.trailing_zeros() as usize;
                    if visit(of.word(word)).is_break() {
                        return;
                    }
                    bits &= bits - 1;
                }
            }
        }
    }

    /// True if a word fits a pattern.
    pub(super) fn has_match(&self, pattern: &[TileSet]) -> bool {
        let mut found = false;
        self.matching(pattern, |_| {
            found = true;
            ControlFlow::Break(())
        });
        found
    }

    /// The letters that the words of a pattern have at a place.
    pub(super) fn letters_at(&self, pattern: &[TileSet], place: usize) -> TileSet {
        let mut found = 0;
        self.matching(pattern, |word| {
            found |= one(word[place]);
            ControlFlow::Continue(())
        });
        found
    }
}

/// The words that a chunk has at all.
fn whole(of: &OneLength, number: usize) -> [u64; CHUNK] {
    let first = number * CHUNK * 64;
    if first + CHUNK * 64 <= of.len() {
        return [!0; CHUNK];
    }
    std::array::from_fn(|at| {
        let left = of.len().saturating_sub(first + at * 64);
        if left >= 64 { !0 } else { (1 << left) - 1 }
    })
}
