"""A proxy of a few lines, which can be set up wrongly: it adds and drops headers of requests."""

import socket
import ssl
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_END = b"\r\n\r\n"


@contextmanager
def proxy(
    port: int,
    adds: Collection[bytes] = (),
    drops: Collection[bytes] = (),
    certificate: tuple[Path, Path] | None = None,
) -> Iterator[str]:
    """The address of a proxy before the server at a port.

    ``adds`` are whole headers, ``drops`` names in small letters. With a certificate (its key and
    itself) it speaks https.
    """
    with socket.create_server(("localhost", 0)) as listening:
        accept = listening
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate[1], certificate[0])
            accept = context.wrap_socket(listening, server_side=True)
        scheme = "http" if certificate is None else "https"

        def serve() -> None:
            while True:
                try:
                    visitor, _ = accept.accept()
                except ssl.SSLError:
                    continue
                except OSError:
                    return
                threading.Thread(
                    target=_handle, args=(visitor, port, adds, drops), daemon=True
                ).start()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        try:
            yield f"{scheme}://localhost:{accept.getsockname()[1]}"
        finally:
            with suppress(OSError):
                accept.shutdown(socket.SHUT_RDWR)
            accept.close()
            thread.join(5)


def _handle(
    visitor: socket.socket, port: int, adds: Collection[bytes], drops: Collection[bytes]
) -> None:
    """Hand one request on, its head changed, and then everything in both directions."""
    with visitor, suppress(OSError), socket.create_connection(("127.0.0.1", port)) as server:
        data = b""
        while _END not in data:
            more = visitor.recv(4096)
            if not more:
                return
            data += more
        head, _, rest = data.partition(_END)
        first, *headers = head.split(b"\r\n")
        kept = [one for one in headers if one.partition(b":")[0].lower() not in drops]
        server.sendall(b"\r\n".join([first, *kept, *adds]) + _END + rest)
        back = threading.Thread(target=_copy, args=(server, visitor), daemon=True)
        back.start()
        _copy(visitor, server)
        back.join(5)


def _copy(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(4096):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
