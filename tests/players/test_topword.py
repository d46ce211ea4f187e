"""Players of Topword: whole games, honest knowledge, the same seed the same game."""

from typing import Any

import pytest

from ludomots.arena.match import play_game
from ludomots.games.game import Game, new
from ludomots.games.topword import Accept, Contest, Place
from ludomots.players import Budget, player, players_of
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


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"check": "contest"},
        {"check": "contest", "failedContest": "nextTurn", "lostContest": "retry"},
        {"preset": "international"},
        {"preset": "short", "qTile": "either"},
        {"qTile": "Q", "stackLimit": 1, "rackSize": 5},
    ],
    ids=str,
)
def test_every_player_finishes_a_game_at_every_table(name: str, options: dict[str, Any]) -> None:
    game = finished([name, "greedy"], **options)
    assert game.outcome() is not None
    assert sum(isinstance(move, Place) for _, move in game.moves) > 5


@pytest.mark.parametrize("count", [1, 3, 4])
def test_any_number_of_players(count: int) -> None:
    assert finished(["famille"] * count).outcome() is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert finished([name, "greedy"]).moves == finished([name, "greedy"]).moves


def test_another_seed_gives_another_game() -> None:
    one, other = finished(["debutant"] * 2), finished(["debutant"] * 2, player_seed=9)
    assert one.moves != other.moves


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
    hidden = set(fr) - set(fr.words(proposed=True))
    assert "ENCULE" in hidden
    game = Game.from_position("10/10/10/10/1ENCUL4/10/10/10/10/10", ["EEEEEEE", "EEEEEEE"])
    move = player("topword", name, options=game.options, budget=QUICK).choose(game.view(0))
    if isinstance(move, Place):
        game.push(move)
        words = {word.word for word in game.view("spectator").last.scored.words}
        assert not words & hidden


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


def test_a_player_sees_only_its_view() -> None:
    """The choice does not depend on hidden tiles: other racks and the bag may be swapped."""
    game = new("topword", seed=5)
    seat = game.to_act[0]
    view = game.view(seat)
    for name in NAMES:
        chosen = player("topword", name, options=game.options, budget=QUICK).choose(view)
        assert chosen in game.legal_moves


def test_unknown_players_are_a_clear_error() -> None:
    with pytest.raises(ValueError, match="choose among"):
        player("topword", "kasparov", options=None)
