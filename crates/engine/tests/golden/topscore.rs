//! Topscore: steps, plans, chances and placements.

use std::sync::Arc;

use ludomots_engine::chance::Rng;
use ludomots_engine::topscore::{Draws, Growth, Hand, Key, Outlook, Row, Walk};
use ludomots_engine::words::Tile;

use crate::digest::{Digest, graph};

const COPIES: [usize; 26] = [
    7, 2, 2, 2, 12, 2, 2, 2, 6, 1, 1, 4, 2, 5, 5, 2, 1, 5, 5, 5, 5, 1, 1, 1, 1, 1,
];
const BLANKS: usize = 4;

fn growth() -> Arc<Growth> {
    let letters: Vec<String> = ('A'..='Z').map(String::from).collect();
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    Arc::new(Growth::new(&graph(&letters), None).unwrap())
}

/// A word of this many tiles, a rack of six and what is then unseen.
fn question(growth: &Growth, length: usize, seed: u64) -> (Key, Hand, Hand) {
    let mut rng = Rng::new(seed, length as u64);
    let classes = growth.of_length(length);
    let class = classes.start + rng.below(classes.end - classes.start);
    let mut box_tiles = vec![Hand::BLANK; BLANKS];
    for (tile, count) in (1..=26).zip(COPIES) {
        box_tiles.extend(std::iter::repeat_n(tile, count));
    }
    rng.shuffle(&mut box_tiles);
    let rack = Hand::new(&box_tiles.split_off(box_tiles.len() - 6)).unwrap();
    (growth.key(class), rack, Hand::new(&box_tiles).unwrap())
}

pub fn steps_and_plans() -> Digest {
    let growth = growth();
    let mut walk = Walk::default();
    let mut digest = Digest::default();
    for seed in 0..30 {
        for length in 3..=6 {
            let (key, rack, unseen) = question(&growth, length, seed);
            for step in growth.steps(key, &rack) {
                digest.add((step.tile, step.blank, step.class));
            }
            for swap in growth.swaps(key, &rack) {
                digest.add((swap.out, swap.step.tile, swap.step.blank, swap.step.class));
            }
            digest.add(growth.starts(&rack).len());
            digest.add(growth.reach(key, &rack));
            if seed % 6 == 0 {
                let outlook = Outlook::new(growth.clone(), unseen, 6);
                let plan = outlook.plan(&mut walk, key, &rack);
                digest.add(plan.step.map(|step| (step.tile, step.blank)));
                digest.figure(f64::from(plan.turns));
                digest.figure(f64::from(outlook.turns(key)));
                for tile in 1..=26 {
                    digest.figure(outlook.supply(tile));
                }
            }
        }
    }
    digest
}

pub fn chances() -> Digest {
    let growth = growth();
    let mut digest = Digest::default();
    for length in 3..=6 {
        let (key, rack, unseen) = question(&growth, length, 99);
        let outlook = Outlook::new(growth.clone(), unseen, 6);
        let draws = Draws {
            turns: 9,
            samples: 150,
            seed: 4,
        };
        for chance in outlook.chances(key, &rack, draws) {
            digest.figure(chance);
        }
    }
    digest
}

pub fn placements() -> Digest {
    let growth = growth();
    let (_, _, unseen) = question(&growth, 3, 7);
    let outlook = Outlook::new(growth.clone(), unseen, 6);
    let words = growth.words_of_length(7);
    let mut digest = Digest::default();
    for number in 0..24 {
        let letters: Vec<Tile> = words[number * 7 % words.len()].tiles().collect();
        let mut row: Row = [0; 7];
        for (place, &tile) in letters.iter().enumerate().take(number % 7) {
            row[place * 3 % 7] = tile;
        }
        let gaps = number % 2 == 0;
        for placed in outlook.place(row, &letters, gaps) {
            // The powers in these figures may differ in the last bit from machine to machine.
            let value = format!("{:.6}", placed.value);
            digest.add((placed.tile, placed.square, value));
        }
        digest.add(growth.longest(row, gaps));
    }
    digest
}
