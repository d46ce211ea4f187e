//! What one seat knows when it is to move: the board, its rack, and the tiles it does not see.

use super::game::{Game, MAX_SEATS};
use super::position::Position;
use super::rack::Rack;
use super::rules::Rules;
use crate::words::Tile;
use crate::{Error, Result};

/// How many of each tile a seat does not see: those in the bag and on the other racks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unseen {
    counts: [u16; 64],
    total: usize,
}

impl Unseen {
    /// These tiles.
    ///
    /// # Errors
    /// If one is not in the alphabet, or there are thousands.
    pub fn new(rules: &Rules, tiles: &[Tile]) -> Result<Self> {
        if tiles.len() > 4000 {
            return Err(Error::Input("too many unseen tiles".to_owned()));
        }
        let mut unseen = Unseen {
            counts: [0; 64],
            total: 0,
        };
        rules.check_tiles(tiles)?;
        for &tile in tiles {
            unseen.add(tile);
        }
        Ok(unseen)
    }

    fn add(&mut self, tile: Tile) {
        self.counts[usize::from(tile & 63)] += 1;
        self.total += 1;
    }

    /// How many of one tile there are.
    #[inline]
    pub fn count(&self, tile: Tile) -> usize {
        usize::from(self.counts[usize::from(tile & 63)])
    }

    /// How many there are in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.total
    }

    /// The tiles, in order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let copies =
            |(tile, &count): (usize, &u16)| std::iter::repeat_n(tile as Tile, usize::from(count));
        self.counts.iter().enumerate().flat_map(copies)
    }
}

/// What the seat to move knows. Seats are counted from it: 0 is itself, 1 moves next.
#[derive(Debug, Clone)]
pub struct Situation {
    /// The board.
    pub position: Position,
    /// Its own tiles.
    pub rack: Rack,
    /// The tiles it does not see.
    pub unseen: Unseen,
    /// How many seats there are.
    pub seats: usize,
    /// How many tiles each seat holds.
    pub held: [usize; MAX_SEATS],
    /// The points of each seat.
    pub scores: [i32; MAX_SEATS],
    /// How many passes in a row there were.
    pub passes: usize,
}

impl Situation {
    /// Checks that the tiles add up. `held` and `scores` have one entry a seat, the one to
    /// move first.
    ///
    /// # Errors
    /// If they do not.
    pub fn new(
        rules: &Rules,
        position: Position,
        rack: Rack,
        unseen: Unseen,
        held_by_others: &[usize],
        scores: &[i32],
        passes: usize,
    ) -> Result<Self> {
        let seats = held_by_others.len() + 1;
        if seats > MAX_SEATS || scores.len() != seats {
            return Err(Error::Input(format!(
                "1 to {MAX_SEATS} seats, each with a score, not {seats} with {} scores",
                scores.len()
            )));
        }
        if held_by_others.iter().any(|&held| held > rules.rack_size)
            || held_by_others.iter().sum::<usize>() > unseen.total()
        {
            return Err(Error::Input(
                "the other racks hold more tiles than there can be".to_owned(),
            ));
        }
        let mut situation = Situation {
            position,
            rack,
            unseen,
            seats,
            held: [0; MAX_SEATS],
            scores: [0; MAX_SEATS],
            passes,
        };
        situation.held[0] = rack.len();
        situation.held[1..seats].copy_from_slice(held_by_others);
        situation.scores[..seats].copy_from_slice(scores);
        Ok(situation)
    }

    /// What the seat to move of a game knows.
    pub fn of_game(game: &Game) -> Self {
        let mut unseen = Unseen {
            counts: [0; 64],
            total: 0,
        };
        let mut held = [0; MAX_SEATS];
        let mut scores = [0; MAX_SEATS];
        for turn in 0..game.seats {
            let seat = (game.to_move + turn) % game.seats;
            held[turn] = game.racks[seat].len();
            scores[turn] = game.scores[seat];
            if turn > 0 {
                game.racks[seat]
                    .tiles()
                    .iter()
                    .for_each(|&tile| unseen.add(tile));
            }
        }
        game.bag.tiles().iter().for_each(|&tile| unseen.add(tile));
        Situation {
            position: game.position.clone(),
            rack: game.racks[game.to_move],
            unseen,
            seats: game.seats,
            held,
            scores,
            passes: game.passes,
        }
    }

    /// How many tiles are in the bag.
    #[inline]
    pub fn in_bag(&self) -> usize {
        self.unseen.total() - self.held[1..self.seats].iter().sum::<usize>()
    }

    /// The rack of the only other seat, if the bag is empty: then nothing is hidden.
    pub fn known_rack(&self) -> Option<Rack> {
        if self.seats != 2 || self.in_bag() > 0 {
            return None;
        }
        let mut rack = Rack::default();
        self.unseen.tiles().for_each(|tile| rack.add(tile));
        Some(rack)
    }
}
