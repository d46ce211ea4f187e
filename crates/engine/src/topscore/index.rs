//! The words of 3 to 7 tiles by their class, and which class grows into which.
//!
//! Classes are numbered by length, then by key, so that all of one length are side by side,
//! and so are their words. What a class grows into is a run of [`Edge`]s.
//!
//! ```text
//!   class     0: ART       1: EST   ...   90: AERT   91: ARST   ...
//!   words     ART RAT TAR  EST SET        RATE TARE  ARTS RATS STAR TARS
//!   edges     E→90  S→91   ...
//! ```

use std::borrow::Cow;
use std::ops::Range;

use super::key::{Key, Word};
use super::{LONGEST, SHORTEST};
use crate::words::{Graph, List, Tile, WordSet};
use crate::{Error, Result};

/// The number of a class.
pub type Class = u32;

/// The most words an index holds. A small graph may hold far more.
pub const MAX_WORDS: usize = 4_000_000;

/// No class: an empty place of the hash table.
const NONE: Class = Class::MAX;

/// A tile, and the class it leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// The tile added.
    pub tile: Tile,
    /// What becomes of it.
    pub class: Class,
}

/// The words of 3 to 7 tiles of a graph, as growth sees them.
#[derive(Debug)]
pub struct Growth {
    tiles: Tile,
    keys: Vec<Key>,
    /// A hash table of the keys: the class, at the place of its hash or behind it.
    places: Vec<Class>,
    words: Vec<Word>,
    /// Where the words of each class begin, and where the last ones end.
    first_word: Vec<u32>,
    edges: Vec<Edge>,
    /// Where the edges of each class begin, and where the last ones end.
    first_edge: Vec<u32>,
    /// Where the classes of each length begin, and where the last ones end.
    first_of_length: [Class; LONGEST + 2],
}

impl Growth {
    /// Makes the index of all words of a graph, or of those that are `known`.
    ///
    /// # Errors
    /// If `known` is about another graph, or there are more than [`MAX_WORDS`] words.
    pub fn new(graph: &Graph, known: Option<&WordSet>) -> Result<Self> {
        let mut words = read_words(graph, known)?;
        words.sort_unstable_by_key(|&(key, place, _)| (key.len(), key, place));
        let mut growth = Growth {
            tiles: graph.alphabet().len() as Tile,
            keys: Vec::new(),
            places: Vec::new(),
            words: Vec::with_capacity(words.len()),
            first_word: Vec::new(),
            edges: Vec::new(),
            first_edge: Vec::new(),
            first_of_length: [0; LONGEST + 2],
        };
        growth.add_classes(&words);
        growth.add_places();
        growth.add_edges();
        Ok(growth)
    }

    fn add_classes(&mut self, words: &[(Key, u32, Word)]) {
        for class in words.chunk_by(|one, other| one.0 == other.0) {
            self.keys.push(class[0].0);
            self.first_word.push(self.words.len() as u32);
            self.words.extend(class.iter().map(|&(_, _, word)| word));
        }
        self.first_word.push(self.words.len() as u32);
        for (length, first) in self.first_of_length.iter_mut().enumerate() {
            *first = self.keys.partition_point(|key| key.len() < length) as Class;
        }
    }

    fn add_places(&mut self) {
        let size = (2 * self.keys.len() + 1).next_power_of_two();
        self.places = vec![NONE; size];
        for (class, key) in (0..).zip(&self.keys) {
            let mut place = key.hash() as usize & (size - 1);
            while self.places[place] != NONE {
                place = (place + 1) & (size - 1);
            }
            self.places[place] = class;
        }
    }

    fn add_edges(&mut self) {
        let mut from = Vec::new();
        for (class, key) in (0..).zip(&self.keys) {
            for tile in key.distinct() {
                if let Some(shorter) = self.find(key.without(tile)) {
                    from.push((shorter, tile, class));
                }
            }
        }
        from.sort_unstable();
        let first = |class| from.partition_point(|&(shorter, ..)| shorter < class) as u32;
        self.first_edge = (0..=self.keys.len() as Class).map(first).collect();
        let edge = |&(_, tile, class): &(Class, Tile, Class)| Edge { tile, class };
        self.edges = from.iter().map(edge).collect();
    }

    /// The class of these tiles, if they make a word.
    #[inline]
    pub fn find(&self, key: Key) -> Option<Class> {
        let last = self.places.len() - 1;
        let mut place = key.hash() as usize & last;
        loop {
            let class = self.places[place];
            if class == NONE {
                return None;
            }
            if self.keys[class as usize] == key {
                return Some(class);
            }
            place = (place + 1) & last;
        }
    }

