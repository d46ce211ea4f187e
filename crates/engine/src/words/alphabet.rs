//! The alphabet: which tiles there are, and what is written on each.
//!
//! A tile carries one letter or several (`QU`, the Dutch `IJ`). Inside the graph a tile is
//! a small number, its code: 1 for the first tile of the alphabet, 2 for the next. Code 0 is
//! the separator of the GADDAG and is on no tile.

use crate::{Error, Result};

/// The code of a tile, 1 to [`MAX_TILES`].
pub type Tile = u8;

/// What stands between the two halves of a GADDAG string.
pub const SEPARATOR: Tile = 0;

/// The most tiles an alphabet may have, so that a set of tiles fits a `u64`.
pub const MAX_TILES: usize = 62;

/// The most letters one tile may carry.
pub const MAX_TILE_LETTERS: usize = 8;

/// An ordered list of tiles. Words are sorted in the order of their tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alphabet {
    texts: Vec<String>,
    /// For each byte, the tile that carries exactly this letter (either case), or 0.
    one_letter: [Tile; 256],
    has_long_tiles: bool,
}

impl Alphabet {
    /// Makes an alphabet of these tiles, each written in capital letters A–Z.
    ///
    /// # Errors
    /// If there are no tiles or too many, or one is empty, repeated or not in A–Z.
    pub fn new<S: AsRef<str>>(tiles: &[S]) -> Result<Self> {
        if tiles.is_empty() || tiles.len() > MAX_TILES {
            let count = tiles.len();
            return Err(Error::Alphabet(format!(
                "an alphabet has 1 to {MAX_TILES} tiles, not {count}"
            )));
        }
        let mut alphabet = Alphabet {
            texts: Vec::with_capacity(tiles.len()),
            one_letter: [0; 256],
            has_long_tiles: false,
        };
        for tile in tiles {
            alphabet.add(tile.as_ref())?;
        }
        Ok(alphabet)
    }

    /// The alphabet of the 26 letters, one a tile.
    ///
    /// # Panics
    /// Never: the 26 letters are an alphabet.
    pub fn letters() -> Self {
        let letters: Vec<String> = ('A'..='Z').map(String::from).collect();
        Alphabet::new(&letters).expect("the 26 letters are an alphabet")
    }

    fn add(&mut self, text: &str) -> Result<()> {
        let letters = text.as_bytes();
        if letters.is_empty()
            || letters.len() > MAX_TILE_LETTERS
            || !letters.iter().all(u8::is_ascii_uppercase)
        {
            return Err(Error::Alphabet(format!(
                "tile {text:?}: a tile carries 1 to {MAX_TILE_LETTERS} letters A–Z"
            )));
        }
        if self.texts.iter().any(|known| known == text) {
            return Err(Error::Alphabet(format!("tile {text:?} is there twice")));
        }
        self.texts.push(text.to_owned());
        let code = self.texts.len() as Tile;
        if let [letter] = letters {
            self.one_letter[usize::from(*letter)] = code;
            self.one_letter[usize::from(letter.to_ascii_lowercase())] = code;
        } else {
            self.has_long_tiles = true;
        }
        Ok(())
    }

    /// How many tiles there are. Their codes are 1 to this number.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Never true: an alphabet has at least one tile.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// What is written on each tile, in order.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// What is written on this tile; nothing for a code that is no tile's.
    pub fn text(&self, tile: Tile) -> &str {
        let index = usize::from(tile).wrapping_sub(1);
        self.texts.get(index).map_or("", String::as_str)
    }

    /// True if some tile carries more than one letter.
    pub fn has_long_tiles(&self) -> bool {
        self.has_long_tiles
    }

    /// The tile that carries exactly this letter, in either case; 0 if there is none.
    #[inline]
    pub fn tile_of_letter(&self, letter: u8) -> Tile {
        self.one_letter[usize::from(letter)]
    }

    /// The tile with exactly this text.
    pub fn tile_of_text(&self, text: &str) -> Option<Tile> {
        let index = self.texts.iter().position(|known| known == text)?;
        Some(index as Tile + 1)
    }

    /// The text of a row of tiles.
    pub fn join(&self, tiles: &[Tile]) -> String {
        let mut text = String::with_capacity(tiles.len() + 2);
        for &tile in tiles {
            text.push_str(self.text(tile));
        }
        text
    }

    /// The texts of the tiles in this set (bit `t` stands for tile `t`), in order.
    pub fn texts_of_set(&self, set: u64) -> Vec<&str> {
        let codes = 1..=self.len() as Tile;
        codes
            .filter(|&tile| set >> tile & 1 == 1)
            .map(|tile| self.text(tile))
            .collect()
    }
}
