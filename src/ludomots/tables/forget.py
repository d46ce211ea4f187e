"""A person taken out of a log: the only change that is ever made to entries already stored."""

import hashlib
from collections.abc import Iterable

import msgspec

from ludomots.tables.events import Entry, Forgotten

ERASED = "erased:"
"""The identities that erased people have in the logs begin with it."""


def digest(identity: str) -> str:
    """Return the hash by which an event names an identity that is to be forgotten."""
    return hashlib.sha256(identity.encode()).hexdigest()


def mentions(entry: Entry, identity: str) -> bool:
    """Return whether an entry holds an identity."""
    return identity in _identities(msgspec.to_builtins(entry))


def identities_in(entries: Iterable[Entry]) -> set[str]:
    """Return everybody whom some entries name."""
    return {one for entry in entries for one in _identities(msgspec.to_builtins(entry))}


def forgotten_in(entries: Iterable[Entry], event: Forgotten) -> str | None:
    """Return the identity to be forgotten, ``None`` if these entries do not hold it any more."""
    found = identities_in(entries)
    return next((one for one in found if digest(one) == event.was), None)


def rewritten(entry: Entry, old: str, event: Forgotten) -> Entry:
    """Return an entry with the new identity and name of a person in the place of the old ones."""
    return msgspec.convert(_replaced(msgspec.to_builtins(entry), old, event), Entry)


_FIELDS = ("by", "owner", "identity")
"""The fields of an entry that can hold an identity."""


def _identities(value: object) -> set[str]:
    match value:
        case dict():
            here = {value[field] for field in _FIELDS if isinstance(value.get(field), str)}
            return here.union(*map(_identities, value.values()))
        case list() | tuple():
            return set().union(*map(_identities, value))
        case _:
            return set()


def _replaced(value: object, old: str, event: Forgotten) -> object:
    match value:
        case dict():
            new = {name: _replaced(part, old, event) for name, part in value.items()}
            mine = {field: event.identity for field in _FIELDS if value.get(field) == old}
            is_seat = "name" in value and "identity" in mine
            named = {"name": event.name, "look": None} if is_seat else {}
            return new | mine | named
        case list() | tuple():
            return [_replaced(part, old, event) for part in value]
        case _:
            return value
