"""``make chances``: learn chances to win by self-play, and see whether they hold; JSON at the end.

Each game gets a data file in ``ludomots.analysis`` and a drawing in ``docs/images``.
"""

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from bench.chances.calibration import Calibration, calibrate
from bench.chances.decisions import decisions
from bench.chances.fit import fit, fit_gain, lead_only
from bench.chances.kinds import KINDS
from bench.chances.plot import plot
from bench.chances.positions import LEVELS, Kind, Played, play
from ludomots.analysis.chances import Model, model_of, softmax, strengths
from ludomots.core.analyst import Standing

EDITION = 1
LEARNED = 1
"""The seed of the games to learn from; they are never those that chances are tried on."""

_ROOT = Path(__file__).parents[2]
_DATA = _ROOT / "src/ludomots/analysis/learned"
_IMAGES = _ROOT / "docs/images"


class Found(NamedTuple):
    """What was learned for a kind of game, and how it holds in games kept apart."""

    kind: Kind
    model: Model
    calibration: Calibration
    lead_only: Calibration
    levels: dict[str, Calibration]

    @property
    def name(self) -> str:
        """The number of players, and the preset if it is not the usual one."""
        preset = "" if self.kind.preset == "french" else f", {self.kind.preset}"
        return f"{self.kind.seats} players{preset}"

    @property
    def figures(self) -> dict[str, Any]:
        """What the documentation says."""
        held = self.calibration
        return {
            "games": held.games,
            "positions": held.positions,
            "mean error": round(held.mean_error, 4),
            "worst bin, in standard errors": round(held.worst, 2),
            "log loss": round(held.log_loss, 4),
            "log loss, lead only": round(self.lead_only.log_loss, 4),
            **{
                f"mean error, {name}": round(one.mean_error, 4) for name, one in self.levels.items()
            },
        }


def main() -> None:
    """Learn and try all kinds, or those of one game; or only try what was learned."""
    parser = argparse.ArgumentParser(prog="make chances")
    parser.add_argument("game", nargs="?", help="only this game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play")
    parser.add_argument("--keep", type=Path, help="a folder for the games, to be used again")
    parser.add_argument(
        "--try",
        dest="seeds",
        type=int,
        nargs="+",
        metavar="SEED",
        help="learn nothing: only see whether chances hold, in games of these seeds together",
    )
    asked = parser.parse_args()
    figures = {}
    for game in dict.fromkeys(kind.game for kind in KINDS if asked.game in {None, kind.game}):
        kinds = [kind for kind in KINDS if kind.game == game]
        if asked.seeds:
            found = [try_out(kind, asked.seeds, asked.jobs, asked.keep) for kind in kinds]
        else:
            found = [learn(kind, asked.jobs, asked.keep) for kind in kinds]
            _DATA.mkdir(exist_ok=True)
            (_DATA / f"chances-{game}.toml").write_text(_toml([one.model for one in found]))
        panels = [(one.name, one.calibration) for one in found]
        (_IMAGES / f"chances-{game}.svg").write_text(plot(f"Chances to win: {game}", panels))
        figures[game] = {one.name: one.figures for one in found}
    print(json.dumps(figures))


def learn(kind: Kind, jobs: int, keep: Path | None) -> Found:
    """Play, learn, and try what was learned on other games."""
    games = play(kind, kind.learned_from, LEARNED, jobs, keep)
    model, per_point = fit(kind, games), lead_only(games)
    if kind.weighed:
        model = replace(model, gain=fit_gain(model, decisions(kind, kind.weighed, jobs)))
    return _found(kind, model, play(kind, kind.kept_apart, kind.apart, jobs, keep), per_point)


def try_out(kind: Kind, seeds: Sequence[int], jobs: int, keep: Path | None) -> Found:
    """Try what was learned earlier; the model that goes by the lead only is fitted to the games."""
    games = [one for seed in seeds for one in play(kind, kind.kept_apart, seed, jobs, keep)]
    model = model_of(kind.game, kind.seats, games[0].standings[0].ending)
    return _found(kind, model, games, lead_only(games))


def _found(kind: Kind, model: Model, apart: Sequence[Played], per_point: float) -> Found:
    def by_model(standing: Standing) -> list[float]:
        return softmax(strengths(model, standing, range(kind.seats)))

    def by_lead(standing: Standing) -> list[float]:
        return softmax([per_point * points for points in standing.points])

    found = Found(
        kind,
        model,
        calibrate(apart, by_model),
        calibrate(apart, by_lead),
        {level: calibrate(_of(level, apart), by_model) for level in LEVELS},
    )
    print(f"{kind.game}, {kind.seats} players, {kind.preset}:", flush=True)
    for name, value in found.figures.items():
        print(f"  {name:<32} {value:,}", flush=True)
    return found


def _of(level: str, games: Sequence[Played]) -> list[Played]:
    return [one for one in games if one.level == level]


def _toml(models: Sequence[Model]) -> str:
    """Return models as a data file."""
    lines = ["# Chances to win, learned by self-play: make chances.", f"edition = {EDITION}"]
    for model in models:
        lines += ["", "[[models]]"]
        for name in model.__struct_fields__:
            value = getattr(model, name)
            if value != ():
                lines.append(f"{name} = {json.dumps(value)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
