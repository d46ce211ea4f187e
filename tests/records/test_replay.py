"""Replaying a record gives the same game, and every wrong figure is reported with its line."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludomots.core.contract import TABLE
from ludomots.core.game import Game, new
from ludomots.core.shelf import SHELF
from ludomots.records import (
    BadRecord,
    CannotReplay,
    Entry,
    Record,
    export,
    read,
    read_with_lines,
    write,
)
from ludomots.records import replay as replayed
from ludomots.records.explain import explain, explain_faults
from ludomots.texts import texts
from tests.records.games import bluffing, wander, wandering
from tests.records.golden import FOLDER

GOLDEN = (FOLDER / "contest.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def finished() -> Game:
    return bluffing(2, seed=5, preset="short")


@pytest.mark.parametrize("kind", SHELF)
@pytest.mark.parametrize("seed", range(6))
def test_a_replayed_game_is_the_same_game(kind: str, seed: int) -> None:
    game = wandering(kind, SHELF[kind].seats[seed % len(SHELF[kind].seats)], seed)
    again = replayed(read(write(export(game))))
    assert again.faults == ()
    assert again.game.state == game.state
    assert again.game.moves == game.moves


def test_a_game_saved_and_gone_on_with() -> None:
    """The program that runs a game keeps its secret, so that the same tiles come later."""
    game = wandering("topword", 2, 9, most=10)
    other = replayed(read(write(export(game, None)))).game
    assert wander(other, 1).state == wander(game, 1).state


def test_a_running_game_shows_what_its_audience_may_see() -> None:
    game = new("topword", players=2, seed=3)
    game.push(f"-{game.kind.notation.write_hand(game.state, game.to_act[0])[0]}")
    game.push("-")
    author = game.moves[0][0]
    own, other, public = (export(game, who) for who in (author, 1 - author, "spectator"))
    assert own.entries[0].hand is not None
    assert own.entries[0].move != "-?"
    assert own.entries[1].hand is None
    assert other.entries[0].hand is None
    assert other.entries[0].move == public.entries[0].move == "-?"
    assert other.entries[1].hand is not None
    assert [entry.hand for entry in public.entries] == [None, None]
    assert own.secret is other.secret is public.secret is export(game, "reader").secret is None
    assert own.commitment is not None


@pytest.mark.parametrize("audience", [0, 1, "spectator"])
def test_what_is_hidden_is_guessed(finished: Game, audience: Any) -> None:
    """The board and the scores of a running game can be replayed by anybody who watched it."""
    moves = finished.moves
    game = Game(finished.kind, finished.options, finished.states[0], finished.secret)
    for seat, move in moves[:-1]:
        game.push(move, seat)
    assert game.outcome() is None
    again = replayed(export(game, audience))
    assert again.faults == ()
    assert again.game.position == game.position
    assert again.game.state.scores == game.state.scores
    box = game.kind.chance.box
    assert box(game.options, again.game.state) == box(game.options, game.state)


def test_a_study_begins_at_its_position() -> None:
    game = Game.from_position("10/10/10/10/3RATEAU1/10/10/10/10/10", ["IREBSTU", "TRSE"])
    game.push("D6 IRE")
    game.push("6B TR.S")
    record = read(write(export(game, None)))
    assert record.position == "10/10/10/10/3RATEAU1/10/10/10/10/10"
    again = replayed(record)
    assert again.game.position == game.position
    assert again.faults == ()


@pytest.mark.parametrize(
    ("old", "new_text", "code", "line"),
    [
        ("| +12 to 1 | 12 0 10", "| +13 to 1 | 12 0 10", "points", 16),
        ("| +12 to 1 | 12 0 10", "| +12 to 1 | 12 0 11", "totals", 16),
        ("| LZNIRNT |", "| LZNIRNS |", "hand", 16),
        ("D1 RTNI ", "D1 RTNO ", "move", 16),
        ("D1 RTNI ", "close   ", "move", 16),
        ("end | went-out |", "end | all-passed |", "result", None),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    old: str, new_text: str, code: str, line: int | None
) -> None:
    assert old in GOLDEN
    record, lines = read_with_lines(GOLDEN.replace(old, new_text, 1))
    judged = replayed(record, lines)
    fault = judged.faults[0]
    assert fault.code == code
    assert fault.line == (line or GOLDEN.count("\n"))
    assert (judged.refusal is not None) == (code == "move")
    for language in ("fr", "en"):
        assert str(fault.line) in explain_faults(judged, texts(language))[0]


def test_a_result_before_the_end_is_wrong() -> None:
    record = read(GOLDEN)
    assert replayed(replace(record, entries=record.entries[:-1])).faults[-1].code == "result"


def test_faults_without_a_text_count_the_moves() -> None:
    record = read(GOLDEN)
    first = replace(record.entries[0], totals=(0, 0, 1))
    judged = replayed(replace(record, entries=(first, *record.entries[1:])))
    assert (judged.faults[0].move, judged.faults[0].line) == (1, None)
    assert explain_faults(judged, texts("en"))[0].startswith("Move 1: ")


def test_another_word_list_or_rulebook_is_refused() -> None:
    record = read(GOLDEN)
    other = replace(record, words=replace(record.words, version="0" * 64))
    with pytest.raises(CannotReplay) as caught:
        replayed(other)
    assert "--other-words" in explain(caught.value, texts("fr"))
    assert replayed(other, other_words=True).faults == ()
    with pytest.raises(CannotReplay) as caught:
        replayed(replace(record, rulebook=99))
    assert "99" in explain(caught.value, texts("en"))


RECORD = read(GOLDEN)
ENTRIES = st.builds(
    Entry,
    seat=st.integers(TABLE, 2),
    hand=st.one_of(st.none(), st.text("ABEQqz?", max_size=9)),
    move=st.sampled_from("5D RATEAU|-|-A|-?|?|=|leave|close|time|blocked|J10 QU|D5 B.S".split("|")),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(ENTRIES, max_size=6), st.booleans(), st.integers(0, 45))
def test_no_record_breaks_the_replay(entries: list[Entry], has_secret: bool, start: int) -> None:
    record = replace(
        RECORD,
        entries=(*RECORD.entries[:start], *entries),
        secret=RECORD.secret if has_secret else None,
        result=None,
    )
    judged = replayed(record)
    assert len(judged.game.moves) <= len(record.entries)
    assert explain_faults(judged, texts("fr")) or not judged.faults


def test_words_of_records() -> None:
    assert issubclass(BadRecord, ValueError)
    assert Record.__struct_config__.frozen
