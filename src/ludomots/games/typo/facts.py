"""What the page of rules says of a table of Typo besides its options."""

from ludomots.games.typo.box import decks
from ludomots.games.typo.dealing import SEATS
from ludomots.games.typo.options import Options
from ludomots.games.typo.placing import PENALTY, REWARD, ROUNDS_OF_FAILURES


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers of a table: the deck, the hands, what a doubted word brings."""
    deck = sorted(decks()[options.deck].items())
    players = options.allowed_seats(SEATS)
    example = options.lexicon == "fr" and options.edition == "first"
    return {
        "fewest": players[0],
        "most": players[-1],
        "cards": sum(count for _, count in deck),
        "cardList": ", ".join(f"{letter}\u00a0{count}" for letter, count in deck),
        **{f"hand{count}": options.hand_size(count) for count in SEATS},
        "reward": REWARD,
        "penalty": PENALTY,
        "failedRounds": ROUNDS_OF_FAILURES,
        "example": "yes" if example else "no",
    }
