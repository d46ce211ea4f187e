//! The values of tiles kept, from games of the program with itself.
//!
//! After each play with tiles left in the bag we note which tiles were kept and how many
//! points more than the other seat the player gained in the turns that followed. A
//! regression by least squares tells what each copy of each tile adds to that. The number
//! of tiles in the bag matters too, and has nothing to do with tiles kept, so that notes are
//! compared only with those of the same number.

use super::evaluate::{Evaluator, Values};
use super::game::Game;
use super::leave::Leaves;
use super::play::Move;
use super::rack::Rack;
use super::rules::Rules;
use super::situation::Situation;
use crate::Result;
use crate::chance::Rng;
use crate::trial::each_number;
use crate::words::Tile;

/// How to learn.
#[derive(Debug, Clone)]
pub struct Learning {
    /// Games in each round.
    pub games: usize,
    /// Rounds; each plays by the values of the one before.
    pub rounds: usize,
    /// Copies of a tile with a value of their own.
    pub copies: usize,
    /// How many turns of both seats are looked at; `None`: all to the end of the game.
    pub horizon: Option<usize>,
    /// Where chance comes from.
    pub seed: u64,
    /// How many threads. The result does not depend on it.
    pub threads: usize,
}

/// One turn as it is noted down.
#[derive(Debug, Clone, Copy)]
struct Note {
    kept: Rack,
    in_bag: usize,
    /// Points gained on the other seat later, in thousandths.
    gained: i64,
}

/// Learns the values of tiles for this bag: for each tile, in thousandths of a point, what
/// the first copy kept adds, the second, and so on. `values` is what the first round plays by.
///
/// # Errors
/// If a tile is unknown or no threads can be started.
pub fn learn_leaves(
    rules: &Rules,
    bag: &[Tile],
    values: &Values,
    learning: &Learning,
) -> Result<Vec<(Tile, Vec<i32>)>> {
    rules.check_tiles(bag)?;
    let columns = Columns::new(bag, learning.copies);
    let mut values = values.clone();
    let mut learned = Vec::new();
    for round in 0..learning.rounds.max(1) {
        let first = round * learning.games;
        let numbers = first..first + learning.games;
        let notes = each_number(
            numbers,
            learning.threads,
            Evaluator::new,
            |evaluator, number| {
                let rng = Rng::new(learning.seed, number as u64);
                note_game(rules, bag, &values, learning.horizon, rng, evaluator)
            },
        )?;
        learned = columns.fit(&notes);
        values.leaves = Leaves::default();
        for (tile, worth) in &learned {
            values.leaves.set(*tile, worth);
        }
    }
    Ok(learned)
}

/// Plays one game of two and notes its turns.
fn note_game(
    rules: &Rules,
    bag: &[Tile],
    values: &Values,
    horizon: Option<usize>,
    rng: Rng,
    evaluator: &mut Evaluator,
) -> Vec<Note> {
    let mut game = Game::new(rules, 2, bag, rng);
    let mut notes = Vec::new();
    // The lead of seat 0 before each turn, and the seat that moves.
    let mut leads = Vec::new();
    let mut kept = Vec::new();
    while !game.is_over(rules) {
        let situation = Situation::of_game(&game);
        let seat = game.to_move;
        leads.push(game.scores[0] - game.scores[1]);
        let in_bag = game.bag.len();
        let mut rack = situation.rack;
        let action = evaluator.best(rules, &situation, values, 1)[0].action;
        match &action {
            Move::Play(play) => {
                for &tile in play.tiles() {
                    rack.remove(rules.made_of(tile));
                }
            }
            Move::Exchange(tile) => drop(rack.remove(*tile)),
            Move::Pass => {}
        }
        game.make(rules, &action);
        kept.push((seat, rack, in_bag));
    }
    let scores = game.final_scores();
    let last = scores[0] - scores[1];
    for (turn, &(seat, kept, in_bag)) in kept.iter().enumerate() {
        if in_bag == 0 {
            break;
        }
        let lead = |turn: usize| leads.get(turn).copied().unwrap_or(last);
        let then = horizon.map_or(last, |turns| lead(turn + 1 + 2 * turns));
        let gained = then - lead(turn + 1);
        let gained = if seat == 0 { gained } else { -gained };
        notes.push(Note {
            kept,
            in_bag,
            gained: 1000 * i64::from(gained),
        });
    }
    notes
}

