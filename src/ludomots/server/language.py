"""In which language a visitor is answered."""

from typing import Any

from litestar.connection import ASGIConnection

from ludomots.texts import LANGUAGES


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the language asked for: ``?lang=``, else French if the browser puts it first."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    accepted = connection.headers.get("accept-language", "")
    return "fr" if accepted.strip().lower().startswith("fr") else "en"
