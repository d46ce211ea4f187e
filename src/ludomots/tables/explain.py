"""Why a table refuses something, as a sentence in the player's language."""

from ludomots.core.explain import explain as explain_illegal
from ludomots.tables.answers import Refused
from ludomots.texts import Texts


def explain(refused: Refused, say: Texts) -> str:
    """Return why not."""
    if refused.illegal is not None:
        return explain_illegal(refused.illegal, say)
    return say(f"table-{refused.code}")
