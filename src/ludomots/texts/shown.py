"""Foreign text inside a sentence: short, and safe to print."""


def shown(text: str, most: int = 24) -> str:
    """Return so much of a text, with what cannot be printed by its number.

    >>> shown("RATEAU\\n")
    'RATEAUU+000A'
    """
    cut = text if len(text) <= most else text[:most] + "…"
    return "".join(c if c.isprintable() else f"U+{ord(c):04X}" for c in cut)
