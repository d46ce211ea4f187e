//! The same seeds give the same games.
//!
//! Every search player plays seeded games with a fixed number of playouts, and all that it
//! chose goes into one number. A change that is meant to leave the games alone leaves these
//! numbers alone; a change of strength writes the new numbers here, on purpose.
#![allow(missing_docs)]

mod digest;
mod mots_de_tete;
mod topscore;
mod topword;

use digest::{Digest, word_list};

/// Compares every part at once, so that one run shows all that changed.
fn check(parts: &[(&str, Digest, u64)]) {
    let told = |name: &str, digest: u64| format!("{name}: {digest:#018x}");
    let found: Vec<String> = parts
        .iter()
        .map(|(name, digest, _)| told(name, digest.value()))
        .collect();
    let expected: Vec<String> = parts
        .iter()
        .map(|&(name, _, expected)| told(name, expected))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn words_and_chance() {
    let mut graph = Digest::default();
    graph.bytes(&digest::graph(&["A", "E", "I", "L", "N", "O", "QU", "R", "S", "T"]).to_bytes());
    let mut list = Digest::default();
    for word in word_list() {
        list.text(&word);
    }
    check(&[
        ("word list", list, 0x7a7d_6166_fdb6_a7bb),
        ("graph file", graph, 0x0903_8381_92bb_3183),
    ]);
}

#[test]
fn topword_games() {
    check(&[
        (
            "games at sight",
            topword::games_at_sight(),
            0xa989_03e5_7d2c_f365,
        ),
        (
            "champion, points",
            topword::champion_for_points(),
            0x834d_0826_b0fa_b69f,
        ),
        (
            "champion, win",
            topword::champion_to_win(),
            0x45a8_1c92_391d_fc7e,
        ),
        ("simulations", topword::simulations(), 0xe306_53f6_9da5_249a),
        ("budgets", topword::budgets(), 0xb540_93b4_8d69_cf07),
        ("ends", topword::ends(), 0x230e_e0c7_9d1e_0965),
        (
            "leaves learned",
            topword::leaves_learned(),
            0x7293_5334_477e_dc00,
        ),
    ]);
}

#[test]
fn mots_de_tete_games() {
    check(&[
        (
            "games at sight",
            mots_de_tete::games_at_sight(),
            0x5360_a41a_7450_5999,
        ),
        ("pairs", mots_de_tete::pairs(), 0x8bce_11fc_3a81_b449),
        ("budgets", mots_de_tete::budgets(), 0xabbd_8032_cf8a_d346),
        (
            "simulations",
            mots_de_tete::simulations(),
            0xc7b9_e464_b716_3e06,
        ),
    ]);
}

#[test]
fn topscore_answers() {
    check(&[
        (
            "steps and plans",
            topscore::steps_and_plans(),
            0x0e7c_9a96_729c_0a16,
        ),
        ("chances", topscore::chances(), 0x66e3_6812_7e9e_89a5),
        ("placements", topscore::placements(), 0xcc30_0f72_2084_75d9),
    ]);
}
