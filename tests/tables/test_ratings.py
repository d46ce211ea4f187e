"""Ratings follow from how games ended, and from nothing else."""

from collections.abc import Iterable
from itertools import pairwise

from ludomots.core.moves import Withdraw
from ludomots.tables import Table
from ludomots.tables.commands import Bot, Mine, Start
from ludomots.tables.ratings import Ladder, Rated, Rating, Result, rate, result_of, standings
from tests.tables.people import ADA, BOB
from tests.tables.stories import done, new_table, played, running

DUEL = Ladder("topword", 2, bots=False)


NEW = Rating()


def won_by(winner: str, loser: str) -> Result:
    return Result(DUEL, (winner, loser), (1, 2), 0)


def rated(results: Iterable[Result]) -> list[Rated]:
    """Rate results of one ladder one after the other, as they are rated when games end."""
    history, ladder = [], dict[str, Rating]()
    for result in results:
        before = tuple(ladder.get(player, NEW) for player in result.players)
        history.append(Rated(result, before))
        ladder |= rate(result, before)
    return history


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
    after = rate(won_by("a", "b"), [NEW, NEW])
    assert after["a"].mean > Rating().mean > after["b"].mean
    assert after["a"].spread < Rating().spread
    assert Rating().points == 1000
    games = rated([won_by("a", "b")] * 5)
    history = [standings(games[:number])[DUEL]["a"] for number in range(1, 6)]
    assert all(one.points < more.points for one, more in pairwise(history))
    assert [(one.games, one.won) for one in history] == [(n, n) for n in range(1, 6)]
    assert standings(games)[DUEL]["b"].won == 0


def test_a_tie_of_equals_changes_nobodys_mean() -> None:
    after = rate(Result(DUEL, ("a", "b"), (1, 1), 0), [NEW, NEW])
    assert after["a"] == after["b"]


def test_what_was_two_guests_is_rated_as_one_and_nobody_else_changes() -> None:
    games = rated([won_by("a", "b"), won_by("c", "b"), won_by("d", "a")])
    as_one = [one._replace(result=_with(one.result, "c", "a")) for one in games]
    before, after = standings(games)[DUEL], standings(as_one)[DUEL]
    assert (after["a"].games, after["a"].won) == (3, 2)
    assert after["a"].mean > before["a"].mean
    assert {who: after[who] for who in "bd"} == {who: before[who] for who in "bd"}


def test_a_rating_goes_on_from_the_first_result_that_is_left() -> None:
    games = rated([won_by("a", "b"), won_by("b", "a"), won_by("a", "b")])
    assert standings(games[1:]) == standings(games)


def _with(result: Result, old: str, new: str) -> Result:
    return result._replace(players=tuple(new if one == old else one for one in result.players))


def test_two_bots_of_a_level_are_one_player() -> None:
    ladder = Ladder("topword", 3, bots=True)
    after = rate(Result(ladder, ("a", "bot:club", "bot:club"), (1, 2, 3), 0), [NEW] * 3)
    assert set(after) == {"a", "bot:club"}
    assert after["bot:club"].games == 1


def test_the_scale_is_friendly_and_keeps_the_order() -> None:
    means, spreads = (-20, -5, 0, 10, 25, 40), (8, 5, 2)
    ratings = [Rating(mean, spread) for mean in means for spread in spreads]
    by_points = sorted(ratings, key=lambda one: one.points)
    assert [one.cautious for one in by_points] == sorted(one.cautious for one in ratings)
    assert all(one.points >= 100 for one in ratings)
    assert [Rating(25, one).sureness for one in spreads] == ["unsure", "fair", "sure"]
    assert Rating().sureness == "unsure"
