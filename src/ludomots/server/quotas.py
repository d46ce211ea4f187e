"""How many tables one visitor may open: a table costs what its computer players cost.

It is counted for a person and for an address, so that dropping a cookie gains nothing. How many
tables of a person stand in the list is counted in the database, for all nodes together.
"""

import math
from collections.abc import Iterable

from litestar.exceptions import TooManyRequestsException

from ludomots.server.ledger import Ledger
from ludomots.tables.commands import Bot, Wanted

_COSTS = {"debutant": 1, "famille": 1, "club": 2, "champion": 3}
_OTHERS_COST = 3
"""What a computer player of another package is taken to cost."""


class Quotas:
    """What visitors have left."""

    def __init__(self, ledger: Ledger) -> None:
        self.listed_of_person = ledger.limits.listed_of_person
        self._of_person = ledger["openings_of_person"]
        self._of_address = ledger["openings_of_address"]
        self._listed = ledger["listed_of_address"]

    def take(self, person: str, address: str, seats: Iterable[Wanted], *, is_listed: bool) -> None:
        """Take what a table costs, or raise ``TooManyRequestsException``."""
        cost = 1 + sum(_cost(seat) for seat in seats)
        seconds = self._of_person.wait(person, cost) or self._of_address.wait(address, cost)
        if is_listed and not seconds:
            seconds = self._listed.wait(address)
        if seconds:
            raise TooManyRequestsException(headers={"retry-after": str(math.ceil(seconds))})


def _cost(seat: Wanted) -> int:
    return _COSTS.get(seat.level, _OTHERS_COST) if isinstance(seat, Bot) else 0
