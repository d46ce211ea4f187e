"""What a move would be worth, without making it.

Nothing that is drawn shows in it, since words and points are read off the table as it is. Whether
words exist shows only where the table would refuse a bad one without any cost.
"""

import msgspec

from ludomots.core.contract import Formed, IllegalMove
from ludomots.tables import Refused, Table

_ABOUT_WORDS = {"word-unknown", "word-refused"}


def preview(table: Table, seat: int, move: msgspec.Struct) -> tuple[Formed, Refused | None]:
    """Return the words and points of a move, and why the table would refuse it, if it would."""
    game = table.game
    if game is None or table.status != "running":
        raise Refused("not-running")
    refused = None
    try:
        table.rules.play(game.state, seat, move)
    except IllegalMove as illegal:
        refused = Refused(illegal.code, illegal)
        if illegal.code not in _ABOUT_WORDS:
            return Formed(), refused
    return table.rules.formed(game.state, seat, move), refused
