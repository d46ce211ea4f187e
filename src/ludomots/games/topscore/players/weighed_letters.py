"""What it is worth to keep a letter on a small pyramid, and to name a word in the end."""

from ludomots._engine import Growth
from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import FACTS, Text, Word
from ludomots.core.moves import Pass
from ludomots.games.topscore import Move, Name, Put, View
from ludomots.games.topscore.players.prospects import Prospects
from ludomots.games.topscore.players.race import CHAIN, Runner
from ludomots.games.topscore.players.weighed_turns import promise_of
from ludomots.games.topscore.rules import NAMES
from ludomots.games.topscore.small import LETTER_POINTS, names
from ludomots.games.topscore.tokens import spell
from ludomots.games.topscore.turns import place_bonus
from ludomots.games.topscore.view import putting
from ludomots.words import Lexicon


def weigh_letters(
    growth: Growth, words: Lexicon, view: View, made: Put, shown: int
) -> list[Weighed[Move]]:
    """Return what each letter is worth on each small pyramid; nothing if there is one way only."""
    prospects, seat = Prospects(growth, view), view.seat or 0
    found = prospects.placings(putting(view))
    if len(found) == 1:
        return []
    lacking = view.boards[seat].small.count("") - 1
    bonus = 0 if lacking else place_bonus(view.options, len(view.filled))
    runner = Runner(view.scores[seat], CHAIN if lacking else 0.0, 0, lacking)
    end = prospects.margin(runner, view.boards) - prospects.lead
    before = promise_of(words, view)
    told = [one for place, one in enumerate(found) if place < shown or Put(*one[:2]) == made]
    return [
        Weighed(
            move=Put(letter, pyramid),
            label=FACTS("review-topscore-put", tile=letter, pyramid=pyramid),
            points=bonus,
            value=bonus + promised - before + end,
            error=0.0,
            theme="letter",
            parts=(
                Part("now", bonus),
                Part(
                    "kept",
                    promised - before,
                    FACTS("review-topscore-promises", points=round(promised)),
                ),
                Part("end", end),
            ),
        )
        for letter, pyramid, promised in told
    ]


def weigh_names(words: Lexicon, view: View, made: Name | Pass, shown: int) -> list[Weighed[Move]]:
    """Return what the words of full small pyramids are worth, and the one that was named.

    A bad word costs nothing as long as another may be named (TS-Q16).
    """
    board = view.boards[view.seat or 0]
    found = [word for word in names(view.options, words, board) if words.may_propose(spell(word))]
    best = LETTER_POINTS * len(found[0]) if found else 0
    before = promise_of(words, view)
    moves: dict[Move, tuple[int, int]] = {
        Name(word): (LETTER_POINTS * len(word),) * 2 for word in found[:shown]
    }
    match made:
        case Name(word=word) if spell(word) in words:
            moves[made] = (LETTER_POINTS * len(word),) * 2
        case Name() if view.tries + 1 < NAMES:
            moves[made] = (0, best)
        case _:
            moves[made] = (0, 0)
    if len(moves) == 1:
        return []
    weighed: list[Weighed[Move]] = [
        Weighed(
            move=move,
            label=_label(move),
            points=points,
            value=value - before,
            error=0.0,
            theme="name",
            parts=(Part("now", points), Part("chance", value - points), Part("end", -before)),
        )
        for move, (points, value) in moves.items()
    ]
    return sorted(weighed, key=lambda one: -one.value)


def _label(move: Move) -> Text:
    if isinstance(move, Name):
        return Word(spell(move.word))
    return FACTS("review-topscore-no-name")
