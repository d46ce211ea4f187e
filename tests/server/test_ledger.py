"""Limits count what visitors use at all nodes together."""

from ludomots.server.live.budgets import Ledger, Sockets
from ludomots.server.operators.limits import Limits, Rate

LIMITS = Limits(
    tries_of_address=Rate(at_once=60, a_second=1), requests_of_person=Rate(at_once=200, a_second=20)
)


class Nodes:
    """Some nodes with one clock that hear of each other when the story says so."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self.nodes = [Ledger(LIMITS, lambda: self.now) for _ in range(count)]

    def tell(self) -> None:
        """Let each node tell the others what was taken there."""
        for one in self.nodes:
            report = one.report()
            for other in self.nodes:
                if report is not None and other is not one:
                    other.take_in(report)

    def take(self, name: str, at: int) -> int:
        """Take permits at a node until there are none, and return how many there were."""
        taken = 0
        while not self.nodes[at][name].wait("somebody"):
            taken += 1
        return taken


def test_what_was_taken_at_one_node_is_missing_at_the_others() -> None:
    nodes = Nodes(3)
    assert nodes.take("tries_of_address", at=0) == 60
    nodes.tell()
    assert [nodes.take("tries_of_address", at) for at in (1, 2)] == [0, 0]
    nodes.now = 10
    assert nodes.take("tries_of_address", at=2) == 10
    nodes.tell()
    assert nodes.take("tries_of_address", at=1) == 0


def test_what_slips_through_at_once_is_paid_back() -> None:
    """Whoever asks all nodes at the same moment gets what is allowed at once from each of them, and
    then nothing for as long as that is too much."""
    nodes = Nodes(3)
    assert [nodes.take("tries_of_address", at) for at in range(3)] == [60, 60, 60]
    nodes.tell()
    nodes.now = 120
    assert [nodes.take("tries_of_address", at) for at in range(3)] == [0, 0, 0]
    assert nodes.nodes[0]["tries_of_address"].wait("somebody") == 1
    nodes.now = 125
    assert nodes.take("tries_of_address", at=0) == 5


def test_little_is_told_later_so_that_ordinary_visitors_cost_no_message() -> None:
    nodes = Nodes(2)
    one, other = nodes.nodes
    for _ in range(9):
        one["requests_of_person"].wait("somebody")
    assert one.report() is None
    one["requests_of_person"].wait("somebody")
    nodes.tell()
    assert nodes.take("requests_of_person", at=1) == 190
    assert other.report() is not None
    assert other.report() is None


def test_permits_are_taken_with_and_without_a_debt_and_given_back() -> None:
    tries = Ledger(LIMITS, lambda: 0.0)["tries_of_address"]
    tries.drain("somebody", 100)
    assert tries.wait("somebody") == 1
    tries.charge("somebody", -2)
    assert [tries.wait("somebody") for _ in range(3)] == [0, 0, 1]
    tries.charge("somebody", 5)
    assert tries.wait("somebody") == 6


def test_sockets_are_counted_over_all_nodes_until_one_is_silent() -> None:
    now = 0.0
    one, other = Sockets(lambda: now), Sockets(lambda: now)
    most = {"person eve": 32}
    opened = [one.open(most) for _ in range(20)]
    other.heard("one", one.untold())
    assert sum(other.open(most) is not None for _ in range(20)) == 12
    assert opened[0] is not None
    opened[0]()
    other.heard("one", one.untold())
    assert other.open(most) is not None
    now = 11
    assert one.untold() == {"person eve": 19}, "it is told again, for nodes that came later"
    now = 31
    other.untold()
    assert other.count("person eve") == 13, "the node that was not heard of is gone"
