"""A finished game step by step, for people who look back at it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import Audience, Outcome
from ludomots.core.draws import commitment
from ludomots.core.facts import Text, Voice
from ludomots.core.game import Game
from ludomots.core.narrate import hints, retold
from ludomots.core.narration import Step as StoryStep
from ludomots.core.narration import Telling
from ludomots.records import Check, Words
from ludomots.records.record import preset_of
from ludomots.server.messages import Hint, SeatView
from ludomots.tables import TableView
from ludomots.tables.pace import Untimed
from ludomots.tables.shown import SeatLabel
from ludomots.tables.view import ShownSeat
from ludomots.texts import Texts


class ReplayStep(msgspec.Struct, frozen=True):
    """The game after a move, or before the first one.

    ``text`` is the move in the notation of records, ``line`` the move in a sentence, ``told`` the
    same as facts; ``view`` is the game as the seat that is to move next sees it; at the end all
    hands lie open. ``position`` is what lies on the table, in the notation of records.
    """

    seat: int | None
    text: str | None
    line: str | None
    told: tuple[Text, ...]
    view: Any
    scores: tuple[int, ...]
    position: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game. ``faults`` are sentences: where the rulebook disagrees with a record.

    ``eyes`` is the table as somebody sees it who looks back at the game, without a position: the
    ``view`` of a step is the position to put into ``eyes.view.game``.
    """

    game: str
    names: tuple[str, ...]
    eyes: SeatView
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None
    faults: tuple[str, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A move that was made."""

    seat: int
    move: Any
    text: str


class Best(msgspec.Struct, frozen=True):
    """A move that was made, and the moves that could have been made instead, best first."""

    played: Played
    best: tuple[Hint, ...]


class Verification(msgspec.Struct, frozen=True):
    """Whether the draws and moves of a record are in order, each check with its sentence."""

    verified: bool
    checks: tuple["ShownCheck", ...]
    faults: tuple[str, ...]


class ShownCheck(Check, frozen=True):
    """One thing looked at, and what was found, as a sentence."""

    fine: bool = False
    sentence: str = ""


def replay_of(
    game: Game, names: Sequence[str], say: Texts, *, faults: Sequence[str] = ()
) -> Replay:
    """Return a game step by step."""
    telling, voice = Telling(game.kind.name, game.rules), Voice(names, say)
    states = game.states
    steps = [_step(game, 0)]
    for at, (seat, move) in enumerate(game.moves):
        story = retold(telling, StoryStep(states[at], seat, move, states[at + 1]))
        steps.append(
            replace(
                _step(game, at + 1),
                seat=seat if seat >= 0 else None,
                text=game.kind.notation.write_move(move),
                line=voice.lines(story),
                told=tuple(story),
            )
        )
    return Replay(
        game=game.kind.name,
        names=tuple(names),
        eyes=SeatView(seat=None, view=_table(game, names), expected="", may=()),
        steps=tuple(steps),
        outcome=game.outcome(),
        faults=tuple(faults),
    )


def _table(game: Game, names: Sequence[str]) -> TableView:
    """Return the table of a game that is looked back at: nobody is to act, no clock runs."""
    preset, changes = preset_of(game.options)
    words = game.rules.lexicon
    return TableView(
        id="",
        seq=0,
        kind=game.kind.name,
        preset=preset,
        changes=changes,
        rulebook=game.kind.rulebook,
        words=Words(words.language, words.version),
        pace=Untimed(),
        status="finished",
        seats=tuple(_seat(name) for name in names),
        commitment="" if game.secret is None else commitment(game.secret),
        coach=False,
        game=None,
        to_act=(),
        deadline=None,
        closes=None,
        outcome=None,
        next=None,
        chat=False,
    )


def _seat(name: str) -> ShownSeat:
    return ShownSeat(
        who=SeatLabel(name),
        is_owner=False,
        here=True,
        left=None,
        running=False,
        late=0,
        offers_rematch=False,
    )


def best_of(game: Game, step: int, names: Sequence[str], say: Texts) -> Best | None:
    """Return what could have been played at a step, counted from 1; none if there is no such."""
    if not 1 <= step <= len(game.moves):
        return None
    (seat, move), state = game.moves[step - 1], game.states[step - 1]
    telling, voice = Telling(game.kind.name, game.rules), Voice(names, say)
    is_turn = seat >= 0 and state.provisional is None
    found = hints(telling, state, seat) if is_turn else []
    best = tuple(Hint(one.move, voice(one.label), one.points) for one in found)
    return Best(Played(seat, move, game.kind.notation.write_move(move)), best)


def _step(game: Game, at: int) -> ReplayStep:
    """Return the game after some moves, not yet told."""
    state = game.states[at]
    to_act = game.rules.to_act(state)
    reader: Audience = to_act[0] if to_act and game.secret is not None else "reader"
    view = game.rules.view(state, reader)
    position = game.kind.notation.write_position(state)
    return ReplayStep(None, None, None, (), view, state.scores, position)
