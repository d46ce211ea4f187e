"""What operators decide: bans, mutes, refused words."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.addresses import hidden, network_of
from ludomots.server.node import Node
from ludomots.server.operators.acting import (
    Because,
    Id,
    Reason,
    Someone,
    Until,
    act,
    check_end,
    page_number,
    someones,
)
from ludomots.server.operators.audit import COMMAND_LINE
from ludomots.server.operators.reports import Reports
from ludomots.server.operators.sanctions import Kind, Sanction, Sanctions, WordFilter, new_sanction
from ludomots.server.people.people import People
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.words import fold

WordList = Literal["fr", "en", "nl"]


class OperatorSanction(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What holds for a person, an address, or both. Addresses are not known in plain.

    A ``ban`` lets nobody play, a ``mute`` chat, a ``name`` choose another name.

    ``by`` is nobody if the command line or an erased operator decided it.
    """

    id: str
    kind: Kind
    person: Someone | None
    has_address: bool
    since: int
    until: int
    reason: str
    by: Someone | None


class WantedSanction(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What an operator decides, until a time in milliseconds.

    ``person`` is whom it is about; ``with_address``: also the address that the person comes from,
    as soon as it is known. ``address`` is an address in plain. ``report`` stands for the person of
    a report and, ``with_address``, for the address they had then.
    """

    kind: Literal["ban", "mute"]
    until: Until
    reason: Reason
    person: Id | None = None
    address: Id | None = None
    report: Id | None = None
    with_address: bool = False


class FilteredWord(msgspec.Struct, frozen=True, rename="camel"):
    """A refused word in capitals A–Z; ``is_usual`` if it is refused without any operator."""

    language: str
    word: str
    is_usual: bool


class ChangedWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to be refused or allowed in a language; accents and case do not matter."""

    language: WordList
    word: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""


@get("/sanctions")
async def sanctions(
    person: NamedDependency[Person], node: NamedDependency[Node], page: FromQuery[int] = 0
) -> list[OperatorSanction]:
    """Return a page of 50 bans and mutes that hold now, the latest first."""
    found = await Sanctions(node.database).page(node.now(), page_number(page))
    return await shown_sanctions(node, found, person.language)


@post("/sanctions")
async def decide(
    data: JSONBody[WantedSanction], person: NamedDependency[Person], node: NamedDependency[Node]
) -> OperatorSanction:
    """Ban or mute a person, or ban an address."""
    check_end(node, data.until)
    subject, network = await _subject(node, data)
    if subject is None and network is None:
        raise Unanswerable("sanction-nobody", 400)
    target = subject or "an address"
    this = act(node, person, "banned" if data.kind == "ban" else "muted", target, data.reason)
    wanted = new_sanction(
        this,
        data.kind,
        data.until,
        person=subject,
        network=network,
        with_address=data.with_address and subject is not None,
    )
    made = await Sanctions(node.database).add(this, wanted)
    await node.moderation.decided()
    return (await shown_sanctions(node, [made], person.language))[0]


@post("/sanctions/{sanction:str}/lift", status_code=204)
async def lift(
    sanction: FromPath[str],
    data: JSONBody[Because],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """End a ban or a mute before its time."""
    await Sanctions(node.database).lift(act(node, person, "lifted", sanction, data.reason))
    await node.moderation.decided()


@get("/words")
async def words(
    node: NamedDependency[Node], language: FromQuery[WordList] = "fr"
) -> list[FilteredWord]:
    """Return the words of a language that are refused in names and chat."""
    found = await WordFilter(node.database).words(language)
    return [FilteredWord(*one) for one in found]


@post("/words", status_code=204)
async def add_word(
    data: JSONBody[ChangedWord], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Refuse a word in names and chat from now on."""
    await _switch(node, person, data, refused=True)


@post("/words/remove", status_code=204)
async def remove_word(
    data: JSONBody[ChangedWord], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Allow a word again."""
    await _switch(node, person, data, refused=False)


async def shown_sanctions(
    node: Node, found: Iterable[Sanction], language: str
) -> list[OperatorSanction]:
    """Return sanctions as operators see them."""
    held = list(found)
    ids = {one for sanction in held for one in (sanction.person, sanction.by)}
    known = await someones(node, ids - {COMMAND_LINE}, language)
    return [
        OperatorSanction(
            id=one.id,
            kind=one.kind,
            person=known.get(one.person or ""),
            has_address=one.network is not None,
            since=one.since,
            until=one.until,
            reason=one.reason,
            by=known.get(one.by),
        )
        for one in held
    ]


async def _subject(node: Node, data: WantedSanction) -> tuple[str | None, str | None]:
    """Return the person and the hidden address that a sanction is to be about."""
    subject, network = data.person, None
    if data.report is not None:
        report = await Reports(node.database).find(data.report)
        subject = report.person
        network = report.network if data.with_address else None
    if data.address is not None:
        key = await People(node.database).key()
        network = hidden(key, network_of(data.address.strip()))
    if network is None and data.with_address and subject is not None:
        network = node.moderation.hidden_address(subject)
    return subject, network


async def _switch(node: Node, person: Person, data: ChangedWord, *, refused: bool) -> None:
    word = fold(data.word)
    action = "word-refused" if refused else "word-allowed"
    this = act(node, person, action, f"{data.language} {word}", data.reason)
    await WordFilter(node.database).switch(this, data.language, word, refused=refused)
    await node.moderation.decided()
