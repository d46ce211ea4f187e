//! The choices of a seat, tried side by side in worlds that the unseen cards allow.

use super::beginnings::Beginnings;
use super::playout::{Ease, Likings, Player};
use super::row::Row;
use super::table::Table;
use crate::chance::{Rng, mix};
use crate::trial::world_chance;
use crate::words::{Graph, Tile};
use crate::{Error, Result};

/// After so many worlds choices that are surely worse are dropped, and again when they have doubled.
const FIRST_DROP: usize = 16;

/// A choice is surely worse if it is behind the best one by so many standard errors.
const SURE: f64 = 3.0;

/// What a seat can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// A card of its hand.
    Card(Tile),
    /// To make a longer row of one, numbered from 0, with the card whose turn it is.
    Lay(usize, Row),
    /// That the card whose turn it is takes a row away.
    Remove(usize),
}

/// What the seat that asks can see.
#[derive(Debug, Clone, Default)]
pub struct Situation {
    /// The table. The hands of the others are empty.
    pub table: Table,
    /// The seat that asks.
    pub own: usize,
    /// How many cards of each other seat are hidden: those it holds, and the one it chose.
    pub hidden: Vec<usize>,
    /// The cards that the seat sees nowhere.
    pub unseen: Vec<Tile>,
    /// Who is still to place a card, in order; nobody while cards are chosen.
    pub order: Vec<usize>,
    /// The others who are still in the game.
    pub others: Vec<usize>,
    /// Games are played on for so many rounds, or to the end of the half.
    pub rounds: usize,
}

/// Points that the seat gains on the others.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Gain {
    /// By its own losses in the round under way.
    pub now: f64,
    /// By its own losses later.
    pub later: f64,
    /// By what the others lose on average.
    pub others: f64,
}

/// What was lost in one world: by the seat in the round under way, by it in all, by the others
/// together.
#[derive(Debug, Clone, Copy)]
struct Lost {
    now: i32,
    own: i32,
    others: i32,
}

/// Some choices, tried in one world after the other.
///
/// Every choice meets the same worlds and the same chance. Those that are surely worse are dropped
/// as the worlds get more, but for the one to keep.
#[derive(Debug, Clone)]
pub struct Trial {
    situation: Situation,
    choices: Vec<Choice>,
    keep: Option<usize>,
    seed: u64,
    ease: Ease,
    beginnings: Beginnings,
    left: Vec<usize>,
    worlds: usize,
    drop_at: usize,
    /// For each choice the worlds it met, the first ones first.
    lost: Vec<Vec<Lost>>,
}

impl Trial {
    /// Some choices of which nothing is known yet.
    ///
    /// # Errors
    /// If there is no choice, a choice or seat is none of the table, too few cards are unseen, or
    /// the words of the graph are not made of the 26 letters.
    pub fn new(
        graph: &Graph,
        ease: Ease,
        situation: Situation,
        choices: Vec<Choice>,
        keep: Option<usize>,
        seed: u64,
    ) -> Result<Self> {
        situation.check()?;
        let is_choice = |&choice: &Choice| situation.allows(choice);
        let is_kept = keep.is_none_or(|number| number < choices.len());
        if choices.is_empty() || !is_kept || !choices.iter().all(is_choice) {
            return Err(refused("a choice that this table does not have"));
        }
        Ok(Trial {
            beginnings: Beginnings::new(graph)?,
            left: (0..choices.len()).collect(),
            lost: vec![Vec::new(); choices.len()],
            situation,
            choices,
            keep,
            seed,
            ease,
            worlds: 0,
            drop_at: FIRST_DROP,
        })
    }

    /// In how many worlds choices were tried.
    pub fn worlds(&self) -> usize {
        self.worlds
    }

    /// The numbers of the choices that are still tried.
    pub fn left(&self) -> &[usize] {
        &self.left
    }

    /// Tries the choices that are left for so many playouts, and in so many worlds in all however
    /// few playouts that leaves. Returns how many playouts it took. The graph must be the same.
    pub fn try_out(&mut self, graph: &Graph, playouts: usize, worlds: usize) -> usize {
        let mut used = 0;
        let (mut world, mut table) = (Table::default(), Table::default());
        while self.worlds < worlds || used + self.left.len() <= playouts {
            used += self.left.len();
            self.try_world(graph, &mut world, &mut table);
        }
        used
    }

    /// What a choice gained in all worlds that it met.
    pub fn total(&self, choice: usize) -> f64 {
        self.sum(choice) as f64 / self.situation.others.len() as f64
    }

    /// The choice that gained most.
    pub fn best(&self) -> usize {
        let better = |best: usize, &one: &usize| {
            if self.sum(one) > self.sum(best) {
                one
            } else {
                best
            }
        };
        self.left.iter().fold(self.left[0], better)
    }

    /// What a choice gains on average. One that was dropped met fewer worlds: it is compared with
    /// the best one in those it met.
    pub fn mean(&self, choice: usize) -> Gain {
        let best = self.best();
        let all = mean_gain(&self.lost[best], self.situation.others.len());
        let met = self.lost[choice].len();
        let one = mean_gain(&self.lost[choice], self.situation.others.len());
        let same = mean_gain(&self.lost[best][..met], self.situation.others.len());
        Gain {
            now: all.now - (same.now - one.now),
            later: all.later - (same.later - one.later),
            others: all.others - (same.others - one.others),
        }
    }

