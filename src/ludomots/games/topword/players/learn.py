"""``make learn``: learn by self-play what tiles kept are worth."""

import os
import sys
from pathlib import Path

from ludomots._engine import StackSearch
from ludomots.core.options import choose
from ludomots.games.topword import Options
from ludomots.games.topword.engine import engine_rules

GAMES = 20_000
SEED = 1
PRESETS = ("french", "international", "short")
FOLDER = Path(__file__).parent / "leaves"


def main() -> None:
    """Write one file for each letter set."""
    for preset in PRESETS:
        options = choose(Options, preset, {})
        print(f"  learn  {options.letters}: {GAMES:,} games", file=sys.stderr, flush=True)
        (FOLDER / f"{options.letters}.toml").write_text(learned(options, GAMES), encoding="utf-8")


def learned(options: Options, games: int) -> str:
    """Return the values as TOML: for each tile what the first copy kept adds, the second, …"""
    search = StackSearch(engine_rules(options))
    values = search.learn_leaves(games, SEED, bag=options.box_counts(), threads=os.cpu_count() or 1)
    lines = [
        "# What tiles kept on the rack are worth, in points: the first copy, the second.",
        "# Written by: python -m ludomots.games.topword.players.learn",
        f"# {games:,} games of self-play, seed {SEED}.",
        "",
        "[leaves]",
    ]
    for tile, copies in sorted(values.items()):
        lines.append(f"{tile} = [{', '.join(f'{value:.2f}' for value in copies)}]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
