//! How a table is played on: as Club plays, with some chance in the choice of cards.

use super::beginnings::{Beginnings, Ends};
use super::row::{Letters, Row, bit};
use super::table::Table;
use crate::chance::mix;
use crate::words::{Graph, Tile};

/// For each letter the share of short rows that can take it.
pub type Ease = [f64; 26];

/// What a card of one's own that a row can take counts, against any other letter.
const OWN: i32 = 3;

/// How much chance there is in the choice of a card: nobody knows how the others think.
const NOISE: f64 = 0.3;

/// Who plays for everybody: what he knows of words.
#[derive(Debug)]
pub struct Player<'a> {
    pub graph: &'a Graph,
    pub beginnings: &'a mut Beginnings,
    pub ease: &'a Ease,
}

/// The chance of a playout: which card somebody likes depends on the round, the seat and the card
/// alone, so that two choices meet the same likings as long as they can.
#[derive(Debug, Clone, Copy)]
pub struct Likings(pub u64);

impl Likings {
    /// A number from 0 up to 1.
    fn of(self, round: usize, seat: usize, card: Tile) -> f64 {
        let which = (round * 64 + seat) as u64 * 32 + u64::from(card);
        let bits = mix(self.0 ^ mix(which.wrapping_add(1)));
        (bits >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl Player<'_> {
    /// Lets those in order place their cards, then plays so many rounds more. Returns what a seat
    /// had lost when the round under way was over.
    pub fn play_on(
        &mut self,
        table: &mut Table,
        order: &[usize],
        rounds: usize,
        likings: Likings,
        seat: usize,
    ) -> i32 {
        self.place_all(table, order);
        let lost_this_round = table.lost[seat];
        for round in 1..=rounds {
            if table.is_over {
                break;
            }
            self.choose_all(table, round, likings);
            let order = table.order();
            if order.is_empty() {
                break;
            }
            self.place_all(table, &order);
        }
        lost_this_round
    }

    /// Lets all who have none before them choose a card.
    ///
    /// One row that can take a card may be changed by those who come before, two are as safe as can
    /// be. Hard cards go first while they fit; if none fits, the hardest goes all the same.
    pub fn choose_all(&mut self, table: &mut Table, round: usize, likings: Likings) {
        let (mut once, mut twice): (Letters, Letters) = (0, 0);
        for &row in &table.rows {
            let takes = self.ends(row).both();
            twice |= once & takes;
            once |= takes;
        }
        for seat in 0..table.hands.len() {
            let hand = &mut table.hands[seat];
            if hand.is_empty() || table.cards[seat].is_some() {
                continue;
            }
            let worth = |card: Tile| {
                let fits = f64::from(u8::from(once & bit(card) != 0));
                let is_safe = f64::from(u8::from(twice & bit(card) != 0));
                fits + is_safe - self.ease[usize::from(card - 1)]
                    + NOISE * likings.of(round, seat, card)
            };
            let mut best = (0, worth(hand[0]));
            for (place, &card) in hand.iter().enumerate().skip(1) {
                let found = worth(card);
                if found > best.1 {
                    best = (place, found);
                }
            }
            table.cards[seat] = Some(hand.remove(best.0));
        }
    }

    fn ends(&mut self, row: Row) -> Ends {
        self.beginnings.ends(self.graph, row)
    }

    fn place_all(&mut self, table: &mut Table, order: &[usize]) {
        for &seat in order {
            if table.is_over {
                return;
            }
            self.place(table, seat);
        }
    }

    /// Lets a seat place its card where most can be laid afterwards, or remove the longest row that
    /// takes fewest cards.
    fn place(&mut self, table: &mut Table, seat: usize) {
        let Some(card) = table.cards[seat] else {
            return;
        };
        let own = table.hands[seat]
            .iter()
            .fold(0, |bits, &card| bits | bit(card));
        let mut found: Option<(i32, usize, Row)> = None;
        for number in 0..table.rows.len() {
            let row = table.rows[number];
            let ends = self.ends(row);
            let before = worth(ends.both(), own);
            let longer = [
                (ends.left, Row::push_left as fn(Row, Tile) -> Row),
                (ends.right, Row::push),
            ];
            for (takes, lengthen) in longer {
                if takes & bit(card) == 0 {
                    continue;
                }
                let row = lengthen(row, card);
                let gained = worth(self.ends(row).both(), own) - before;
                if found.is_none_or(|(best, ..)| gained > best) {
                    found = Some((gained, number, row));
                }
            }
        }
        if let Some((_, row, longer)) = found {
            table.lay(seat, row, longer);
        } else {
            let most = table.longest();
            let rows = (0..table.rows.len()).filter(|&row| table.rows[row].len() == most);
            let takes = |&row: &usize| {
                let ends = self.ends(table.rows[row]);
                ends.both().count_ones()
            };
            let row = rows.min_by_key(takes).unwrap_or(0);
            table.remove(seat, row);
        }
    }
}

/// How many letters a row can take, those of one's own hand counted more.
fn worth(takes: Letters, own: Letters) -> i32 {
    takes.count_ones() as i32 + OWN * (takes & own).count_ones() as i32
}
