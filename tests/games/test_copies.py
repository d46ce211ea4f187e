"""Copies and pickles of games and players share nothing that can change with the original."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

import ludomots
from ludomots.core.contract import IllegalMove
from ludomots.core.game import Game
from ludomots.core.notation import BadText
from ludomots.core.options import BadOption
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, definition_of, players_of
from ludomots.records import read
from ludomots.records.bad_record import BadRecord
from ludomots.words import Lexicon, NotAWord, lexicon
from ludomots.words.kept import KeptLexicon, keep
from tests.words.small import installer

Value = TypeVar("Value")


def unpickled(written: bytes) -> Any:
    return pickle.loads(written)  # noqa: S301 (our own)


def pickled(value: Value) -> Value:
    return cast("Value", unpickled(pickle.dumps(value)))


COPIES: dict[str, Callable[[Game], Game]] = {
    "copy()": Game.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": pickled,
}


def begun(name: str, moves: int = 5) -> Game:
    game = ludomots.new(name, players=2, seed=3)
    first = ludomots.player(name, players_of(name)[0], options=game.options)
    for _ in range(moves):
        seat = game.to_act[-1]
        game.push(first.choose(game.view(seat)), seat)
    return game


def play_on(game: Game) -> tuple[str, tuple[object, ...]]:
    """Let the first computer player finish a game; this also runs in another process."""
    first = ludomots.player(game.kind.name, players_of(game.kind.name)[0], options=game.options)
    while game.outcome() is None:
        seat = game.to_act[-1]
        game.push(first.choose(game.view(seat)), seat)
    return game.position, game.moves


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("name", SHELF)
def test_a_copy_goes_its_own_way(name: str, how: str) -> None:
    game = begun(name)
    states, moves = game.states, game.moves
    twin = COPIES[how](game)
    assert (twin.states, twin.moves, twin.kind) == (states, moves, game.kind)
    twin.pop()
    assert (game.states, game.moves) == (states, moves)
    twin.push(moves[-1][1], moves[-1][0])
    assert twin.state == game.state
    end = play_on(twin)
    assert (game.states, game.moves) == (states, moves)
    assert play_on(game) == end


def test_another_process_plays_the_same_game() -> None:
    games = [begun(name) for name in SHELF]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        there = list(pool.map(play_on, games))
    assert there == [play_on(game) for game in games]


@pytest.mark.parametrize("name", SHELF)
def test_rules(name: str) -> None:
    game = begun(name)
    for rules in (copy.deepcopy(game.rules), pickled(game.rules)):
        seat = game.to_act[0]
        assert rules.lexicon is game.rules.lexicon
        assert rules.view(game.state, seat) == game.view(seat)


@pytest.mark.parametrize("name", SHELF)
def test_players(name: str) -> None:
    game = begun(name)
    seat = game.to_act[-1]
    view = game.view(seat)
    for level in players_of(name):
        one = ludomots.player(name, level, budget=Budget(None, 20), seed=4)
        move = one.choose(view)
        for other in (copy.copy(one), copy.deepcopy(one), pickled(one)):
            assert other.choose(view) == move


def test_word_lists_are_opened_again() -> None:
    fr = lexicon("fr")
    assert copy.copy(fr) is copy.deepcopy(fr) is fr
    written = pickle.dumps(fr)
    assert len(written) < 500
    assert unpickled(written) is fr


def test_a_word_list_that_was_replaced(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        install = installer(tmp_path, patch)
        old = install(["CAT", "CATS"])
        install(["DOG"])
        again = pickled(old)
        assert (list(again), again.version) == (["CAT", "CATS"], old.version)
        assert isinstance(again, Lexicon)
        written = pickle.dumps(old)
        (tmp_path / "words0" / "about.json").unlink()
        with pytest.raises(LookupError, match="not installed"):
            unpickled(written)
    lexicon.cache_clear()


def test_a_word_list_that_was_kept(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        kept = KeptLexicon(keep(installer(tmp_path, patch)(["CAT", "CATS"])))
        again = pickled(kept)
        assert (list(again), again.version) == (["CAT", "CATS"], kept.version)
    lexicon.cache_clear()


def _refusals() -> list[Callable[[], object]]:
    game = ludomots.new("topword", seed=7)
    return [
        lambda: game.push("A1 Z"),
        lambda: game.push("bonjour"),
        lambda: ludomots.new("topword", board=11),
        lambda: lexicon("fr").verdict("a b"),
        lambda: read("no record"),
    ]


@pytest.mark.parametrize(
    ("number", "kind"), [*enumerate((IllegalMove, BadText, BadOption, NotAWord, BadRecord))]
)
def test_errors(number: int, kind: type[ludomots.LudomotsError]) -> None:
    with pytest.raises(kind) as refused:
        _refusals()[number]()
    error = refused.value
    for again in (copy.copy(error), pickled(error)):
        assert type(again) is kind
        assert (str(again), again.__dict__) == (str(error), error.__dict__)


def test_an_old_rulebook_stays_the_one_of_the_game() -> None:
    for present in SHELF.values():
        for old in present.older:
            game = Game(old, present.options(), begun(present.name).state)
            assert pickled(game).kind is old
    assert all(definition_of(name).name == name for name in SHELF)
