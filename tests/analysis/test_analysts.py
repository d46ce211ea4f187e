"""What every analyst on the shelf keeps, at every kind of table.

The move made is among those weighed, the best comes first, parts add up to values, the same view
gets the same answer, and nothing hidden enters it.
"""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from ludomots.core.contract import TABLE
from ludomots.core.facts import Voice
from ludomots.core.game import Game, new
from ludomots.core.options import choose, presets
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, player
from ludomots.texts import LANGUAGES, texts

GAMES = [name for name in SHELF if SHELF[name].analyst is not None]
TABLES = [
    (game, preset, seats)
    for game in GAMES
    for preset in presets(SHELF[game].options)
    for allowed in [choose(SHELF[game].options, preset, {}).allowed_seats(SHELF[game].seats)]
    for seats in {allowed[0], allowed[-1]}
]
PLAYOUTS = 8
WEIGHED = 12
"""So many moves of a game are weighed, spread over the whole of it."""


def played(game: Game) -> Game:
    """Return a game that weak players have played to its end."""
    level = "debutant"
    minds = [
        player(game.kind.name, level, options=game.options, seed=seat, budget=Budget(None, 4))
        for seat in range(len(game.state.scores))
    ]
    while game.outcome() is None:
        seat = game.to_act[0] if game.to_act else TABLE
        if seat in range(len(minds)):
            game.push(minds[seat].choose(game.view(seat)), seat)
        else:
            game.push(next(iter(game.legal_moves_of(seat))), seat)
    return game


def weigh(game: Game, step: int, **changes: Any) -> list[Any]:
    """Return what the analyst makes of a move of a game, counted from 0."""
    seat, made = game.moves[step]
    state = changes.get("state", game.states[step])
    analyst = game.kind.analyst
    assert analyst is not None
    view = game.rules.view(state, seat)
    return analyst.weigh(game.rules, view, made, playouts=PLAYOUTS, seed=1)


def some_steps(game: Game) -> Iterator[int]:
    own = [step for step, (seat, _) in enumerate(game.moves) if seat >= 0]
    yield from own[:: max(1, len(own) // WEIGHED)]


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_moves_are_weighed_at_every_table(name: str, preset: str, seats: int) -> None:
    game = played(new(name, players=seats, seed=2, preset=preset))
    analyst = game.kind.analyst
    assert analyst is not None
    weighed_at_all = 0
    for step in some_steps(game):
        weighed = weigh(game, step)
        if not weighed:
            continue
        weighed_at_all += 1
        made = game.moves[step][1]
        assert [one.move for one in weighed].count(made) == 1
        assert all(one.value >= other.value for one, other in pairwise(weighed))
        for one in weighed:
            assert sum(part.points for part in one.parts) == pytest.approx(one.value, abs=1e-6)
            assert one.error >= 0
            assert one.theme in analyst.themes
            for language in LANGUAGES:
                voice = Voice([f"Joueur {seat + 1}" for seat in range(seats)], texts(language))
                assert voice(one.label)
                assert all(voice(part.said) or part.said == "" for part in one.parts)
    assert weighed_at_all


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_enters_a_verdict_and_it_repeats(name: str) -> None:
    game = played(new(name, players=2, seed=4))
    chance = random.Random(9)
    for step in some_steps(game):
        seat, _ = game.moves[step]
        twin = game.kind.chance.twin(game.states[step], seat, chance)
        assert weigh(game, step, state=twin) == weigh(game, step)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_text(name: str, language: str) -> None:
    analyst = SHELF[name].analyst
    assert analyst is not None
    say = texts(language)
    assert all(say(f"theme-{name}-{theme}") for theme in analyst.themes)
