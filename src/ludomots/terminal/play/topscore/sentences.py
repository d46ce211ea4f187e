"""What the table of Topscore says."""

from typing import Any, cast

from ludomots.core.narration import Step
from ludomots.games.topscore import Change, Exchange, Lay, Name, Options, Preview, Put, State, View
from ludomots.games.topscore.moves import OwnMove
from ludomots.games.topscore.tokens import BLANK, is_blank, spell
from ludomots.games.topscore.turns import place_bonus
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.topscore.trying import Trying
from ludomots.texts import Texts

_BLANK_FACE = "*"
_UNSEEN_IN_A_LINE = 6


def seat_note(state: State, seat: int, say: Texts) -> str:
    """Return in which place a player has filled his pyramids, or how many letters he has."""
    if seat in state.filled:
        return say("topscore-place", place=state.filled.index(seat) + 1)
    count = sum(map(bool, state.boards[seat].small))
    return f"{count}/{len(state.boards[seat].small)}"


def below(table: Table, say: Texts) -> list[str]:
    """Return how many letters are in the bag, and what the next to fill his pyramids gets."""
    state: State = table.game.state
    options = cast("Options", table.game.options)
    lines = [say("topscore-bag", count=len(state.bag))]
    bonus = place_bonus(options, len(state.filled)) if state.playing and not state.end else 0
    if bonus:
        lines.append(say("topscore-bonus", place=len(state.filled) + 1, points=bonus))
    return lines


def typed_for(table: Table, trying: Trying, say: Texts) -> str:
    """Return what letters are typed for."""
    owner = table.name(trying.aim) if trying.aim is not None else ""
    return say(f"topscore-for-{trying.use}", player=owner)


def preview_lines(move: OwnMove, found: Preview, say: Texts) -> list[str]:
    """Return what a move does, in words."""
    match move:
        case Lay(word=word):
            return [spell(word), *added_lines(found, say)]
        case Change(out=out, word=word):
            gone = say("topscore-taken-off", tile=out.upper())
            return [spell(word), *added_lines(found, say), gone]
        case Exchange(tokens=tokens):
            return [say("topscore-exchanged", count=len(tokens))]
        case Put(letter=letter, pyramid=pyramid):
            return [say("topscore-put", tile=letter, pyramid=pyramid)]
        case Name(word=word):
            return [spell(word)]
        case _:
            return []


def added_lines(found: Preview, say: Texts) -> list[str]:
    """Return which tokens a word takes from the rack: letters, and blanks."""
    letters = [token for token in found.added if not is_blank(token)]
    blanks = [token.upper() for token in found.added if is_blank(token)]
    lines = [say("topscore-added", tiles=" ".join(letters))] if letters else []
    if blanks:
        lines.append(say("topscore-added-blank", tiles=" ".join(blanks), count=len(blanks)))
    return lines


def rack_face(token: str) -> str:
    """Return what is seen of a token on a rack."""
    return _BLANK_FACE if token == BLANK else token


def unseen_lines(view: View, say: Texts) -> list[str]:
    """Return the tokens that this seat sees nowhere, counted."""
    counts = [f"{rack_face(token):<2} {count:>2}" for token, count in view.unseen.items()]
    rows = [
        "    ".join(counts[start : start + _UNSEEN_IN_A_LINE])
        for start in range(0, len(counts), _UNSEEN_IN_A_LINE)
    ]
    others = sum(view.unseen.values()) - view.bag_count
    return [say("topscore-unseen-where", bag=view.bag_count, others=others), "", *rows]


def new_turn(step: Step[Any, Any]) -> bool:
    """Return whether a step ended a turn: not if more of it is to come, or a word waits."""
    state: State = step.after
    if state.provisional is not None:
        return False
    return state.turn != step.before.turn or not state.parts
