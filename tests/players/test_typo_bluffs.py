"""How Typo's players bluff: with words one could believe, and when it may pay."""

import random

import pytest
from msgspec.structs import replace

from ludomots.core.game import Game
from ludomots.core.options import choices_of
from ludomots.core.player import LEVELS, Budget
from ludomots.core.shelf import player
from ludomots.games.typo import Announce, Cannot, Options, View
from ludomots.games.typo.players.belief import judge, letters_of
from ludomots.games.typo.players.bluffs import (
    believed,
    bluff_pays,
    chance_caught,
    chance_of,
    doubt_pays,
    invention,
    is_decent,
)
from ludomots.games.typo.players.levels import Club, all_places
from ludomots.words import lexicon

QUICK = Budget(milliseconds=None, playouts=4)
STUCK = "CAVIA/BROK/ELAX/FOCAL D"
"""D fits nowhere, but something like CAVIADE could be said."""
HOPELESS = "KWZ/WZK/ZWK/QXJ Q"


def bluffs(
    level: str, position: str = STUCK, check: str = "contest", edition: str = "first"
) -> list[Announce]:
    """Return the bluffs of sixty players of a level who can place no card; the others give up."""
    others = ".." if check in {"vote", "judge"} else "."
    game = Game.from_position(
        position + others,
        ["", *("A" for _ in others)],
        game="typo",
        players=1 + len(others),
        check=check,
        edition=edition,
    )
    minds = (
        player("typo", level, options=game.options, seed=seed, budget=QUICK) for seed in range(60)
    )
    moves = [mind.choose(game.view(0)) for mind in minds]
    assert all(isinstance(move, Announce | Cannot) for move in moves)
    return [move for move in moves if isinstance(move, Announce)]


def test_debutant_hardly_bluffs_and_the_others_the_more_the_better_they_play() -> None:
    """TY-Q2: bluff is part of the game."""
    found = [len(bluffs(level)) for level in LEVELS]
    assert 0 < found[0] < 10
    assert found == sorted(found)
    assert found[-1] > 30


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_bluffs_where_words_are_checked(level: str) -> None:
    assert not bluffs(level, check="check")


@pytest.mark.parametrize("level", ["famille", "club", "champion"])
def test_nobody_who_thinks_bluffs_with_letters_that_no_word_has(level: str) -> None:
    assert not bluffs(level, HOPELESS)


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("check", sorted(set(choices_of(Options, "check")) - {"check"}))
@pytest.mark.parametrize("level", LEVELS)
def test_bluffs_look_like_words(level: str, check: str, edition: str) -> None:
    """They begin with the row and its card (TY-13) and are of a shape that words have."""
    fr = lexicon("fr")
    for move in bluffs(level, check=check, edition=edition):
        assert move.word not in fr or fr.may_propose(move.word)
        assert letters_of(fr).shape(move.word) > -4


def test_the_most_believable_word_is_said() -> None:
    fr = lexicon("fr")
    club, letters, chance = judge(fr, Club.vocabulary), letters_of(fr), random.Random(1)
    places = all_places(("CAVIA", "BROK", "ELAX", "KWZ"), "D")
    said = invention(club, letters, fr, places, 0, chance)
    assert said is not None
    assert said.word.startswith(said.place.letters)
    assert said.believed > 0.5 > believed(club, "BROKDATION", 5, 0)
    assert said.believed > believed(club, said.word, len(said.place.letters), 2)


def test_a_word_that_begins_with_one_never_proposed_is_not_said() -> None:
    fr = lexicon("fr")
    assert not is_decent(fr, "ENCULEUX")
    assert is_decent(fr, "CAVIADE")
    club, letters, chance = judge(fr, Club.vocabulary), letters_of(fr), random.Random(1)
    assert invention(club, letters, fr, all_places(("ENCUL",), "E")[1:], 0, chance) is None


@pytest.mark.parametrize(
    ("check", "others", "caught"),
    [("contest", 1, 0.5), ("contest", 2, 0.75), ("contest", 3, 0.5), ("vote", 2, 0.25)],
)
def test_how_many_must_doubt_a_bluff(check: str, others: int, caught: float) -> None:
    """TY-Q3, TY-26: half of the others look it up, more than half refuse it by themselves."""
    view = seen(players=others + 1, check=check)
    assert chance_caught(view, 0.5) == pytest.approx(caught)


@pytest.mark.parametrize(("judge", "caught"), [(1, 0.25), (2, 0.5), (None, 0.375)])
def test_a_judge_must_doubt_a_bluff_too(judge: int | None, caught: float) -> None:
    """TY-26: the others decide about a bluff of the judge; somebody who does not play is asked
    when one of two doubts."""
    view = seen(players=3, check="judge")
    with_judge = replace(view, options=replace(view.options, judge=judge))
    assert chance_caught(with_judge, 0.5) == pytest.approx(caught)


def seen(rows: str = "CAVIA/BROK/ELAX/FOCAL", players: int = 2, check: str = "contest") -> View:
    game = Game.from_position(
        f"{rows} {'DZZZZZ'[:players]}",
        ["ABC"] * players,
        game="typo",
        players=players,
        check=check,
    )
    view = game.view(0)
    assert isinstance(view, View)
    return view


def test_a_bluff_pays_if_it_is_believed_often_enough() -> None:
    """TY-19, TY-25: giving up costs the longest row; a bad word costs it and two points more."""
    short, long = seen("A/B/C/D"), seen("CAVIALEMENT/B/C/D")
    assert [bluff_pays(short, p) for p in (0.3, 0.6, 0.8)] == [False, False, True]
    assert [bluff_pays(long, p) for p in (0.02, 0.3)] == [False, True]


def test_who_is_sure_to_win_needs_no_bluff_and_the_last_chance_is_taken() -> None:
    """Points and cards count: at the end what decides the game is worth any risk."""
    view = replace(seen(), half=2, hand=())
    behind = replace(view, scores=(-9, 0))
    ahead = replace(view, scores=(0, -6))
    assert bluff_pays(behind, 0.25)
    assert not bluff_pays(ahead, 0.25)


def test_a_doubt_that_could_give_the_game_away_is_kept_back() -> None:
    """TY-23: two points for a good word are much to somebody who leads by one."""
    game = Game.from_position("FRON/A/B/C TZ", ["", ""], game="typo", check="contest")
    game.push("1+ FRONTURE", 0)
    view = game.view(1)
    assert isinstance(view, View)
    last = replace(view, half=2)
    assert not doubt_pays(replace(last, scores=(0, 1)), 0.6)
    assert doubt_pays(replace(last, scores=(4, 0)), 0.6)


def test_chance_of_so_many() -> None:
    assert chance_of(3, 2, 0.5) == pytest.approx(0.5)
    assert chance_of(2, 1, 0.3) == pytest.approx(0.51)
