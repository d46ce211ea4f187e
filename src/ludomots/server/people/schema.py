"""The tables of the database about people: names, looks, ways to log in, sessions and mutes."""

from sqlalchemy import BigInteger, Column, Index, String, Text

from ludomots.server.metadata import filled, key, table, time

people = table("people", key("id"), filled("name", String(32)))
"""The names that people chose. A guest without a name exists only in the cookie."""

looks = table("looks", key("person"), filled("face", String(16)), filled("colour", String(16)))
"""The faces and colours that people chose (``tables/looks.py``)."""

merged = table(
    "merged", key("guest"), filled("person", String(64)), Index("merged_by_person", "person")
)
"""Guests who logged in as a person: their seats are the seats of that person."""

passkeys = table(
    "passkeys",
    Column("id", String(1400), primary_key=True),
    filled("person", String(64)),
    filled("public_key", Text),
    filled("sign_count", BigInteger),
    filled("transports", String(100)),
    Index("passkeys_by_person", "person"),
)
"""The public keys of people's passkeys, base64url."""

challenges = table(
    "challenges",
    Column("challenge", String(128), primary_key=True),
    Column("person", String(64)),
    time("expires"),
)
"""What a passkey is asked to sign, once: to be added to a person, or to log in (no person)."""

codes = table("codes", key("person"), filled("hash", String(64), unique=True), time("expires"))
"""The hash of the code with which a person may log in once on another device."""

recovery_sheets = table(
    "recovery_sheets", key("person"), filled("hash", String(64), unique=True), time("at")
)
"""The hash of the code that a person printed to log in with if all their devices are lost, and when
it was made. It is valid until another one is made."""

sessions = table(
    "sessions",
    key("id"),
    filled("person", String(64)),
    time("begun"),
    time("seen"),
    filled("browser", String(32)),
    Index("sessions_by_person", "person"),
)
"""The browsers in which people are logged in; guests who have nothing to protect have no row."""

revocations = table(
    "revocations",
    key("subject"),
    time("at"),
    filled("kept", String(64)),
    Index("revocations_by_time", "at"),
)
"""Sessions that are over: one, by its id, or all of a person, by the hash of the person's id."""

mutes = table("mutes", key("person"), key("muted"), Index("mutes_by_muted", "muted"))
"""Who muted whom."""
