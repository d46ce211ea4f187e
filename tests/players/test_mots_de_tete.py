"""Players of Mots de Tête: whole games, honest knowledge, the same seed the same game."""

from typing import Any

import pytest

from bench.soak_mots_de_tete import VARIANTS, check_game
from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.player import Budget
from ludomots.core.shelf import player, players_of
from ludomots.games.mots_de_tete import Accept, Contest, write
from ludomots.words import lexicon

NAMES = players_of("mots-de-tete")
QUICK = Budget(milliseconds=None, playouts=20)


def players(game: Game, names: list[str], seed: int = 0) -> list[Any]:
    return [
        player("mots-de-tete", name, options=game.options, seed=seed, budget=QUICK)
        for name in names
    ]


def finished(names: list[str], seed: int = 1, player_seed: int = 0, **options: Any) -> Game:
    game = new("mots-de-tete", players=len(names), seed=seed, **options)
    return play_game(game, players(game, names, player_seed))


@pytest.mark.parametrize("name", NAMES)
def test_alone_one_plays_until_a_number_is_not_placed(name: str) -> None:
    """MT-50."""
    outcome = finished([name], preset="solo").outcome()
    assert outcome is not None
    assert outcome.reason == "not-placed"
    assert outcome.scores[0] > 200


@pytest.mark.parametrize(("name", "frequency"), [("debutant", 7), ("famille", 5)])
def test_weaker_players_write_only_words_they_know(name: str, frequency: int) -> None:
    known = set(lexicon("fr").words(frequency=frequency))
    game = finished([name] * 2, seed=3)
    words = {word.word for state in game.states if state.stood for word in state.stood.scored.words}
    assert len(words) > 10
    assert words <= known


@pytest.mark.parametrize("name", NAMES)
def test_no_player_proposes_what_is_never_proposed(name: str) -> None:
    fr = lexicon("fr")
    assert "ENCULE" in fr
    assert not fr.may_propose("ENCULE")
    game = Game.from_position("17/17/6ENCUL6" + "/17" * 14, ["1", "1"], game="mots-de-tete")
    game.push(players(game, [name])[0].choose(game.view(0)))
    stood = game.view("spectator").stood
    assert stood is None or all(fr.may_propose(word.word) for word in stood.scored.words)


def test_players_contest_bad_words_and_accept_good_ones() -> None:
    """MT-37: bots use their own vocabulary; MT-39: a good word contested costs a turn."""
    game = new("mots-de-tete", seed=2, check="contest")
    author, die = game.state.turn, game.state.die
    judge = players(game, ["greedy"])[0]
    game.push(write((6, 9 + at, "K") for at in range(die)))
    assert judge.choose(game.view(1 - author)) == Contest()
    game.pop()
    game.push(players(game, ["greedy"])[0].choose(game.view(author)))
    assert judge.choose(game.view(1 - author)) == Accept()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_comes_to_its_end(variant: str) -> None:
    """A few of the games of ``bench.soak_mots_de_tete``: letters, points, views and records."""
    facts = check_game(variant, seed=0)
    assert facts["moves"] > 5
