"""How a game plays under an option or a ruling: self-play, in figures that a designer reads."""

from ludomots.lab.trial import Findings, Trial, run

__all__ = ["Findings", "Trial", "run"]
