"""What a game gives so that it can be told: plain functions of its states."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludomots.games.contract import Outcome
from ludomots.stories.telling import Hint, Step, Telling


class Story(NamedTuple):
    """One game in words.

    ``beginning`` tells the first state. ``told`` tells a step: ``None`` where the sentence of every
    game will do, nothing where it is not worth one; ``also`` what else the step brought about.
    ``quiet`` tells a step that is not worth a sentence while the game runs, or secret.
    ``turn`` says what a seat may do whose turn it is, ``open_play`` which play can be contested.
    ``accounts`` explains the points of each seat at the end, from all steps of the game.
    """

    beginning: Callable[[Telling, Any], str]
    told: Callable[[Telling, Step], str | None]
    turn: Callable[[Telling, Any, int], str]
    open_play: Callable[[Telling, Any], str]
    accounts: Callable[[Telling, Sequence[Step], Outcome], list[str]]
    hints: Callable[[Telling, Any, int], list[Hint]]
    quiet: Callable[[Telling, Step], str] = lambda _telling, _step: ""
    also: Callable[[Telling, Step], list[str]] = lambda _telling, _step: []
