"""Who won most games of a kind in a month, of those who want to be seen there."""

from datetime import UTC, datetime

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludomots.core.shelf import SHELF
from ludomots.server.node import Node
from ludomots.server.people.people import People
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.ratings.history import course
from ludomots.server.together.friend_routes import ShownPlayer, found, shown
from ludomots.server.together.friends import Blocks, Friends, Standing
from ludomots.server.together.meetings import HeadToHead, Meetings, SharedGame
from ludomots.tables.ratings import Rating

_MOST = 50


class Place(msgspec.Struct, frozen=True):
    """A place on a leaderboard: who, and how many games with other people they played and won."""

    rank: int
    player: ShownPlayer
    games: int
    won: int
    me: bool


class Leaderboard(msgspec.Struct, frozen=True):
    """The leaderboard of a game and a month (UTC): the person with the most wins first. Equals
    share a rank."""

    game: str
    month: str
    places: tuple[Place, ...]


@get("/leaderboards/{game:str}", opt={"cost": 10})
async def leaderboard(
    game: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    month: FromQuery[str | None] = None,
) -> Leaderboard:
    """Return the leaderboard of a game, of this month if none is named."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    month = month or datetime.fromtimestamp(node.now() / 1000, UTC).strftime("%Y-%m")
    await node.game_counter.count_for(person.identities)
    leaders = await Meetings(node.database).leaders(game, *_times(month), _MOST)
    players = await shown(node, [one.person for one in leaders], person.language)
    scores = [(one.won, -one.games) for one in leaders]
    places = tuple(
        Place(
            rank=1 + sum(other > score for other in scores),
            player=players[one.person],
            games=one.games,
            won=one.won,
            me=one.person == person.id,
        )
        for one, score in zip(leaders, scores, strict=True)
    )
    return Leaderboard(game, month, places)


def _times(month: str) -> tuple[int, int]:
    """Return when a month begins and ends, in milliseconds."""
    try:
        first = datetime.strptime(month, "%Y-%m").replace(tzinfo=UTC)
        after = first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)
    except ValueError:
        raise Unanswerable("no-month", 400) from None
    return int(first.timestamp() * 1000), int(after.timestamp() * 1000)


leaderboard_routes = Router("/api", route_handlers=[leaderboard], tags=["together"])


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
