//! All that a seat may do in its turn: lay a word, change its own, trade a blank, exchange tiles.
//!
//! A word is listed once for each set of tokens that makes it: which of two equal letters is the
//! blank changes nothing. Exchanges are only counted; each is made when it is asked for.

use super::SHORTEST;
use super::hand::Hand;
use super::index::{Class, Growth};
use super::key::{Key, Word};
use crate::words::{Alphabet, Tile};

/// A tile, or a blank that stands for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// The tile that is read.
    pub tile: Tile,
    /// True if a blank stands for it.
    pub blank: bool,
}

/// A word on a big pyramid, and which of its tiles blanks stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laid {
    /// The word; without tiles if the pyramid is empty.
    pub word: Word,
    /// The tiles that blanks stand for.
    pub blanks: Key,
}

impl Laid {
    /// The tokens in order, a letter before a blank that reads alike.
    pub fn tokens(self) -> impl Iterator<Item = Token> {
        let key = self.word.key();
        let mut before = Key::default();
        self.word.tiles().map(move |tile| {
            let letters = key.count(tile) - self.blanks.count(tile);
            let blank = before.count(tile) >= letters;
            before = before.with(tile);
            Token { tile, blank }
        })
    }

    /// The blanks of this word with one token more.
    fn blanks_with(self, token: Token) -> Key {
        if token.blank {
            self.blanks.with(token.tile)
        } else {
            self.blanks
        }
    }
}

/// One thing that a seat may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Lay a word on the pyramid of a seat (TS-05, TS-21).
    Lay {
        /// The word, as it then lies there.
        laid: Laid,
        /// Whose pyramid it is.
        on: usize,
    },
    /// Change a token of one's own word (TS-50).
    Change {
        /// The token taken off.
        out: Token,
        /// The token put there.
        token: Token,
        /// The word, as it then lies there.
        laid: Laid,
    },
    /// Replace a blank of a seat's word by the tile it stands for (TS-45).
    Trade {
        /// The tile.
        tile: Tile,
        /// Whose word it is.
        on: usize,
    },
    /// Exchange these tiles, blanks first (TS-48).
    Exchange(Vec<Tile>),
}

/// What a seat has before it.
#[derive(Debug, Clone)]
pub struct Situation {
    /// The words on the big pyramids, by seat.
    pub words: Vec<Laid>,
    /// Whose turn it is.
    pub seat: usize,
    /// The other seat whose word may be made longer, if any (TS-57).
    pub target: Option<usize>,
    /// The tiles of the rack.
    pub rack: Hand,
    /// A blank has been traded and must be laid (TS-46).
    pub blank_owed: bool,
    /// The own word may be changed.
    pub may_change: bool,
    /// Tiles may be exchanged.
    pub may_exchange: bool,
}

/// What is the same in all turns of a table.
#[derive(Debug, Clone)]
pub struct TurnRules {
    /// The tiles that a blank may stand for, as bits (TS-42).
    pub blank_tiles: u64,
    /// A blank that was traded may stay on the rack (TS-Q11).
    pub blank_to_rack: bool,
    /// What is written on the tiles.
    pub alphabet: Alphabet,
}

/// What a seat may do, the words with the most points first.
#[derive(Debug)]
pub struct Turn {
    actions: Vec<Action>,
    /// The tiles that may be exchanged: each once, with how many there are.
    held: Vec<(Tile, usize)>,
    exchanges: usize,
}

impl Turn {
    /// Finds everything that a seat may do.
    pub fn new(growth: &Growth, rules: &TurnRules, situation: &Situation) -> Self {
        let finder = TurnFinder {
            growth,
            rules,
            situation,
        };
        let mut actions = Vec::new();
        finder.lays(&mut actions);
        if situation.may_change {
            finder.changes(&mut actions);
        }
        if !situation.blank_owed {
            finder.trades(&mut actions);
        }
        let held = finder.held();
        let choices: usize = held.iter().map(|&(_, count)| count + 1).product();
        Turn {
            actions,
            held,
            exchanges: choices - 1,
        }
    }

