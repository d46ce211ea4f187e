"""Lessons and examples as they are sent: with the messages of any table, but without a socket.

The learner sends each request with the number of its step. The table is made again from
its script, and the answer is what a real table would have sent.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.core.facts import FACTS, Text, joined, listed
from ludomots.core.narrate import retold
from ludomots.core.narration import Step
from ludomots.core.shelf import SHELF
from ludomots.server.language import language_of
from ludomots.server.live import messages
from ludomots.server.live.budgets import Payer
from ludomots.server.live.messages import (
    FactLine,
    FromServer,
    Hint,
    Previewed,
    RequestNumber,
    Update,
)
from ludomots.server.live.preview import preview
from ludomots.server.live.requests import read_request
from ludomots.server.live.snapshot import whole_update
from ludomots.server.node import Node
from ludomots.server.problems import AnyRequest, Unanswerable, fact_problem_of
from ludomots.tables import Refused, Table, commands, shown_entry
from ludomots.tables.lessons import (
    LEARNER,
    Happened,
    Scene,
    example_of,
    lesson_of,
    played,
    state_at,
    watched,
)
from ludomots.tables.sentences import telling


class ShownStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson: what is asked, and what was learnt once it is done, as facts.

    ``start`` is the table as it begins, ``shown`` what happens there before the learner's turn.
    ``solution`` is a move that reaches the goal, ``made`` what the table tells once it is made:
    with it a page can go on without a connection.
    """

    name: str
    text: Text
    done: Text
    seat: int
    start: Update
    shown: Update | None
    solution: Any
    made: Update


class ShownLesson(msgspec.Struct, frozen=True):
    """A lesson or an example: its steps in their order, none if the game has none."""

    steps: tuple[ShownStep, ...]


class LessonAnswer(msgspec.Struct, frozen=True):
    """The answer to a request of a learner.

    ``is_wrong``: it tried a whole move, and that is not what is asked.
    """

    message: FromServer
    is_wrong: bool = False


def shown_lesson(scenes: Sequence[Scene]) -> ShownLesson:
    """Return a lesson: what is asked in its steps are texts of its game."""
    return ShownLesson(tuple(_shown_step(scene, *_texts(scene)) for scene in scenes))


def shown_example(scenes: Sequence[Scene]) -> ShownLesson:
    """Return an example: what is asked in a step is to make its move again."""
    return ShownLesson(tuple(_shown_step(scene, _told(scene), "") for scene in scenes))


def answer(scene: Scene, content: dict[str, Any], number: int) -> LessonAnswer:
    """Answer a request of somebody who is at a step."""
    table = _after(scene)
    try:
        request = read_request(table, LEARNER, content)
        match request:
            case commands.Play(seat=seat, move=move):
                return LessonAnswer(_play(scene, table, seat, move, number))
            case messages.AskPreview(seat=seat, move=move):
                message, refused = previewed(scene, table, seat, move, number)
                is_wrong = refused is not None and _is_whole(scene, move)
                return LessonAnswer(message, is_wrong=is_wrong)
            case messages.AskHints():
                return LessonAnswer(messages.Hinted(request=number, hints=(_hint(scene, table),)))
            case _:
                raise Refused("not-a-move")
    except Refused as refused:
        refusal = messages.Refusal(request=number, problem=fact_problem_of(refused))
        return LessonAnswer(refusal, is_wrong=True)


def _shown_step(scene: Scene, text: Text, done: Text) -> ShownStep:
    before, after = watched(scene), _after(scene)
    return ShownStep(
        name=scene.name,
        text=text,
        done=done,
        seat=scene.seat,
        start=whole_update(scene.table, scene.seat, now=0),
        shown=update_after(scene, scene.table, before) if before else None,
        solution=scene.solution,
        made=update_after(scene, after, played(scene, after, scene.seat, scene.solution)),
    )


def _texts(scene: Scene) -> tuple[Text, Text]:
    """Return what is asked, and what was learnt; that may tell the points of the solution."""
    name = f"lesson-{scene.table.opened.game}-{scene.name}"
    before = _after(scene)
    later = played(scene, before, scene.seat, scene.solution)[0].table
    points = state_at(later).scores[scene.seat] - state_at(before).scores[scene.seat]
    return FACTS(name), FACTS(f"{name}-done", points=points)


