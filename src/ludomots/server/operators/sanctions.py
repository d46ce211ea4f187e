"""What people may not do until a certain time: play (``ban``), chat (``mute``), or choose a name
(``name``). A ban may be about an address, too."""

import secrets
from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ludomots.server.database import Database
from ludomots.server.operators import schema
from ludomots.server.operators.audit import ERASED, PAGE, Act, NothingThere, carry_out
from ludomots.server.people import schema as people_schema
from ludomots.words.files import LANGUAGES
from ludomots.words.filter import Lists, usual_words

Kind = Literal["ban", "mute", "name"]

_sanctions = schema.sanctions.c
_merged = people_schema.merged.c
_LATEST = select(*_sanctions).order_by(_sanctions.since.desc(), _sanctions.id)


class Sanction(NamedTuple):
    """What holds for a person, an address (``network``, a hash of it), or both.

    ``with_address``: it is to hold for the person's address as soon as that is known.
    """

    id: str
    kind: Kind
    person: str | None
    network: str | None
    with_address: bool
    since: int
    until: int
    reason: str
    by: str


class InForce(NamedTuple):
    """A sanction that holds now, with all identities of the person."""

    sanction: Sanction
    identities: tuple[str, ...]


def new_sanction(
    act: Act,
    kind: Kind,
    until: int,
    *,
    person: str | None = None,
    network: str | None = None,
    with_address: bool = False,
) -> Sanction:
    """Return what an act of an operator brings."""
    known = secrets.token_hex(8)
    return Sanction(known, kind, person, network, with_address, act.at, until, act.reason, act.by)


class Sanctions:
    """The sanctions of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, act: Act, wanted: Sanction) -> Sanction:
        """Store a sanction and return it. A guest who logged in since then counts as the person."""
        return await carry_out(self._database, act, lambda one: impose(one, wanted))

    async def lift(self, act: Act) -> None:
        """End the sanction that is the target of an act, or raise ``NothingThere``."""
        this = delete(schema.sanctions).where(_sanctions.id == act.target)

        def lift(connection: Connection) -> None:
            if not connection.execute(this).rowcount:
                raise NothingThere(act.target)

        await carry_out(self._database, act, lift)

    async def fill_in(self, act: Act, network: str) -> None:
        """Let the sanction that is the target of an act hold for an address, too.

        ``NothingThere`` if it has been lifted, or holds for an address already.
        """
        this = (_sanctions.id == act.target) & _sanctions.network.is_(None)
        change = update(schema.sanctions).where(this).values(network=network)

        def fill_in(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                raise NothingThere(act.target)

        await carry_out(self._database, act, fill_in)

    async def page(self, now: int, page: int = 0) -> list[Sanction]:
        """Return a page of those that hold now, the latest first."""
        query = _LATEST.where(_sanctions.until > now).limit(PAGE).offset(page * PAGE)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [_sanction(row) for row in rows]

    async def of(self, people: Collection[str], now: int) -> list[Sanction]:
        """Return those that hold now for some people."""
        query = _LATEST.where(_sanctions.until > now, _sanctions.person.in_(people))
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [_sanction(row) for row in rows]

    async def in_force(self, now: int) -> list[InForce]:
        """Return all that hold now."""
        query = _LATEST.where(_sanctions.until > now)
        held = select(_sanctions.person).where(_sanctions.until > now)
        guests = select(_merged.guest, _merged.person).where(_merged.person.in_(held))

        def in_force(connection: Connection) -> list[InForce]:
            earlier: dict[str, list[str]] = {}
            for row in connection.execute(guests):
                earlier.setdefault(row.person, []).append(row.guest)
            found = [_sanction(row) for row in connection.execute(query)]
            return [InForce(one, _identities(one, earlier)) for one in found]

        return await self._database.read(in_force)


def impose(connection: Connection, wanted: Sanction) -> Sanction:
    """Store a sanction and return it, as ``Sanctions.add`` does."""
    connection.execute(delete(schema.sanctions).where(_sanctions.until <= wanted.since))
    logged_in = select(_merged.person).where(_merged.guest == wanted.person)
    sanction = wanted._replace(person=connection.scalar(logged_in) or wanted.person)
    connection.execute(insert(schema.sanctions), sanction._asdict())
    return sanction


def forget(connection: Connection, identities: Collection[str]) -> None:
    """Take a person out of all sanctions, also as the operator who imposed them. One that holds for
    an address too stays for that."""
    mine = _sanctions.person.in_(identities)
    connection.execute(delete(schema.sanctions).where(mine, _sanctions.network.is_(None)))
    connection.execute(update(schema.sanctions).where(mine).values(person=None))
    imposed = update(schema.sanctions).where(_sanctions.by.in_(identities))
    connection.execute(imposed.values(by=ERASED))


def _identities(sanction: Sanction, earlier: dict[str, list[str]]) -> tuple[str, ...]:
    if sanction.person is None:
        return ()
    return (sanction.person, *earlier.get(sanction.person, ()))


def _sanction(row: object) -> Sanction:
    found = Sanction(*row)  # type: ignore[misc]
    return found._replace(with_address=bool(found.with_address))


_filter = schema.filtered_words.c


class FilteredWord(NamedTuple):
    """A refused word of a language; ``is_usual`` if it is refused without any operator."""

    language: str
    word: str
    is_usual: bool


class Change(NamedTuple):
    """That operators refuse a word, or allow one that is refused usually."""

    language: str
    word: str
    refused: int


def lists_with(changes: Iterable[Change]) -> Lists:
    """Return the refused words of each language, after the changes that operators made."""
    found = {name: set(usual_words(name)) for name in LANGUAGES}
    for one in changes:
        switch = set.add if one.refused else set.discard
        switch(found.get(one.language, set()), one.word)
    return {name: frozenset(words) for name, words in found.items()}


class WordFilter:
    """The filtered words of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def changes(self) -> list[Change]:
        """Return what operators changed."""
        query = select(_filter.language, _filter.word, _filter.refused)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Change(*row) for row in rows]

    async def words(self, language: str) -> list[FilteredWord]:
        """Return the refused words of a language in alphabetical order."""
        refused = lists_with(await self.changes())[language]
        usual = usual_words(language)
        return [FilteredWord(language, word, word in usual) for word in sorted(refused)]

    async def switch(self, act: Act, language: str, word: str, *, refused: bool) -> None:
        """Add a word, in capitals A–Z, to the list of a language or remove it.

        ``NothingThere`` if a word to be removed is not in the list.
        """
        this = (_filter.language == language) & (_filter.word == word)
        is_usual = word in usual_words(language)

        def switch(connection: Connection) -> None:
            changed = connection.execute(delete(schema.filtered_words).where(this)).rowcount
            if not refused and not changed and not is_usual:
                raise NothingThere(word)
            if refused != is_usual:
                row = {"language": language, "word": word, "refused": int(refused)}
                connection.execute(insert(schema.filtered_words), row)

        await carry_out(self._database, act, switch)
