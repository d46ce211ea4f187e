"""What a seat is told that it can do is what the rulebook lets it do."""

import random
from typing import Any

import pytest

from ludomots.core.contract import IllegalMove
from ludomots.core.facts import Voice
from ludomots.core.game import Game, new
from ludomots.core.moves import Pass, Withdraw
from ludomots.core.narrate import expected, what_now
from ludomots.core.narration import AnyTelling, Telling
from ludomots.core.shelf import SHELF
from ludomots.core.turns import tag_of
from ludomots.texts import LANGUAGES, texts
from tests.games.mots_de_tete.tables import table as grid_table

GAMES = [name for name in SHELF if SHELF[name].rules.__module__.startswith("ludomots.")]
SEEDS = range(6)
CHECKED = {"check": "check"}


def told(game: Game, seat: int, language: str = "en") -> str:
    names = [f"P{one + 1}" for one in range(len(game.state.scores))]
    telling: AnyTelling = Telling(game.kind.name, game.rules)
    return Voice(names, texts(language))(expected(telling, game.state, seat))


def positions(name: str, seed: int) -> list[Game]:
    """Return every position of a random game in which somebody is to act."""
    chance, found = random.Random(seed), []
    game = new(name, players=2, seed=seed, **CHECKED)
    for _ in range(60):
        if game.outcome() is not None:
            break
        found.append(game.copy())
        game.push(chance.choice([*game.legal_moves.best(2), game.legal_moves.sample(chance)]))
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_is_told_what_the_rulebook_lets_it_do(name: str, seed: int) -> None:
    for game in positions(name, seed):
        seat = game.to_act[0]
        now = what_now(game.kind, game.rules, game.state, seat)
        plays = game.kind.plays(game.rules, game.state)
        if plays:
            moves = game.rules.moves(game.state, seat)
            assert now.can_play == any(isinstance(move, plays) for move in moves)
        if not now.can_play:
            moves = game.rules.moves(game.state, seat)
            assert set(now.others) == {str(tag_of(type(move))) for move in moves}
        assert now.pass_ends == passing_ends(game, seat)
        for language in LANGUAGES:
            sentence = told(game, seat, language)
            say, own = texts(language), f"story-{name}-pass-ends"
            warning = say(own if own in say else "story-pass-ends")
            assert (warning in sentence) == now.pass_ends
            nothing = "no word is possible" if language == "en" else "aucun mot n’est possible"
            assert (nothing in sentence) != now.can_play


def passing_ends(game: Game, seat: int) -> bool:
    """Return whether a pass ends the game where a word is asked for and would not end it."""
    plays = game.kind.plays(game.rules, game.state)
    words = [move for move in game.legal_moves.best(1) if plays and isinstance(move, plays)]
    return bool(plays) and ends(game, seat, Pass()) and not any(ends(game, seat, w) for w in words)


def ends(game: Game, seat: int, move: Any) -> bool:
    try:
        after = game.rules.play(game.state, seat, move)
    except IllegalMove:
        return False
    return game.rules.outcome(after) is not None


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "P1, no word is possible now: all you can do is pass."),
        ("fr", "P1, aucun mot n’est possible maintenant : il ne reste qu’à passer."),
    ],
)
@pytest.mark.parametrize("preset", ["french", "printed"])
def test_a_one_on_the_empty_grid_leaves_the_pass(preset: str, language: str, sentence: str) -> None:
    """MT-Q10: as printed nothing can be written, not even a bluff."""
    game = grid_table(die=1, preset=preset)
    assert told(game, 0, language) == sentence
    assert [move for move in game.legal_moves if not isinstance(move, Withdraw)] == [Pass()]


@pytest.mark.parametrize("name", GAMES)
def test_a_bluff_is_always_possible_where_words_are_contested(name: str) -> None:
    game = new(name, players=2, seed=1, check="contest")
    for _ in range(8):
        seat = game.to_act[0]
        assert what_now(game.kind, game.rules, game.state, seat).can_play
        game.push(game.legal_moves.best(1)[0])