    /// The tiles of a class.
    #[inline]
    pub fn key(&self, class: Class) -> Key {
        self.keys[class as usize]
    }

    /// The words of a class, in order.
    #[inline]
    pub fn words(&self, class: Class) -> &[Word] {
        let class = class as usize;
        &self.words[self.first_word[class] as usize..self.first_word[class + 1] as usize]
    }

    /// The words of a length, class by class.
    pub fn words_of_length(&self, length: usize) -> &[Word] {
        let classes = self.of_length(length);
        let first = |class: Class| self.first_word[class as usize] as usize;
        &self.words[first(classes.start)..first(classes.end)]
    }

    /// The classes of a length, at most seven.
    pub fn of_length(&self, length: usize) -> Range<Class> {
        self.first_of_length[length]..self.first_of_length[length + 1]
    }

    /// What a class grows into, in the order of the tiles added.
    #[inline]
    pub fn edges(&self, class: Class) -> &[Edge] {
        let class = class as usize;
        &self.edges[self.first_edge[class] as usize..self.first_edge[class + 1] as usize]
    }

    /// What any tiles grow into, whether they make a word of this index or not.
    pub fn edges_from(&self, key: Key) -> Cow<'_, [Edge]> {
        if let Some(class) = self.find(key) {
            return Cow::Borrowed(self.edges(class));
        }
        if key.len() >= LONGEST {
            return Cow::Borrowed(&[]);
        }
        let edge = |tile| {
            let class = self.find(key.with(tile))?;
            Some(Edge { tile, class })
        };
        Cow::Owned((1..=self.tiles).filter_map(edge).collect())
    }

    /// True if a row of tiles is one of the words.
    pub fn contains(&self, word: Word) -> bool {
        let class = self.find(word.key());
        class.is_some_and(|class| self.words(class).contains(&word))
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// True if there is no word.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many classes there are.
    pub fn class_count(&self) -> usize {
        self.keys.len()
    }

    /// How many edges there are.
    pub fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// How many tiles the alphabet has.
    pub fn tile_count(&self) -> Tile {
        self.tiles
    }

    /// How many bytes the index takes.
    pub fn byte_size(&self) -> usize {
        size_of_val(&*self.keys)
            + size_of_val(&*self.places)
            + size_of_val(&*self.words)
            + size_of_val(&*self.first_word)
            + size_of_val(&*self.edges)
            + size_of_val(&*self.first_edge)
    }
}

/// The words of a graph that are `known`, each with its key and its number.
fn read_words(graph: &Graph, known: Option<&WordSet>) -> Result<Vec<(Key, u32, Word)>> {
    if known.is_some_and(|known| known.size() != graph.len()) {
        return Err(Error::Input(
            "the known words are those of another graph".to_owned(),
        ));
    }
    let mut reader = Reader {
        graph,
        known,
        tiles: Vec::with_capacity(LONGEST),
        words: Vec::new(),
    };
    reader.read(graph.nodes().dawg(), 0)?;
    Ok(reader.words)
}

struct Reader<'a> {
    graph: &'a Graph,
    known: Option<&'a WordSet>,
    /// The tiles on the way to where the reader is.
    tiles: Vec<Tile>,
    words: Vec<(Key, u32, Word)>,
}

impl Reader<'_> {
    /// Reads everything below a list, whose first word has number `start`.
    fn read(&mut self, list: List, start: u32) -> Result<()> {
        let counts = self.graph.counts();
        for (index, node) in self.graph.nodes().siblings(list) {
            let number = start + counts.from(list) - counts.from(index);
            self.tiles.push(node.tile());
            if node.accepts() && self.tiles.len() >= SHORTEST {
                self.keep(number)?;
            }
            if self.tiles.len() < LONGEST {
                self.read(node.child(), number + u32::from(node.accepts()))?;
            }
            self.tiles.pop();
        }
        Ok(())
    }

    fn keep(&mut self, number: u32) -> Result<()> {
        if self.known.is_some_and(|known| !known.contains(number)) {
            return Ok(());
        }
        if self.words.len() == MAX_WORDS {
            return Err(Error::Input(format!(
                "growth is for lists of up to {MAX_WORDS} words of 3 to 7 tiles"
            )));
        }
        let word = Word::new(&self.tiles);
        self.words.push((word.key(), number, word));
        Ok(())
    }
}
