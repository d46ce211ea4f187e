"""Mails, sent over the operator's mail server by the library of Python, in a thread."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from ludomots.server.notices.settings import NoticeSettings

TIMEOUT = 8.0
"""Seconds that a mail server has for each step."""
_LONGEST = 12.0
"""Seconds after which nobody waits for a mail any longer: others must be told, too."""
_PLAIN, _SUBMISSION, _TLS = 25, 587, 465

NotSent = (OSError, smtplib.SMTPException)
"""What is raised if a mail could not be sent."""


class Mail(NamedTuple):
    """A mail. ``name`` makes its Message-ID: sent again, it is the same mail. ``stop`` is an
    address that ends such mails in one click (RFC 8058)."""

    to: str
    name: str
    subject: str
    text: str
    at: int
    stop: str | None = None


def read_server(address: str) -> SplitResult:
    """Return the parts of the address of a mail server, or raise ``ValueError``."""
    parts = urlsplit(address)
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname or parts.path.strip("/"):
        raise ValueError(address)
    _ = parts.port
    return parts


def facts_of(error: Exception) -> dict[str, str | int | None]:
    """Return why a mail could not be sent, for the log: no address of anybody."""
    return {"error": type(error).__name__, "code": getattr(error, "smtp_code", None)}


async def send(mail: Mail, settings: NoticeSettings) -> None:
    """Send a mail, or raise one of ``NotSent``."""
    async with asyncio.timeout(_LONGEST):
        await asyncio.to_thread(_send, _message(mail, settings), settings.mail_server or "")


def _message(mail: Mail, settings: NoticeSettings) -> EmailMessage:
    sender = settings.mail_from or ""
    message = EmailMessage()
    message["From"] = f"Ludomots <{sender}>"
    message["To"] = mail.to
    message["Subject"] = mail.subject
    message["Date"] = formatdate(mail.at / 1000)
    message["Message-ID"] = f"<{mail.name}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if mail.stop is not None:
        message["List-Unsubscribe"] = f"<{mail.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message


def _send(message: EmailMessage, server: str) -> None:
    parts = read_server(server)
    host, user = parts.hostname or "", unquote(parts.username or "")
    secure = ssl.create_default_context()
    if parts.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or _TLS, timeout=TIMEOUT, context=secure
        )
    else:
        port = parts.port or (_SUBMISSION if user else _PLAIN)
        connection = smtplib.SMTP(host, port, timeout=TIMEOUT)
    with connection:
        connection.ehlo()
        if parts.scheme == "smtp" and connection.has_extn("starttls"):
            connection.starttls(context=secure)
        if user:
            connection.login(user, unquote(parts.password or ""))
        connection.send_message(message)
