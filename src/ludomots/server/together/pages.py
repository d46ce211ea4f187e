"""The page of a player: what they share, and what we played together."""

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.together.players import ShownPlayer, found, shown
from ludomots.store.blocks import Blocks
from ludomots.store.friends import Friends, Standing
from ludomots.store.meetings import HeadToHead, Meetings, SharedGame
from ludomots.store.people import People
from ludomots.store.rating_history import course
from ludomots.tables.ratings import Rating

_MOST_GAMES = 10
_LONGEST_COURSE = 200
"""How many points the course of a rating has, the latest ones."""


class RatingCourse(msgspec.Struct, frozen=True):
    """A rating on a ladder and how it got there: ``points`` of a new player and then after
    each game, the oldest first."""

    game: str
    players: int
    bots: bool
    points: tuple[int, ...]


class PageGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game. ``table`` leads to it, if it was mine, too."""

    game: str
    at: int
    company: str
    points: int
    won: bool
    table: str | None


class Together(msgspec.Struct, frozen=True):
    """My games with this person: how many I was ahead and behind in the end, the latest as I played
    them."""

    games: int
    won: int
    lost: int
    latest: tuple[PageGame, ...]


class PlayerPage(msgspec.Struct, frozen=True, kw_only=True):
    """A player. ``ratings`` and ``games`` are there if the person shares them."""

    player: ShownPlayer
    me: bool
    standing: Standing
    blocked: bool
    shares: bool
    ratings: tuple[RatingCourse, ...]
    games: tuple[PageGame, ...]
    together: Together


@get("/players/{player:str}", opt={"cost": 10})
async def player_page(
    player: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> PlayerPage:
    """Return the page of a player."""
    who = await found(node, player)
    theirs = await _identities(node, who.person)
    is_me = who.person == person.id
    shares = who.switches.shares or is_me
    await node.rater.catch_up()
    await node.game_counter.count_for(theirs)
    meetings = Meetings(node.database)
    games = await meetings.games(theirs, _MOST_GAMES) if shares else []
    total, latest = await meetings.between(person.identities, theirs, _MOST_GAMES)
    if is_me:
        total, latest = HeadToHead(0, 0, 0), []
    seen = await shown(node, [who.person], person.language)
    return PlayerPage(
        player=seen[who.person],
        me=is_me,
        standing=await Friends(node.database).standing(person.id, who.person),
        blocked=who.person in await Blocks(node.database).of(person.id),
        shares=who.switches.shares,
        ratings=await _ratings(node, theirs) if shares else (),
        games=tuple(_game(one, is_mine=is_me) for one in games),
        together=Together(*total, latest=tuple(_game(one, is_mine=True) for one in latest)),
    )


async def _identities(node: Node, person: str) -> tuple[str, ...]:
    known = await People(node.database).find(person)
    return (person, *known.guests)


async def _ratings(node: Node, identities: tuple[str, ...]) -> tuple[RatingCourse, ...]:
    person, *guests = identities
    courses: dict[tuple[str, int, bool], list[int]] = {}
    for rated in await course(node.database, person, guests):
        courses.setdefault(rated.ladder, []).append(rated.rating.points)
    new = Rating().points
    return tuple(
        RatingCourse(*ladder, points=(new, *points)[-_LONGEST_COURSE:])
        for ladder, points in sorted(courses.items(), key=lambda one: -len(one[1]))
    )


def _game(one: SharedGame, *, is_mine: bool) -> PageGame:
    return PageGame(
        game=one.game,
        at=one.at,
        company=one.company,
        points=one.points,
        won=one.won,
        table=one.table_id if is_mine else None,
    )


player_routes = Router("/api", route_handlers=[player_page], tags=["together"])
