"""A game of any kind in words: how it began, each step, and how it ended.

Nothing here depends on who reads: a sentence tells what everybody at the table may know.
"""

from collections.abc import Sequence
from typing import Any

from ludomots.games.contract import Outcome
from ludomots.games.moves import Accept, Contest, Pass, TimeUp, Withdraw
from ludomots.stories.shelf import STORIES
from ludomots.stories.telling import Step, Telling, listed


def beginning(telling: Telling, state: Any) -> str:
    """Return how a game begins, from its first state; nothing if there is nothing to tell."""
    return STORIES[telling.game].beginning(telling, state)


def told(telling: Telling, step: Step) -> list[str]:
    """Return what a step was and what it brought about, a sentence each.

    Who accepted a play, or has chosen a card, is not worth one.
    """
    story = STORIES[telling.game]
    own = story.told(telling, step)
    first = _common(telling, step) if own is None else own
    return [line for line in (first, *story.also(telling, step)) if line]


def retold(telling: Telling, step: Step) -> list[str]:
    """Return what a step of a record was: also what was not worth a sentence, or a secret."""
    return told(telling, step) or [_quiet(telling, step)]


def verdict(telling: Telling, outcome: Outcome) -> str:
    """Return who has won."""
    if len(telling.names) == 1:
        return telling.say("story-solo", points=outcome.scores[0])
    players = telling.all_of(outcome.winners)
    return telling.say("story-winner", players=players, count=len(outcome.winners))


def reason(telling: Telling, outcome: Outcome) -> str:
    """Return why the game is over."""
    return telling.say(f"end-{outcome.reason}")


def accounts(telling: Telling, steps: Sequence[Step], outcome: Outcome) -> list[str]:
    """Return what the points of each seat are made of, nothing where that is plain.

    ``steps`` are all those of the game.
    """
    return STORIES[telling.game].accounts(telling, steps, outcome)


def _common(telling: Telling, step: Step) -> str:
    """Tell a move that every game has."""
    match step.move:
        case Contest():
            return _contested(telling, step)
        case Pass():
            return telling.say("story-pass", player=telling.name(step.seat))
        case Withdraw():
            return telling.say("story-withdraw", player=telling.name(step.seat))
        case TimeUp():
            return telling.say("story-time-up")
        case _:
            return ""


def _quiet(telling: Telling, step: Step) -> str:
    own = STORIES[telling.game].quiet(telling, step)
    if own:
        return own
    if isinstance(step.move, Accept):
        return telling.say("story-accept", player=telling.name(step.seat))
    return telling.say("story-goes-on")


def _contested(telling: Telling, step: Step) -> str:
    player = telling.name(step.seat)
    author = telling.name(step.before.provisional.seat)
    refused = step.after.last.refused
    if not refused:
        name = f"story-{telling.game}-contest-failed"
        return telling.say(name, player=player, author=author)
    return telling.say(
        f"story-{telling.game}-contest-won",
        player=player,
        author=author,
        words=listed(refused, telling.say),
        count=len(refused),
    )
