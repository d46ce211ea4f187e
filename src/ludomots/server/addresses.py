"""From which address each person came last; it is kept in memory only, and for a while."""

from collections import OrderedDict

from ludomots.store.networks import network_of

_REMEMBERED = 50_000


class Addresses:
    """The addresses of the people who visited this node."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, host: str) -> None:
        """Note that a person visits from a host."""
        self._of[person] = network_of(host)
        self._of.move_to_end(person)
        if len(self._of) > _REMEMBERED:
            self._of.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the address of a person; somebody unknown counts as an address alone."""
        return self._of.get(person, person)
