"""Mots de Tête under review: what plays, passes, bluffs and answers are worth, and why."""

from statistics import fmean
from typing import Any

import pytest

from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import Fact
from ludomots.core.game import Game
from ludomots.games.mots_de_tete import Accept, Contest, Move, Options, Pass, Write
from ludomots.games.mots_de_tete.analyst import MotsDeTeteAnalyst
from ludomots.games.mots_de_tete.engine import engine_rules, search_of
from ludomots.games.mots_de_tete.notation import read_move
from ludomots.words import lexicon
from tests.games.mots_de_tete.tables import DISQUE, EXAMPLE, table
from tests.games.tables import changed

ANALYST = MotsDeTeteAnalyst()
FR = lexicon("fr")
SHARE = search_of(Options(), 2, FR).taken


def weigh(game: Game, made: str | Move, playouts: int = 100, **state: Any) -> list[Weighed[Move]]:
    move = read_move(made, game.options) if isinstance(made, str) else made
    view = changed(game, **state).view(game.to_act[0])
    return ANALYST.weigh(game.rules, view, move, playouts=playouts, seed=1)


def part(one: Weighed[Move], kind: str) -> Part:
    return next(part for part in one.parts if part.kind == kind)


def test_far_from_the_end_the_best_play_is_the_best_of_all_plays() -> None:
    """By its points, what the grid is then worth to the next player, and what it is after them."""
    game = table(EXAMPLE, 1)
    found = weigh(game, Pass())
    letters, search = game.state.board.letters, search_of(game.options, 2, FR)
    rules = engine_rules(game.options)
    plays = rules.moves(letters, 1)
    values = [
        play.expected - search.taken * fmean(outlook.replies) + search.left * outlook.later
        for play, outlook in zip(plays, search.outlook(letters, plays), strict=True)
    ]
    assert found[0].value == pytest.approx(max(values))
    assert found[-1].move == Pass()
    assert found[-1].value < found[0].value - 5


def test_plays_that_leave_less_than_the_one_made_say_so() -> None:
    found = weigh(table(EXAMPLE, 4), Pass())
    names = ("review-mots-de-tete-opened-less", "review-mots-de-tete-opened")
    made = part(found[-1], "opened")
    assert made.said == Fact(names[1], {"points": round(-made.points / SHARE)})
    for one in found:
        said, points = part(one, "opened").said, part(one, "opened").points
        left = points + sum(part.points for part in one.parts if part.kind == "closed")
        is_less = left > made.points
        assert said == Fact(names[0 if is_less else 1], {"points": round(-left / SHARE)})


def test_who_can_win_now_should() -> None:
    """MT-40: near the target what counts is to win."""
    game = table(DISQUE, 4)
    found = weigh(game, Pass(), scores=(275, 280))
    assert found[0].points >= 25
    assert part(found[0], "end").said == Fact("review-mots-de-tete-end", {"percent": 100})
    assert found[0].value > found[-1].value + 20
    assert found[-1].move == Pass()


def test_more_playouts_are_more_certain() -> None:
    game = table(DISQUE, 4)
    few, many = (weigh(game, Pass(), n, scores=(250, 260))[-1].error for n in (100, 1600))
    assert 0 < many < few / 2


def test_with_the_last_roll_only_points_count() -> None:
    """MT-44."""
    game = table(DISQUE, 3, variant="marathon")
    found = weigh(game, Pass(), last_roll=True)
    assert [len(one.parts) for one in found] == [1] * len(found)
    best = engine_rules(game.options).best(game.state.board.letters, 3)[0]
    assert found[0].value == best.expected


def test_alone_a_pass_ends_the_game() -> None:
    """MT-50: so it costs all that could still be written."""
    found = weigh(table(DISQUE, 3, players=1), Pass(), 600)
    assert found[-1].value == 0
    assert found[0].value > 200
    assert found[0].theme == "room"


def test_nothing_is_weighed_where_nothing_could_be_written() -> None:
    assert weigh(table(die=1, reroll_one_on_empty=False), Pass()) == []


def test_a_bad_word_is_worth_what_a_pass_is() -> None:
    """MT-38: whoever knows the words contests it."""
    game = table(DISQUE, 1, check="contest")
    bluff, passed = read_move("6L K", game.options), Pass()
    made = next(one for one in weigh(game, bluff) if one.move == bluff)
    assert made.value == pytest.approx(weigh(game, passed)[-1].value)
    assert part(made, "chance").points == -part(made, "now").points < 0
    assert isinstance(made.move, Write)


def test_a_bad_word_that_may_be_tried_again_is_no_decision() -> None:
    """MT-Q16."""
    game = table(DISQUE, 1, retries=1)
    bluff = read_move("6L K", game.options)
    assert weigh(game, bluff) == []
    assert weigh(game, bluff, tries=1)[-1].move == bluff


@pytest.mark.parametrize(("text", "best"), [("6L K", Contest()), ("6L S", Accept())])
def test_a_bad_word_is_contested_and_a_good_one_is_not(text: str, best: Move) -> None:
    """MT-38, MT-39."""
    game = table(DISQUE, 1, check="contest")
    game.push(text)
    found = weigh(game, Accept())
    assert found[0].move == best
    assert found[0].value > found[1].value
    assert {one.theme for one in found} == {"doubt"}
