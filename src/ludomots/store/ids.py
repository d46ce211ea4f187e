"""Ids that nobody can guess."""

import secrets

_BYTES = 12
_HYPHEN = "-"


def unguessable_id() -> str:
    """Return a new id of letters, digits, hyphens and underscores.

    It does not begin with a hyphen: a command would take it for an option.
    """
    while (found := secrets.token_urlsafe(_BYTES)).startswith(_HYPHEN):
        pass
    return found
