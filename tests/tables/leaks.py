"""What a message may not hold: the secret, identities, and whatever else the game hides."""

import base64
import random
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import Audience
from ludomots.tables import Table, listed, shown_since, view
from ludomots.tables.sentences import expected
from ludomots.tables.view import private_fields, public_view


def audiences(table: Table) -> list[Audience]:
    return [*range(len(table.seats)), "spectator", "reader"]


def messages(table: Table, audience: Audience, now: int) -> Iterator[bytes]:
    """Yield all that an audience can be sent of a table at one moment.

    What everybody sees of a game that is over shows a seat the hands of the others: they lie open.
    """
    yield msgspec.json.encode(view(table, audience, now))
    public = public_view(table)
    if public is not None and (table.outcome is None or not isinstance(audience, int)):
        yield msgspec.json.encode(public)
        yield msgspec.json.encode(private_fields(table, audience, public))
    yield msgspec.json.encode(shown_since(table, 0, audience))
    yield msgspec.json.encode(listed(table))
    seat = audience if isinstance(audience, int) else None
    yield msgspec.json.encode(expected(table, seat))


def leaks(table: Table, now: int, chance: random.Random) -> list[str]:
    """Return what leaks: facts that stand in a message, or hidden facts that change one."""
    found = []
    play = table.game
    for audience in audiences(table):
        sent = list(messages(table, audience, now))
        for name, fact in _never(table):
            found += [f"{name} to {audience}" for message in sent if fact in message]
        if play is not None:
            over = table.outcome is not None and not isinstance(audience, int)
            eyes: Audience = "reader" if over else audience
            state = table.kind.chance.twin(play.state, eyes, chance)
            twin = replace(table, game=replace(play, state=state))
            if list(messages(twin, audience, now)) != sent:
                found.append(f"hidden facts to {audience}")
    return found


def _never(table: Table) -> Iterator[tuple[str, bytes]]:
    for identity in table.people:
        yield "identity", identity.encode()
    if table.game is not None:
        yield "key", base64.b64encode(table.game.state.draws.key)
    if table.outcome is None:
        secret: Any = table.opened.secret
        yield "secret", base64.b64encode(secret)
        yield "secret", secret.hex().encode()
