"""A decision of a reviewed game tried again: the position with one's own letters, clues, and how
close a move comes to the best one.

It is played with the messages of any table, but without a socket, as a lesson is. Nothing is kept:
the next request finds the position as it was.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ludomots.analysis import Choice, Decision
from ludomots.analysis.decisions import GRADES, counted_loss, is_certain
from ludomots.core.contract import IllegalMove
from ludomots.core.facts import FACTS, Text, Word
from ludomots.core.game import Game
from ludomots.records import export, read, replay, write
from ludomots.server.learning.lessons import previewed, update_after
from ludomots.server.live import messages
from ludomots.server.live.budgets import Payer
from ludomots.server.live.messages import FactProblem, FromServer, Update
from ludomots.server.live.requests import read_request
from ludomots.server.live.snapshot import whole_update
from ludomots.server.problems import fact_problem_of
from ludomots.server.reviews.tasks import GameToReview, WeighMove
from ludomots.study.memory import Grade
from ludomots.tables import Refused, commands
from ludomots.tables.lessons import LEARNER, Scene, scene_at, tried
from ludomots.texts import texts
from ludomots.words import Lexicon

if TYPE_CHECKING:
    from ludomots.server.node import Node


_IN_MEMORY = 32
_SHOWN = 3
"""How many of the best moves are shown as the solution."""
_NEARLY = dict(GRADES)["medium"]
"""A move whose loss counts for less of the chance to win than this is nearly right."""
_BEHIND = 409


class Position(NamedTuple):
    """A decision that can be tried again: the name of its game, the game as a record, its words if
    they are not the installed ones, and how the review judged it.

    ``weighed`` are moves that the review did not consider, each judged as if it had been made.
    """

    game: str
    record: str
    words: Lexicon | None
    decision: Decision
    playouts: int
    seed: int
    weighed: tuple[Decision, ...] = ()


class ShownTry(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A position to try again: the table, what was played there, clues to a better move, the
    vaguest first, and the solution: the best moves that were considered."""

    game: str
    seat: int
    start: Update
    made: Choice
    theme: str
    clues: tuple[Text, ...]
    best: tuple[Choice, ...]
    why: Text


