//! Plays judged by their points and by what they leave to the next player.

use std::ops::ControlFlow;

use super::generate::best_windows;
use super::openings::{Openings, touched};
use super::play::Play;
use super::position::Position;
use super::rules::Rules;
use super::window::Window;
use super::worth::HalfPoints;
use crate::lanes::MAX_SIDE;

/// Thousandths of a point, or of a share.
pub type Thousandths = i32;

/// How a player that looks at the present turn chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// The share of what the next player can expect that counts against a play.
    pub opening: Thousandths,
    /// How many stretches of squares with a word are looked at, the most promising first.
    pub windows: usize,
    /// How many words of one of them are tried; they are spread over the alphabet.
    pub tries: usize,
}

/// A play that was considered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evaluated {
    /// The play.
    pub play: Play,
    /// What the next player can expect: the mean over the dice of the best play.
    pub opens: Thousandths,
    /// Its expected points, less the player's share of what it opens.
    pub equity: Thousandths,
}

/// What is asked about a grid.
#[derive(Debug, Clone, Copy)]
pub struct Evaluation<'a> {
    /// The rules of the table.
    pub rules: &'a Rules,
    /// The grid.
    pub position: &'a Position,
    /// What the die shows.
    pub die: usize,
    /// What the die of the next player may show, all equally likely.
    pub next_dice: &'a [usize],
}

/// A window with the most that a word there can be worth, and for each die the least that it
/// leaves to the next player: what other lanes offer stays there.
struct Promise {
    window: Window,
    most: Thousandths,
    least: Vec<HalfPoints>,
}

/// The `count` best plays, best first. They are the best of all plays that the player tries.
pub fn evaluate(asked: &Evaluation<'_>, player: Sight, count: usize) -> Vec<Evaluated> {
    let mut openings = Openings::new(asked.rules, asked.position);
    evaluate_with(asked, &mut openings, player, count)
}

/// The same for a caller that has the openings of the grid already.
pub(super) fn evaluate_with(
    asked: &Evaluation<'_>,
    openings: &mut Openings,
    player: Sight,
    count: usize,
) -> Vec<Evaluated> {
    let mut found: Vec<Evaluated> = Vec::new();
    let mut windows = 0;
    for promise in promises(asked, player, openings) {
        if windows >= player.windows || promise.most <= floor(&found, count) {
            break;
        }
        let plays = tried(asked, player, &promise.window);
        windows += usize::from(!plays.is_empty());
        for play in plays {
            let floor = floor(&found, count);
            let worth = |opens: Thousandths| equity(player, &promise.window, opens);
            let is_too_much = |opens: Thousandths| player.opening >= 0 && worth(opens) <= floor;
            let Some(opens) = asked.opens(openings, &play, &promise.least, is_too_much) else {
                continue;
            };
            let equity = worth(opens);
            if equity > floor {
                let place = found.partition_point(|other| other.equity >= equity);
                found.truncate(count - 1);
                found.insert(
                    place,
                    Evaluated {
                        play,
                        opens,
                        equity,
                    },
                );
            }
        }
    }
    found
}

/// What a play must beat to be among the best.
fn floor(found: &[Evaluated], count: usize) -> Thousandths {
    if found.len() < count {
        return Thousandths::MIN;
    }
    found.last().map_or(Thousandths::MAX, |last| last.equity)
}

impl Evaluation<'_> {
    /// What the next player can expect after a play; `None` as soon as it is too much.
    fn opens(
        &self,
        before: &Openings,
        play: &Play,
        least: &[HalfPoints],
        is_too_much: impl Fn(Thousandths) -> bool,
    ) -> Option<Thousandths> {
        let mut sum: HalfPoints = least.iter().sum();
        if is_too_much(self.mean_of(sum)) {
            return None;
        }
        let (mut after, mut openings) = (self.position.clone(), before.clone());
        after.write(self.rules, play);
        openings.follow(self.rules, &after, play);
        for (&die, least) in self.next_dice.iter().zip(least).rev() {
            sum += openings.best(self.rules, &after, die) - least;
            if is_too_much(self.mean_of(sum)) {
                return None;
            }
        }
        Some(self.mean_of(sum))
    }

    /// For each die the least that a play in a window leaves to the next player.
    fn least(&self, player: Sight, before: &mut Openings, window: &Window) -> Vec<HalfPoints> {
        if self.position.is_empty() || player.opening <= 0 {
            return vec![0; self.next_dice.len()];
        }
        let any = [0; MAX_SIDE];
        let play = Play::new(window, &any[..window.stop - window.start]);
        let mut after = self.position.clone();
        after.take(&play);
        let lanes = touched(&after, &play);
        let least = |&die| before.best_outside(self.rules, self.position, die, lanes);
        self.next_dice.iter().map(least).collect()
    }

    /// The mean over the dice of the next player.
    pub(super) fn mean(&self, best: impl FnMut(usize) -> HalfPoints) -> Thousandths {
        self.mean_of(self.next_dice.iter().copied().map(best).sum())
    }

    /// The mean of half points that were added up over these dice.
    fn mean_of(&self, sum: HalfPoints) -> Thousandths {
        500 * sum / self.next_dice.len().max(1) as HalfPoints
    }
}

/// The windows, the most promising first.
fn promises(asked: &Evaluation<'_>, player: Sight, openings: &mut Openings) -> Vec<Promise> {
    let mut found: Vec<_> = best_windows(asked.rules, asked.position, asked.die)
        .into_iter()
        .map(|window| {
            let least = asked.least(player, openings, &window);
            let opens = asked.mean_of(least.iter().sum());
            Promise {
                most: most(player, &window, opens),
                window,
                least,
            }
        })
        .collect();
    found.sort_by_key(|promise| -promise.most);
    found
}

/// The most that a word can be worth if it opens no less than this. A player that
/// likes open grids may always find more.
fn most(player: Sight, window: &Window, least: Thousandths) -> Thousandths {
    if player.opening < 0 {
        return Thousandths::MAX;
    }
    equity(player, window, least)
}

/// The words of a window that are tried.
fn tried(asked: &Evaluation<'_>, player: Sight, window: &Window) -> Vec<Play> {
    let mut plays = Vec::new();
    let pattern = window.pattern(asked.position);
    asked.rules.words.matching(pattern, |word| {
        plays.push(Play::new(window, word));
        ControlFlow::Continue(())
    });
    let (there, wanted) = (plays.len(), player.tries.max(1));
    if there > wanted {
        plays = (0..wanted).map(|at| plays[at * there / wanted]).collect();
    }
    plays
}

fn equity(player: Sight, window: &Window, opens: Thousandths) -> Thousandths {
    let share = i64::from(player.opening) * i64::from(opens) / 1000;
    500 * window.worth.expected() - share as Thousandths
}
