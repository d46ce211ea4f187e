"""``python -m bench.typo_playouts``: how long a playout of Typo takes, in processor time.

Cards of the first rounds of a game are tried, as Champion tries them.
"""

from time import process_time

from ludomots.core.game import new
from ludomots.core.player import Budget
from ludomots.core.shelf import player
from ludomots.games.typo.players.levels import Champion
from ludomots.games.typo.players.trial import trial

CHOICES, PLAYOUTS = 40, 10_000
BUDGET = Budget(milliseconds=None, playouts=100)


def microseconds(players: int) -> float:
    """Return what one playout takes with so many players."""
    game = new("typo", players=players, seed=1)
    bots = [
        player("typo", "club", options=game.options, seed=seat, budget=BUDGET)
        for seat in range(players)
    ]
    mind = Champion(game.options, 0, words=game.rules.lexicon)
    tries, spent, playouts = 0, 0.0, 0
    while tries < CHOICES:
        seat = game.to_act[0]
        view = game.view(seat)
        cards = sorted(set(view.hand or ()))
        if view.card is None and len(cards) > 1:
            tried = trial(view, mind.known, mind.ease, cards, seed=tries)
            started = process_time()
            playouts += tried.try_out(PLAYOUTS)
            spent += process_time() - started
            tries += 1
        game.push(bots[seat].choose(view), seat)
    return 1e6 * spent / playouts


def main() -> None:
    """Tell it for two players and for six."""
    for players in (2, 6):
        print(f"{players} players: {microseconds(players):.1f} µs a playout")


if __name__ == "__main__":
    main()
