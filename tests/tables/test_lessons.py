"""Lessons: each goal is reached by its solution, and what learners try instead is refused."""

from itertools import pairwise

import pytest

from ludomots.core.lesson import LessonStep
from ludomots.core.shelf import SHELF
from ludomots.tables import Refused
from ludomots.tables.lessons import Scene, example_of, lesson_of, played, state_at, watched
from ludomots.texts import LANGUAGES

STEPS = [
    (name, language, number)
    for name, kind in SHELF.items()
    for language in LANGUAGES
    if language in kind.faces.site.lessons
    for number in range(len(kind.faces.site.lessons[language].steps))
]


def step_of(game: str, language: str, number: int) -> tuple[LessonStep, Scene]:
    step = SHELF[game].faces.site.lessons[language].steps[number]
    return step, lesson_of(game, language)[number]


@pytest.mark.parametrize(("game", "language", "number"), STEPS)
def test_the_solution_reaches_the_goal(game: str, language: str, number: int) -> None:
    step, scene = step_of(game, language, number)
    before = watched(scene)
    table = before[-1].table if before else scene.table
    assert scene.seat in table.to_act
    happened = played(scene, table, scene.seat, scene.solution)
    assert len(happened) == 1 + len(step.then)


@pytest.mark.parametrize(("game", "language", "number"), STEPS)
def test_what_learners_try_instead_is_refused(game: str, language: str, number: int) -> None:
    step, scene = step_of(game, language, number)
    before = watched(scene)
    table = before[-1].table if before else scene.table
    for wrong in step.wrong:
        move = table.kind.notation.read_move(wrong.move, table.rules.options)
        with pytest.raises(Refused) as refused:
            played(scene, table, scene.seat, move)
        assert (wrong.move, refused.value.code) == (wrong.move, wrong.refusal)


@pytest.mark.parametrize("game", SHELF)
def test_lessons_teach_the_same_in_every_language(game: str) -> None:
    lessons = SHELF[game].faces.site.lessons
    taught = {tuple(step.name for step in lesson.steps) for lesson in lessons.values()}
    assert len(taught) <= 1


@pytest.mark.parametrize("game", SHELF)
def test_an_example_is_played_move_by_move(game: str) -> None:
    scenes = example_of(game)
    for scene, later in pairwise(scenes):
        happened = played(scene, scene.table, scene.seat, scene.solution)
        assert state_at(happened[-1].table).scores == later.state.scores
