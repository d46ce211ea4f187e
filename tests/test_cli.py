"""The command line: some commands run as a user runs them, most inside the test process."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ludomots.core.shelf import SHELF
from tests.in_process import ask

COMMAND = Path(sys.executable).with_name("ludomots")


def run(*arguments: str, stdin: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LUDOMOTS_LANG": lang, "PYTHONUTF8": "1"}
    return subprocess.run(
        [COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=600,
    )


def test_word_in_english_and_french() -> None:
    english = run("word", "finissions")
    assert english.returncode == 0
    assert "accepted" in english.stdout
    assert "finissions, from finir (verb, imperfect or present subjunctive or" in english.stdout
    assert "1st person plural" in english.stdout
    french = run("word", "KM", "--lang", "fr")
    assert french.stdout == "KM : refusé\n  km : symbole\n"


def test_word_as_json_is_stable() -> None:
    answer = json.loads(ask("word", "km", "chat", "zzz", "--json").out)
    assert [verdict["status"] for verdict in answer] == ["refused", "accepted", "unknown"]
    assert answer[0]["word"] == "KM"
    assert answer[0]["reasons"] == [{"code": "symbol", "spelling": "km"}]
    assert answer[0]["readings"] == []
    assert {"spelling", "lemma", "tags"} <= answer[1]["readings"][0].keys()
    assert len(answer[2]["nearest"]) == 3


def test_a_word_that_is_refused_has_its_exit_code() -> None:
    assert ask("word", "chat").code == 0
    assert ask("word", "chat", "km").code == 1
    assert ask("word", "zzz").code == 1


def test_words_are_read_from_standard_input() -> None:
    answer = ask("word", "-", "--json", stdin="chat km\nzzz\n")
    assert [one["word"] for one in json.loads(answer.out)] == ["CHAT", "KM", "ZZZ"]
    assert answer.code == 1


def test_help_speaks_french_where_the_language_is_french() -> None:
    done = run("word", "--help", lang="fr")
    assert "Afficher cette aide et quitter." in done.stdout
    assert "Show this message" not in done.stdout
    whole = run("--help", lang="fr")
    assert "Commandes" in whole.stdout
    assert "--install-completion" in whole.stdout


def test_bad_input_is_named_and_the_rest_is_answered() -> None:
    done = run("word", "chat", "arc-en-ciel", "m4ts")
    assert done.returncode == 2
    assert done.stdout.startswith("CHAT: accepted")
    assert "hyphen at position 4" in done.stderr
    assert "“4” at position 2 is not a letter" in done.stderr
    assert "Traceback" not in done.stderr


def test_prompt_reads_words_and_patterns() -> None:
    done = run("word", stdin="chat ?A?EAU\n\nzzz\n", lang="fr")
    assert done.returncode == 0
    assert "CHAT : accepté" in done.stdout
    assert "BATEAU" in done.stdout
    assert "ZZZ : inconnu" in done.stdout


def test_info_tells_source_and_licence() -> None:
    facts = json.loads(ask("lexicon", "info", "--json").out)
    assert facts["lexicon"] == "fr"
    assert facts["words"] > 400_000
    assert facts["licence"] == "MPL-2.0"
    assert len(facts["version"]) == 64
    assert "MPL-2.0" in ask("lexicon", "info").out


def test_words_prints_the_whole_list() -> None:
    facts = json.loads(ask("lexicon", "info", "--json", "--lexicon", "nl").out)
    lines = ask("lexicon", "words", "--lexicon", "nl").out.splitlines()
    assert len(lines) == facts["words"]
    assert lines == sorted(lines)


def test_words_can_be_chosen() -> None:
    words = ask("lexicon", "words", "--frequency", "9", "--length", "4").out.split()
    assert "DANS" in words
    assert all(len(word) == 4 for word in words)
    futures = ask("lexicon", "words", "--form", "future", "--length", "4", "--everyday").out.split()
    assert "IRAI" in futures
    assert "CHAT" not in futures


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["anagrams", "niche"], "CHIEN"),
        (["anagrams", "chie?"], "CHIEN"),
        (["anagrams", "xchien", "--shortest", "5"], "CHIEN"),
        (["pattern", "?A?EAU"], "BATEAU"),
        (["pattern", "*EAUX"], "BATEAUX"),
        (["prefix", "elast"], "ELASTIQUE"),
        (["prefix", "élast"], "ELASTIQUE"),
    ],
)
def test_searches(arguments: list[str], expected: str) -> None:
    """TY-13: words that begin with a row are found by prefix."""
    assert expected in ask("lexicon", *arguments).out.split()
    answer = json.loads(ask("lexicon", *arguments, "--json").out)
    assert expected in answer["words"]
    assert answer["more"] is False


def test_answers_are_limited_and_say_so() -> None:
    done = ask("lexicon", "pattern", "*", "--limit", "5")
    assert len(done.out.split()) == 5
    assert "the first 5 only" in done.err
    answer = json.loads(ask("lexicon", "prefix", "a", "--limit", "3", "--json").out)
    assert (len(answer["words"]), answer["more"]) == (3, True)


def test_hooks() -> None:
    answer = json.loads(ask("lexicon", "hooks", "rate", "--json").out)
    assert answer["front"] == ["U"]
    assert "S" in answer["behind"]
    assert "S" in ask("lexicon", "hooks", "rate", lang="fr").out


def test_lists_to_learn() -> None:
    assert "Mots de deux lettres" in ask("lexicon", "study", lang="fr").out
    shown = ask("lexicon", "study", "two", lang="fr").out.splitlines()
    assert any("KA" in line and "Égyptiens" in line for line in shown)
    answer = json.loads(ask("lexicon", "study", "two", "--json").out)
    assert len(answer) == len(shown)
    assert answer[0].keys() == {"word", "before", "after", "meaning"}


@pytest.mark.parametrize(
    "arguments",
    [
        ["word", ""],
        ["word", "x" * 1000],
        ["lexicon", "anagrams", "a b"],
        ["lexicon", "pattern", "[a-z]"],
        ["lexicon", "prefix", "1"],
        ["lexicon", "hooks", "\N{PILE OF POO}"],
        ["lexicon", "words", "--lexicon", "tlh"],
        ["lexicon", "words", "--frequency", "12"],
        ["lexicon", "study", "nine"],
    ],
)
def test_bad_input_is_a_clear_error(arguments: list[str]) -> None:
    done = ask(*arguments)
    assert done.code == 2
    assert done.err


@pytest.mark.parametrize(
    "arguments", [["rules"], ["play"], ["solve"], ["arena", "--players", "club,club"]]
)
def test_a_game_that_is_not_on_the_shelf_is_refused(arguments: list[str]) -> None:
    """The refusal is in the language of ``--lang``, wherever it stands in the command."""
    command, *options = arguments
    position = ["-"] if command == "solve" else []
    french = ask(command, "echecs", *position, *options, lang="fr")
    assert french.code == 2
    assert french.err.startswith("Il n’y a pas de jeu « echecs »")
    assert all(game in french.err for game in SHELF)
    english = ask(command, "--lang", "en", "chess", *position, *options)
    assert english.err.startswith("There is no game “chess”")


@pytest.mark.parametrize("game", SHELF)
def test_the_rules_of_every_game_of_the_shelf(game: str) -> None:
    assert len(ask("rules", game, lang="fr").out) > 1000
    assert len(ask("rules", game, lang="en").out) > 1000
    assert "--option" in ask("rules", game, "--options", lang="fr").out


def test_a_game_without_computer_players_has_no_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "topword", replace(SHELF["topword"], players={}))
    done = ask("arena", "topword", "--players", "club,club", lang="fr")
    assert (done.code, done.out) == (2, "")
    assert "pas encore d’ordinateur" in done.err


def test_help_speaks_the_readers_language() -> None:
    assert "ludothèque libre" in run("--help", lang="fr").stdout
    assert "open ludothèque" in run("--help").stdout
    assert run("--version").stdout.startswith("ludomots 0.")
