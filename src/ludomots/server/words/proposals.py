"""Words that players propose for a list, and what operators decided about them.

A person proposes a word once. Operators see each word once, with how often it was proposed, and
export the words as lines that the procedure for candidates reads (``docs/words.md``).
"""

import secrets
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from ludomots.server.database import Database
from ludomots.server.operators.audit import PAGE, Act, NothingThere, carry_out
from ludomots.server.words import schema
from ludomots.tables import Refused
from ludomots.tables.pace import DAY

MOST_A_DAY = 20
"""How many words one person may propose within a day."""

_rows = schema.proposals.c


class Proposal(NamedTuple):
    """A word, in capitals A–Z, that a person would like to see in a list."""

    lexicon: str
    word: str
    person: str
    at: int
    reason: str = ""


class ProposedWord(NamedTuple):
    """A word with everything that was said for it, the first reason first.

    ``decided`` is when operators decided about it, if they did, with a ``note``.
    """

    lexicon: str
    word: str
    times: int
    reasons: tuple[str, ...]
    decided: int | None = None
    note: str = ""


class Proposals:
    """The proposals of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, proposal: Proposal, identities: Sequence[str]) -> None:
        """Store a proposal of somebody who has these identities.

        The same word again, or too many words within a day, are ``Refused``.
        """
        mine = _rows.person.in_(identities)
        same = mine & (_rows.lexicon == proposal.lexicon) & (_rows.word == proposal.word)
        recent = mine & (_rows.at > proposal.at - DAY)

        def add(connection: Connection) -> None:
            if connection.scalar(select(func.count()).where(same)):
                raise Refused("proposed-already")
            if (connection.scalar(select(func.count()).where(recent)) or 0) >= MOST_A_DAY:
                raise Refused("too-many-proposals")
            row = {**proposal._asdict(), "id": secrets.token_hex(8), "note": ""}
            connection.execute(insert(schema.proposals), row)

        await self._database.write(add)

    async def page(self, page: int = 0, *, is_open: bool = True) -> list[ProposedWord]:
        """Return a page of words: those that wait, the most proposed first, or decided ones, the
        one that was decided last first."""
        return await self._words(is_open=is_open, limit=PAGE, offset=page * PAGE)

    async def waiting(self) -> list[ProposedWord]:
        """Return all words that wait for a decision, the most proposed first."""
        return await self._words(is_open=True)

    async def decide(self, act: Act, lexicon: str, word: str) -> None:
        """Mark a word as decided, with the reason of the act as the note.

        One that does not wait raises ``NothingThere``.
        """
        this = (_rows.lexicon == lexicon) & (_rows.word == word) & _rows.decided.is_(None)
        values = {"decided": act.at, "decided_by": act.by, "note": act.reason}
        change = update(schema.proposals).where(this).values(values)

        def decide(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                raise NothingThere(word)

        await carry_out(self._database, act, decide)

    async def _words(
        self, *, is_open: bool, limit: int | None = None, offset: int | None = None
    ) -> list[ProposedWord]:
        kind = _rows.decided.is_(None) if is_open else _rows.decided.is_not(None)
        times, key = func.count().label("times"), (_rows.decided, _rows.lexicon, _rows.word)
        order = (times.desc(),) if is_open else (_rows.decided.desc(),)
        chosen = (
            select(*key, times, func.max(_rows.note).label("note"))
            .where(kind)
            .group_by(*key)
            .order_by(*order, _rows.lexicon, _rows.word)
            .limit(limit)
            .offset(offset)
        )

        def words(connection: Connection) -> list[ProposedWord]:
            found = connection.execute(chosen).all()
            said = _reasons(connection, {(row.lexicon, row.word) for row in found}, is_open=is_open)
            return [
                ProposedWord(
                    lexicon=row.lexicon,
                    word=row.word,
                    times=row.times,
                    reasons=tuple(said[row.lexicon, row.word, row.decided]),
                    decided=row.decided,
                    note=row.note,
                )
                for row in found
            ]

        return await self._database.read(words)


def as_tsv(words: Iterable[ProposedWord]) -> str:
    """Return words as a table: word, times proposed, languages of the lists, reasons."""
    of_word = defaultdict[str, list[ProposedWord]](list)
    for one in words:
        of_word[one.word].append(one)
    lines = [("word", "times", "languages", "reasons")]
    for word, some in of_word.items():
        times = sum(one.times for one in some)
        lists = " ".join(sorted(one.lexicon for one in some))
        reasons = " | ".join(" ".join(text.split()) for one in some for text in one.reasons)
        lines.append((word, str(times), lists, reasons))
    return "".join("\t".join(line) + "\n" for line in lines)


def _reasons(
    connection: Connection, words: Iterable[tuple[str, str]], *, is_open: bool
) -> dict[tuple[str, str, int | None], list[str]]:
    """Return why words were proposed, by list, word and decision, the first reason first."""
    by_list = defaultdict[str, list[str]](list)
    for lexicon, word in words:
        by_list[lexicon].append(word)
    kind = _rows.decided.is_(None) if is_open else _rows.decided.is_not(None)
    found = defaultdict[tuple[str, str, int | None], list[str]](list)
    for lexicon, some in by_list.items():
        these = kind & (_rows.lexicon == lexicon) & _rows.word.in_(some) & (_rows.reason != "")
        query = select(_rows.word, _rows.decided, _rows.reason).where(these)
        for word, decided, reason in connection.execute(query.order_by(_rows.at)):
            found[lexicon, word, decided].append(reason)
    return found


def forget(connection: Connection, identities: Collection[str]) -> None:
    """Take a person out of what they proposed and decided. The words stay, without the reasons."""
    mine = update(schema.proposals).where(_rows.person.in_(identities))
    connection.execute(mine.values(person=None, reason=""))
    decided = update(schema.proposals).where(_rows.decided_by.in_(identities))
    connection.execute(decided.values(decided_by=None, note=""))
