"""A push service and a mail server of our own on loopback, and browsers that read what arrives."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludomots.server.notices.push import to_base64

_CURVE = ec.SECP256R1()


class Browser:
    """A browser that subscribed: it made the keys with which it reads its messages."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(_CURVE)
        self._secret = os.urandom(16)
        self.endpoint = endpoint

    @property
    def subscription(self) -> dict[str, Any]:
        """What the page sends to the server, as ``PushSubscription.toJSON`` writes it."""
        keys = {"p256dh": to_base64(self._point), "auth": to_base64(self._secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    @property
    def _point(self) -> bytes:
        public = self._key.public_key()
        return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> dict[str, Any]:
        """Return the message of a body (RFC 8291); one that is not for this browser fails."""
        salt, point, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = _derived(shared, self._secret, b"WebPush: info\0" + self._point + point, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        message: dict[str, Any] = json.loads(padded.rstrip(b"\0")[:-1])
        return message


class Pushed(NamedTuple):
    """What arrived at the push service: to which address, with which headers."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages and keeps them; ``answer`` is the status it answers with, as long as it
    ``answers``."""

    def __init__(self) -> None:
        self.came: list[Pushed] = []
        self.answer = 201
        self.answers = asyncio.Event()
        self.answers.set()
        self.port = 0

    def browser(self, name: str) -> Browser:
        """Return a browser of this service."""
        return Browser(f"http://127.0.0.1:{self.port}/{name}")

    def read_by(self, browser: Browser) -> list[dict[str, Any]]:
        """Return the messages that arrived for a browser."""
        return [browser.read(one.body) for one in self.came if browser.endpoint.endswith(one.path)]

    async def until(self, count: int) -> None:
        """Wait until some messages have arrived."""
        while len(self.came) < count:
            await asyncio.sleep(0.01)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it; a sender that dies meanwhile has sent nothing."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await self._take(reader, writer)
        writer.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.came.append(Pushed(head[0].split(" ")[1], headers, body))
        await self.answers.wait()
        writer.write(f"HTTP/1.1 {self.answer} Said\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service that listens."""
    service = PushService()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


class MailServer:
    """A small SMTP server that keeps what it takes; ``refuses`` lets it refuse every mail."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.refuses = False
        self.address = ""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk to one client until it leaves, or dies."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await self._talk(reader, writer)
        writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.strip().upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                writer.write(self._keep(data[:-5]))
            elif word.startswith(b"EHLO"):
                writer.write(b"250-here\r\n250 8BITMIME\r\n")
            elif word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
            await writer.drain()

    def _keep(self, data: bytes) -> bytes:
        if self.refuses:
            return b"451 not now\r\n"
        mail = message_from_bytes(data.replace(b"\r\n..", b"\r\n."), policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.came.append(mail)
        return b"250 taken\r\n"


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    """A mail server that listens."""
    found = MailServer()
    server = await asyncio.start_server(found.talk, "127.0.0.1", 0)
    found.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield found


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)
