"""Players of Typo: whole games in every mode, honest knowledge, the same seed the same game."""

from typing import Any

import pytest

from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.options import choices_of
from ludomots.core.player import Budget
from ludomots.core.shelf import player, players_of
from ludomots.games.typo import Announce, Choose, Options
from ludomots.words import lexicon

NAMES = players_of("typo")
QUICK = Budget(milliseconds=None, playouts=20)
MODES: list[dict[str, Any]] = [
    {"edition": edition, "check": check}
    for edition in ("first", "second")
    for check in choices_of(Options, "check")
]


def finished(names: list[str], seed: int = 1, player_seed: int = 0, **options: Any) -> Game:
    game = new("typo", players=len(names), seed=seed, **options)
    players = [
        player("typo", name, options=game.options, seed=player_seed, budget=QUICK) for name in names
    ]
    return play_game(game, players)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(mode.values()))
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_any_number_of_players(count: int, mode: dict[str, Any]) -> None:
    names = [NAMES[(seat + count) % len(NAMES)] for seat in range(count)]
    assert finished(names, **mode).outcome() is not None


@pytest.mark.parametrize(("deck", "language"), [("english", "en"), ("dutch", "nl")])
def test_other_languages(deck: str, language: str) -> None:
    game = finished(["champion", "debutant"], deck=deck, lexicon=language, check="contest")
    words = [move.word for seat, move in game.moves if isinstance(move, Announce) and seat == 1]
    assert sum(word in lexicon(language) for word in words) > 8


@pytest.mark.parametrize(("name", "frequency"), [("debutant", 7), ("famille", 5)])
def test_weaker_players_say_only_words_they_know(name: str, frequency: int) -> None:
    known = set(lexicon("fr").words(frequency=frequency))
    words = {
        move.word
        for _, move in finished([name] * 2, check="check").moves
        if isinstance(move, Announce)
    }
    assert len(words) > 10
    assert words <= known


@pytest.mark.parametrize("name", NAMES)
def test_no_player_proposes_what_is_never_proposed(name: str) -> None:
    fr = lexicon("fr")
    assert not fr.may_propose("ENCULE")
    game = Game.from_position("ENCUL/W/X/K E.", ["", "A"], game="typo", check="check")
    move = player("typo", name, options=game.options, budget=QUICK).choose(game.view(0))
    assert not isinstance(move, Announce) or fr.may_propose(move.word)


@pytest.mark.parametrize("name", NAMES)
def test_no_player_bluffs_with_what_is_never_proposed(name: str) -> None:
    """A bluff that begins with such a word is as bad as the word itself."""
    game = Game.from_position("ENCUL/W/X/K E.", ["", "A"], game="typo", check="contest")
    for seed in range(20):
        mind = player("typo", name, options=game.options, seed=seed, budget=QUICK)
        move = mind.choose(game.view(0))
        assert not isinstance(move, Announce) or not move.word.startswith("ENCULE")


def test_champion_leaves_the_next_one_no_place() -> None:
    """D makes FROND or GRAD. FROND stays more open, but only GRAD leaves the Y without a place."""
    game = Game.from_position("FRON/GRA/KWZKWZ/WZKWZ DY", ["A", "A"], game="typo", check="check")
    rows = {}
    for name in ("club", "champion"):
        move = player("typo", name, options=game.options, budget=QUICK).choose(game.view(0))
        assert isinstance(move, Announce)
        rows[name] = move.row
    assert rows == {"club": 1, "champion": 2}


def test_a_chosen_card_is_one_of_the_hand() -> None:
    for name in NAMES:
        game = new("typo", players=2, seed=5)
        move = player("typo", name, options=game.options, budget=QUICK).choose(game.view(0))
        assert isinstance(move, Choose)
        assert move.card in game.state.hands[0]
