"""What a table of Typo may choose."""

from typing import Annotated, ClassVar, Literal

import msgspec

from ludomots.core.options import TableOptions
from ludomots.games.typo import box


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the first edition, with bluff (TY-Q2).

    ``edition``: the ``first`` has two halves and counts points, in the ``second`` whoever gets rid
    of his cards wins (TY-Q24). ``check``: half of the others must doubt a word so that it is
    looked up (``contest``); or the others alone decide (``vote``), or a judge does (TY-26); or bad
    words are refused by the program (``check``). ``judge`` is who judges: the number of a player
    from 1, or somebody who does not play if there is no number. ``turn_clock`` are seconds to
    choose a card, and to place it.
    """

    smallest_majority: ClassVar[int] = 2
    """How many others there must be to decide about a word without the dictionary."""

    edition: Literal["first", "second"] = "first"
    deck: str = "french"
    lexicon: Literal["fr", "en", "nl"] = "fr"
    check: Literal["contest", "check", "vote", "judge"] = "contest"
    judge: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = 1
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the decks there are (TY-Q1)."""
        return {"deck": tuple(box.decks())}

    @property
    def online_clock(self) -> int | None:
        """TY-Q20: the time of the second edition, where nobody sees what the others wait for."""
        return ONLINE_CLOCK

    @property
    def has_judge(self) -> bool:
        """Whether the judge is somebody who does not play (TY-26)."""
        return self.check == "judge" and self.judge is None

    def allowed_seats(self, seats: range) -> range:
        """Return how many may play: where players decide about words there must be two others, and
        a player who judges must be one of those who play (TY-26)."""
        match self.check:
            case "vote":
                fewest = self.smallest_majority + 1
            case "judge" if self.judge is not None:
                fewest = max(self.smallest_majority + 1, self.judge)
            case _:
                return seats
        return range(max(seats.start, fewest), seats.stop)

    def hand_size(self, players: int) -> int:
        """Return how many cards each player is dealt at the start (TY-04, TY-Q24)."""
        if self.edition == "second":
            return SECOND_EDITION_HANDS[players]
        return SIX_PLAYERS_HAND if players == 6 else HAND


HAND = 12
ONLINE_CLOCK = 30
SIX_PLAYERS_HAND = 10
SECOND_EDITION_HANDS = {2: 14, 3: 13, 4: 12, 5: 11, 6: 10}
