//! The generator: all plays of a die, or the best ones.

use std::ops::ControlFlow;

use super::play::Play;
use super::position::Position;
use super::rules::Rules;
use super::window::{Window, windows};
use crate::lanes::every_lane;
use crate::words::Tile;

/// Calls `visit` with every legal play of a die, each once: rows before columns, by lane, by
/// the place where the word begins, then in alphabetical order.
pub fn all(rules: &Rules, position: &Position, die: usize, mut visit: impl FnMut(&Play)) {
    for (direction, lane) in every_lane(rules.side) {
        windows(rules, position, direction, lane, |window| {
            if takes(rules, window, die) {
                rules.words.matching(window.pattern(position), |word| {
                    visit(&Play::new(window, word));
                    ControlFlow::Continue(())
                });
            }
        });
    }
}

/// The legal play of a die that writes these letters, given as row and column from 0 and letter in
/// any order; `None` if there is none.
pub fn find(
    rules: &Rules,
    position: &Position,
    die: usize,
    letters: &[(usize, usize, Tile)],
) -> Option<Play> {
    let mut wanted = letters.to_vec();
    wanted.sort_unstable();
    let mut found = None;
    all(rules, position, die, |play| {
        if found.is_none() && play.letters().eq(wanted.iter().copied()) {
            found = Some(*play);
        }
    });
    found
}

/// The `count` plays of a die with the highest expected points, best first, no more than
/// `of_window` of those that fill the same squares: these are all worth the same. Of equal
/// plays the one that [`all`] visits first is the better.
pub fn best(
    rules: &Rules,
    position: &Position,
    die: usize,
    count: usize,
    of_window: usize,
) -> Vec<Play> {
    let mut plays = Vec::new();
    for window in best_windows(rules, position, die) {
        let mut left = of_window.min(count - plays.len());
        if left == 0 {
            break;
        }
        rules.words.matching(window.pattern(position), |word| {
            plays.push(Play::new(&window, word));
            left -= 1;
            if left > 0 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
    plays
}

/// The windows of a die by falling worth, equal ones in the order of [`all`].
pub(super) fn best_windows(rules: &Rules, position: &Position, die: usize) -> Vec<Window> {
    let mut found = Vec::new();
    for (direction, lane) in every_lane(rules.side) {
        windows(rules, position, direction, lane, |window| {
            if takes(rules, window, die) {
                found.push(*window);
            }
        });
    }
    found.sort_by_key(|window| -window.worth.expected());
    found
}

/// MT-14: as many letters as the die says, unless the length of the word is fixed (MT-Q27).
#[inline]
pub(super) fn takes(rules: &Rules, window: &Window, die: usize) -> bool {
    rules.word_length.is_some() || window.count() == die
}
