//! Plays judged by their points and by what they leave to the next player.

use std::ops::ControlFlow;

use super::generate::best_windows;
use super::openings::{Openings, touched};
use super::play::Play;
use super::position::Position;
use super::rules::Rules;
use super::window::Window;
use super::worth::HalfPoints;

/// Thousandths of a point, or of a share.
pub type Thousandths = i32;

/// How a player that looks at the present turn chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// The share of what the next player can expect that counts against a play.
    pub opening: Thousandths,
    /// How many stretches of squares are looked at, the most promising first.
    pub windows: usize,
    /// How many words of one of them are tried; they are spread over the alphabet.
    pub tries: usize,
}

/// A play that was considered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
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

/// The `count` best plays, best first. They are the best of all plays that the player tries.
pub fn evaluate(asked: &Evaluation<'_>, player: Player, count: usize) -> Vec<Candidate> {
    let mut openings = Openings::new(asked.rules, asked.position);
    evaluate_with(asked, &mut openings, player, count)
}

/// The same with the openings of the grid at hand.
pub(super) fn evaluate_with(
    asked: &Evaluation<'_>,
    openings: &mut Openings,
    player: Player,
    count: usize,
) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    for (most, window) in promising(asked, player, openings) {
        if found.len() >= count && found.last().is_none_or(|last| last.equity >= most) {
            break;
        }
        for play in tried(asked, player, &window) {
            let opens = asked.opens(openings, &play);
            let equity = equity(player, &window, opens);
            let place = found.partition_point(|other| other.equity >= equity);
            if place < count {
                found.truncate(count - 1);
                found.insert(
                    place,
                    Candidate {
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

impl Evaluation<'_> {
    /// What the next player can expect after a play.
    fn opens(&self, before: &Openings, play: &Play) -> Thousandths {
        let (mut after, mut openings) = (self.position.clone(), before.clone());
        after.write(self.rules, play);
        openings.follow(self.rules, &after, play);
        self.mean(|die| openings.best(self.rules, &after, die))
    }

    /// No word of a window opens less than this: what other lanes have stays there.
    fn least_opened(&self, before: &mut Openings, window: &Window) -> Thousandths {
        if self.position.is_empty() {
            return 0;
        }
        let any = [0; super::MAX_SIDE];
        let play = Play::new(window, &any[..window.stop - window.start]);
        let mut after = self.position.clone();
        after.take(&play);
        let lanes = touched(&after, &play);
        self.mean(|die| before.best_outside(self.rules, self.position, die, lanes))
    }

    pub(super) fn mean(&self, best: impl FnMut(usize) -> HalfPoints) -> Thousandths {
        let sum: HalfPoints = self.next_dice.iter().copied().map(best).sum();
        500 * sum / self.next_dice.len().max(1) as HalfPoints
    }
}

/// The windows by falling promise, each with the most that a word there can come to.
fn promising(
    asked: &Evaluation<'_>,
    player: Player,
    openings: &mut Openings,
) -> Vec<(Thousandths, Window)> {
    let mut windows: Vec<_> = best_windows(asked.rules, asked.position, asked.die)
        .into_iter()
        .map(|window| {
            let least = if player.opening > 0 {
                asked.least_opened(openings, &window)
            } else {
                0
            };
            (equity(player, &window, least), window)
        })
        .collect();
    windows.sort_by_key(|&(most, _)| -most);
    windows.truncate(player.windows);
    windows
}

/// The words of a window that are tried.
fn tried(asked: &Evaluation<'_>, player: Player, window: &Window) -> Vec<Play> {
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

fn equity(player: Player, window: &Window, opens: Thousandths) -> Thousandths {
    let share = i64::from(player.opening) * i64::from(opens) / 1000;
    500 * window.worth.expected() - share as Thousandths
}
