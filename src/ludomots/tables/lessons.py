"""Tables of lessons and examples: a position each, and the move that is to be found there.

They exist in memory only. Each is made again from its script whenever somebody moves at it, so that
nobody has to keep them.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import TABLE, GameState, IllegalMove, words_of
from ludomots.core.definition import AnyGame
from ludomots.core.draws import Draws, commitment
from ludomots.core.facts import Text
from ludomots.core.game import Game
from ludomots.core.lesson import Goal, Lesson, LessonStep
from ludomots.core.options import TableOptions, choose
from ludomots.core.shelf import EDITIONS, definition_of, levels_of
from ludomots.records import Record, Words, read
from ludomots.records import replay as replay_record
from ludomots.records.record import preset_of
from ludomots.tables.answers import Refused
from ludomots.tables.events import Entry, Moved, Opened, Seat, Spectators
from ludomots.tables.pace import Untimed
from ludomots.tables.seating import started
from ludomots.tables.sentences import told
from ludomots.tables.table import Table, after, begin
from ludomots.words import Lexicon

LEARNER = "learner"
"""Who takes a lesson, wherever they sit."""

_ID = "lesson"
_SECRET = b"a lesson hides nothing"


class ScriptedMove(NamedTuple):
    """A move of a script: who makes it, and the move as text."""

    seat: int
    text: str


class Scene(NamedTuple):
    """A step that can be played: the table as it begins, and the move that is to be found.

    ``shown`` are moves that the learner, who sits on ``seat``, watches first; ``then`` answer the
    learner's move. ``name`` is that of the step.
    """

    name: str
    table: Table
    seat: int
    solution: msgspec.Struct
    goal: Goal
    shown: tuple[ScriptedMove, ...] = ()
    then: tuple[ScriptedMove, ...] = ()

    @property
    def state(self) -> GameState:
        """The position before the learner's move, if nothing is shown first."""
        return state_at(self.table)


class Happened(NamedTuple):
    """An entry of a table's log, what it is as facts, and the table after it."""

    entry: Entry
    told: tuple[Text, ...]
    table: Table


@cache
def lesson_of(game: str, language: str) -> tuple[Scene, ...]:
    """Return the lesson of a game for readers of a language; nothing if it has none.

    Where there is none for that language it is the one there is.
    """
    kind = definition_of(game)
    lessons = kind.faces.site.lessons
    lesson = lessons.get(language) or next(iter(lessons.values()), None)
    return tuple(_scene(kind, lesson, step) for step in lesson.steps) if lesson else ()


@cache
def example_of(game: str) -> tuple[Scene, ...]:
    """Return the worked example of a game, a scene for each of its moves; nothing without one."""
    text = definition_of(game).faces.site.example
    return tuple(_scenes_of(read(text))) if text else ()


def scene_at(game: Game, step: int, solution: msgspec.Struct, names: Sequence[str]) -> Scene:
    """Return the position before a move of a game, counted from 1: its author is the learner."""
    seat, _ = game.moves[step - 1]
    preset, changes = preset_of(game.options)
    terms = _Terms(game.kind, preset, changes)
    seats = _seats_with(names, seat)
    table = _table(terms, seats, game.states[step - 1], game.rules.lexicon)
    return Scene(name=str(step), table=table, seat=seat, solution=solution, goal="same")


def watched(scene: Scene) -> list[Happened]:
    """Return what the learner watches before it is their turn."""
    return _made(scene.table, scene.shown)


def played(scene: Scene, table: Table, seat: int, move: msgspec.Struct) -> list[Happened]:
    """Return what happens by a move of the learner, or raise ``Refused``.

    ``table`` is the one after what they watched. A legal move that misses the goal is refused too.
    """
    happened = tried(scene, table, seat, move)
    notation = table.kind.notation
    made = notation.read_move(notation.write_move(move), table.rules.options)
    if not reaches(scene, table, state_at(table), made):
        raise Refused("not-the-goal")
    return happened + _made(happened[-1].table, scene.then)


def tried(scene: Scene, table: Table, seat: int, move: msgspec.Struct) -> list[Happened]:
    """Return what happens by any legal move of the learner, or raise ``Refused``."""
    if seat != scene.seat:
        raise Refused("not-your-seat")
    try:
        text = table.kind.notation.write_move(move)
        return _made(table, [ScriptedMove(seat, text)])
    except IllegalMove as illegal:
        raise Refused(illegal.code, illegal) from None
    except ValueError:
        raise Refused("not-a-move") from None