/// Which number of the regression stands for which copy of which tile.
struct Columns {
    tiles: Vec<(Tile, usize)>,
    of: Vec<[usize; 8]>,
    count: usize,
}

impl Columns {
    fn new(bag: &[Tile], most: usize) -> Self {
        let mut columns = Columns {
            tiles: Vec::new(),
            of: vec![[usize::MAX; 8]; 64],
            count: 0,
        };
        for tile in 1..64_u8 {
            let copies: usize = bag.iter().map(|&held| usize::from(held == tile)).sum();
            if copies == 0 {
                continue;
            }
            let own = copies.min(most).clamp(1, 7);
            columns.tiles.push((tile, own));
            for copy in 0..8 {
                columns.of[usize::from(tile)][copy] = columns.count + copy.min(own - 1);
            }
            columns.count += own;
        }
        columns
    }

    /// The numbers of a rack: how often each column counts.
    fn row(&self, kept: Rack, row: &mut [f64]) {
        row.fill(0.0);
        let (mut last, mut copy) = (0, 0);
        for &tile in kept.tiles() {
            copy = if tile == last { copy + 1 } else { 0 };
            last = tile;
            row[self.of[usize::from(tile)][copy]] += 1.0;
        }
    }

    /// Least squares, apart from the means for each number of tiles in the bag.
    fn fit(&self, games: &[Vec<Note>]) -> Vec<(Tile, Vec<i32>)> {
        let count = self.count;
        let groups = 1 + games
            .iter()
            .flatten()
            .map(|note| note.in_bag)
            .max()
            .unwrap_or(0);
        let mut means = vec![vec![0.0; count + 2]; groups];
        let mut row = vec![0.0; count];
        for note in games.iter().flatten() {
            self.row(note.kept, &mut row);
            let mean = &mut means[note.in_bag];
            row.iter()
                .zip(mean.iter_mut())
                .for_each(|(one, sum)| *sum += one);
            mean[count] += note.gained as f64;
            mean[count + 1] += 1.0;
        }
        for mean in &mut means {
            let notes = mean[count + 1].max(1.0);
            for sum in mean {
                *sum /= notes;
            }
        }
        // A weak pull towards 0, so that a rare copy gets no wild value.
        let mut square = vec![vec![0.0; count + 1]; count];
        for (column, line) in square.iter_mut().enumerate() {
            line[column] = 50.0;
        }
        for note in games.iter().flatten() {
            self.row(note.kept, &mut row);
            let mean = &means[note.in_bag];
            row.iter_mut()
                .zip(mean)
                .for_each(|(one, mean)| *one -= mean);
            let gained = note.gained as f64 - mean[count];
            for (line, &one) in square.iter_mut().zip(&row) {
                line.iter_mut()
                    .zip(&row)
                    .for_each(|(sum, &two)| *sum += one * two);
                line[count] += one * gained;
            }
        }
        let solved = solve(square);
        let value = |&(tile, own): &(Tile, usize)| {
            let first = self.of[usize::from(tile)][0];
            let worth = solved[first..first + own].iter();
            (tile, worth.map(|number| number.round() as i32).collect())
        };
        self.tiles.iter().map(value).collect()
    }
}

/// Solves a positive definite system of equations (Gauss and Jordan).
fn solve(mut lines: Vec<Vec<f64>>) -> Vec<f64> {
    let count = lines.len();
    for column in 0..count {
        let pivot = lines[column].clone();
        for (number, line) in lines.iter_mut().enumerate() {
            if number != column {
                let factor = line[column] / pivot[column];
                line.iter_mut()
                    .zip(&pivot)
                    .for_each(|(one, two)| *one -= factor * two);
            }
        }
    }
    (0..count)
        .map(|column| lines[column][count] / lines[column][column])
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn equations() {
        let solved = super::solve(vec![vec![2.0, 1.0, 5.0], vec![1.0, 3.0, 10.0]]);
        assert!((solved[0] - 1.0).abs() < 1e-9 && (solved[1] - 3.0).abs() < 1e-9);
    }
}
