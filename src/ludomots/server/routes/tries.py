"""A decision of a reviewed game, tried again: from one's own cards, or from the kept review."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.server.language import language_of
from ludomots.server.mistakes import position_of
from ludomots.server.node import Node
from ludomots.server.old_games import old_game
from ludomots.server.people import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.review_tasks import WeighMove
from ludomots.server.routes.lessons import LessonRequest
from ludomots.server.thinking_queue import Payer
from ludomots.server.tries import (
    Position,
    ShownTry,
    TryAnswer,
    answer,
    bare_record,
    move_to_weigh,
    shown_try,
    unweighed,
    with_weighed,
)

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
