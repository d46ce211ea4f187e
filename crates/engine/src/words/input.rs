//! How a rack and a pattern are read from a text.
//!
//! One letter is one tile; a tile of several letters stands in parentheses: `(QU)A?`. A
//! letter that is on no tile alone means the first tile that begins with it: `Q` is the QU
//! tile where there is no Q.

use super::alphabet::{Alphabet, MAX_TILES, Tile};
use crate::{Error, Result};

/// The longest text accepted as a word, prefix, pattern or rack, in characters.
pub const MAX_INPUT: usize = 64;

/// Stands for a letter that is on no tile: it is in no word.
pub(crate) const NO_TILE: Tile = MAX_TILES as Tile + 1;

/// One part of a rack or pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// This tile.
    Tile(Tile),
    /// `?`: any one tile.
    Any,
    /// `*`: any run of tiles, also none.
    Run,
}

/// Refuses a text of more than [`MAX_INPUT`] characters.
///
/// # Errors
/// If it is longer.
pub fn limited(text: &str) -> Result<&str> {
    // A character has at most four bytes: a long text is refused without reading it whole.
    let length = text.chars().take(MAX_INPUT + 1).count();
    if length > MAX_INPUT {
        return Err(Error::Input(format!(
            "the text has more than {MAX_INPUT} characters"
        )));
    }
    Ok(text)
}

impl Alphabet {
    /// Reads a rack: letters, tiles in parentheses and blanks `?`.
    ///
    /// # Errors
    /// If the text is too long or holds something else.
    pub fn read_rack(&self, text: &str) -> Result<Vec<Item>> {
        self.read_items(text, "a rack has letters, ? and tiles like (QU)", false)
    }

    /// Reads a pattern: a rack in which `*` stands for any run of tiles.
    ///
    /// # Errors
    /// If the text is too long or holds something else.
    pub fn read_pattern(&self, text: &str) -> Result<Vec<Item>> {
        self.read_items(
            text,
            "a pattern has letters, ?, * and tiles like (QU)",
            true,
        )
    }

    fn read_items(&self, text: &str, expected: &str, runs: bool) -> Result<Vec<Item>> {
        let mut items = Vec::new();
        let mut characters = limited(text)?.chars().enumerate();
        while let Some((index, character)) = characters.next() {
            let item = match character {
                '?' => Item::Any,
                '*' if runs => Item::Run,
                '(' => {
                    let inside = characters.by_ref().map(|(_, inner)| inner);
                    let name: String = inside.take_while(|&inner| inner != ')').collect();
                    let tile = self.tile_of_text(&name.to_ascii_uppercase());
                    Item::Tile(tile.ok_or_else(|| refused(index, &format!("({name}) is no tile")))?)
                }
                letter if letter.is_ascii_alphabetic() => {
                    Item::Tile(self.tile_begun_by(letter as u8))
                }
                other => return Err(refused(index, &format!("{other:?}: {expected}"))),
            };
            items.push(item);
        }
        Ok(items)
    }

    /// The tile of this letter, or else the first that begins with it.
    pub(crate) fn tile_begun_by(&self, letter: u8) -> Tile {
        let exact = self.tile_of_letter(letter);
        if exact != 0 {
            return exact;
        }
        let first = letter.to_ascii_uppercase();
        let begun = self
            .texts()
            .iter()
            .position(|text| text.as_bytes()[0] == first);
        begun.map_or(NO_TILE, |index| index as Tile + 1)
    }
}

fn refused(index: usize, what: &str) -> Error {
    Error::Input(format!("character {}: {what}", index + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_tiles_and_signs_are_read() {
        let alphabet = Alphabet::new(&["A", "QU", "U"]).unwrap();
        let items = alphabet.read_pattern("a(qu)?*q").unwrap();
        let expected = [
            Item::Tile(1),
            Item::Tile(2),
            Item::Any,
            Item::Run,
            Item::Tile(2),
        ];
        assert_eq!(items, expected);
        assert_eq!(alphabet.read_rack("X").unwrap(), [Item::Tile(NO_TILE)]);
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_place() {
        let alphabet = Alphabet::letters();
        let message = |text: &str| alphabet.read_rack(text).unwrap_err().to_string();
        assert!(message("AB*").starts_with("character 3: '*': a rack has"));
        assert!(message("É").starts_with("character 1: 'É'"));
        assert!(message("A(QU)").starts_with("character 2: (QU) is no tile"));
        assert!(message("A(").starts_with("character 2: () is no tile"));
        assert!(message(&"A".repeat(65)).contains("more than 64"));
    }
}
