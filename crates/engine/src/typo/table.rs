//! A table whose hidden cards are guessed.

use super::row::Row;
use crate::words::Tile;

/// A table in play. Things with one entry a seat are in seat order.
#[derive(Debug, Clone, Default)]
pub struct Table {
    /// The rows.
    pub rows: Vec<Row>,
    /// The cards held.
    pub hands: Vec<Vec<Tile>>,
    /// The cards chosen, which are still to be placed.
    pub cards: Vec<Option<Tile>>,
    /// Who begins among equal cards.
    pub holder: usize,
    /// True in the half in which Z goes first.
    pub backwards: bool,
    /// True if a row that is removed gives half of its cards to the hand, and the first empty
    /// hand ends the game.
    pub second_edition: bool,
    /// The points that each seat has lost so far.
    pub lost: Vec<i32>,
    /// True once somebody has ended the game.
    pub is_over: bool,
}

impl Table {
    /// Becomes like another table, without allocating if that is no larger.
    pub fn copy_from(&mut self, other: &Table) {
        self.rows.clone_from(&other.rows);
        self.hands.clone_from(&other.hands);
        self.cards.clone_from(&other.cards);
        self.lost.clone_from(&other.lost);
        self.holder = other.holder;
        self.backwards = other.backwards;
        self.second_edition = other.second_edition;
        self.is_over = other.is_over;
    }

    /// The seats with a card to be placed, in the order in which they do that.
    pub fn order(&self) -> Vec<usize> {
        let seats = self.cards.len();
        let has_card = |&seat: &usize| self.cards[seat].is_some();
        let mut order: Vec<usize> = (0..seats).filter(has_card).collect();
        order.sort_by_key(|&seat| {
            let card = i32::from(self.cards[seat].unwrap_or(0));
            let way = if self.backwards { -card } else { card };
            (way, (seat + seats - self.holder) % seats)
        });
        order
    }

    /// Makes a longer row of one with the card of a seat.
    pub fn lay(&mut self, seat: usize, row: usize, longer: Row) {
        self.cards[seat] = None;
        self.rows[row] = longer;
        self.is_over |= self.second_edition && self.hands[seat].is_empty();
    }

    /// Removes a row; the card of the seat, which loses by it, begins another.
    pub fn remove(&mut self, seat: usize, row: usize) {
        let removed = self.rows[row];
        self.rows[row] = Row::default().push(self.cards[seat].take().unwrap_or(1));
        self.holder = seat;
        if self.second_edition {
            let kept_back = removed.len() / 2;
            self.hands[seat].extend(removed.cards().skip(kept_back));
            self.lost[seat] += (removed.len() - kept_back) as i32;
        } else {
            self.lost[seat] += removed.len() as i32;
        }
    }

    /// How many cards the longest rows have.
    pub fn longest(&self) -> usize {
        self.rows.iter().map(|row| row.len()).max().unwrap_or(0)
    }
}
