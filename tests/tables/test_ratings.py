"""Ratings follow from how games ended, and from nothing else."""

from itertools import pairwise

from ludomots.core.moves import Withdraw
from ludomots.tables import Table
from ludomots.tables.commands import Bot, Mine, Start
from ludomots.tables.ratings import Ladder, Rating, Result, all_ratings, rate, result_of
from tests.tables.people import ADA, BOB
from tests.tables.stories import done, new_table, played, running

DUEL = Ladder("topword", 2, bots=False)


def won_by(winner: str, loser: str, at: int = 0) -> Result:
    return Result(DUEL, (winner, loser), (1, 2), at)


def against_bot(*seats: Mine | Bot) -> Table:
    table = new_table(seats=seats)
    return done(table, Start(by=ADA, seen=1))


def test_a_game_among_people_counts_when_it_is_over() -> None:
    table = running()
    assert result_of(table) is None
    result = result_of(played(table, 0, Withdraw()))
    assert result is not None
    assert (result.ladder, result.players, result.ranks) == (DUEL, (ADA, BOB), (2, 1))


def test_games_with_bots_have_a_ladder_of_their_own() -> None:
    table = against_bot(Mine("Joueur 1"), Bot("club"))
    result = result_of(played(table, 0, Withdraw()))
    assert result is not None
    assert result.ladder == Ladder("topword", 2, bots=True)
    assert result.players == (ADA, "bot:club")


def test_games_of_one_device_are_not_rated() -> None:
    table = against_bot(Mine("Joueur 1"), Mine("Joueur 2"))
    assert result_of(played(table, 0, Withdraw())) is None


def test_who_wins_rises_and_who_wins_more_rises_more() -> None:
    after = rate({}, won_by("a", "b"))
    assert after["a"].mean > Rating().mean > after["b"].mean
    assert after["a"].spread < Rating().spread
    assert Rating().points == 0
    history = [all_ratings([won_by("a", "b")] * games)[DUEL]["a"] for games in range(1, 6)]
    assert all(one.points < more.points for one, more in pairwise(history))
    assert [one.games for one in history] == [1, 2, 3, 4, 5]


def test_a_tie_of_equals_changes_nobodys_mean() -> None:
    after = rate({}, Result(DUEL, ("a", "b"), (1, 1), 0))
    assert after["a"] == after["b"]


def test_ratings_follow_the_order_of_the_games() -> None:
    results = [won_by("a", "b", 1), won_by("b", "c", 2), won_by("c", "a", 3)]
    assert all_ratings(results) == all_ratings(reversed(results))


def test_two_bots_of_a_level_are_one_player() -> None:
    ladder = Ladder("topword", 3, bots=True)
    after = rate({}, Result(ladder, ("a", "bot:club", "bot:club"), (1, 2, 3), 0))
    assert set(after) == {"a", "bot:club"}
    assert after["bot:club"].games == 1
