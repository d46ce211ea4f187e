"""The passkeys of people, and the challenges that passkeys are asked to sign, each only once."""

import ipaddress
import secrets
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludomots.server.database import Database
from ludomots.server.people import schema
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable

MOST = 20
"""How many passkeys one person may have."""
_CHALLENGE_BYTES = 32
_CHALLENGE_LIVES = 5 * 60 * 1000

_keys = schema.passkeys.c
_asked = schema.challenges.c


class Passkey(NamedTuple):
    """A passkey, its id and public key in base64url. ``transports``: how it can be reached."""

    id: str
    person: str
    public_key: str
    sign_count: int
    transports: str


class Passkeys:
    """The passkeys of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def challenge(self, person: str | None, now: int) -> str:
        """Return a new challenge: to add a passkey to a person, or to log in (no person)."""
        challenge = secrets.token_urlsafe(_CHALLENGE_BYTES)
        row = {"challenge": challenge, "person": person, "expires": now + _CHALLENGE_LIVES}

        def ask(connection: Connection) -> None:
            connection.execute(delete(schema.challenges).where(_asked.expires <= now))
            connection.execute(insert(schema.challenges), row)

        await self._database.write(ask)
        return challenge

    async def spend(self, challenge: str, person: str | None, now: int) -> bool:
        """Use a challenge up: return whether it was given for this purpose and has not expired."""
        spent = delete(schema.challenges).where(
            _asked.challenge == challenge,
            _asked.person.is_(None) if person is None else _asked.person == person,
            _asked.expires > now,
        )
        return bool(await self._database.write(lambda one: one.execute(spent).rowcount))

    async def add(self, passkey: Passkey) -> bool:
        """Store a new passkey; return false if the person has too many, or it is not new."""
        count = select(func.count()).where(_keys.person == passkey.person)

        def add(connection: Connection) -> bool:
            if (connection.scalar(count) or 0) >= MOST:
                return False
            connection.execute(insert(schema.passkeys), passkey._asdict())
            return True

        try:
            return await self._database.write(add)
        except IntegrityError:
            return False

    async def of(self, person: str) -> list[Passkey]:
        """Return the passkeys of a person."""
        query = select(schema.passkeys).where(_keys.person == person).order_by(_keys.id)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Passkey(*row) for row in rows]

    async def find(self, passkey_id: str) -> Passkey | None:
        """Return a passkey."""
        query = select(schema.passkeys).where(_keys.id == passkey_id)
        row = await self._database.read(lambda one: one.execute(query).one_or_none())
        return None if row is None else Passkey(*row)

    async def used(self, passkey_id: str, sign_count: int) -> None:
        """Store how often a passkey has signed; one that counts back was copied."""
        this = update(schema.passkeys).where(_keys.id == passkey_id)
        change = this.values(sign_count=sign_count)
        await self._database.write(lambda one: one.execute(change))


_SITE = "Ludomots"
_MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError)
"""What the library raises for data that no browser sends."""


class Place:
    """The address at which the site is visited, as passkeys know it."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        host = connection.headers.get("host", "")
        self.name = (connection.url.hostname or "").lower()
        self.origins = [f"https://{host}", f"http://{host}"]
        if not self.name or _is_number(self.name):
            raise Unanswerable("passkey-address", 400)


async def ask_to_add(passkeys: Passkeys, place: Place, person: Person, now: int) -> dict[str, Any]:
    """Return what the browser is to be asked for a new passkey."""
    options = generate_registration_options(
        rp_id=place.name,
        rp_name=_SITE,
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=base64url_to_bytes(await passkeys.challenge(person.id, now)),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(
                id=base64url_to_bytes(known.id), transports=_transports(known.transports)
            )
            for known in await passkeys.of(person.id)
        ],
    )
    return options_to_json_dict(options)


async def add(
    passkeys: Passkeys, place: Place, person: Person, answer: dict[str, Any], now: int
) -> None:
    """Store the new passkey that a browser answers with."""
    try:
        credential = parse_registration_credential_json(answer)
        signed = credential.response.client_data_json
        challenge = await _spent_challenge(passkeys, signed, person.id, now)
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origins,
        )
    except _MALFORMED as error:
        raise Unanswerable("passkey", 400) from error
    passkey = Passkey(
        id=bytes_to_base64url(verified.credential_id),
        person=person.id,
        public_key=bytes_to_base64url(verified.credential_public_key),
        sign_count=verified.sign_count,
        transports=" ".join(sorted(credential.response.transports or [])),
    )
    if not await passkeys.add(passkey):
        raise Unanswerable("passkey", 400)


async def ask_to_log_in(passkeys: Passkeys, place: Place, now: int) -> dict[str, Any]:
    """Return what the browser is to be asked to log in with any passkey of this site."""
    options = generate_authentication_options(
        rp_id=place.name,
        challenge=base64url_to_bytes(await passkeys.challenge(None, now)),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


async def log_in(passkeys: Passkeys, place: Place, answer: dict[str, Any], now: int) -> str:
    """Return the person whose passkey signed the challenge, or refuse."""
    try:
        credential = parse_authentication_credential_json(answer)
        signed = credential.response.client_data_json
        challenge = await _spent_challenge(passkeys, signed, None, now)
        known = await passkeys.find(bytes_to_base64url(credential.raw_id))
        if known is None:
            raise Unanswerable("passkey-unknown", 400)
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origins,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    except _MALFORMED as error:
        raise Unanswerable("passkey", 400) from error
    await passkeys.used(known.id, verified.new_sign_count)
    return known.person


async def _spent_challenge(
    passkeys: Passkeys, client_data: bytes, person: str | None, now: int
) -> bytes:
    """Use up the challenge that was signed and return it; refuse one that was not given."""
    challenge = parse_client_data_json(client_data).challenge
    if not await passkeys.spend(bytes_to_base64url(challenge), person, now):
        raise Unanswerable("passkey", 400)
    return challenge


def _transports(known: str) -> list[AuthenticatorTransport]:
    return [AuthenticatorTransport(one) for one in known.split()]


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
