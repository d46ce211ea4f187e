"""The people who visit: each is a guest at once, and may keep this identity with a passkey."""

from ludomots.server.people.person import Person, person_of

__all__ = ["Person", "person_of"]
