"""Sentences tell nothing that is hidden: with other hidden facts they are the same."""

import random
from dataclasses import replace
from typing import Any

import pytest

from ludomots.core.contract import Audience
from ludomots.core.facts import Text, Voice
from ludomots.core.narrate import accounts, beginning, expected, told, verdict, why_over
from ludomots.core.narration import AnyStep, Step, Telling
from ludomots.core.shelf import SHELF
from ludomots.texts import texts
from tests.games.playouts import playout, random_options, start

NAMES = ("Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4", "Joueur 5", "Joueur 6")
LONGEST = 80


def game_in_words(name: str, seed: int) -> tuple[list[str], list[str]]:
    """Tell a game of any options; return all that was said and what told a hidden fact.

    Whether facts are the same is asked of the facts themselves, not of the sentences."""
    chance = random.Random(f"{name} {seed}")
    kind, voice = SHELF[name], Voice(NAMES, texts(chance.choice(("fr", "en"))))
    options = random_options(kind, chance)
    seats = chance.choice([count for count in options.allowed_seats(kind.seats) if count > 1])
    game = start(kind, options, seats, f"{name} {seed}")
    telling = Telling(name, game.rules)

    def other(state: Any, audience: Audience = "spectator") -> Any:
        return SHELF[name].chance.twin(state, audience, chance)

    before, steps = game.state, list[AnyStep]()
    said: list[Text] = [beginning(telling, before)]
    leaks = [] if beginning(telling, other(before)) == said[0] else ["beginning"]
    for seat, move in playout(game, chance):
        step = Step(before, seat, move, game.state)
        lines = told(telling, step)
        seen = game.rules.seen(seat, move, "spectator")
        if told(telling, Step(other(before), seat, seen, other(game.state))) != lines:
            leaks.append(f"told {move}")
        for one in (None, *range(seats)):
            sentence = expected(telling, game.state, one)
            audience: Audience = "spectator" if one is None else one
            if not game.outcome() and sentence != expected(
                telling, other(game.state, audience), one
            ):
                leaks.append(f"expected of {one} after {move}")
            said.append(sentence)
        said += lines
        steps.append(step)
        before = game.state
        if len(steps) == LONGEST:
            break
    outcome = game.outcome()
    if outcome:
        said += [verdict(outcome), why_over(name, outcome)]
        said += accounts(telling, game.state, lambda: steps, outcome)
    return list(map(voice, said)), leaks


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_told(name: str, seed: int) -> None:
    said, leaks = game_in_words(name, seed)
    assert leaks == []
    assert len(set(said)) > 5
    assert not any("{" in line or "None" in line for line in said)


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(_: object, step: Step[Any, Any]) -> str:
        return str(step.after.racks)

    topword = SHELF["topword"]
    past = replace(topword.narration.past, told=leaky)
    wrong = replace(topword, narration=replace(topword.narration, past=past))
    monkeypatch.setitem(SHELF, "topword", wrong)
    assert game_in_words("topword", 0)[1]
