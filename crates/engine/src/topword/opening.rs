//! What a board offers to the player who comes next: the mean of
//! their best play of one tile.
//!
//! The cross-sets tell for every square which single tiles may be laid there and what they
//! score, without looking at any word. The best of them that a rack of `k` random unseen tiles
//! holds is a matter of counting. Walk down the points. At each step ask: of all tiles that
//! reach these points, how likely does the rack hold none?
//!
//! ```text
//!   points   tiles       unseen copies so far   rack holds none of them
//!     19     S                     4                  0.55     19 × 0.45
//!     16     E S                  15                  0.08   + 16 × 0.47
//!     15     A E I               29                  0.00   + 15 × 0.08
//! ```

use super::position::Position;
use super::rules::{BONUS, Rules};
use super::situation::Unseen;
use crate::lanes::Direction;
use crate::words::{TileSet, tiles_of};

/// Chances are counted in parts of this.
const CERTAIN: i64 = 1 << 20;

/// More points than this are counted as this.
const MOST: usize = 255;

/// The mean of the next player's best play of one tile, for one set of unseen tiles.
#[derive(Debug, Clone)]
pub struct Opening {
    /// How many copies of each tile, as it is laid, the next player may hold.
    copies: [u16; 64],
    /// By number of tiles: the chance that the next rack holds none of them.
    none: Vec<i64>,
}

impl Opening {
    /// For a next rack of `held` tiles out of the unseen ones.
    pub fn new(rules: &Rules, unseen: &Unseen, held: usize) -> Self {
        let mut copies = [0; 64];
        for tile in tiles_of(rules.words.all()) {
            copies[usize::from(tile)] = unseen.count(rules.made_of(tile)) as u16;
        }
        let mut none = Vec::new();
        let mut chance = CERTAIN;
        let total = unseen.total() as i64;
        for wanted in 0..=total {
            none.push(chance);
            // One more tile that the rack must not hold: it must be among those outside.
            let (outside, left) = (total - held as i64 - wanted, total - wanted);
            chance = if outside > 0 {
                chance * outside / left
            } else {
                0
            };
        }
        Opening { copies, none }
    }

    /// The mean on this board, in thousandths of a point.
    pub fn value(&self, rules: &Rules, position: &Position) -> i32 {
        let mut tiles_by_points = [0; MOST + 1];
        let most = offers(rules, position, &mut tiles_by_points);
        let mut seen: TileSet = 0;
        let mut copies = 0;
        let (mut before, mut sum) = (CERTAIN, 0);
        for points in (1..=most).rev() {
            let new = tiles_by_points[points] & !seen;
            if new == 0 {
                continue;
            }
            seen |= new;
            for tile in tiles_of(new) {
                copies += usize::from(self.copies[usize::from(tile)]);
            }
            let none = self.none.get(copies).copied().unwrap_or(0);
            sum += points as i64 * (before - none);
            before = none;
        }
        (1000 * sum / CERTAIN) as i32
    }
}

/// Sorts what every square allows by its points; returns the most points.
fn offers(rules: &Rules, position: &Position, by_points: &mut [TileSet; MOST + 1]) -> usize {
    let side = rules.side;
    let mut most = 0;
    for row in 0..side {
        for column in 0..side {
            let tiles = position.allowed(Direction::Across, row, column)
                & position.allowed(Direction::Down, row, column);
            let points = position.cross_points(Direction::Across, row, column)
                + position.cross_points(Direction::Down, row, column);
            if tiles == 0 || points == 0 {
                continue;
            }
            let points = points as usize;
            let bonus = if rules.bonus_flat_only {
                0
            } else {
                tiles & rules.bonus
            };
            let with_bonus = (points + BONUS as usize).min(MOST);
            by_points[points.min(MOST)] |= tiles & !bonus;
            by_points[with_bonus] |= bonus;
            most = most.max(with_bonus);
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Rng;
    use crate::topword::{Generator, Options, Play, Rack};
    use crate::words::{Alphabet, BuildOptions, Graph, Tile};

    fn rules() -> Rules {
        let words = [
            "AS", "SA", "RA", "RAS", "TA", "TAS", "RATE", "RATES", "TARE", "ES", "ET",
        ];
        let alphabet = Alphabet::new(&["A", "E", "R", "S", "T"]).unwrap();
        let graph = Graph::build(&words, alphabet, BuildOptions::default()).unwrap();
        let options = Options {
            bonus_tiles: vec![5],
            ..Options::default()
        };
        Rules::new(&graph, &options).unwrap()
    }

    /// The best single tile of a rack, found slowly.
    fn best_single(rules: &Rules, position: &Position, rack: Rack) -> i32 {
        let mut best = 0;
        Generator::new().all(rules, position, rack, |play| {
            if play.count == 1 {
                best = best.max(play.score);
            }
        });
        best
    }

    #[test]
    fn it_is_the_mean_of_the_best_single_tile() {
        let rules = rules();
        let bag: Vec<Tile> = (0..30).map(|number| 1 + number % 5).collect();
        let mut rng = Rng::new(3, 0);
        let mut position = Position::empty(&rules);
        for _ in 0..6 {
            let first = |position: &Position, rack: Rack| {
                let mut best: Option<Play> = None;
                Generator::new().all(&rules, position, rack, |play| {
                    best = best.or(Some(*play));
                });
                best
            };
            if let Some(play) = first(&position, Rack::new(&rules, &[1, 2, 3, 4, 5]).unwrap()) {
                position.play(&rules, &play);
            }
            let unseen = Unseen::new(&rules, &bag).unwrap();
            let exact = Opening::new(&rules, &unseen, 3).value(&rules, &position);
            let mut sum = 0;
            let worlds = 4000;
            for _ in 0..worlds {
                let mut tiles = bag.clone();
                rng.shuffle(&mut tiles);
                let rack = Rack::new(&rules, &tiles[..3]).unwrap();
                sum += best_single(&rules, &position, rack);
            }
            let sampled = 1000 * sum / worlds;
            assert!((exact - sampled).abs() < 250, "{exact} and {sampled}");
        }
    }

    #[test]
    fn an_alphabet_without_unseen_tiles_opens_nothing() {
        let rules = rules();
        let unseen = Unseen::new(&rules, &[]).unwrap();
        let opening = Opening::new(&rules, &unseen, 0);
        assert_eq!(opening.value(&rules, &Position::empty(&rules)), 0);
    }
}
