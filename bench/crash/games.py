"""Games played while everything crashes, and what their players remember of them."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bench.crash.person import Person
from ludomots.core.player import Budget
from ludomots.records import Words
from ludomots.server.live.thinking_tasks import Task, think

GAMES = ("topword", "mots-de-tete", "typo", "topscore")
_BUDGET = Budget(milliseconds=None, playouts=5)
_SHORT = {"mots-de-tete": {"target": 60}}


class Memory(NamedTuple):
    """What a player remembers: the accepted moves with their numbers, and how the game ended."""

    seat: int
    moves: list[tuple[int, Any]]
    scores: list[int]


class Played(NamedTuple):
    """A game that was played to its end, how often requests were sent again, and what was refused
    though it was right, by code."""

    table: str
    memories: list[Memory]
    resent: int
    refused: Counter[str]


async def play(nodes: Sequence[str], game: str, *, bot: bool) -> Played:
    """Play one game: two people, and perhaps a bot between them."""
    people = [Person(nodes), Person(nodes)]
    for person in people:
        await person.arrive()
    seats = [
        {"type": "mine", "name": "Player 1"},
        *([{"type": "bot", "level": "famille"}] if bot else []),
        {"type": "open"},
    ]
    table = await people[0].open(game=game, seats=seats, changes=_SHORT.get(game, {}))
    staying = [asyncio.create_task(person.stay(table)) for person in people]
    try:
        await _accepted(people[1], "join", name="Player 2")
        await _accepted(people[0], "start")
        memories = await asyncio.gather(*(_play(person) for person in people))
    finally:
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        await asyncio.gather(*(person.leave() for person in people))
    refused = people[0].refused + people[1].refused
    return Played(table, list(memories), sum(person.resent for person in people), refused)


async def _accepted(person: Person, asked: str, **values: Any) -> None:
    """Send a request until it is accepted, each time with the latest number of events seen."""
    while True:
        answer = await person.ask(asked, **values)
        if answer["type"] == "done":
            return
        if answer["problem"]["code"] != "stale":
            raise RuntimeError(f"{asked} was refused: {answer['problem']}")
        await asyncio.sleep(0.05)


async def _play(person: Person) -> Memory:
    moves: list[tuple[int, Any]] = []
    while True:
        eyes = person.state["eyes"][0] if person.state["eyes"] else None
        if eyes is None or eyes["view"]["status"] == "open":
            await person.news()
            continue
        view, seat = eyes["view"], eyes["seat"]
        if view["status"] == "finished":
            return Memory(seat, moves, view["game"]["scores"])
        if seat not in view["toAct"]:
            await person.news()
            continue
        move = await asyncio.to_thread(choose_move, view)
        answer = await person.ask("play", seat=seat, move=move)
        if answer["type"] == "done":
            moves.append((answer["seq"], move))
        elif answer["problem"]["code"] != "stale":
            raise RuntimeError(f"{move} was refused: {answer['problem']}")
        while person.state["seq"] <= answer.get("seq", -1):
            await person.news()


def choose_move(view: Any) -> Any:
    """Return a move that a computer player would make in a seat with this view."""
    task = Task(
        game=view["kind"],
        rulebook=view["rulebook"],
        words=msgspec.convert(view["words"], Words),
        level="famille",
        seed=random.randrange(1000),
        budget=_BUDGET,
        view=view["game"],
    )
    return msgspec.to_builtins(think(task))
