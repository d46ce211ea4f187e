"""Words that computer players laid in my games: the best ones to learn are those one has met."""

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.core.game import Game, words_laid
from ludomots.server.learner import Learner
from ludomots.server.node import Node
from ludomots.server.old_games import old_game
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.thinking_queue import Payer
from ludomots.store import NoTable
from ludomots.study.lists import StudyWord, studied
from ludomots.tables import BadLog
from ludomots.tables.events import Seat
from ludomots.words import Lexicon

_TABLES = 30
_GAMES = 5
"""How many of my latest games are looked at."""
_MOST = 60
_WELL_KNOWN = 7
"""From this class of frequency on, everybody knows a word."""


@get("/api/me/study/{lexicon:str}/met", tags=["study"], opt={"cost": 10})
async def my_met_words(
    request: Request[Any, Any, Any],
    lexicon: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> tuple[StudyWord, ...]:
    """Return words that computer players laid in my latest finished games, without those that
    everybody knows and those that I learn already; the rarest first."""
    mine = Learner(request, node, person, lexicon)
    learnt = {one.key for one in await mine.known()}
    found: set[str] = set()
    games = 0
    for table_id in await node.log.tables_of(person.identities, _TABLES):
        try:
            old = await old_game(node, table_id)
        except (NoTable, BadLog, Unanswerable):
            continue
        if any(seat.level for seat in old.seats):
            laid = await mine.aside(payer, partial(_laid, old.played, old.seats, mine.words))
            games += bool(laid)
            found |= laid
        if games == _GAMES:
            break
    wanted = [
        word
        for word in found
        if mine.words.may_propose(word) and not learnt & {word, "".join(sorted(word))}
    ]

    def shown() -> tuple[StudyWord, ...]:
        known = {word: _frequency(mine.words, word) for word in wanted}
        rare = sorted((often, word) for word, often in known.items() if often < _WELL_KNOWN)
        return tuple(studied(mine.words, word, mine.reader) for _, word in rare[:_MOST])

    return await mine.aside(payer, shown)


def _laid(played: Callable[[], Game], seats: tuple[Seat, ...], words: Lexicon) -> set[str]:
    """Return what computer players laid in a game with words of a language."""
    game = played()
    if game.rules.lexicon.language != words.language:
        return set()
    return {one.word for one in words_laid(game) if seats[one.seat].level}


def _frequency(words: Lexicon, word: str) -> int:
    return max((one.frequency or 0 for one in words.readings(word)), default=0)
