//! Folders of the crate use the folders before them, and games never use each other.
#![allow(missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};

/// What the games share, each folder after those it may use.
const SHARED: [&str; 4] = ["words", "chance", "lanes", "trial"];
const GAMES: [&str; 4] = ["topword", "mots_de_tete", "topscore", "typo"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The text of every file below a folder.
fn texts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                texts(&path)
            } else {
                vec![fs::read_to_string(path).unwrap()]
            }
        })
        .collect()
}

/// Checks that a folder names none of the others.
fn check(folder: &str, others: &[&str]) {
    let texts = texts(&source().join(folder));
    assert!(!texts.is_empty());
    for other in others {
        let path = format!("crate::{other}");
        let named = texts.iter().filter(|text| text.contains(&path)).count();
        assert_eq!(named, 0, "files of {folder} use {other}");
    }
}

#[test]
fn shared_folders_use_those_before_them() {
    for (number, folder) in SHARED.iter().enumerate() {
        check(folder, &SHARED[number + 1..]);
        check(folder, &GAMES);
    }
}

#[test]
fn games_do_not_use_each_other() {
    for game in GAMES {
        let others = GAMES.into_iter().filter(|&other| other != game);
        check(game, &others.collect::<Vec<_>>());
    }
}

#[test]
fn every_folder_is_known() {
    let entries = fs::read_dir(source()).unwrap();
    let mut folders: Vec<String> = entries
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    folders.sort_unstable();
    let mut known: Vec<&str> = SHARED.into_iter().chain(GAMES).collect();
    known.sort_unstable();
    assert_eq!(folders, known);
}