class Verdict(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How close a move is to the best one: ``behind`` in points, on average to the end of the game,
    and its place among those considered. ``told`` says the same."""

    behind: float
    place: int
    considered: int
    grade: Grade
    told: Text


class TryAnswer(msgspec.Struct, frozen=True):
    """The answer to a request of somebody who tries again; a move has a verdict."""

    message: FromServer
    verdict: Verdict | None = None


def bare_record(game: Game) -> str:
    """Return the record of a finished game without anybody's name."""
    names = tuple(str(number) for number in range(1, len(game.state.scores) + 1))
    return write(export(game, None, players=names))


def shown_try(position: Position, language: str) -> ShownTry:
    """Return a position as it is sent."""
    scene, decision = _scene(position, language), position.decision
    table = scene.table
    return ShownTry(
        game=table.opened.game,
        seat=scene.seat,
        start=whole_update(table, scene.seat, now=0),
        made=decision.choices[decision.made],
        theme=decision.theme,
        clues=tuple(_clues(scene, decision)),
        best=decision.choices[:_SHOWN],
        why=decision.why,
    )


def answer(position: Position, content: dict[str, Any], number: int, language: str) -> TryAnswer:
    """Answer a request of somebody who looks for a better move.

    A move as good as the best is made; any other legal one is refused with its verdict, and the
    letters stay where they are. What ``move_to_weigh`` returned must be weighed by now.
    """
    scene = _scene(position, language)
    table = scene.table
    try:
        match read_request(table, LEARNER, content):
            case commands.Play(seat=seat, move=move):
                happened = tried(scene, table, seat, move)
                verdict = judged(position, move)
                if verdict.grade is Grade.RIGHT:
                    done = messages.Done(request=number, seq=happened[0].entry.seq)
                    made = update_after(scene, table, happened)
                    return TryAnswer(msgspec.structs.replace(made, done=done), verdict)
                problem = FactProblem(status=_BEHIND, code="not-the-best", detail=verdict.told)
                return TryAnswer(messages.Refusal(request=number, problem=problem), verdict)
            case messages.AskPreview(seat=seat, move=move):
                return TryAnswer(previewed(scene, table, seat, move, number)[0])
            case messages.AskHints():
                best = position.decision.choices[0]
                clues = tuple(_clues(scene, position.decision))
                hint = messages.Hint(scene.solution, best.label, best.points, clues)
                return TryAnswer(messages.Hinted(request=number, hints=(hint,)))
            case _:
                raise Refused("not-a-move")
    except Refused as refused:
        return TryAnswer(messages.Refusal(request=number, problem=fact_problem_of(refused)))


def judged(position: Position, move: msgspec.Struct) -> Verdict:
    """Return how close a legal move is to the best one."""
    text = _replayed(position.record, position.words).text(move)
    for decision in (position.decision, *position.weighed):
        for at, choice in enumerate(decision.choices):
            if choice.text == text:
                return _verdict(position, decision, at)
    raise Refused("not-a-move")


def move_to_weigh(
    position: Position, content: dict[str, Any], language: str
) -> msgspec.Struct | None:
    """Return the legal move of a request, ``None`` if it has none."""
    scene = _scene(position, language)
    try:
        match read_request(scene.table, LEARNER, content):
            case commands.Play(seat=seat, move=move):
                tried(scene, scene.table, seat, move)
                legal: msgspec.Struct = move
                return legal
    except Refused:  # the answer says so
        pass
    return None


def unweighed(position: Position, moves: Iterable[msgspec.Struct]) -> list[WeighMove]:
    """Return what is to be done to know how good some moves are: nothing for those that the review
    considered."""
    game = _replayed(position.record, position.words)
    known = {choice.text for choice in position.decision.choices}
    texts_of_moves = dict.fromkeys(map(game.text, moves))
    return [
        WeighMove(
            game=GameToReview(record=position.record),
            step=position.decision.step,
            move=text,
            playouts=position.playouts,
            seed=position.seed,
        )
        for text in texts_of_moves
        if text not in known
    ]


async def with_weighed(
    node: "Node", payer: Payer, position: Position, tasks: Iterable[WeighMove]
) -> Position:
    """Return a position with some more moves weighed, each in its turn, as a review does it."""
    found = [await node.reviews.weigh(payer, position.game, task, position.words) for task in tasks]
    return position._replace(weighed=tuple(one for one in found if one is not None))


def read_move(position: Position, move: Any) -> msgspec.Struct:
    """Return a move of the seat as its game has it; raise ``Refused`` if it is none, or illegal."""
    game = _replayed(position.record, position.words)
    try:
        made: msgspec.Struct = game.kind.as_move(move)
        game.rules.play(game.states[position.decision.step - 1], position.decision.seat, made)
    except msgspec.ValidationError as error:
        raise Refused("not-a-move") from error
    except IllegalMove as illegal:
        raise Refused(illegal.code, illegal) from None
    return made


def _verdict(position: Position, decision: Decision, at: int) -> Verdict:
    best, choice = decision.choices[0], decision.choices[at]
    place, considered, points = at + 1, len(decision.choices), max(1, round(choice.loss))
    if not is_certain(choice.loss, choice.error):
        grade, told = Grade.RIGHT, FACTS("try-best" if at == 0 else "try-as-good")
    else:
        game = _replayed(position.record, position.words)
        lost = counted_loss(game, decision.step, best, choice)
        grade = Grade.NEARLY if lost < _NEARLY else Grade.WRONG
        told = FACTS("try-behind", points=points, place=place, count=considered)
    return Verdict(behind=choice.loss, place=place, considered=considered, grade=grade, told=told)


def _clues(scene: Scene, decision: Decision) -> list[Text]:
    """Return what there was to see, what the best move brings, and how its word begins."""
    game, best = scene.table.opened.game, decision.choices[0]
    clues: list[Text] = [
        FACTS("try-clue-theme", theme=FACTS(f"theme-{game}-{decision.theme}")),
        FACTS("try-clue-points", points=best.points),
    ]
    formed = scene.table.rules.formed(scene.state, scene.seat, scene.solution).words
    if formed:
        word = str(formed[0].word)
        clues.append(FACTS("try-clue-word", count=len(word), letter=Word(word[0])))
    return clues


def _scene(position: Position, language: str) -> Scene:
    return _scene_of(
        position.record, position.words, position.decision.step, _best(position), language
    )


def _best(position: Position) -> str:
    return position.decision.choices[0].text


@lru_cache(_IN_MEMORY)
def _scene_of(record: str, words: Lexicon | None, step: int, best: str, language: str) -> Scene:
    game = _replayed(record, words)
    say = texts(language)
    names = [say("person-guest", number=number) for number in range(1, len(game.state.scores) + 1)]
    return scene_at(game, step, game.kind.notation.read_move(best, game.options), names)


@lru_cache(_IN_MEMORY)
def _replayed(record: str, words: Lexicon | None) -> Game:
    return replay(read(record), words=words).game
