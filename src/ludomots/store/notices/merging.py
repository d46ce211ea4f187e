"""A guest who logs in is told as the person that they are."""

from sqlalchemy import Connection, Select, delete, select, update

from ludomots.store import schema
from ludomots.store.decks import hand_over

_notices, _deliveries = schema.notices.c, schema.deliveries.c


def take_over(connection: Connection, guest: str, person: str) -> None:
    """Give the choices and notices of a guest to the person that the guest logged in as; what the
    person chose stays.

    The mail address, the calendar link and the browsers of the guest are forgotten: somebody else
    may have them, who would learn of the person's games. The browser of the login registers again.
    """
    choices = schema.notice_choices
    theirs = choices.c.person == guest
    if connection.scalar(select(choices.c.person).where(choices.c.person == person)) is None:
        connection.execute(update(choices).where(theirs).values(person=person))
    else:
        connection.execute(delete(choices).where(theirs))
    for table in (schema.notice_mails, schema.notice_calendars, schema.notice_devices):
        connection.execute(delete(table).where(table.c.person == guest))
    hand_over(connection, schema.notices_off, guest, person)
    _hand_over_notices(connection, guest, person)


def _hand_over_notices(connection: Connection, guest: str, person: str) -> None:
    """Give the notices of a guest to a person; of what both were to be told, the person's stays."""
    told = {(row.kind, row.key) for row in connection.execute(_of(person))}
    for row in connection.execute(_of(guest)).all():
        this = _notices.id == row.id
        if (row.kind, row.key) in told:
            connection.execute(delete(schema.notices).where(this))
            connection.execute(delete(schema.deliveries).where(_deliveries.notice == row.id))
        else:
            connection.execute(update(schema.notices).where(this).values(person=person))
    waiting = update(schema.deliveries).where(_deliveries.person == guest)
    connection.execute(waiting.values(person=person))


def _of(person: str) -> Select[tuple[str, str, str]]:
    return select(_notices.id, _notices.kind, _notices.key).where(_notices.person == person)
