"""Being told when the page is closed: who is told what, and how it is sent."""

from ludomots.server.notices import schema
from ludomots.server.notices.outbox import forget, merge_notices
from ludomots.server.personal_data import Hidden, PersonalData, Shown, drop, hand_over

_choices, _off, _notices = schema.notice_choices.c, schema.notices_off.c, schema.notices.c
_devices, _mails = schema.notice_devices.c, schema.notice_mails.c
_calendars, _deliveries = schema.notice_calendars.c, schema.deliveries.c

PERSONAL_DATA = PersonalData(
    export=(
        Shown("notice_choices", _choices.person, (_choices.choices,)),
        Shown(
            "notice_devices", _devices.person, (_devices.endpoint, _devices.browser, _devices.since)
        ),
        Shown("notice_mail", _mails.person, (_mails.address, _mails.confirmed, _mails.since)),
        Shown("calendar", _calendars.person, (_calendars.link,)),
        Shown("notices_off", _off.person, (_off.table_id,)),
        Shown("notices", _notices.person, (_notices.kind, _notices.table_id, _notices.at)),
        Hidden(_deliveries.person, "what is still to be sent of notices"),
    ),
    merge=(
        hand_over(_choices.person, _off.person),
        # Somebody else may have them, who would learn of the person's games. The browser of the
        # login registers again.
        drop(_mails.person, _calendars.person, _devices.person),
        merge_notices,
    ),
    erase=(forget,),
)
