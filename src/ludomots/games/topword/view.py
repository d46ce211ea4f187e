"""What one audience may see of a game, built from public facts and its own rack."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import Audience, GameView, Look, OpenPlay, Outcome, view_head
from ludomots.core.racks import own_rack, racks_shown
from ludomots.core.tiles import Drawn, Tiles
from ludomots.games.topword.model import (
    HIDDEN,
    Board,
    Exchange,
    Move,
    Options,
    Place,
    Placed,
    Scored,
    State,
)
from ludomots.games.topword.scoring import score
from ludomots.games.topword.turns import FREE_EXCHANGES, is_solo


class ShownPlay(OpenPlay, frozen=True):
    """A play that can still be contested, with the words and points it has if it stands."""

    seat: int
    tiles: tuple[Placed, ...]
    accepted: tuple[int, ...]
    scored: Scored


class ShownMove(msgspec.Struct, frozen=True):
    """The last move: its points if it stands, and the words that a contest refused."""

    seat: int
    move: Move
    scored: Scored | None
    refused: tuple[str, ...]


class View(GameView, frozen=True, kw_only=True, rename="camel"):
    """A game as one audience sees it. Tuples with one entry a seat are in seat order.

    ``rack`` is the audience's own; ``racks`` are all of them, for the reader of a finished game
    only. ``unseen`` counts the tiles in the bag and on the other racks together. ``turn`` is
    ``None`` once the game is over. ``readings`` are the tiles that may be laid in several ways, and
    how.
    """

    derived: ClassVar[frozenset[str]] = frozenset({"readings"})

    options: Options
    seat: int | None
    board: Board
    rack: Tiles | None
    racks: tuple[Tiles, ...] | None
    rack_counts: tuple[int, ...]
    bag_count: int
    unseen: dict[str, int]
    scores: tuple[int, ...]
    turn: int | None
    to_act: tuple[int, ...]
    provisional: ShownPlay | None
    last: ShownMove | None
    retrying: bool
    passes: tuple[int, ...]
    idle: tuple[int, ...]
    skips: tuple[int, ...]
    withdrawn: tuple[int, ...]
    exchanges_left: int | None
    start_draws: tuple[tuple[Drawn, ...], ...]
    outcome: Outcome | None
    readings: dict[str, tuple[str, ...]]


def view(options: Options, state: State, look: Look) -> View:
    """Return what an audience may see."""
    box, lying_open = options.box_counts(), _open_tiles(options, state)
    return View(
        **view_head(options, state, look),
        **racks_shown(state.racks, state.bag, look, box, lying_open),
        board=state.board,
        turn=None if look.outcome else state.turn,
        provisional=_shown_play(options, state),
        last=_shown_move(options, state, look.audience),
        retrying=state.retrying,
        passes=state.passes,
        idle=state.idle,
        skips=state.skips,
        exchanges_left=FREE_EXCHANGES - state.free_exchanges if is_solo(state) else None,
        start_draws=state.start_draws,
        readings={tile: options.faces(tile) for tile in ("QU",) if len(options.faces(tile)) > 1},
    )


def private(state: State, seat: int, public: View) -> dict[str, Any]:
    """Return what only a seat sees: its rack, and what it exchanged."""
    last, own = state.last, own_rack(state.racks[seat], public.unseen)
    shown: dict[str, Any] = {"seat": seat, **own}
    if last is not None and last.seat == seat and isinstance(last.move, Exchange) and public.last:
        shown["last"] = replace(public.last, move=last.move)
    return shown


def _open_tiles(options: Options, state: State) -> Iterator[str]:
    tiles = chain.from_iterable(state.board.piles)
    if state.provisional is not None:
        tiles = chain(tiles, (placed.tile for placed in state.provisional.tiles))
    return map(options.rack_tile, tiles) if options.q_tile == "either" else tiles


def _shown_play(options: Options, state: State) -> ShownPlay | None:
    play = state.provisional
    if play is None:
        return None
    scored = score(options, state.board.laid(play.tiles), play.tiles)
    return ShownPlay(play.seat, play.tiles, play.accepted, scored)


def _shown_move(options: Options, state: State, audience: Audience) -> ShownMove | None:
    last = state.last
    if last is None:
        return None
    scored = None
    if isinstance(last.move, Place) and state.provisional is None:
        scored = score(options, state.board, last.move.tiles)
    return ShownMove(last.seat, seen(last.seat, last.move, audience), scored, last.refused)


def seen(seat: int, move: Move, audience: Audience) -> Move:
    """Return a move as an audience may see it: only its owner sees which tile is exchanged."""
    if isinstance(move, Exchange) and audience not in {seat, "reader"}:
        return Exchange(HIDDEN)
    return move
