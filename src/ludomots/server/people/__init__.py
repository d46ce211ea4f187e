"""The people who visit: each is a guest at once, and may keep this identity with a passkey."""

from ludomots.server.people import schema
from ludomots.server.people.people import merge_guests, name_of
from ludomots.server.personal_data import (
    Hidden,
    PersonalData,
    Shown,
    drop,
    hand_over,
    hand_over_pairs,
    others,
)

_people, _looks, _merged, _mutes = schema.people.c, schema.looks.c, schema.merged.c, schema.mutes.c
_passkeys, _codes, _sheets = schema.passkeys.c, schema.codes.c, schema.recovery_sheets.c
_sessions = schema.sessions.c

PERSONAL_DATA = PersonalData(
    export=(
        Shown("profile", _people.id, tuple(_people)),
        Shown("look", _looks.person, others(_looks.person)),
        Shown("guests", _merged.person, (_merged.guest,)),
        Hidden(_merged.guest, "the same row as in guests"),
        Shown(
            "passkeys",
            _passkeys.person,
            (_passkeys.id, _passkeys.public_key, _passkeys.transports),
        ),
        Hidden(schema.challenges.c.person, "kept for five minutes, while a passkey is made"),
        Shown("codes", _codes.person, (_codes.expires,)),
        Shown("recovery_sheet", _sheets.person, (_sheets.at,)),
        # erasing a person ends the sessions first (``personal.py``)
        Shown(
            "sessions",
            _sessions.person,
            (_sessions.begun, _sessions.seen, _sessions.browser),
            is_deleted=False,
        ),
        Shown("mutes", _mutes.person, (name_of(_mutes.muted),)),
        Hidden(_mutes.muted, "whom somebody else mutes is theirs to know"),
    ),
    merge=(
        merge_guests,
        hand_over(_people.id, _looks.person),
        # somebody who holds the guest's recovery sheet must not log in as the person
        drop(_sheets.person),
        hand_over_pairs(_mutes.person, _mutes.muted),
    ),
)
