"""The analyst of Topword: positions in which the best move is known, and why it is."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from ludomots.analysis.decisions import judge
from ludomots.core.analyst import Weighed
from ludomots.core.facts import Voice
from ludomots.core.game import Game
from ludomots.core.moves import Contest, Pass
from ludomots.games.topword import View, weighing
from ludomots.games.topword.weighing import Measured
from ludomots.texts import texts

RATEAU = "10/10/10/10/3RATEAU1/10/10/10/10/10"
PLAYOUTS = 400


def weighed(game: Game, made: str, view: View | None = None) -> list[Any]:
    analyst = game.kind.analyst
    assert analyst is not None
    move = game.kind.notation.read_move(made, game.options)
    return analyst.weigh(game.rules, view or game.view(0), move, playouts=PLAYOUTS, seed=1)


def by_text(game: Game, found: list[Any]) -> dict[str, Any]:
    return {game.text(one.move): one for one in found}


def points(one: Weighed[Any], kind: str) -> float:
    return sum(part.points for part in one.parts if part.kind == kind)


def end_of_two(own: str, other: str, made: str) -> list[Any]:
    """Weigh a move of a game of two with an empty bag."""
    game = Game.from_position(RATEAU, [own, other])
    counts = (len(own), len(other))
    unseen = dict(Counter(other))
    view = replace(game.view(0), bag_count=0, rack_counts=counts, unseen=unseen, rack=tuple(own))
    return weighed(game, made, view)


def test_the_end_of_a_game_is_solved() -> None:
    """RATEAUX goes out: 14 points, 2 for X, and 5 for the other's Z; to pass brings nothing."""
    best, *_, passing = end_of_two("X", "Z", "-")
    assert (best.points, best.value, best.error) == (16, 21, 0)
    assert (passing.points, passing.value, passing.error) == (0, 0, 0)
    assert [(part.kind, part.points) for part in best.parts] == [("now", 16), ("end", 5)]


def test_a_full_rack_beats_everything_and_passing_is_weighed_too() -> None:
    game = Game.from_position(RATEAU, "SEEIRTN")
    best, *others = weighed(game, "-")
    assert len(best.move.tiles) == 7
    assert best.theme == "word"
    made = by_text(game, others)["-"]
    assert best.value - made.value > 10 * made.error > 0


def test_tiles_kept_are_a_reason_to_score_less() -> None:
    """Two W and two V stay on the rack if only the good tiles are laid."""
    game = Game.from_position(RATEAU, "VVWWKKZ")
    best, *others = weighed(game, "-V")
    made = by_text(game, others)["-V"]
    assert points(best, "kept") > points(made, "kept")
    assert best.value - made.value > 2 * made.error


@pytest.mark.parametrize(("players", "has_next"), [(4, True), (1, False)])
def test_several_players_and_one(players: int, has_next: bool) -> None:
    game = Game.from_position(RATEAU, "SEEIRTN", players=players)
    best, *_ = weighed(game, "-")
    assert len(best.move.tiles) == 7
    assert (points(best, "opened") + points(best, "closed") != 0) == has_next


def test_a_bluff_is_not_weighed_nor_an_answer_to_a_play() -> None:
    game = Game.from_position(RATEAU, "SEEIRTN", check="contest")
    assert weighed(game, "5J E") == []
    game.push("5J E")
    analyst = game.kind.analyst
    assert analyst is not None
    view = game.view(1)
    assert analyst.weigh(game.rules, view, Contest(), playouts=PLAYOUTS, seed=1) == []


def test_two_moves_with_the_same_word_in_the_same_place_are_told_apart() -> None:
    game = Game.from_position(RATEAU, "BASEIRN")
    moves: list[Any] = [
        game.kind.notation.read_move(text, game.options) for text in ("5D B", "5D BA", "-")
    ]
    measured = [(move, Measured(1.0, 0.0)) for move in moves]
    found = weighing.weighed(game.options, game.view(0), measured, moves[-1])
    say = Voice([], texts("en"))
    labels = [say(one.label) for one in found]
    assert labels == ["BATEAU (D5\xa0→) [5D B]", "BATEAU (D5\xa0→) [5D BA]", "a pass"]


@pytest.mark.parametrize(("bag", "theme"), [(60, "word"), (14, "end")])
def test_the_end_of_the_game_is_a_theme_near_the_end_only(bag: int, theme: str) -> None:
    game = Game.from_position(RATEAU, "BASEIRN")
    place: Any = game.kind.notation.read_move("5D B", game.options)
    measured = [(place, Measured(100.0, 0.0)), (Pass(), Measured(0.0, 0.0))]
    view = replace(game.view(0), bag_count=bag)
    best, _ = weighing.weighed(game.options, view, measured, Pass())
    assert points(best, "end") > points(best, "now")
    assert best.theme == theme


def test_the_only_move_is_no_decision() -> None:
    assert end_of_two("Z", "V", "-") == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Compared with a pass, RETINES (A6\xa0→) scores 40 points more."),
        ("fr", "Par rapport à un tour passé, RETINES (A6\xa0→) rapporte 40 points de plus."),
    ],
)
def test_the_sentence_says_what_the_best_move_has(language: str, sentence: str) -> None:
    game = Game.from_position(RATEAU, "SEEIRTN")
    game.push("-")
    decision = judge(game, 1, PLAYOUTS)
    assert decision is not None
    assert decision.grade == "large"
    assert Voice(["Joueur 1", "Joueur 2"], texts(language))(decision.why) == sentence
