"""What the table of Topword says to whoever plays: one plain sentence at a time."""

from collections.abc import Iterator

from ludomots.games.contract import IllegalMove, Square
from ludomots.games.explain import explain
from ludomots.games.notation import square_name
from ludomots.games.topword import Board, Scored, State, Topword, View
from ludomots.games.topword.board import squares
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.topword.laying import Laying
from ludomots.terminal.play.topword.log import listed
from ludomots.terminal.play.topword.phase import Phase, Thinking, Turn, Unkept, Window
from ludomots.texts import Texts

_UNSEEN_IN_A_LINE = 6


def expected(table: Table, now: Phase, say: Texts) -> str:
    """Return what is expected of the people at the keyboard."""
    match now:
        case Thinking(seat=seat):
            return say("play-thinking", player=table.name(seat))
        case Window():
            return say("play-window", **_open_play(table, say))
        case Turn(seat=seat):
            return _turn(table, seat, say)
        case Unkept():
            return say("play-unkept")
        case _:
            return say("play-over")


def _turn(table: Table, seat: int, say: Texts) -> str:
    state: State = table.game.state
    player = table.name(seat)
    if state.provisional:
        return say("play-turn-open", player=player, **_open_play(table, say))
    if state.retrying:
        return say("play-turn-retry", player=player)
    if len(state.racks) == 1:
        return say("play-turn-solo", player=player)
    if state.board.is_empty:
        return say("play-turn-first", player=player)
    return say("play-turn" if state.bag else "play-turn-empty-bag", player=player)


def _open_play(table: Table, say: Texts) -> dict[str, str | int]:
    play = table.game.view("spectator").provisional
    words = listed([word.word for word in play.scored.words], say)
    return {"author": table.name(play.seat), "words": words, "points": play.scored.total}


def preview(rules: Topword, laying: Laying, say: Texts) -> tuple[str, list[str]]:
    """Return a title and lines on what is being laid: its words and points, or what it lacks.

    Whether the words are good is never said: the rules say it when the play is made.
    """
    if not laying.laid:
        return "", []
    try:
        scored = rules.preview(laying.board, laying.move.tiles)
    except IllegalMove as refusal:
        return say("play-preview-not-yet"), [explain(refusal, say)]
    return say("play-preview", points=scored.total), list(score_lines(scored, say))


def score_lines(scored: Scored, say: Texts) -> Iterator[str]:
    """Yield each word with its points, then the bonus."""
    for word in scored.words:
        yield f"{word.word:<10} {word.points:>3}"
    if scored.bonus:
        yield f"{say('play-bonus'):<10} {scored.bonus:>+3}"


def refusal_text(refusal: IllegalMove, say: Texts) -> str:
    """Return why a move is refused: the reason, the words, the squares and the rule."""
    parts = [explain(refusal, say)]
    if "word" in refusal.values and refusal.words[1:]:
        parts.append(say("play-refused-too", words=listed(refusal.words[1:], say)))
    squares = ", ".join(map(square_name, refusal.squares))
    where = "play-refused-where" if squares and squares not in parts[0] else "play-refused-rule"
    parts.append(say(where, squares=squares, rule=refusal.rule))
    return " ".join(parts)


def pile_line(board: Board, square: Square, say: Texts) -> str:
    """Return what lies on a square, top first, if it is a pile."""
    pile = board.pile(square)
    if len(pile) < 2:
        return ""
    tiles = [tile.capitalize() for tile in reversed(pile)]
    return say("play-pile", square=square_name(square), tiles=" · ".join(tiles))


def pile_lines(board: Board, say: Texts) -> list[str]:
    """Return every pile of two tiles or more, the highest first."""
    piles = zip(squares(board.side), board.piles, strict=True)
    high = sorted((pair for pair in piles if len(pair[1]) > 1), key=lambda pair: -len(pair[1]))
    lines = [
        f"{square_name(square):<4} {len(pile)}   "
        + " · ".join(tile.capitalize() for tile in reversed(pile))
        for square, pile in high
    ]
    return lines or [say("play-no-pile")]


def unseen_lines(view: View, say: Texts) -> list[str]:
    """Return the tiles that this seat sees nowhere, counted."""
    counts = [f"{tile.capitalize():<2} {count:>2}" for tile, count in view.unseen.items()]
    rows = [
        "    ".join(counts[start : start + _UNSEEN_IN_A_LINE])
        for start in range(0, len(counts), _UNSEEN_IN_A_LINE)
    ]
    others = sum(view.unseen.values()) - view.bag_count
    return [say("play-unseen-where", bag=view.bag_count, others=others), "", *rows]
