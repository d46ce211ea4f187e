"""A whole review: it repeats, it adds up, it can be stopped, and it judges only what it can."""

from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec
import pytest

from ludomots.analysis import Review, review, steps
from ludomots.arena.match import play_game
from ludomots.core.analyst import Weighed
from ludomots.core.game import Game, new
from ludomots.core.player import Budget
from ludomots.core.shelf import player
from ludomots.records import export
from ludomots.records import replay as played_again

PLAYOUTS = 60


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a short game of two beginners."""
    begun = new("topword", players=2, seed=5, preset="short")
    minds = [
        player("topword", "debutant", options=begun.options, seed=seat, budget=Budget(None, 4))
        for seat in range(2)
    ]
    return play_game(begun, minds)


@pytest.fixture(scope="module")
def found(game: Game) -> Review:
    return review(game, playouts=PLAYOUTS)


def test_the_same_record_and_seed_give_the_same_bytes(game: Game, found: Review) -> None:
    record = export(game)
    again = review(record, playouts=PLAYOUTS)
    assert msgspec.json.encode(again) == msgspec.json.encode(found)
    other = review(record, playouts=PLAYOUTS, seed=1)
    assert msgspec.json.encode(other) != msgspec.json.encode(found)


def test_luck_choice_and_gifts_add_up_to_the_result(game: Game, found: Review) -> None:
    outcome = game.outcome()
    assert outcome is not None
    assert [one.result for one in found.seats] == [
        outcome.scores[0] - outcome.scores[1],
        outcome.scores[1] - outcome.scores[0],
    ]
    lost = {
        seat: sum(
            one.loss
            for one in found.decisions
            if one.seat == seat and one.loss >= 2 * one.choices[one.made].error
        )
        for seat in (0, 1)
    }
    luck = [one.luck for one in found.seats if one.luck is not None]
    assert luck[0] == pytest.approx(-luck[1])
    for one in found.seats:
        assert luck[one.seat] + one.choice + one.gifts == pytest.approx(one.result)
        assert (one.choice, one.gifts) == pytest.approx((-lost[one.seat], lost[1 - one.seat]))
        assert one.choice <= 0
        own = [decision for decision in found.decisions if decision.seat == one.seat]
        assert one.decisions == len(own) > 3
        assert one.accuracy is not None
        assert 0 <= one.accuracy < 100


def test_chances_add_up_and_end_with_the_result(game: Game, found: Review) -> None:
    outcome = game.outcome()
    assert outcome is not None
    assert [moment.step for moment in found.moments] == list(range(len(game.moves) + 1))
    assert all(sum(moment.chances) == pytest.approx(1, abs=1e-5) for moment in found.moments)
    assert [seat for seat in range(2) if found.moments[-1].chances[seat]] == [*outcome.winners]


def test_a_decision_compares_the_move_made_with_the_best(found: Review) -> None:
    for one in found.decisions:
        best, made = one.choices[0], one.choices[one.made]
        assert one.loss == best.value - made.value >= 0
        assert (one.loss == 0) == (one.grade == "best")
        assert one.chance_lost <= max(best.chance - made.chance, 0) + 1e-9
        if one.loss < 2 * made.error:
            assert one.grade in {"best", "good"}
            assert (one.accuracy, one.why) == (100, "")
    assert any(one.grade in {"small", "medium", "large"} and one.why for one in found.decisions)


def test_turning_points_are_the_greatest_changes_first(found: Review) -> None:
    def change(step: int) -> float:
        before, after = found.moments[step - 1], found.moments[step]
        return abs(before.chances[0] - after.chances[0])

    changes = [change(step) for step in found.turning]
    assert changes == sorted(changes, reverse=True)
    assert all(one >= 0.1 for one in changes)


class Counting:
    """An analyst that counts what it is asked."""

    themes: tuple[str, ...] = ()

    def __init__(self, real: Any) -> None:
        self.real = real
        self.asked = 0

    def weigh(self, *args: Any, **keywords: Any) -> list[Weighed[Any]]:
        self.asked += 1
        weighed: list[Weighed[Any]] = self.real.weigh(*args, **keywords)
        return weighed

    def standing(self, *args: Any) -> Any:
        return self.real.standing(*args)


def test_nothing_more_is_weighed_once_nobody_asks(game: Game) -> None:
    counting = Counting(game.kind.analyst)
    counted = game.copy()
    counted.kind = replace(game.kind, analyst=counting)
    decisions = steps(counted, PLAYOUTS)
    assert counting.asked == 0
    first = list(islice(decisions, 2))
    decisions.close()  # type: ignore[attr-defined]
    assert counting.asked == 2
    assert first == list(islice(steps(game, PLAYOUTS), 2))


def test_progress_and_the_choice_of_seats(game: Game, found: Review) -> None:
    told: list[tuple[int, int]] = []
    own = review(
        game, playouts=PLAYOUTS, seats=[1], progress=lambda done, all_: told.append((done, all_))
    )
    assert own.decisions == tuple(one for one in found.decisions if one.seat == 1)
    assert told == [(one.step, len(game.moves)) for one in own.decisions]
    assert own.seats[1].accuracy == found.seats[1].accuracy
    assert own.seats[1].choice == found.seats[1].choice
    assert (own.seats[0].accuracy, own.seats[0].decisions) == (None, 0)


def test_a_game_without_an_analyst_has_no_decision(game: Game) -> None:
    plain = game.copy()
    plain.kind = replace(game.kind, analyst=None)
    nothing = review(plain)
    assert (nothing.decisions, nothing.moments, nothing.turning) == ((), (), ())
    assert [one.accuracy for one in nothing.seats] == [None, None]


def test_a_move_whose_rack_was_guessed_is_not_judged(game: Game, found: Review) -> None:
    record = export(game)
    entries = [
        msgspec.structs.replace(entry, hand=entry.hand if entry.seat == 0 else None)
        for entry in record.entries
    ]
    guessed = msgspec.structs.replace(record, secret=None, entries=tuple(entries))
    assert played_again(guessed).refusal is None
    judged = review(guessed, playouts=PLAYOUTS).decisions
    assert judged
    assert {one.seat for one in judged} == {0}
    assert len(judged) == found.seats[0].decisions
