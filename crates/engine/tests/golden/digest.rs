//! One number for many choices, and the words they are made with.

use std::collections::BTreeSet;
use std::fmt::Debug;

use ludomots_engine::chance::Rng;
use ludomots_engine::words::{Alphabet, BuildOptions, Graph};

/// FNV-1a over everything added, in order.
#[derive(Debug, Clone, Copy)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    pub fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
        self.bytes(b"\n");
    }

    /// Adds a value as it is printed: numbers, tuples and lists of them.
    pub fn add(&mut self, value: impl Debug) {
        self.text(&format!("{value:?}"));
    }

    /// Adds a figure to the last bit.
    pub fn figure(&mut self, figure: f64) {
        self.bytes(&figure.to_bits().to_le_bytes());
    }

    pub fn value(self) -> u64 {
        self.0
    }
}

/// Some thousand made-up words of 2 to 8 letters that look like words.
pub fn word_list() -> BTreeSet<String> {
    let mut rng = Rng::new(2024, 0);
    let mut pick = |letters: &str| {
        let place = rng.below(u32::try_from(letters.len()).unwrap()) as usize;
        letters[place..=place].to_owned()
    };
    let mut words = BTreeSet::new();
    for number in 0..4000 {
        let length = 2 + number % 7;
        let mut word = String::new();
        let mut is_vowel = number % 3 == 0;
        while word.len() < length {
            let next = if is_vowel {
                pick("AAEEEIIOU")
            } else {
                pick("BCDGLLMNNPRRRSSSTTTV")
            };
            word.push_str(&next);
            is_vowel = !is_vowel;
        }
        if number % 97 == 0 {
            word.replace_range(0..1, "QU");
        }
        words.insert(word);
    }
    words
}

/// The graph of those words that can be spelled with these tiles.
pub fn graph(tiles: &[&str]) -> Graph {
    let words: Vec<String> = word_list().into_iter().collect();
    let alphabet = Alphabet::new(tiles).unwrap();
    Graph::build(&words, alphabet, BuildOptions::default()).unwrap()
}
