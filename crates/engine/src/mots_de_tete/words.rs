//! The words by length, as sets of bits: which words have this letter at this place.
//!
//! Letters are free here, so what fits a stretch of squares is a question of patterns, and
//! the words of a pattern are an intersection of sets:
//!
//! ```text
//!   words of 4     AIDE AIME AMIE CAFE CAVE ...
//!   3rd is I          0    0    1    0    0      one bit a word, in alphabetical order
//!   4th is E          1    1    1    1    1
//!   ??IE              0    0    1    0    0
//! ```

use std::ops::Range;

use crate::lanes::MAX_SIDE;
use crate::words::{Graph, MAX_SET_TILES, Tile, TileSet, one};
use crate::{Error, Result};

/// Words of more letters fit no grid.
pub(super) const LONGEST: usize = MAX_SIDE;

/// Sets are read in chunks of this many numbers of 64 bits; the unused bits of the last are 0.
pub(super) const CHUNK: usize = 8;

/// All words of a graph that may stand on a grid.
#[derive(Debug)]
pub struct WordsByLength {
    lengths: Vec<OneLength>,
    all: TileSet,
}

/// The words of one length, in order.
#[derive(Debug)]
pub(super) struct OneLength {
    length: usize,
    count: usize,
    /// How many numbers of 64 bits a set has, a multiple of `CHUNK`.
    size: usize,
    /// The letters, word by word.
    letters: Vec<Tile>,
    /// The set of each place and tile.
    sets: Vec<u64>,
    /// How many words are in each set.
    counts: Vec<u32>,
    /// For each tile, how many words begin with a lower one.
    before: [u32; 33],
}

impl WordsByLength {
    /// Copies the words of a graph.
    ///
    /// # Errors
    /// If the alphabet has too many tiles, or tiles of several letters.
    pub fn new(graph: &Graph) -> Result<Self> {
        let alphabet = graph.alphabet();
        let count = alphabet.len();
        let is_letter = |tile: usize| alphabet.text(tile as Tile).len() == 1;
        if count > MAX_SET_TILES || !(1..=count).all(is_letter) {
            return Err(Error::Input(format!(
                "grids know {MAX_SET_TILES} letters at most, and no tile of several"
            )));
        }
        let mut letters = vec![Vec::new(); LONGEST + 1];
        for word in graph.words(0, graph.len() as u32) {
            if word.len() <= LONGEST {
                let tile = |at: usize| alphabet.tile_of_text(&word[at..=at]).unwrap_or(0);
                letters[word.len()].extend((0..word.len()).map(tile));
            }
        }
        let lengths = letters.into_iter().enumerate();
        Ok(WordsByLength {
            lengths: lengths
                .map(|(length, letters)| OneLength::new(length, letters))
                .collect(),
            all: (1..=count).fold(0, |set, tile| set | one(tile as Tile)),
        })
    }

    /// Every letter of the alphabet.
    #[inline]
    pub fn all(&self) -> TileSet {
        self.all
    }

    #[inline]
    pub(super) fn of_length(&self, length: usize) -> &OneLength {
        &self.lengths[length]
    }
}

impl OneLength {
    fn new(length: usize, letters: Vec<Tile>) -> Self {
        let count = letters.len().checked_div(length).unwrap_or(0);
        let size = count.div_ceil(64).next_multiple_of(CHUNK);
        let mut sets = vec![0; (length << 5) * size];
        let mut counts = vec![0; length << 5];
        for (number, word) in letters.chunks_exact(length.max(1)).enumerate() {
            for (place, &tile) in word.iter().enumerate() {
                let set = place << 5 | usize::from(tile);
                sets[set * size + number / 64] |= 1 << (number % 64);
                counts[set] += 1;
            }
        }
        let mut before = [0; 33];
        for tile in 0..32 {
            before[tile + 1] = before[tile] + counts.get(tile).copied().unwrap_or(0);
        }
        OneLength {
            length,
            count,
            size,
            letters,
            sets,
            counts,
            before,
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.count
    }

    /// How many words have this tile at this place.
    #[inline]
    pub fn count(&self, place: usize, tile: Tile) -> u32 {
        self.counts[place << 5 | usize::from(tile)]
    }

    /// Where the set of this tile at this place begins.
    #[inline]
    pub fn set(&self, place: usize, tile: Tile) -> u32 {
        ((place << 5 | usize::from(tile)) * self.size) as u32
    }

    /// The chunks with words that begin with one of these tiles: words are in order.
    #[inline]
    pub fn chunks(&self, first: TileSet) -> Range<usize> {
        let lowest = self.before[first.trailing_zeros() as usize] as usize;
        let behind = self.before[32 - first.leading_zeros() as usize] as usize;
        lowest / (64 * CHUNK)..behind.div_ceil(64 * CHUNK)
    }

    /// One chunk of a set.
    #[inline]
    pub fn chunk(&self, set: u32, number: usize) -> &[u64; CHUNK] {
        self.sets[set as usize + number * CHUNK..]
            .first_chunk()
            .expect("a set is made of whole chunks")
    }

    /// The letters of a word.
    #[inline]
    pub fn word(&self, number: usize) -> &[Tile] {
        &self.letters[number * self.length..][..self.length]
    }
}
