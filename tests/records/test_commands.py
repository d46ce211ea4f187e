"""``ludomots replay``, ``verify`` and ``rules``: whole little stories."""

import json
import re
from pathlib import Path

import pytest

from ludomots.core.game import Game
from ludomots.core.rules_text import rules_text
from ludomots.records import read, replay
from ludomots.terminal.rules import plain
from tests.in_process import ask
from tests.records.golden import FOLDER

GREEDY = str(FOLDER / "greedy.txt")


def test_a_game_is_replayed_and_verified() -> None:
    done = ask("replay", GREEDY, lang="fr")
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith("joueur    chevalet")
    assert "Victoire de" in done.out
    checked = ask("verify", GREEDY)
    assert checked.code == 0
    assert checked.out.splitlines()[0] == "✓ The secret is the one promised before the game."
    assert "✗" not in checked.out


def test_a_step_shows_an_earlier_board() -> None:
    first = json.loads(ask("replay", GREEDY, "--step", "1", "--json").out)
    whole = json.loads(ask("replay", GREEDY, "--json").out)
    assert len(first["moves"]) == 1
    assert whole["moves"][0] == first["moves"][0]
    assert first["outcome"] is None
    assert whole["outcome"]["winners"]
    assert whole["faults"] == []
    assert whole["position"].count("/") == 9


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    """If a figure was changed afterwards, its line is named and the exit code is 1."""
    text = Path(GREEDY).read_text(encoding="utf-8")
    file = tmp_path / "changed.txt"
    file.write_text(re.sub(r"\+(\d+)", "+99", text, count=1), encoding="utf-8")
    done = ask("replay", str(file))
    assert done.code == 1
    assert "Line 12: the points are written +99" in done.err
    done = ask("verify", str(file), "--json")
    assert done.code == 1
    answer = json.loads(done.out)
    assert answer["verified"] is False
    assert [check["name"] for check in answer["checks"] if not check["ok"]] == ["points"]


def test_a_game_that_is_not_finished_has_its_own_exit_code(tmp_path: Path) -> None:
    lines = Path(GREEDY).read_text(encoding="utf-8").split("\n")
    file = tmp_path / "unfinished.txt"
    file.write_text("\n".join(line for line in lines if not line.startswith("end ")) + "\n")
    done = ask("verify", str(file), lang="en")
    assert done.code == 3
    assert "The game is not finished" in done.err


def test_a_record_of_another_word_list(tmp_path: Path) -> None:
    text = Path(GREEDY).read_text(encoding="utf-8")
    file = tmp_path / "old.txt"
    file.write_text(re.sub(r"fr [0-9a-f]{64}", "fr " + "0" * 64, text), encoding="utf-8")
    done = ask("replay", str(file), lang="fr")
    assert done.code == 2
    assert "autre liste de mots" in done.err
    assert ask("replay", str(file), "--other-words").code == 0
    assert ask("verify", str(file)).code == 1


def test_a_record_from_standard_input_without_a_secret() -> None:
    text = (FOLDER / "rulebook.txt").read_text(encoding="utf-8")
    done = ask("replay", "-", stdin=text)
    assert done.code == 0
    assert "C³" in done.out
    assert "only guessed" in done.out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Line 1, column 1"),
        (b"\xff\xfe", "is not a text"),
        (b'[Game "chess"]', "The tag Ludomots is missing"),
        (b"\x00", "U+0000"),
        (None, "cannot be read"),
    ],
)
def test_a_bad_file_is_a_clear_error(tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "game.txt"
    if content is not None:
        file.write_bytes(content)
    for command in ("replay", "verify"):
        done = ask(command, str(file))
        assert done.code == 2
        assert said in done.err


def test_rules_are_printed_plainly() -> None:
    french, english = (ask("rules", "topword", "--lang", lang).out for lang in ("fr", "en"))
    assert french.startswith("Topword\n=======")
    assert "Votre tour\n----------" in french
    assert "The score\n---------" in english
    for text in (french, english):
        assert not {"`", "**", "##"} & set(text)
        assert max(map(len, text.splitlines())) < 120
    assert ask("rules", "chess").code == 2


def test_rules_are_those_of_the_table_asked_for() -> None:
    """TW-Q11: presets and options make another page; a bad one is refused."""
    american = ask("rules", "topword", "--preset", "international", "--lang", "en").out
    assert "You may not cover a whole word" in american
    asked = ("--preset", "international", "--option", "keepOneLetter=false", "--lang", "en")
    assert "You may cover a whole word." in ask("rules", "topword", *asked).out
    bad = ask("rules", "topword", "--option", "board=9", "--lang", "en")
    assert (bad.code, bad.out) == (2, "")
    assert "board" in bad.err


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_worked_example_of_the_rules_is_true(language: str) -> None:
    """TW-E0 to TW-E6: moves, points, the last board and its line are those of the rulebook."""
    text = rules_text("topword", language)
    replayed = replay(read((FOLDER / "rulebook.txt").read_text(encoding="utf-8"))).game
    told = re.findall(r"^\d\. `(.+)`\s?: (\d+) points", text, re.MULTILINE)
    before = (0, 0, 0)
    for (move, points), (_, made), state in zip(
        told, replayed.moves, replayed.states[1:], strict=True
    ):
        assert move == replayed.text(made)
        assert int(points) == sum(state.scores) - sum(before)
        before = state.scores
    assert f"`{replayed.position}`" in text
    drawn = str(Game.from_position(replayed.position)).split("\n\n")[0]
    assert drawn in plain(text)
