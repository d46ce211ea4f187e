"""Players of Topword: whole games, honest knowledge, the same seed the same game."""

from typing import Any

import pytest

from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.player import Budget
from ludomots.core.shelf import player, players_of
from ludomots.games.topword import Accept, Contest, Place
from ludomots.words import lexicon

NAMES = players_of("topword")
QUICK = Budget(milliseconds=None, playouts=20)


def finished(names: list[str], seed: int = 1, player_seed: int = 0, **options: Any) -> Game:
    game = new("topword", players=len(names), seed=seed, **options)
    players = [
        player("topword", name, options=game.options, seed=player_seed, budget=QUICK)
        for name in names
    ]
    return play_game(game, players)


@pytest.mark.parametrize(("name", "frequency"), [("debutant", 7), ("famille", 5)])
def test_weaker_players_lay_only_words_they_know(name: str, frequency: int) -> None:
    known = set(lexicon("fr").words(frequency=frequency))
    game = new("topword", seed=3)
    players = [player("topword", name, options=game.options) for _ in range(2)]
    while game.outcome() is None:
        seat = game.to_act[0]
        game.push(players[seat].choose(game.view(seat)))
        last = game.view("spectator").last
        if last.scored is not None:
            assert {word.word for word in last.scored.words} <= known


@pytest.mark.parametrize("name", NAMES)
def test_no_player_proposes_what_is_never_proposed(name: str) -> None:
    fr = lexicon("fr")
    assert "ENCULE" in fr
    assert not fr.may_propose("ENCULE")
    game = Game.from_position("10/10/10/10/1ENCUL4/10/10/10/10/10", ["EEEEEEE", "EEEEEEE"])
    move = player("topword", name, options=game.options, budget=QUICK).choose(game.view(0))
    if isinstance(move, Place):
        game.push(move)
        laid = game.view("spectator").last.scored.words
        assert all(fr.may_propose(word.word) for word in laid)


def test_players_contest_bad_words_and_accept_good_ones() -> None:
    """TW-39: bots use their own vocabulary."""
    game = new("topword", seed=1, check="contest")
    judge = player("topword", "greedy", options=game.options)
    author = game.to_act[0]
    rack = game.state.racks[author]
    game.push(f"5E {''.join(tile[0] for tile in rack[:5])}")
    assert game.rules.lexicon.verdict("".join(rack[:5])).status != "accepted"
    assert judge.choose(game.view(1 - author)) == Contest()
    game.pop()
    game.push(player("topword", "greedy", options=game.options).choose(game.view(author)))
    assert judge.choose(game.view(1 - author)) == Accept()


def test_unknown_players_are_a_clear_error() -> None:
    with pytest.raises(ValueError, match="choose among"):
        player("topword", "kasparov", options=new("topword").options)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("last_first", [True, False])
def test_players_may_play_before_everybody_has_accepted(name: str, last_first: bool) -> None:
    """TW-39: the next player's move closes the window, and is made on the board with the play."""
    game = new("topword", players=3, seed=4, check="contest")
    players = [player("topword", name, options=game.options, budget=QUICK) for _ in range(3)]
    while game.outcome() is None:
        seat = game.to_act[-1 if last_first else 0]
        game.push(players[seat].choose(game.view(seat)), seat)
