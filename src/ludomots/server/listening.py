"""Where the server listens, and in a sentence why it cannot."""

import errno
import socket

from ludomots.texts import Texts

EVERYWHERE = "::"
"""Where a server listens for IPv6 and, if the system can, for IPv4."""

_BACKLOG = 2048
_NOT_HERE = {errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL}
"""What the system says of an address of another machine, and of a name that nobody has."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or raise ``OSError``. At ``::`` it listens for everybody, by
    IPv4 as well where the system can do both."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == EVERYWHERE and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both)


def address_of(host: str, port: int) -> str:
    """Return the address by which a browser on this machine reaches the server."""
    shown = "localhost" if host in {"127.0.0.1", "::1", "0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{shown}:{port}/"


def why_not(error: OSError, host: str, port: int, say: Texts) -> str:
    """Return why nothing can listen there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return say("serve-port-taken", port=str(port), other=str(port + 1))
    if error.errno == errno.EACCES:
        return say("serve-port-rights", port=str(port))
    if error.errno in _NOT_HERE:
        return say("serve-no-host", host=host)
    why = error.strerror or str(error)
    return say("serve-cannot-listen", address=address_of(host, port), why=why)