def _told(scene: Scene) -> Text:
    """Return what the move of a scene is and what it brings, even if that is secret at first."""
    later = played(scene, scene.table, scene.seat, scene.solution)[0].table
    step = Step(scene.state, scene.seat, scene.solution, state_at(later))
    return joined(retold(telling(scene.table), step))


def _after(scene: Scene) -> Table:
    """Return the table after what the learner watches."""
    before = watched(scene)
    return before[-1].table if before else scene.table


def _play(scene: Scene, table: Table, seat: int, move: msgspec.Struct, number: int) -> Update:
    happened = played(scene, table, seat, move)
    done = messages.Done(request=number, seq=happened[0].entry.seq)
    return msgspec.structs.replace(update_after(scene, table, happened), done=done)


def previewed(
    scene: Scene, table: Table, seat: int, move: msgspec.Struct, number: int
) -> tuple[Previewed, Refused | None]:
    """Return what a move of the learner would be worth, and why it is refused, if it is."""
    if seat != scene.seat:
        raise Refused("not-your-seat")
    formed, refused = preview(table, seat, move)
    answer = Previewed(
        request=number,
        words=formed.words,
        points=formed.points,
        dice=formed.dice,
        problem=None if refused is None else fact_problem_of(refused),
    )
    return answer, refused


def _is_whole(scene: Scene, move: msgspec.Struct) -> bool:
    """Return whether a move is as long as the solution: a shorter one is still being built, and
    does not count as a try."""
    write = scene.table.kind.notation.write_move
    try:
        return len(write(move)) >= len(write(scene.solution))
    except ValueError:  # what has no notation is no whole move
        return False


def _hint(scene: Scene, table: Table) -> Hint:
    formed = table.rules.formed(state_at(table), scene.seat, scene.solution)
    words = listed([one.word for one in formed.words])
    label: Text = words or table.kind.notation.write_move(scene.solution)
    return Hint(scene.solution, label, formed.points)


def update_after(scene: Scene, before: Table, happened: Sequence[Happened]) -> Update:
    """Return what happened at a table, and how it is then."""
    later = happened[-1].table
    lines = tuple(_line(later, one) for one in happened)
    whole = whole_update(later, scene.seat, now=0)
    return msgspec.structs.replace(whole, since=before.seq, lines=lines)


def _line(table: Table, happened: Happened) -> FactLine:
    shown = shown_entry(table, happened.entry, "spectator")
    return FactLine(seq=shown.seq, at=shown.at, event=shown.event, told=happened.told)


Script = Literal["lesson", "example"]


class LessonRequest(msgspec.Struct, frozen=True):
    """A request as it would be sent over the socket of a table, and its number."""

    request: RequestNumber
    content: dict[str, Any]


@get("/api/games/{game:str}/scripts/{script:str}", tags=["games"], sync_to_thread=True)
def shown_script(request: AnyRequest, game: FromPath[str], script: FromPath[Script]) -> ShownLesson:
    """Return the lesson of a game for readers of a language, or its worked example."""
    return _shown(game, script, language_of(request))


@post(
    "/api/games/{game:str}/scripts/{script:str}/{step:int}",
    tags=["games"],
    status_code=200,
)
async def judged_at_step(
    request: AnyRequest,
    game: FromPath[str],
    script: FromPath[Script],
    step: FromPath[int],
    data: JSONBody[LessonRequest],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> LessonAnswer:
    """Answer a request at a step, counted from 1, as a table in that position would.

    Nothing is kept: the next request finds the step as it begins.
    """
    language = language_of(request)

    def judged() -> LessonAnswer:
        scenes = _scenes(game, script, language)
        if not 1 <= step <= len(scenes):
            raise Unanswerable("no-step", 404)
        return answer(scenes[step - 1], data.content, data.request)

    return await node.bots.aside(payer, f"lesson {game}", judged)


@cache
def _shown(game: str, script: Script, language: str) -> ShownLesson:
    """Make a script once: what can be done in each position takes a second to find."""
    scenes = _scenes(game, script, language)
    return shown_lesson(scenes) if script == "lesson" else shown_example(scenes)


def _scenes(game: str, script: Script, language: str) -> Sequence[Scene]:
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    return lesson_of(game, language) if script == "lesson" else example_of(game)
