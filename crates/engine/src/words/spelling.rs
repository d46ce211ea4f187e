//! How a text is spelled in tiles.
//!
//! With the tiles Q, U, A, I and QU the text QUAI has two spellings: Q-U-A-I and QU-A-I.
//! With QU in place of Q it has one, and COQ has none.

use std::ops::ControlFlow;

use super::alphabet::{Alphabet, Tile};

/// The most letters of a word, and so the most tiles: everything that walks the graph can
/// keep its path in an array of this size.
pub const MAX_WORD: usize = 64;

/// The most spellings of one text that are looked at. The builder refuses a word with more.
pub const MAX_SPELLINGS: usize = 64;

/// Where a spelling has to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Exactly at the end of the text.
    Exact,
    /// At the end of the text or, with the last tile, beyond it: `Q` is then begun by `QU`.
    Beyond,
}

impl Alphabet {
    /// Every spelling of a text, in tile order, at most [`MAX_SPELLINGS`] of them. Empty if
    /// the text has none, is longer than [`MAX_WORD`] or holds anything but letters.
    pub fn spellings(&self, text: &str) -> Vec<Vec<Tile>> {
        let mut found = Vec::new();
        let _ = self.each_spelling(text.as_bytes(), End::Exact, &mut |tiles| {
            found.push(tiles.to_vec());
            ControlFlow::Continue(())
        });
        found
    }

    /// Calls `visit` with every spelling, in tile order, until it breaks or
    /// [`MAX_SPELLINGS`] have been seen. Breaks if `visit` did.
    pub fn each_spelling(
        &self,
        text: &[u8],
        end: End,
        visit: &mut impl FnMut(&[Tile]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if text.len() > MAX_WORD {
            return ControlFlow::Continue(());
        }
        let mut tiles = [0; MAX_WORD];
        if !self.has_long_tiles() {
            for (tile, &letter) in tiles.iter_mut().zip(text) {
                *tile = self.tile_of_letter(letter);
                if *tile == 0 {
                    return ControlFlow::Continue(());
                }
            }
            return visit(&tiles[..text.len()]);
        }
        let mut search = Search {
            alphabet: self,
            text,
            end,
            left: MAX_SPELLINGS,
            finishes: 0,
        };
        search.mark_finishes();
        search.spell_from(0, &mut tiles, 0, visit)
    }
}

/// The search for spellings when some tiles carry several letters.
struct Search<'a> {
    alphabet: &'a Alphabet,
    text: &'a [u8],
    end: End,
    left: usize,
    /// Bit `i`: the text from letter `i` on has a spelling. It keeps the search out of dead
    /// ends, of which there may be exponentially many.
    finishes: u128,
}

impl Search<'_> {
    fn mark_finishes(&mut self) {
        self.finishes = 1 << self.text.len();
        for start in (0..self.text.len()).rev() {
            let codes = 1..=self.alphabet.len() as Tile;
            if codes
                .into_iter()
                .any(|tile| self.step(start, tile).is_some())
            {
                self.finishes |= 1 << start;
            }
        }
    }

    /// Where the text goes on after this tile; `None` if the tile does not fit here or
    /// leaves a rest without spelling.
    fn step(&self, start: usize, tile: Tile) -> Option<usize> {
        let letters = self.alphabet.text(tile).as_bytes();
        let rest = &self.text[start..];
        let shared = letters.len().min(rest.len());
        if shared < letters.len() && self.end == End::Exact {
            return None;
        }
        let next = start + shared;
        let fits = letters[..shared].eq_ignore_ascii_case(&rest[..shared]);
        (fits && self.finishes >> next & 1 == 1).then_some(next)
    }

    fn spell_from(
        &mut self,
        start: usize,
        tiles: &mut [Tile; MAX_WORD],
        length: usize,
        visit: &mut impl FnMut(&[Tile]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if start == self.text.len() {
            self.left -= 1;
            return visit(&tiles[..length]);
        }
        for tile in 1..=self.alphabet.len() as Tile {
            if self.left == 0 {
                break;
            }
            if let Some(next) = self.step(start, tile) {
                tiles[length] = tile;
                self.spell_from(next, tiles, length + 1, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(tiles: &[&str], text: &str) -> Vec<String> {
        let alphabet = Alphabet::new(tiles).unwrap();
        let show = |word: Vec<Tile>| {
            let texts: Vec<&str> = word.iter().map(|&tile| alphabet.text(tile)).collect();
            texts.join("-")
        };
        alphabet.spellings(text).into_iter().map(show).collect()
    }

    #[test]
    fn a_word_has_every_spelling_of_its_tiles() {
        let both = ["A", "C", "I", "O", "Q", "QU", "U"];
        assert_eq!(spelled(&both, "QUAI"), ["Q-U-A-I", "QU-A-I"]);
        assert_eq!(spelled(&both, "quai"), ["Q-U-A-I", "QU-A-I"]);
        assert_eq!(spelled(&both, "COQ"), ["C-O-Q"]);
        let only_qu = ["A", "C", "I", "O", "QU", "U"];
        assert_eq!(spelled(&only_qu, "QUAI"), ["QU-A-I"]);
        assert!(spelled(&only_qu, "COQ").is_empty());
        assert_eq!(spelled(&["I", "IJ", "J", "S"], "IJS"), ["I-J-S", "IJ-S"]);
    }

    #[test]
    fn other_characters_have_no_spelling() {
        assert!(Alphabet::letters().spellings("É").is_empty());
        assert!(Alphabet::letters().spellings("A B").is_empty());
        assert!(
            Alphabet::letters()
                .spellings(&"A".repeat(MAX_WORD + 1))
                .is_empty()
        );
    }

    #[test]
    fn the_number_of_spellings_is_bounded() {
        let text = "A".repeat(60);
        assert_eq!(spelled(&["A", "AA"], &text).len(), MAX_SPELLINGS);
        assert!(spelled(&["A", "AA"], &(text + "B")).is_empty());
    }

    #[test]
    fn a_beginning_may_be_finished_by_a_long_tile() {
        let alphabet = Alphabet::new(&["A", "Q", "QU", "U"]).unwrap();
        let mut found = Vec::new();
        let _ = alphabet.each_spelling(b"Q", End::Beyond, &mut |tiles| {
            found.push(tiles.to_vec());
            ControlFlow::Continue(())
        });
        assert_eq!(found, [[2], [3]]);
    }
}
