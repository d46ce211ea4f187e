"""``legal_moves`` beside the engine's binding called directly: how many times as long it takes.

The other side of each comparison is what somebody who knows the binding would write for the same
question about the same position: the engine's rules of the table (kept from the first call), the
arguments read from the state, one call, and the answer read as plain tuples, letters and numbers.

- ``len``: count the plays. Topword has no call that counts; its plays are listed.
- ``sample``: list the plays; at Topscore one of them is then read.
- ``best``: the call for the best plays; at Topscore the first ones of the turn are read.
- iteration: list the plays and read what each one lays, without keeping it.
- ``in``: ``play`` of the rulebook, which is what ``in`` asks.

``legal_moves`` answers the same with moves of the rulebook, and with passing, exchanges and
answers to a contest among them. Typo has no engine: its figure is the time of its rulebook.
"""

import random
from collections.abc import Callable, Sequence
from time import process_time

from ludomots._engine import GrowthTurn
from ludomots.core.game import Game, new
from ludomots.core.moves import Withdraw
from ludomots.games.mots_de_tete.engine import engine_rules as grid_rules
from ludomots.games.topscore.placing import instead
from ludomots.games.topscore.solver import engine_rules as growth_rules
from ludomots.games.topscore.solver import turn_of
from ludomots.games.topword.engine import engine_rules as stack_rules
from ludomots.games.topword.engine import squares

_POSITIONS = 60
_ROUNDS = 5
_BEST = 5
_BASE_MOVES = 12

Call = Callable[[Game], object]


def measure() -> dict[str, float]:
    """Return how many times as long each question takes, for each game."""
    figures: dict[str, float] = {}
    for name, bindings in BINDINGS.items():
        games = positions(name)
        for question, ask in QUESTIONS.items():
            ours, theirs = _time(ask, games), _time(bindings[question], games)
            figures[f"{name}: {question}, times the binding"] = round(ours / theirs, 2)
    typo = positions("typo")
    for question, ask in QUESTIONS.items():
        figures[f"typo: {question}, us"] = round(_time(ask, typo) / len(typo) * 1e6, 1)
    return figures


def positions(name: str) -> list[Game]:
    """Return positions of several depths, in which a word can be laid."""
    found: list[Game] = []
    seed = 0
    while len(found) < _POSITIONS:
        game, chance = new(name, players=2, seed=seed), random.Random(seed)
        for _ in range(seed % _BASE_MOVES):
            if game.outcome() is None:
                game.push(chance.choice(game.legal_moves.best(_BEST)))
        if game.outcome() is None and getattr(game.state, "phase", "play") == "play":
            found.append(game)
        seed += 1
    return found


def _time(call: Call, games: list[Game]) -> float:
    """Return the shortest of some runs over all positions, in seconds."""
    times = []
    for _ in range(_ROUNDS):
        started = process_time()
        for game in games:
            call(game)
        times.append(process_time() - started)
    return min(times)


def _iterate(game: Game) -> None:
    for _ in game.legal_moves:
        pass


_CHANCE = random.Random(3)

QUESTIONS: dict[str, Call] = {
    "iteration": _iterate,
    "len": lambda game: len(game.legal_moves),
    "sample": lambda game: game.legal_moves.sample(_CHANCE),
    "best": lambda game: game.legal_moves.best(_BEST),
    "in": lambda game: Withdraw() in game.legal_moves,
}


def _stack(game: Game) -> tuple[tuple[list[str | None], list[int]], Sequence[str]]:
    state = game.state
    return squares(state.board), state.racks[state.turn]


def _topword_all(game: Game) -> object:
    return stack_rules(game.options).moves(*_stack(game))


def _grid_all(game: Game) -> object:
    return grid_rules(game.options).moves(game.state.board.letters, game.state.die)


def _turn(game: Game) -> GrowthTurn:
    state, options = game.state, game.options
    ways = instead(options, state, state.turn)
    return turn_of(growth_rules(options, game.rules.lexicon), options, state, ways)


def _turn_sample(game: Game) -> object:
    turn = _turn(game)
    return turn[_CHANCE.randrange(len(turn))]


def _turn_best(game: Game) -> object:
    turn = _turn(game)
    return [turn[place] for place in range(min(_BEST, len(turn)))]


def _read_tiles(game: Game) -> None:
    for play in stack_rules(game.options).moves(*_stack(game)):
        play.tiles  # noqa: B018


def _read_letters(game: Game) -> None:
    for play in grid_rules(game.options).moves(game.state.board.letters, game.state.die):
        play.letters  # noqa: B018


def _read_turn(game: Game) -> None:
    for _ in _turn(game):
        pass


def _rulebook(game: Game) -> object:
    """Ask the rulebook about a move, without ``legal_moves``."""
    return game.rules.play(game.state, game.to_act[0], Withdraw())


BINDINGS: dict[str, dict[str, Call]] = {
    "topword": {
        "iteration": _read_tiles,
        "len": _topword_all,
        "sample": _topword_all,
        "best": lambda game: stack_rules(game.options).best(*_stack(game), n=_BEST),
        "in": _rulebook,
    },
    "mots-de-tete": {
        "iteration": _read_letters,
        "len": lambda game: grid_rules(game.options).count(
            game.state.board.letters, game.state.die
        ),
        "sample": _grid_all,
        "best": lambda game: grid_rules(game.options).best(
            game.state.board.letters, game.state.die, _BEST
        ),
        "in": _rulebook,
    },
    "topscore": {
        "iteration": _read_turn,
        "len": lambda game: len(_turn(game)),
        "sample": _turn_sample,
        "best": _turn_best,
        "in": _rulebook,
    },
}