    /// The standard error of the difference of two choices, world by world.
    pub fn error(&self, one: usize, other: usize) -> f64 {
        let pairs = self.lost[one].iter().zip(&self.lost[other]);
        let (mut count, mut sum, mut squares) = (0i64, 0i64, 0i64);
        for (one, other) in pairs {
            let apart = self.gained(*one) - self.gained(*other);
            count += 1;
            sum += apart;
            squares += apart * apart;
        }
        if count < 2 {
            return 0.0;
        }
        let variance = (count * squares - sum * sum) as f64 / (count * (count - 1)) as f64;
        (variance / count as f64).sqrt() / self.situation.others.len() as f64
    }

    /// What was gained in a world, times the number of the others.
    fn gained(&self, lost: Lost) -> i64 {
        i64::from(lost.others) - i64::from(lost.own) * self.situation.others.len() as i64
    }

    fn sum(&self, choice: usize) -> i64 {
        self.lost[choice]
            .iter()
            .map(|&lost| self.gained(lost))
            .sum()
    }

    /// Tries the choices that are left in one world more.
    fn try_world(&mut self, graph: &Graph, world: &mut Table, table: &mut Table) {
        let chance = world_chance(self.seed, self.worlds as u64);
        let likings = Likings(mix(self.seed ^ mix(self.worlds as u64 + 1)));
        let mut player = Player {
            graph,
            beginnings: &mut self.beginnings,
            ease: &self.ease,
        };
        self.situation.deal(world, &mut player, chance, likings);
        for &number in &self.left {
            table.copy_from(world);
            let lost = self
                .situation
                .play(table, &mut player, self.choices[number], likings);
            self.lost[number].push(lost);
        }
        self.worlds += 1;
        if self.worlds == self.drop_at {
            self.drop_worse();
            self.drop_at *= 2;
        }
    }

    fn drop_worse(&mut self) {
        let best = self.best();
        let worse = |number: usize| {
            let behind = (self.sum(best) - self.sum(number)) as f64 / self.worlds as f64;
            behind > SURE * self.error(number, best) * self.situation.others.len() as f64
        };
        let left = self.left.iter().copied();
        self.left = left
            .filter(|&number| self.keep == Some(number) || !worse(number))
            .collect();
    }
}

impl Situation {
    fn check(&self) -> Result<()> {
        let seats = self.table.hands.len();
        let is_seat = |&seat: &usize| seat < seats;
        let lists = [
            self.hidden.len(),
            self.table.cards.len(),
            self.table.lost.len(),
        ];
        let order_has_cards = self
            .order
            .iter()
            .all(|&seat| self.table.cards.get(seat).is_some_and(Option::is_some));
        if self.others.is_empty()
            || !self
                .others
                .iter()
                .chain([&self.own, &self.table.holder])
                .all(is_seat)
            || lists != [seats; 3]
            || !order_has_cards
            || self.table.rows.iter().any(|row| row.is_empty())
        {
            return Err(refused("a table whose seats do not agree"));
        }
        if self.hidden.iter().sum::<usize>() > self.unseen.len() {
            return Err(refused("fewer unseen cards than are held"));
        }
        Ok(())
    }

    fn allows(&self, choice: Choice) -> bool {
        match choice {
            Choice::Card(card) => self.table.hands[self.own].contains(&card),
            Choice::Lay(row, longer) => {
                !self.order.is_empty() && row < self.table.rows.len() && !longer.is_empty()
            }
            Choice::Remove(row) => !self.order.is_empty() && row < self.table.rows.len(),
        }
    }

    /// Deals the hidden cards. While cards are chosen the others choose theirs.
    fn deal(&self, world: &mut Table, player: &mut Player<'_>, mut chance: Rng, likings: Likings) {
        world.copy_from(&self.table);
        let mut unseen = self.unseen.clone();
        chance.shuffle(&mut unseen);
        for (seat, &count) in self.hidden.iter().enumerate() {
            if seat != self.own {
                world.hands[seat].clear();
                let rest = unseen.len() - count;
                world.hands[seat].extend(unseen.drain(rest..));
            }
        }
        if self.order.is_empty() {
            let own = std::mem::take(&mut world.hands[self.own]);
            player.choose_all(world, 0, likings);
            world.hands[self.own] = own;
        }
    }

    /// Makes a choice, and lets everybody play on.
    fn play(
        &self,
        table: &mut Table,
        player: &mut Player<'_>,
        choice: Choice,
        likings: Likings,
    ) -> Lost {
        let mut order = self.order.get(1..).unwrap_or_default().to_vec();
        match choice {
            Choice::Card(card) => {
                let hand = &mut table.hands[self.own];
                if let Some(place) = hand.iter().position(|&held| held == card) {
                    hand.remove(place);
                }
                table.cards[self.own] = Some(card);
                order = table.order();
            }
            Choice::Lay(row, longer) => table.lay(self.order[0], row, longer),
            Choice::Remove(row) => table.remove(self.order[0], row),
        }
        let now = player.play_on(table, &order, self.rounds, likings, self.own);
        Lost {
            now,
            own: table.lost[self.own],
            others: self.others.iter().map(|&seat| table.lost[seat]).sum(),
        }
    }
}

/// The mean of what was gained in some worlds.
fn mean_gain(lost: &[Lost], others: usize) -> Gain {
    let sum = |part: fn(&Lost) -> i32| lost.iter().map(|one| i64::from(part(one))).sum::<i64>();
    let worlds = lost.len().max(1) as f64;
    let (now, own) = (sum(|one| one.now), sum(|one| one.own));
    Gain {
        now: -now as f64 / worlds,
        later: (now - own) as f64 / worlds,
        others: sum(|one| one.others) as f64 / worlds / others as f64,
    }
}

fn refused(what: &str) -> Error {
    Error::Input(what.to_owned())
}
