"""Tries what ``test_contributing.py`` has added to a copy of the code, and prints what it saw.

``python -m tests.added SITE FOLDER`` imports ``ludomots`` from the copy; what it prints is JSON.
"""

import asyncio
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import ludomots
from ludomots.arena.match import Match, play_game, play_match
from ludomots.core.game import new
from ludomots.core.moves import Accept, Contest
from ludomots.core.options import DEFAULT_PRESET, choose
from ludomots.core.rules_text import rules_text
from ludomots.core.shelf import SHELF, definition_of, player
from ludomots.texts import LANGUAGES, texts
from tests.server.notices.playing import MINE, telling
from tests.server.stories import Server

CHANGED: dict[str, Any] = {"costlyDoubts": True}
NOTICE: Any = "harvest"


class Doubter:
    """Plays Typo like another player, but doubts every word."""

    def __init__(self, other: Any) -> None:
        self._other = other

    def choose(self, view: Any) -> Any:
        """Return a move: a doubt wherever there may be one."""
        move = self._other.choose(view)
        return Contest() if isinstance(move, Accept) else move


def option() -> dict[str, Any]:
    """Play with the new option, where the yardstick only says words that exist."""
    found: dict[str, Any] = {}
    without: dict[str, Any] = {}
    for changes in (without, CHANGED):
        game = new("typo", players=2, seed=7, **changes)
        greedy = [player("typo", "greedy", options=game.options, seed=seat) for seat in range(2)]
        play_game(game, [greedy[0], Doubter(greedy[1])])
        key = "costly" if changes else "free"
        found[key] = sorted(
            {
                after.scores[1] - before.scores[1]
                for (before, after), (seat, move) in zip(
                    pairwise(game.states), game.moves, strict=True
                )
                if seat == 1 and isinstance(move, Contest)
            }
        )
    for language in LANGUAGES:
        options = choose(definition_of("typo").options, DEFAULT_PRESET, CHANGED)
        found[f"rules-{language}"] = rules_text("typo", language, options)
        found[f"free-rules-{language}"] = rules_text("typo", language)
    return found


def level() -> dict[str, Any]:
    """Let the new level play a game of each kind."""
    matches = {
        name: Match(game=name, players=("college", "debutant"), games=1, seed=3) for name in SHELF
    }
    return {
        name: [one.name for one in play_match(match, jobs=1).players]
        for name, match in matches.items()
    }


async def served(server: Server) -> dict[str, Any]:
    """Ask a server for the shelf, the options and the pages, in both languages."""
    found: dict[str, Any] = {}
    for language in LANGUAGES:
        visitor = await server.visitor(language)
        found["levels"] = {one["name"]: one["levels"] for one in await visitor.get("/api/games")}
        rules = await visitor.get("/api/games/typo")
        found[f"option-{language}"] = next(
            one for one in rules["options"] if one["name"] == "costlyDoubts"
        )
        found[f"group-{language}"] = next(
            one["label"] for one in rules["groups"] if "costlyDoubts" in one["options"]
        )
        for path in ("/garden", "/garden/rose", "/gardens"):
            found[path] = (await visitor.http.get(path)).status_code
        table = await visitor.open("typo", {"type": "bot", "level": "college"}, changes=CHANGED)
        found[f"table-{language}"] = bool(table)
    return found


async def by_server(site: Path, folder: Path) -> dict[str, Any]:
    """Ask a server of the copy, and be told the new notice by it."""
    async with telling(folder, site=site) as told:
        found = await served(told.server)
        for language in LANGUAGES:
            somebody, browser = await told.reachable(language, language)
            found["kinds"] = (await somebody.get(MINE))["kinds"]
            person = (await somebody.get("/api/me"))["id"]
            await told.server.node.notices.tell(person, NOTICE, "1", {"fruit": "pear"})
            await told.later(5)
            (found[f"notice-{language}"],) = told.push.read_by(browser)
        return found


def said(*names: str) -> dict[str, list[str]]:
    """Return some texts in both languages."""
    return {language: [texts(language)(name) for name in names] for language in LANGUAGES}


if __name__ == "__main__":
    site_folder, scratch = map(Path, sys.argv[1:])
    print(
        json.dumps(
            {
                "from": ludomots.__file__,
                "option": option(),
                "level": level(),
                "server": asyncio.run(by_server(site_folder, scratch)),
                "said": said(
                    "notice-harvest-kind",
                    "play-level-college",
                    "play-bot-college",
                    "play-choice-college",
                    "site-title-garden",
                    "site-place-garden",
                ),
            }
        )
    )
