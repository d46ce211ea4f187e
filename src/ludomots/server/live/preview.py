"""What a move would be worth, without making it.

Nothing that is drawn shows in it, since words and points are read off the table as it is. Whether
words exist shows only where the table would refuse a bad one without any cost.
"""

from itertools import islice

import msgspec

from ludomots.core.contract import Formed, GameState, IllegalMove
from ludomots.core.definition import AnyGame
from ludomots.core.options import TableOptions
from ludomots.server.live.messages import Plain, PlainMove
from ludomots.tables import Refused, Table
from ludomots.texts import Texts

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


MOST_MOVES = 200
"""More buttons than this help nobody; a move can be typed too."""


def plain(table: Table, seat: int | None, by: str, say: Texts, request: int) -> Plain:
    """Return what is shown to a seat, or to a spectator: nothing that they may not know.

    Where other people play, moves are listed only in games in which the list gives nothing away.
    """
    game = table.game
    if game is None:
        raise Refused("not-running")
    kind, state = table.kind, game.state
    moves: list[PlainMove] = []
    if seat is not None and (kind.faces.site.open_moves or table.people == (by,)):
        found = islice(table.rules.moves(state, seat), MOST_MOVES + 1)
        moves = [_shown(table, state, seat, move, say) for move in found]
    return Plain(
        request=request,
        position=_position(kind, table.rules.options, state, say),
        hand="" if seat is None else kind.notation.write_hand(state, seat),
        moves=tuple(moves[:MOST_MOVES]),
        more=len(moves) > MOST_MOVES,
    )


def _position(kind: AnyGame, options: TableOptions, state: GameState, say: Texts) -> str:
    """Return the position as a drawing, or as its notation if a drawing would show secrets."""
    if kind.faces.site.secrets:
        return kind.notation.write_position(state)
    return kind.draw(options, state, say)


def _shown(
    table: Table, state: GameState, seat: int, move: msgspec.Struct, say: Texts
) -> PlainMove:
    text = table.kind.notation.write_move(move)
    tag = str(move.__struct_config__.tag)
    names = (f"site-{table.kind.name}-move-{tag}", f"site-may-{tag}")
    name = next((one for one in names if one in say), None)
    values = {
        key: value
        for key, value in msgspec.structs.asdict(move).items()
        if isinstance(value, str | int)
    }
    return PlainMove(
        type=tag,
        text=text,
        label=say(name, **values) if name else text,
        points=table.rules.formed(state, seat, move).points,
    )
