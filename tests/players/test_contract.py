"""What every computer player of every game on the shelf keeps.

Whole games at every kind of table, honest knowledge, the same seed the same game.
"""

import random

import pytest

from ludomots.arena.match import play_game
from ludomots.core.contract import TABLE
from ludomots.core.game import Game, new
from ludomots.core.moves import Withdraw
from ludomots.core.options import DEFAULT_PRESET, TableOptions, choose, presets
from ludomots.core.player import Budget, Player
from ludomots.core.shelf import SHELF, player, players_of
from tests.games.playouts import random_options, start

QUICK = Budget(milliseconds=None, playouts=4)
TIME_OVER_AFTER = 40

EVERY = [(game, name) for game in SHELF for name in players_of(game)]
AT_PRESETS = [
    (game, players_of(game)[at % len(players_of(game))], preset)
    for game in SHELF
    for at, preset in enumerate(presets(SHELF[game].options))
]
"""Each preset with one player, in turn. Every player meets rules of any kind in the next test."""


def minds(game: Game, names: list[str], seed: int = 0) -> list[Player]:
    return [
        player(game.kind.name, name, options=game.options, seed=seed, budget=QUICK)
        for name in names
    ]


def table(game: str, names: list[str], preset: str = DEFAULT_PRESET) -> Game:
    return new(game, players=len(names), seed=1, preset=preset)


def play_on(game: Game, players: list[Player]) -> Game:
    """Play a game to its end; if it has a time, that is over after some moves."""
    if game.options.game_time is None:
        return play_game(game, players)
    while game.outcome() is None:
        if len(game.moves) == TIME_OVER_AFTER:
            game.push(list(game.legal_moves_of(TABLE))[-1], TABLE)
            continue
        seat = game.to_act[-1]
        game.push(players[seat].choose(game.view(seat)), seat)
    return game


def company(game: str, name: str, options: TableOptions | None = None) -> list[str]:
    """Return a player and, if the table is for two, one of another level."""
    seats = SHELF[game].seats
    if options is not None:
        seats = options.allowed_seats(seats)
    return [name, players_of(game)[0]] if 2 in seats else [name] * seats[0]


@pytest.mark.parametrize(("game", "name", "preset"), AT_PRESETS)
def test_a_game_of_every_preset_is_finished(game: str, name: str, preset: str) -> None:
    names = company(game, name, choose(SHELF[game].options, preset, {}))
    at = table(game, names, preset)
    assert play_on(at, minds(at, names)).outcome() is not None


@pytest.mark.parametrize(("game", "name"), EVERY)
@pytest.mark.parametrize("seed", range(3))
def test_every_player_finishes_a_game_with_any_options(game: str, name: str, seed: int) -> None:
    kind = SHELF[game]
    options = random_options(kind, random.Random(seed))
    names = company(game, name, options)
    at = start(kind, options, len(names), f"{game} {seed}")
    assert play_on(at, minds(at, names)).outcome() is not None


@pytest.mark.parametrize("game", SHELF)
def test_any_number_of_players(game: str) -> None:
    names = players_of(game)
    for count in SHELF[game].seats:
        chosen = [names[(seat + count) % len(names)] for seat in range(count)]
        at = table(game, chosen)
        assert play_on(at, minds(at, chosen)).outcome() is not None


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_same_seed_gives_the_same_game(game: str, name: str) -> None:
    names = company(game, name)
    tables = [table(game, names) for _ in range(2)]
    one, other = (play_on(at, minds(at, names)).moves for at in tables)
    assert one == other


@pytest.mark.parametrize("game", SHELF)
def test_another_seed_gives_another_game(game: str) -> None:
    """Some player at least takes chances."""

    def moves(name: str, seed: int) -> object:
        names = company(game, name)
        at = table(game, names)
        return play_on(at, minds(at, names, seed)).moves

    assert any(moves(name, 0) != moves(name, 9) for name in players_of(game))


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_players_go_on_when_others_leave(game: str, name: str) -> None:
    for seats in (count for count in SHELF[game].seats if count in {2, 3, 4}):
        for leaves_after in (2, 11):
            at = table(game, [name] * seats)
            players = minds(at, [name] * seats)
            while at.outcome() is None:
                if len(at.moves) == leaves_after:
                    at.push(Withdraw(), seats - 1)
                    continue
                seat = at.to_act[0]
                at.push(players[seat].choose(at.view(seat)), seat)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_choice_does_not_depend_on_hidden_facts(game: str, name: str) -> None:
    """A player that sees two states which differ in what it may not see chooses the same."""
    first, chance = players_of(game)[0], random.Random(1)
    names = [first] * max(2, SHELF[game].seats[0])
    at = table(game, names)
    play_on(at, minds(at, names))
    for state in at.states[4:-2:9]:
        seat = at.rules.to_act(state)[0]
        twin = at.kind.chance.twin(state, seat, chance)
        assert twin != state
        mind = minds(at, [name])[0]
        view, other = at.rules.view(state, seat), at.rules.view(twin, seat)
        assert mind.choose(view) == mind.choose(other)
