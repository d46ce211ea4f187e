//! How many words lie behind each node of the DAWG, from which words get their numbers.
//!
//! `from(i)` counts the words that go through node `i` or a later sibling of it. The words
//! through the siblings before `i` in list `l` are then `from(l) - from(i)`: a subtraction
//! per tile turns a word into its number, with no other table.

use super::node::{List, Nodes};
use super::spelling::MAX_WORD;
use crate::{Error, Result};

/// The counts of the DAWG's nodes.
#[derive(Debug)]
pub struct Counts {
    dawg_start: u32,
    from: Vec<u32>,
    longest_word: usize,
}

impl Counts {
    /// Counts, in one pass from the last node to the first: all arrows point forwards.
    ///
    /// # Errors
    /// If there are more words than a number can say, or one is longer than [`MAX_WORD`].
    pub fn new(nodes: Nodes<'_>, dawg_start: u32, node_count: u32) -> Result<Self> {
        let size = (node_count - dawg_start) as usize;
        let mut counts = Counts {
            dawg_start,
            from: vec![0; size],
            longest_word: 0,
        };
        let mut longest = vec![0_u8; size];
        for place in (0..size).rev() {
            let node = nodes.at(dawg_start + place as u32);
            let mut words = u64::from(node.accepts());
            let mut length = 1;
            if node.child() != 0 {
                let child = (node.child() - dawg_start) as usize;
                words += u64::from(counts.from[child]);
                length += longest[child];
            }
            if !node.is_end() {
                words += u64::from(counts.from[place + 1]);
                length = length.max(longest[place + 1]);
            }
            counts.from[place] = u32::try_from(words)
                .map_err(|_| Error::File("it holds more than 4 294 967 295 words".to_owned()))?;
            if usize::from(length) > MAX_WORD {
                return Err(Error::File(format!(
                    "it holds words of more than {MAX_WORD} tiles"
                )));
            }
            longest[place] = length;
        }
        counts.longest_word = longest.iter().copied().max().unwrap_or(0).into();
        Ok(counts)
    }

    /// The length of the longest word, in tiles.
    pub fn longest_word(&self) -> usize {
        self.longest_word
    }

    /// The words through this node and its later siblings. 0 outside the DAWG.
    #[inline]
    pub fn from(&self, list: List) -> u32 {
        let place = list.wrapping_sub(self.dawg_start) as usize;
        self.from.get(place).copied().unwrap_or(0)
    }
}
