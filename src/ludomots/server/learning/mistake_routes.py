"""My own mistakes: what is due today, my answers, and cards that I do not want any more."""

from typing import Annotated, Any

import msgspec
from litestar import delete as delete_route
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.language import language_of
from ludomots.server.learning.decks import Answered, Decks, Sort, StoredCard
from ludomots.server.learning.lessons import LessonRequest
from ludomots.server.learning.mistakes import (
    DECK,
    MistakeGames,
    card_at,
    graded,
    place_of,
    position_of,
)
from ludomots.server.learning.quiz import Zone, today
from ludomots.server.learning.tries import (
    Position,
    ShownTry,
    TryAnswer,
    answer,
    bare_record,
    judged,
    move_to_weigh,
    read_move,
    shown_try,
    unweighed,
    with_weighed,
)
from ludomots.server.live.budgets import Payer
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.reviews.old_games import old_game
from ludomots.server.reviews.tasks import WeighMove
from ludomots.study.memory import Grade, streak

AT_ONCE = 5
"""How many positions a round has: a few minutes."""
_MOST_TRIES = 20


class MistakeSort(msgspec.Struct, frozen=True):
    """How many of my mistakes are of a game and a theme, and how many of them are due today."""

    game: str
    theme: str
    cards: int
    due: int


class MyMistake(msgspec.Struct, frozen=True):
    """A mistake to try again, by table and step, and how often I answered it before."""

    table: str
    step: int
    game: str
    theme: str
    answers: int


class MyMistakes(msgspec.Struct, frozen=True):
    """How far I am with my mistakes, and the next ones, the longest due first."""

    cards: int
    due: int
    streak: int
    sorts: tuple[MistakeSort, ...]
    next: tuple[MyMistake, ...]


class MistakeAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What I tried at a position, in order; nothing if I gave up.

    ``helped``: I was given clues or the solution. ``answers`` is the number that the card came
    with, so that an answer sent twice counts once.
    """

    answers: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    tries: Annotated[tuple[Any, ...], msgspec.Meta(max_length=_MOST_TRIES)]
    helped: bool
    zone: Zone = 0


class JudgedMistake(msgspec.Struct, frozen=True):
    """How my answer was judged, and in how many milliseconds the card comes again."""

    grade: Grade
    wait: int


@get("/api/me/mistakes", tags=["study"])
async def my_mistakes(
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    game: FromQuery[str | None] = None,
    theme: FromQuery[str | None] = None,
    zone: FromQuery[int] = 0,
) -> MyMistakes:
    """Return how far I am with my mistakes, and what is due today of a game and a theme."""
    decks, day = Decks(node.database), today(node, zone)
    until = day.ends - 1
    progress = await decks.progress(person.id, DECK, until, day.begins)
    due = await decks.due(person.id, DECK, until, AT_ONCE, Sort(game, theme))
    sorts = await decks.sorts(person.id, DECK, until)
    return MyMistakes(
        cards=progress.cards,
        due=progress.due,
        streak=streak(progress.days, day.number),
        sorts=tuple(MistakeSort(*one) for one in sorts),
        next=tuple(_shown(card) for card in due),
    )


@post("/api/me/mistakes/{table_id:str}/{step:int}", tags=["study"], status_code=200)
async def answer_mistake(
    table_id: FromPath[str],
    step: FromPath[int],
    data: JSONBody[MistakeAnswer],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> JudgedMistake:
    """Answer a card of mine with what I tried at its position."""
    card = await _mine(node, person, table_id, step)
    position = await position_of(node, person, table_id, step)
    if position is None:
        raise Unanswerable("no-card", 404)

    def read_tries() -> tuple[list[msgspec.Struct], list[WeighMove]]:
        moves = [read_move(position, one) for one in data.tries]
        return moves, unweighed(position, moves)

    moves, tasks = await node.bots.aside(payer, "try", read_tries)
    known = await with_weighed(node, payer, position, tasks)

    def judge() -> Grade:
        tries = [judged(known, move).grade for move in moves]
        return graded(tries, was_helped=data.helped)

    grade = await node.bots.aside(payer, "try", judge)
    asked = msgspec.structs.replace(card, answers=data.answers)
    answered = Answered(asked, grade, node.now(), today(node, data.zone).number)
    stored = await Decks(node.database).answer(person.id, DECK, answered)
    return JudgedMistake(grade, stored.due - node.now())


@delete_route("/api/me/mistakes/{table_id:str}/{step:int}", tags=["study"])
async def drop_mistake(
    table_id: FromPath[str],
    step: FromPath[int],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Do not ask me a mistake any more."""
    card = await _mine(node, person, table_id, step)
    await Decks(node.database).drop(person.id, DECK, [card.name])
    await MistakeGames(node.database).drop_unused(person.id, table_id, DECK)


async def _mine(node: Node, person: Person, table_id: str, step: int) -> StoredCard:
    card = await card_at(node, person, table_id, step)
    if card is None:
        raise Unanswerable("no-card", 404)
    return card


def _shown(card: StoredCard) -> MyMistake:
    table_id, step = place_of(card)
    return MyMistake(table_id, step, card.kind, card.source, card.answers)


_PATH = "/api/tables/{table_id:str}/tries/{step:int}"


@get(_PATH, tags=["reviews"])
async def shown_try_at(
    request: AnyRequest,
    table_id: FromPath[str],
    step: FromPath[int],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> ShownTry:
    """Return the position before a decision of a reviewed game, to look for a better move."""
    position = await find_position(node, person, payer, table_id, step)
    language = language_of(request)
    return await node.bots.aside(payer, "try", lambda: shown_try(position, language))


@post(_PATH, tags=["reviews"], status_code=200)
async def judged_try(
    request: AnyRequest,
    table_id: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonRequest],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> TryAnswer:
    """Answer a request there as a table would, and say of a move how close it is to the best.

    Nothing is kept: the next request finds the position as it was.
    """
    position = await find_position(node, person, payer, table_id, step)
    language = language_of(request)

    def to_weigh() -> list[WeighMove]:
        move = move_to_weigh(position, data.content, language)
        return [] if move is None else unweighed(position, [move])

    tasks = await node.bots.aside(payer, "try", to_weigh)
    known = await with_weighed(node, payer, position, tasks)
    return await node.bots.aside(
        payer, "try", lambda: answer(known, data.content, data.request, language)
    )


async def find_position(
    node: Node, person: Person, payer: Payer, table_id: str, step: int
) -> Position:
    """Return the position of a decision, or raise ``Unanswerable`` if there was no such decision
    or the game was not reviewed."""
    mine = await position_of(node, person, table_id, step)
    if mine is not None:
        return mine
    old, review = await old_game(node, table_id), await node.reviews.find(table_id)
    if review is None:
        raise Unanswerable("not-reviewed", 404)
    decision = next((one for one in review.decisions if one.step == step), None)
    if decision is None:
        raise Unanswerable("no-step", 404)
    game = await node.bots.aside(payer, "replay", old.played)
    return Position(
        game=review.game,
        record=bare_record(game),
        words=game.rules.lexicon,
        decision=decision,
        playouts=review.playouts,
        seed=review.seed,
    )
