"""Choices at Typo tried by the engine, beside the same games played on in plain Python."""

from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import fmean

import pytest

from ludomots._engine import Graph, RowTrial
from ludomots.core.game import Game, new
from ludomots.core.player import Vocabulary
from ludomots.core.shelf import player
from ludomots.games.typo import Announce, Choose, View
from ludomots.games.typo.players.beginnings import LETTERS, beginnings, ease
from ludomots.games.typo.players.levels import all_places
from ludomots.games.typo.players.trial import Tried, trial
from ludomots.words import lexicon
from tests.engine.plain_rows import PlainTable, Words, standard_error

KNOWN = Vocabulary(frequency=5)
WORLDS = 12
"""Fewer than after which anything is dropped."""


@cache
def words() -> Words:
    return Words(KNOWN.graph(lexicon("fr")).words())


def positions(players: int, edition: str, seed: int) -> Iterator[tuple[View, list[Tried]]]:
    """Yield what a seat sees in a game of Débutant, whenever it has something to choose."""
    game: Game = new("typo", players=players, seed=seed, edition=edition)
    bots = [player("typo", "debutant", options=game.options, seed=seat) for seat in range(players)]
    while game.outcome() is None:
        seat = game.to_act[0]
        view = game.view(seat)
        move = bots[seat].choose(view)
        if isinstance(move, Choose):
            yield view, list(dict.fromkeys(view.hand or ()))
        elif isinstance(move, Announce):
            yield view, [*all_places(view.rows, view.card or "")[:3], *view.longest]
        game.push(move, seat)


def tried(view: View, choices: list[Tried], *, seed: int) -> RowTrial:
    known = beginnings(lexicon("fr"), KNOWN)
    return trial(view, known, ease(lexicon("fr"), KNOWN), choices, seed=seed)


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_choice_ends_in_every_world_as_in_plain_python(players: int, edition: str) -> None:
    disagreements = asked = 0
    chosen = Random(players)
    for view, choices in positions(players, edition, seed=players):
        if chosen.random() > 0.12:
            continue
        seed = chosen.getrandbits(63)
        engine = tried(view, choices, seed=seed)
        engine.try_out(0, worlds=WORLDS)
        plain = [
            [
                PlainTable(view, words(), ease(lexicon("fr"), KNOWN), seed, world).gain(choice)
                for world in range(WORLDS)
            ]
            for choice in choices
        ]
        for number, gains in enumerate(plain):
            means = [fmean(parts) for parts in zip(*gains, strict=True)]
            apart = [sum(one) - sum(first) for one, first in zip(gains, plain[0], strict=True)]
            asked += 1
            disagreements += (
                engine.mean(number) != pytest.approx(means)
                or engine.total(number) != pytest.approx(sum(map(sum, gains)))
                or engine.error(number, 0) != pytest.approx(standard_error(apart))
            )
    assert asked > 10
    assert disagreements == 0


def test_the_same_seed_gives_the_same_figures_in_one_go_and_in_several() -> None:
    view, choices = next(positions(2, "first", seed=1))
    at_once, in_parts = (tried(view, choices, seed=7) for _ in range(2))
    at_once.try_out(0, worlds=200)
    for worlds in range(1, 201):
        in_parts.try_out(0, worlds=worlds)
    for number in range(len(choices)):
        assert at_once.mean(number) == in_parts.mean(number)
        assert at_once.error(number, 0) == in_parts.error(number, 0)
    assert at_once.left == in_parts.left


def test_what_is_surely_worse_is_dropped_but_not_the_choice_to_keep() -> None:
    view, choices = next(positions(2, "first", seed=1))
    known = beginnings(lexicon("fr"), KNOWN)
    everything = tried(view, choices, seed=7)
    everything.try_out(5000)
    worst = min(range(len(choices)), key=lambda number: sum(everything.mean(number)))
    assert worst not in everything.left
    assert everything.best in everything.left
    kept = trial(view, known, ease(lexicon("fr"), KNOWN), choices, seed=7, keep=worst)
    used = kept.try_out(5000)
    assert worst in kept.left
    assert 5000 - len(choices) < used <= 5000


def test_a_table_that_cannot_be_is_refused() -> None:
    def at_table(**changes: object) -> RowTrial:
        asked: dict[str, object] = {
            "rows": ["AB", "C"],
            "hand": ["A", "E"],
            "own": 0,
            "hidden": [0, 2],
            "unseen": {"B": 3},
            "cards": {},
            "order": [],
            "holder": 0,
            "withdrawn": [],
            "backwards": False,
            "second_edition": False,
            "rounds": 12,
            "seed": 1,
        }
        graph = Graph.build(["ABE", "CA"], list(LETTERS), gaddag=False)
        choices = changes.pop("choices", ["A", "E"])
        return RowTrial(graph, dict.fromkeys(LETTERS, 0.5), choices, **{**asked, **changes})  # type: ignore[arg-type]

    assert at_table().try_out(10) == 10
    impossible: tuple[dict[str, object], ...] = (
        {"own": 2},
        {"holder": 9},
        {"hidden": [0, 4]},
        {"withdrawn": [1]},
        {"rows": ["AB", ""]},
        {"rows": ["A" * 26]},
        {"unseen": {"ß": 3}},
        {"order": [1]},
        {"cards": {5: "A"}},
        {"choices": []},
        {"choices": ["B"]},
        {"choices": [1]},
        {"choices": [(3, "ABE")]},
        {"choices": [(0, "ABE")]},
        {"keep": 2},
    )
    for changes in impossible:
        with pytest.raises(ValueError, match=r"."):
            at_table(**changes)
    with pytest.raises(ValueError, match="most"):
        at_table().try_out(10**9)
    with pytest.raises(IndexError):
        at_table().mean(2)
