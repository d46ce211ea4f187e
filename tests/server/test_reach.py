"""By which addresses others reach a server, as its waiting rooms offer them."""

import socket
from ipaddress import IPv4Address, ip_address
from pathlib import Path

import pytest

from ludomots.server.addresses import network_of
from ludomots.server.local_network import (
    addresses_for_others,
    is_only_here,
    machine_addresses,
    useful,
)
from ludomots.server.starting import listen
from tests.server.stories import serving
from tests.story import story

LAPTOP = [ip_address("192.168.1.20"), ip_address("2001:db8::20")]


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("127.0.0.1", ()),
        ("127.0.0.2", ()),
        ("::1", ()),
        ("0.0.0.0", ("http://192.168.1.20:8000",)),  # noqa: S104
        ("::", ("http://192.168.1.20:8000", "http://[2001:db8::20]:8000")),
        ("192.168.1.7", ("http://192.168.1.7:8000",)),
        ("2001:db8::7", ("http://[2001:db8::7]:8000",)),
    ],
)
def test_addresses_follow_from_where_the_server_listens(
    host: str, addresses: tuple[str, ...]
) -> None:
    assert addresses_for_others(host, 8000, lambda: LAPTOP) == addresses
    assert is_only_here(host) == (not addresses)


def test_addresses_that_nobody_else_can_use_are_left_out() -> None:
    found = ["127.0.0.1", "169.254.3.4", "192.168.1.20", "fe80::1", "::1", "::", "192.168.1.20"]
    assert useful(found) == [IPv4Address("192.168.1.20")]


def test_what_is_found_on_this_machine_can_be_connected_to() -> None:
    for address in machine_addresses():
        family = socket.AF_INET6 if address.version == 6 else socket.AF_INET
        with (
            socket.create_server((str(address), 0), family=family) as listening,
            socket.create_connection(listening.getsockname()[:2], 5) as visitor,
        ):
            assert ip_address(visitor.getpeername()[0]) == address


def test_a_server_that_listens_everywhere_is_reached_by_ipv4_too() -> None:
    with (
        listen("::", 0) as listening,
        socket.create_connection(("127.0.0.1", listening.getsockname()[1]), 5),
    ):
        visitor, _ = listening.accept()
        with visitor:
            assert network_of(visitor.getpeername()[0]) == "127.0.0.1"


@story
async def test_the_addresses_are_told_to_visitors_from_the_same_machine_only(
    tmp_path: Path,
) -> None:
    everywhere = {"listens_at": "0.0.0.0", "machine_addresses": lambda: LAPTOP}  # noqa: S104
    async with serving(tmp_path, **everywhere) as server:
        visitor = await server.visitor()
        told = (await visitor.http.get("/api/reach")).json()
        assert told == {"addresses": [f"http://192.168.1.20:{server.port}"], "onlyHere": False}
        for header in ("x-forwarded-for", "via"):
            by_proxy = await visitor.http.get("/api/reach", headers={header: "203.0.113.9"})
            assert by_proxy.json() == {"addresses": [], "onlyHere": False}
    async with serving(tmp_path) as server:
        visitor = await server.visitor()
        assert (await visitor.http.get("/api/reach")).json() == {"addresses": [], "onlyHere": True}
