//! Whole games on boards of piles: repeatable, and nothing gets lost.

use ludomots_engine::topword::{
    Action, LEFT_TILE, LeaveTable, Options, Policy, Position, Record, Rules, Setup, games,
};
use ludomots_engine::words::{Alphabet, Graph, Tile};

const WORDS: [&str; 24] = [
    "AS", "SA", "TA", "RA", "RAT", "RATS", "ART", "ARTS", "STAR", "TAR", "TARE", "RATE", "EAR",
    "EARS", "EAT", "EATS", "SEAT", "TEA", "TEAS", "TEAR", "TEARS", "ERA", "ERAS", "STARE",
];

fn rules() -> Rules {
    let alphabet = Alphabet::new(&["A", "E", "R", "S", "T"]).unwrap();
    let graph = Graph::build(
        &WORDS,
        alphabet,
        ludomots_engine::words::BuildOptions::default(),
    )
    .unwrap();
    Rules::new(&graph, &Options::default()).unwrap()
}

fn setup(seats: usize, policy: Policy, threads: usize) -> Setup {
    Setup {
        count: 12,
        seed: 99,
        seats,
        bag: bag(),
        policy,
        threads: Some(threads),
        keep_turns: true,
    }
}

fn bag() -> Vec<Tile> {
    (0..60).map(|number| 1 + number % 5).collect()
}

/// Replays the turns: tiles on the board and on the last racks are those of the box, and the
/// points add up.
fn check(rules: &Rules, seats: usize, record: &Record) {
    let mut position = Position::empty(rules);
    let mut scores = vec![0; seats];
    let mut laid = 0;
    for (number, turn) in record.turns.iter().enumerate() {
        assert_eq!(turn.seat, number % seats);
        if let Action::Play(play) = &turn.action {
            let words = play.words(rules, &position);
            let points: i32 = words.iter().map(|word| word.points).sum();
            let bonus = if play.count == 7 { 10 } else { 0 };
            assert_eq!(play.score, points + bonus);
            position.play(rules, play);
            scores[turn.seat] += play.score;
            laid += usize::from(play.count);
        }
    }
    let lost: i32 = scores.iter().sum::<i32>() - record.scores.iter().sum::<i32>();
    assert_eq!(lost % LEFT_TILE, 0);
    let left = usize::try_from(lost / LEFT_TILE).unwrap();
    assert!(laid + left <= bag().len());
    let ended_by_passes = matches!(record.turns.last().unwrap().action, Action::Pass(_));
    assert!(ended_by_passes || laid + left == bag().len());
}

#[test]
fn games_do_not_depend_on_threads_and_add_up() {
    let rules = rules();
    let mut leaves = LeaveTable::default();
    leaves.set(&[4], 2500);
    leaves.set(&[1, 2], -700);
    for seats in 2..=4 {
        for policy in [Policy::Score, Policy::Leave(leaves.clone())] {
            let one = games(&rules, &setup(seats, policy.clone(), 1)).unwrap();
            let three = games(&rules, &setup(seats, policy, 3)).unwrap();
            assert_eq!(one, three);
            for record in &one {
                check(&rules, seats, record);
            }
        }
    }
}

#[test]
fn another_seed_is_another_game() {
    let rules = rules();
    let one = games(&rules, &setup(2, Policy::Score, 1)).unwrap();
    let other = Setup {
        seed: 100,
        ..setup(2, Policy::Score, 1)
    };
    assert_ne!(one, games(&rules, &other).unwrap());
}

#[test]
fn nonsense_is_refused() {
    let rules = rules();
    assert!(games(&rules, &setup(5, Policy::Score, 1)).is_err());
    let unknown = Setup {
        bag: vec![6],
        ..setup(2, Policy::Score, 1)
    };
    assert!(games(&rules, &unknown).is_err());
}
