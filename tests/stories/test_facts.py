"""Whatever is asked, proposed or refused can be said in both languages, and sent."""

import random

import msgspec
import pytest
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from ludomots.core.contract import TABLE, IllegalMove
from ludomots.core.explain import explained
from ludomots.core.facts import FACTS, Fact, Joined, SeatName, Text
from ludomots.core.game import Game
from ludomots.core.narrate import expected, hints
from ludomots.core.narration import AnyTelling, Telling
from ludomots.core.options import BadOption
from ludomots.core.shelf import SHELF
from ludomots.server.live.service import NoTable
from ludomots.server.problems import Unanswerable, fact_problem_of
from ludomots.tables import BadLog, Refused
from tests.facts import check
from tests.games.playouts import playout, random_options, start

LONGEST = 30
_TRIED = 12
"""Moves of other positions that are tried in each position."""


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_asked_proposed_and_refused_is_in_both_languages(name: str, seed: int) -> None:
    chance = random.Random(f"facts {name} {seed}")
    kind = SHELF[name]
    options = random_options(kind, chance)
    seats = chance.choice([count for count in options.allowed_seats(kind.seats) if count > 1])
    game = start(kind, options, seats, f"facts {seed}")
    telling: AnyTelling = Telling(name, game.rules)
    made, refused = [], set[str]()
    for _, move in playout(game, chance):
        made.append(move)
        if game.outcome() is not None or len(made) > LONGEST:
            break
        for seat in (None, *range(seats)):
            check(expected(telling, game.state, seat))
        if game.state.provisional is None:
            for hint in hints(telling, game.state, game.to_act[0]):
                check(hint.label)
                for clue in hint.clues:
                    check(clue)
        refused |= codes(game, chance.choices(made, k=_TRIED), chance)
    assert refused


def codes(game: Game, moves: list[msgspec.Struct], chance: random.Random) -> set[str]:
    """Try some moves by any seat, and return why those were refused that were."""
    found = set[str]()
    for move in moves:
        seat = chance.choice((TABLE, *range(len(game.state.scores))))
        try:
            game.rules.play(game.state, seat, move)
        except IllegalMove as error:
            check(explained(error))
            found.add(error.code)
    return found


@pytest.mark.parametrize(
    "error",
    [
        Refused("stale"),
        Refused("seats-for-rules", fewest=2, most=4),
        BadOption("option-unknown", "chek", choices=("check",)),
        NoTable("t"),
        BadLog("outcome", 3),
        Unanswerable("no-hints", 403),
        msgspec.ValidationError("no"),
        SQLAlchemyError("no"),
        HTTPException(status_code=404),
        HTTPException(status_code=418),
        RuntimeError("no"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_problems_are_in_both_languages(error: Exception) -> None:
    detail = fact_problem_of(error).detail
    check(detail)
    assert isinstance(detail, Fact)


@pytest.mark.parametrize(
    "wrong",
    [
        FACTS("story-no-such-text"),
        FACTS("story-pass"),
        Joined(("", FACTS("story-winner", players=FACTS("story-nobody"), count=1))),
    ],
)
def test_a_text_that_no_language_has_or_that_lacks_a_value_is_found(wrong: Text) -> None:
    with pytest.raises(AssertionError):
        check(wrong)
    check(FACTS("story-pass", player=SeatName(0)))
