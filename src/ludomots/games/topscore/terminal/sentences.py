"""What the table of Topscore says."""

from ludomots.games.topscore import Change, Exchange, Lay, Move, Name, Preview, Put, View
from ludomots.games.topscore.model import BLANK, OwnMove, is_blank, spell
from ludomots.games.topscore.terminal.trying import Trying
from ludomots.games.topscore.turns import place_bonus
from ludomots.texts import Texts
from ludomots.widgets.columns import in_columns
from ludomots.widgets.face import Notes
from ludomots.widgets.table import KnownTable

_BLANK_FACE = "*"


def seat_note(view: View, seat: int, say: Texts) -> str:
    """Return in which place a player has filled the pyramids, or how many letters are there."""
    if seat in view.filled:
        return say("topscore-place", place=view.filled.index(seat) + 1)
    count = sum(map(bool, view.boards[seat].small))
    return f"{count}/{len(view.boards[seat].small)}"


def below(view: View, say: Texts) -> list[str]:
    """Return how many letters are in the bag, and what the next to fill the pyramids gets."""
    lines = [say("topscore-bag", count=view.bag_count)]
    playing = any(
        named is None and seat not in view.withdrawn for seat, named in enumerate(view.named)
    )
    bonus = place_bonus(view.options, len(view.filled)) if playing and not view.outcome else 0
    if bonus:
        lines.append(say("topscore-bonus", place=len(view.filled) + 1, points=bonus))
    return lines


NOTES = Notes(seat_note, below)


def typed_for(table: KnownTable[object, Move, View], trying: Trying, say: Texts) -> str:
    """Return what letters are typed for."""
    owner = table.names[trying.aim] if trying.aim is not None else ""
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
    others = sum(view.unseen.values()) - view.bag_count
    return [
        say("topscore-unseen-where", bag=view.bag_count, others=others),
        "",
        *in_columns(counts),
    ]
