"""A game as a record: for everybody once it is over, for one audience before that."""

from collections.abc import Sequence

from ludomots.core.contract import JUDGE, TABLE, Audience
from ludomots.core.draws import Draws, commitment
from ludomots.core.game import Game
from ludomots.records.guesses import marked
from ludomots.records.record import NO_NAME, Entry, Help, Record, Result, Words, gains_of, preset_of


def export(
    game: Game,
    audience: Audience | None = "reader",
    *,
    players: Sequence[str] = (),
    date: str | None = None,
    helped_by: Sequence[Help] = (),
) -> Record:
    """Return the record of a game with what an audience may see.

    The reader of a finished game sees everything. While it runs, a seat sees its own hand; a
    spectator or a reader sees none. ``None`` exports everything at any time, including the secret:
    for the program that runs the game and continues it later.
    """
    outcome = game.outcome()
    if outcome is None and audience == "reader":
        audience = "spectator"
    elif outcome is not None:
        audience = None
    seats = len(game.state.scores)
    preset, changes = preset_of(game.options)
    words = game.rules.lexicon
    return Record(
        game=game.kind.name,
        rulebook=game.kind.rulebook,
        preset=preset,
        changes=changes,
        words=Words(words.language, words.version),
        date=date,
        players=(*players, *[NO_NAME] * (seats - len(players))),
        helped_by=tuple(helped_by),
        position=_study(game, seats),
        opening=_opening(game, audience),
        commitment=None if game.secret is None else commitment(game.secret),
        secret=game.secret if audience is None else None,
        contributions=game.contributions if audience is None else (),
        entries=_entries(game, audience),
        result=None
        if outcome is None
        else Result(reason=outcome.reason, winners=outcome.winners, scores=outcome.scores),
    )


def _study(game: Game, seats: int) -> str | None:
    """Return the position where a game began, if that was not its usual start."""
    if game.secret is not None or 0 in game.recorded:
        return None
    usual = game.rules.start(seats, Draws.from_seed(0))
    began = game.kind.notation.write_position(game.states[0])
    return None if began == game.kind.notation.write_position(usual) else began


def _opening(game: Game, audience: Audience | None) -> str | None:
    """Return what chance gave before the first move, for those who do not have the secret.

    If all of it is guessed it is left out: the first move may be another seat's than it says.
    """
    drawn = game.kind.chance.drawn(game.options, None, game.states[0])
    recorded = game.recorded.get(0)
    if recorded is not None:
        return marked(drawn, recorded.drawn) if recorded.drawn else None
    return None if audience is None or game.secret is None else drawn or None


def _entries(game: Game, audience: Audience | None) -> tuple[Entry, ...]:
    kind, states = game.kind, game.states
    entries = []
    for at, ((seat, move), before, after) in enumerate(
        zip(game.moves, states, states[1:], strict=False), start=1
    ):
        is_shown = seat not in {TABLE, JUDGE} and audience in {None, seat}
        is_hidden = not any(kind.chance.opened(seat, later) for later in states[at:])
        eyes = audience if audience is not None and is_hidden else "reader"
        totals = after.scores
        hand, drawn = (
            kind.notation.write_hand(before, seat) if is_shown else None,
            kind.chance.drawn(game.options, before, after),
        )
        if recorded := game.recorded.get(at):
            hand = hand and marked(hand, len(hand) if recorded.hand else 0)
            drawn = marked(drawn, recorded.drawn)
        entries.append(
            Entry(
                seat=seat,
                hand=hand,
                move=kind.notation.write_move(game.rules.seen(seat, move, eyes)),
                gains=gains_of(before.scores, totals),
                totals=totals,
                drawn=drawn or None,
            )
        )
    return tuple(entries)
