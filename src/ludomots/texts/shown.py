"""What stands inside a sentence: foreign text, short and safe to print, and exact times."""

from datetime import UTC, datetime


def shown(text: str, most: int = 24) -> str:
    """Return so much of a text, with what cannot be printed by its number.

    >>> shown("RATEAU\\n")
    'RATEAUU+000A'
    """
    cut = text if len(text) <= most else text[:most] + "…"
    return "".join(c if c.isprintable() else f"U+{ord(c):04X}" for c in cut)


def exact_time(at: int) -> str:
    """Return a time in milliseconds as it is the same for everybody.

    >>> exact_time(1_800_000_000_000)
    '2027-01-15 08:00 UTC'
    """
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
