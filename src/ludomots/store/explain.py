"""Why a database cannot be used, in a sentence for its operator, with what to do."""

from sqlalchemy.exc import SQLAlchemyError

from ludomots.store.database import BadAddress, NewerDatabase, place_of
from ludomots.store.outages import outage_of
from ludomots.texts import Texts

EXPLAINED = (BadAddress, NewerDatabase, OSError, SQLAlchemyError)
"""The errors that have a sentence."""


def explained(error: Exception, address: str, say: Texts) -> str:
    """Return a sentence that names the database, without its password."""
    match error:
        case BadAddress():
            return say("db-address")
        case NewerDatabase(found=found, known=known):
            return say("db-newer", place=place_of(address), found=found, known=known)
        case OSError():
            return say("db-file", file=str(error.filename or ""), why=error.strerror or "")
        case _:
            outage = outage_of(error)
            why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            name = "db-error" if outage is None else f"db-{outage.removeprefix('database-')}"
            return say(name, place=place_of(address), why=why)
