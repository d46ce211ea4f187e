"""Lessons and examples: how a step begins, and what becomes of a request there."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.core.shelf import SHELF
from ludomots.server.language import language_of
from ludomots.server.lessons import (
    LessonAnswer,
    ShownLesson,
    answer,
    shown_example,
    shown_lesson,
)
from ludomots.server.messages import RequestNumber
from ludomots.server.node import Node
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.thinking_queue import Payer
from ludomots.tables.lessons import Scene, example_of, lesson_of

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
