"""Which browser somebody uses, in rough words: enough to recognise one's own devices."""

import hashlib
import unicodedata
from functools import cache
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Scope
from msgspec.structs import replace

from ludomots.core.player import LEVELS, YARDSTICK
from ludomots.server.language import language_of
from ludomots.server.people import cookie
from ludomots.server.people.cookie import Session
from ludomots.server.people.people import Known, People, new_id
from ludomots.server.people.sessions import token_header
from ludomots.tables import Refused, Table
from ludomots.tables.looks import Look, is_name, look_made_from
from ludomots.texts import LANGUAGES, texts

_BROWSERS = (
    ("ludomots", ("ludomots",)),
    ("edge", ("edg/", "edga/", "edgios/")),
    ("opera", ("opr/",)),
    ("samsung", ("samsungbrowser",)),
    ("firefox", ("firefox/", "fxios/")),
    ("chrome", ("chrome/", "crios/", "chromium/")),
    ("safari", ("safari/",)),
)
_SYSTEMS = (
    ("iphone", ("iphone",)),
    ("ipad", ("ipad",)),
    ("android", ("android",)),
    ("windows", ("windows",)),
    ("mac", ("mac os", "macintosh")),
    ("chromebook", ("cros ",)),
    ("linux", ("linux", "x11")),
)
_OTHER = "other"


def browser_of(user_agent: str) -> str:
    """Return the names of browser and system, as the texts ``site-browser`` and ``site-system``
    know them.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0")
    'firefox linux'
    >>> browser_of("curl/8")
    'other other'
    """
    said = user_agent.lower()
    return f"{_first(_BROWSERS, said)} {_first(_SYSTEMS, said)}"


def _first(known: tuple[tuple[str, tuple[str, ...]], ...], said: str) -> str:
    return next((name for name, signs in known if any(one in said for one in signs)), _OTHER)


_KINDS = ("play-level", "play-bot")


def check_name(name: str) -> None:
    """Refuse a name that cannot be seen, or that is a computer player's, also with a number."""
    if not is_name(name):
        raise Refused("name")
    if _letters(name) in _reserved():
        raise Refused("name-reserved")


@cache
def _reserved() -> frozenset[str]:
    """Return what the levels and the computer players are called, in every language."""
    levels = (*LEVELS, YARDSTICK)
    said = (
        texts(language)(f"{kind}-{level}")
        for language in LANGUAGES
        for kind in _KINDS
        for level in levels
    )
    return frozenset(map(_letters, (*levels, *said)))


def _letters(name: str) -> str:
    """Return the letters of a name without case and accents: what people would take it for."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(character for character in plain if character.isalpha())


Connection = ASGIConnection[Any, Any, Any, Any]

_PERSON, _COOKIES = "person", "new_cookies"


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A visitor. ``kept`` if there is a passkey; ``guests`` are earlier identities.

    ``was_logged_out``: the cookie is of a session that is over, so that this is a guest for the
    time of one request.
    """

    id: str
    name: str
    look: Look
    language: str
    session: Session
    has_name: bool = False
    was_logged_out: bool = False
    kept: bool = False
    guests: tuple[str, ...] = ()

    @property
    def identities(self) -> tuple[str, ...]:
        """The identities under which this person may hold seats."""
        return (self.id, *self.guests)

    def at(self, table: Table) -> str:
        """Return the identity of this person at a table: the one that has a seat there, or that the
        owner removed."""
        if self.id in table.people:
            return self.id
        known = {*table.people, *table.removed}
        return next((one for one in self.guests if one in known), self.id)

    def look_as(self, name: str) -> Look:
        """Return the look of a seat that this person takes under a name: another name is that of
        somebody else at the same device."""
        return self.look if name == self.name else look_made_from(name)


async def person_of(connection: Connection) -> Person:
    """Return who sends a request; a new visitor becomes a guest, whose cookie the answer sets."""
    state = connection.scope["state"]
    known: Person | None = state.get(_PERSON)
    if known is not None:
        return known
    people, node = people_of(connection), connection.app.state.node
    key = await people.key()
    session = cookie.read(key, connection.cookies.get(cookie.NAME))
    was_logged_out = session is not None and node.sessions.is_over(session)
    if session is None or was_logged_out:
        found = Known(new_id(), None, kept=False, guests=())
    else:
        found = await people.find(session.person)
    if session is None or was_logged_out:
        session = node.sessions.begin(found.id)
        if not was_logged_out:  # a login in the same browser may just be setting another cookie
            become(connection, key, session)
    if connection.client is not None:
        for one in (found.id, *found.guests):
            node.addresses.note(one, connection.client.host)
    person = named(found, language_of(connection), session)
    state[_PERSON] = person = replace(person, was_logged_out=was_logged_out)
    return person


def people_of(connection: Connection) -> People:
    """Return the people of the site."""
    people: People = connection.app.state.people
    return people


async def the_person(scope: Scope) -> Person:
    """The dependency ``person`` of handlers."""
    return await person_of(ASGIConnection(scope))


def named(known: Known, language: str, session: Session) -> Person:
    """Return a person with the name and the look that they chose, or with those of a guest."""
    return Person(
        id=known.id,
        name=known.name or guest_name(known.id, language),
        look=known.look or look_made_from(known.id),
        language=language,
        session=session,
        has_name=known.name is not None,
        kept=known.kept,
        guests=known.guests,
    )


def guest_name(identity: str, language: str) -> str:
    """Return the name of somebody who chose none."""
    number = int.from_bytes(hashlib.sha256(identity.encode()).digest()[:4], "big") % 9000 + 1000
    return texts(language)("person-guest", number=str(number))


def become(connection: Connection, key: bytes, session: Session) -> None:
    """Let the answer set the cookies of a session: from now on the visitor has it."""
    state = connection.scope["state"]
    state.pop(_PERSON, None)
    state[_COOKIES] = [cookie.header(key, session), token_header(key, session)]


def forget(connection: Connection) -> None:
    """Let the answer delete the cookie; the next visit is somebody new."""
    state = connection.scope["state"]
    state.pop(_PERSON, None)
    state[_COOKIES] = [cookie.header_that_forgets()]


def browser_in(connection: Connection) -> str:
    """Return which browser sends a request."""
    return browser_of(connection.headers.get("user-agent", ""))


def new_cookies(scope: Scope) -> list[bytes]:
    """Return what sets the cookies that the answer is to set."""
    cookies: list[bytes] = scope.get("state", {}).get(_COOKIES, [])
    return cookies
