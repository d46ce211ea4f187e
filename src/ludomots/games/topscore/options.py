"""What a table of Topscore may choose."""

from typing import Annotated, Literal

import msgspec

from ludomots.core.options import TableOptions
from ludomots.games.topscore.box import LetterSet, letter_sets


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the box, words checked by the program.

    ``change_word``: a player may change the word on their own pyramid whoever laid it, or only if
    they laid it themselves. ``abandon_word``: they may also give it back to the bag.
    ``steal_always``: the direct opponent's word may be lengthened even if he has just lengthened it
    himself. ``seven_reward``: a word of seven letters on the opponent's pyramid gives a letter to
    its owner, or to both. ``letter_costs_turn``: putting a letter that an opponent earned you is
    the whole turn. ``blank_to_rack``: a blank traded may stay on the rack. ``last_player``: he has
    one more turn, or a round, that is until he has put one more letter. ``gaps_allowed``: the word
    of the small pyramids may leave some out. ``naming``: the player names that word, or the program
    finds it. ``naming_clock``: the seconds to name it, ``None`` for twice the time of a turn.
    ``turn_clock``: the sand, in seconds. ``check``: bad words are refused at once, or must be
    contested. ``failed_contest``: who contests a good word loses nothing, the next turn, or as many
    points as the word is worth.
    """

    letters: str = "french"
    lexicon: Literal["fr", "en", "nl"] = "fr"
    change_word: Literal["own", "laid"] = "own"
    abandon_word: bool = False
    steal_always: bool = False
    seven_reward: Literal["owner", "both"] = "owner"
    letter_costs_turn: bool = False
    blank_to_rack: bool = False
    last_player: Literal["turn", "round"] = "turn"
    third_bonus: Literal[25, 50] = 25
    gaps_allowed: bool = False
    naming: Literal["player", "program"] = "player"
    naming_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = 60
    check: Literal["check", "contest"] = "check"
    failed_contest: Literal["nothing", "nextTurn", "points"] = "nextTurn"

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the letter sets there are (TS-Q2)."""
        return {"letters": tuple(letter_sets())}

    @property
    def letter_set(self) -> LetterSet:
        """The tokens of this table."""
        return letter_sets()[self.letters]