def reaches(scene: Scene, table: Table, state: GameState, move: msgspec.Struct) -> bool:
    """Return whether a legal move reaches the goal of a scene."""
    if type(move) is not type(scene.solution):
        return False
    if scene.goal == "kind":
        return True
    if scene.goal == "same":
        return move == scene.solution
    made, wanted = (
        {one.word for one in table.rules.formed(state, scene.seat, way).words}
        for way in (move, scene.solution)
    )
    return made >= wanted


def state_at(table: Table) -> GameState:
    """Return the position at a table of a lesson, which has always begun."""
    if table.game is None:
        raise ValueError("the game has not begun")
    return table.game.state


def _made(table: Table, moves: Sequence[ScriptedMove]) -> list[Happened]:
    """Make moves one after the other, as they are written."""
    happened = []
    for seat, text in moves:
        entry = Entry(table.seq, table.entries[-1].at, Moved(seat, text))
        later = after(table, entry)
        happened.append(Happened(entry, told(table, entry, later), later))
        table = later
    return happened


def _scene(kind: AnyGame, lesson: Lesson, step: LessonStep) -> Scene:
    terms = _Terms(kind, lesson.preset, {**lesson.changes, **step.changes})
    options = terms.options
    weakest = next(iter(levels_of(kind.name)), None)
    others = [
        Seat(name=weakest or str(player), level=weakest) for player in range(2, step.players + 1)
    ]
    return Scene(
        name=step.name,
        table=_table(terms, (Seat(name="1", identity=LEARNER), *others), _state(terms, step)),
        seat=0,
        solution=kind.notation.read_move(step.solution, options),
        goal=step.goal,
        shown=scripted(step.shown),
        then=scripted(step.then),
    )


def _state(terms: "_Terms", step: LessonStep) -> GameState:
    """Return the state in which a step begins: the same one each time."""
    kind, options = terms.kind, terms.options
    draws = Draws.from_seed(f"lesson {kind.name} {step.name}")
    state = kind.notation.read_position(options, step.position, step.hands, step.players, draws)
    stated: dict[str, Any] = {"scores": step.scores} if step.scores else {}
    if step.turn != 1:
        stated["turn"] = step.turn - 1
    numbers = kind.chance.told(options, step.drawn)
    if numbers:
        stated["draws"] = state.draws.telling(numbers)
    return replace(state, **stated)


def _scenes_of(record: Record) -> list[Scene]:
    """Return a scene for each move of a record, in which its author is the learner."""
    kind = EDITIONS[record.game, record.rulebook]
    terms = _Terms(kind, record.preset, record.changes)
    game = replay_record(record, other_words=True).game
    return [
        Scene(
            name=str(number),
            table=_table(terms, _seats_with(record.players, seat), game.states[number - 1]),
            seat=seat,
            solution=move,
            goal="same",
        )
        for number, (seat, move) in enumerate(game.moves, start=1)
    ]


def _seats_with(names: Sequence[str], learner: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(name=name, identity=LEARNER if seat == learner else f"{LEARNER} {seat}")
        for seat, name in enumerate(names)
    )


class _Terms(NamedTuple):
    """What is played at a table, and how."""

    kind: AnyGame
    preset: str
    changes: dict[str, Any]

    @property
    def options(self) -> TableOptions:
        return choose(self.kind.options, self.preset, self.changes)


def _table(
    terms: _Terms, seats: tuple[Seat, ...], state: GameState, words: Lexicon | None = None
) -> Table:
    """Return a table at which this is the position, judged by ``words`` or the installed list."""
    known = words_of(terms.options) if words is None else words
    opened = Opened(
        game=terms.kind.name,
        rulebook=terms.kind.rulebook,
        preset=terms.preset,
        changes=terms.changes,
        words=Words(known.language, known.version),
        pace=Untimed(),
        visibility="private",
        owner=LEARNER,
        seats=seats,
        commitment=commitment(_SECRET),
        secret=_SECRET,
        rematch_of=None,
        judge=None,
        lifetimes=None,
        coach=False,
        spectators=Spectators(),
    )
    table = after(begin(_ID, Entry(0, 0, opened), known), Entry(1, 0, started(seats)))
    if table.game is None:
        raise ValueError("the game has not begun")
    to_act = table.rules.to_act(state)
    return replace(table, game=replace(table.game, state=state, to_act=to_act))


def scripted(moves: Sequence[str]) -> tuple[ScriptedMove, ...]:
    """Read moves of a script, such as ``2 5D RATEAU`` or ``table time``."""
    parts = (move.partition(" ") for move in moves)
    return tuple(
        ScriptedMove(TABLE if who == "table" else int(who) - 1, text) for who, _, text in parts
    )