    /// How many things there are to do.
    pub fn len(&self) -> usize {
        self.actions.len() + self.exchanges
    }

    /// True if there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them, counted from 0.
    pub fn get(&self, place: usize) -> Option<Action> {
        if let Some(action) = self.actions.get(place) {
            return Some(action.clone());
        }
        let number = place - self.actions.len() + 1;
        (number <= self.exchanges).then(|| Action::Exchange(self.exchange(number)))
    }

    /// The tiles of an exchange: its number is read as digits, one for each tile held.
    fn exchange(&self, mut number: usize) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for &(tile, count) in &self.held {
            tiles.extend(std::iter::repeat_n(tile, number % (count + 1)));
            number /= count + 1;
        }
        tiles
    }
}

struct TurnFinder<'a> {
    growth: &'a Growth,
    rules: &'a TurnRules,
    situation: &'a Situation,
}

impl TurnFinder<'_> {
    /// The longer of the two words that may grow comes first: it brings more points.
    fn lays(&self, actions: &mut Vec<Action>) {
        let Situation { seat, rack, .. } = self.situation;
        let own = (*seat, self.length(*seat));
        let other = self.situation.target.map(|on| (on, self.length(on)));
        let mut seats: Vec<_> = [Some(own), other].into_iter().flatten().collect();
        seats.sort_by_key(|&(_, length)| std::cmp::Reverse(length));
        for (on, _) in seats {
            self.longer(on, rack, self.situation.blank_owed, |class, blanks| {
                actions.extend(
                    self.laid(class, blanks)
                        .map(|laid| Action::Lay { laid, on }),
                );
            });
        }
    }

    /// Calls `visit` with every class of words one token longer than a seat's, and the tiles
    /// that blanks then stand for; with `only_blank` a blank must be added.
    fn longer(&self, on: usize, rack: &Hand, only_blank: bool, mut visit: impl FnMut(Class, Key)) {
        let old = self.situation.words[on];
        if self.length(on) == 0 {
            self.first_words(rack, only_blank, visit);
            return;
        }
        for step in self.growth.steps(old.word.key(), rack) {
            for token in self.faces(step.tile, rack) {
                if token.blank || !only_blank {
                    visit(step.class, old.blanks_with(token));
                }
            }
        }
    }

    /// The words of three tiles; a blank may also stand for a tile that the rack has.
    fn first_words(&self, rack: &Hand, only_blank: bool, mut visit: impl FnMut(Class, Key)) {
        if rack.blanks() == 0 && only_blank {
            return;
        }
        for start in self.growth.starts(rack) {
            let key = self.growth.key(start.class);
            if rack.blanks() == 0 {
                visit(start.class, Key::default());
                continue;
            }
            for set in 0_u8..1 << SHORTEST {
                let blanks = chosen(key, set);
                if self.can_lay(key, blanks, rack)
                    && !(only_blank && set == 0)
                    && is_first(key, set)
                {
                    visit(start.class, blanks);
                }
            }
        }
    }

    /// Whether a rack has these tiles, blanks standing for some of them.
    fn can_lay(&self, key: Key, blanks: Key, rack: &Hand) -> bool {
        let has = |tile| key.count(tile) - blanks.count(tile) <= rack.count(tile);
        blanks.len() <= usize::from(rack.blanks())
            && key.distinct().all(has)
            && blanks.distinct().all(|tile| self.may_be_blank(tile))
    }

    /// The words that one's own becomes if one of its tokens is swapped (TS-50, TS-Q18).
    fn changes(&self, actions: &mut Vec<Action>) {
        let Situation {
            words, seat, rack, ..
        } = self.situation;
        let old = words[*seat];
        let (key, text) = (old.word.key(), self.text(old.word));
        let same_tiles = self.growth.find(key);
        for out in distinct_tokens(old) {
            let kept = Laid {
                word: old.word,
                blanks: if out.blank {
                    old.blanks.without(out.tile)
                } else {
                    old.blanks
                },
            };
            for step in self.growth.steps(key.without(out.tile), rack) {
                for token in self.faces(step.tile, rack) {
                    let laid = self.laid(step.class, kept.blanks_with(token));
                    let is_other = |laid: &Laid| {
                        same_tiles != Some(step.class) || self.text(laid.word) != text
                    };
                    let other = laid.filter(is_other);
                    actions.extend(other.map(|laid| Action::Change { out, token, laid }));
                }
            }
        }
    }

    /// The blanks that can be traded and then laid, or kept (TS-45, TS-Q11).
    fn trades(&self, actions: &mut Vec<Action>) {
        let Situation { words, rack, .. } = self.situation;
        for (on, laid) in words.iter().enumerate() {
            for tile in laid.blanks.distinct().filter(|&tile| rack.count(tile) > 0) {
                let mut after = rack.clone();
                after.take(tile);
                after.put(Hand::BLANK);
                if self.rules.blank_to_rack || self.can_lay_a_blank(&after) {
                    actions.push(Action::Trade { tile, on });
                }
            }
        }
    }

    fn can_lay_a_blank(&self, rack: &Hand) -> bool {
        let seats = [Some(self.situation.seat), self.situation.target];
        seats.into_iter().flatten().any(|on| {
            let mut found = false;
            self.longer(on, rack, true, |_, _| found = true);
            found
        })
    }

    /// What may be exchanged: each tile of the rack once, with how many there are.
    fn held(&self) -> Vec<(Tile, usize)> {
        let Situation {
            rack, may_exchange, ..
        } = self.situation;
        let mut held: Vec<(Tile, usize)> = Vec::new();
        for tile in rack.tiles().filter(|_| *may_exchange) {
            match held.last_mut() {
                Some((last, count)) if *last == tile => *count += 1,
                _ => held.push((tile, 1)),
            }
        }
        held
    }

    /// The tokens with which a rack can lay a tile: itself, or a blank (TS-42).
    fn faces(&self, tile: Tile, rack: &Hand) -> impl Iterator<Item = Token> + use<> {
        let letter = rack.count(tile) > 0;
        let blank = rack.blanks() > 0 && self.may_be_blank(tile);
        let faces = [(letter, false), (blank, true)].into_iter();
        faces.filter_map(move |(can, blank)| can.then_some(Token { tile, blank }))
    }

    fn may_be_blank(&self, tile: Tile) -> bool {
        self.rules.blank_tiles >> tile & 1 == 1
    }

    fn laid(&self, class: Class, blanks: Key) -> impl Iterator<Item = Laid> {
        let words = self.growth.words(class).iter();
        words.map(move |&word| Laid { word, blanks })
    }

    fn length(&self, seat: usize) -> usize {
        self.situation.words[seat].word.tiles().count()
    }

    fn text(&self, word: Word) -> String {
        self.rules.alphabet.join(&word.tiles().collect::<Vec<_>>())
    }
}

/// The tokens of a word, those that are alike once.
fn distinct_tokens(laid: Laid) -> impl Iterator<Item = Token> {
    let key = laid.word.key();
    key.distinct().flat_map(move |tile| {
        let (all, blanks) = (key.count(tile), laid.blanks.count(tile));
        let kinds = [(all > blanks, false), (blanks > 0, true)].into_iter();
        kinds.filter_map(move |(is_there, blank)| is_there.then_some(Token { tile, blank }))
    })
}

/// The tiles of a key at some of its places.
fn chosen(key: Key, set: u8) -> Key {
    let tiles = key.tiles().enumerate();
    let chosen = tiles.filter(|&(place, _)| set >> place & 1 == 1);
    chosen.fold(Key::default(), |key, (_, tile)| key.with(tile))
}

/// True unless an earlier choice of places takes the same tiles: equal tiles are taken from the
/// left.
fn is_first(key: Key, set: u8) -> bool {
    let taken = |place: usize| set >> place & 1 == 1;
    let mut pairs = key.tiles().zip(key.tiles().skip(1)).enumerate();
    pairs.all(|(place, (one, next))| one != next || taken(place) || !taken(place + 1))
}
