"""Games that somebody played alone.

Points can be compared only where the rules were the same: a record belongs to a game and a preset,
and tables that changed a preset have records of their own. Games with a coach or with hints
have none.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from ludomots.core.contract import Outcome
from ludomots.core.game import Game, words_laid
from ludomots.tables.events import Seat
from ludomots.tables.forget import ERASED
from ludomots.tables.table import Table, ended_at


class Solo(NamedTuple):
    """A game that somebody played alone to the end: who, by which rules, the points, and when."""

    identity: str
    game: str
    preset: str
    changed: bool
    points: int
    at: int


class Best(NamedTuple):
    """The best of the ``games`` games that a person played alone by one set of rules."""

    game: str
    preset: str
    changed: bool
    points: int
    at: int
    table_id: str
    games: int


def solo_of(table: Table) -> Solo | None:
    """Return the game of a table if somebody played it alone, and did not leave before the end."""
    outcome, opened = table.outcome, table.opened
    if outcome is None or not outcome.winners or len(table.seats) != 1 or table.helped_by:
        return None
    identity = table.seats[0].identity
    if identity is None:
        return None
    changed, points = bool(opened.changes), outcome.scores[0]
    return Solo(identity, opened.game, opened.preset, changed, points, ended_at(table))


Company = Literal["alone", "computers", "people"]
"""With whom a game was played: nobody, computer players only, or other people too."""

BOT = "bot:"
"""The names of levels of computer players among opponents begin with it."""
_WORDS = 5
"""How many words of a game are remembered: those with the most points, and the longest besides."""


class BestWord(NamedTuple):
    """A word that somebody laid, with the points that it has by itself."""

    word: str
    points: int


class Met(NamedTuple):
    """An opponent, a person or a level of computer players: 1 if the player was ahead of them in
    the end, -1 if behind, 0 if neither."""

    opponent: str
    result: int


class PlayedGame(NamedTuple):
    """A finished game as one person played it."""

    identity: str
    game: str
    company: Company
    points: int
    won: bool
    opponents: tuple[Met, ...]
    words: tuple[BestWord, ...]


def played_by(
    seats: Sequence[Seat], game: Game, replaced: frozenset[int] = frozenset()
) -> list[PlayedGame]:
    """Return a game as each person played it.

    Somebody who played on several seats, for others at the same screen, is left out, and so is
    somebody who was ``replaced`` by a computer for a while: it cannot be said which of the words
    are theirs.
    """
    outcome = game.outcome()
    if outcome is None:
        return []
    words: dict[int, list[BestWord]] = {}
    for laid in words_laid(game):
        words.setdefault(laid.seat, []).append(BestWord(laid.word, laid.points))
    identities = [seat.identity for seat in seats]
    return [
        PlayedGame(
            identity=identity,
            game=game.kind.name,
            company=_company(identities),
            points=outcome.scores[seat],
            won=len(seats) > 1 and seat in outcome.winners,
            opponents=tuple(_met(seats, outcome, seat)),
            words=_best(words.get(seat, [])),
        )
        for seat, identity in enumerate(identities)
        if identity and not identity.startswith(ERASED) and identities.count(identity) == 1
        if seat not in replaced
    ]


def level_of(opponent: str) -> str | None:
    """Return the level of an opponent that is a computer player."""
    return opponent.removeprefix(BOT) if opponent.startswith(BOT) else None


def _company(identities: Sequence[str | None]) -> Company:
    if len(identities) == 1:
        return "alone"
    return "people" if sum(one is not None for one in identities) > 1 else "computers"


def _met(seats: Sequence[Seat], outcome: Outcome, mine: int) -> Iterator[Met]:
    """Yield whom a player met, each once; of several computer players of a level the best."""
    found: dict[str, int] = {}
    for seat, sitter in enumerate(seats):
        opponent = sitter.identity or f"{BOT}{sitter.level}"
        if seat != mine and not opponent.startswith(ERASED):
            me, other = _fared(outcome, mine), _fared(outcome, seat)
            result = (me > other) - (me < other)
            found[opponent] = min(result, found.get(opponent, result))
    for opponent, result in found.items():
        yield Met(opponent, result)


def _fared(outcome: Outcome, seat: int) -> tuple[bool, int]:
    """Return how a seat fared, to be compared with others; winners are equal."""
    won = seat in outcome.winners
    return won, 0 if won else outcome.scores[seat]


def _best(words: Sequence[BestWord]) -> tuple[BestWord, ...]:
    """Return the words of a game to remember, each once with its most points."""
    most = sorted(words, key=lambda one: (-one.points, one.word))
    each = list({one.word: one for one in reversed(most)}.values())[::-1]
    longest = max(each, key=lambda one: (len(one.word), one.points), default=None)
    chosen = each[:_WORDS]
    return tuple(chosen if longest in chosen or longest is None else [*chosen, longest])
