"""Mots de Tête as it was ruled first: a one on the empty grid was a pass (MT-Q10)."""

from ludomots.core.contract import Rules
from ludomots.games.mots_de_tete.moves import Move
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.rules import MotsDeTete
from ludomots.games.mots_de_tete.state import State
from ludomots.games.mots_de_tete.view import View


class FirstOptions(Options, frozen=True, kw_only=True, rename="camel"):
    """The options with the defaults and presets of rulebook 1."""

    presets_file = "presets-1.toml"

    reroll_one_on_empty: bool = False


class FirstMotsDeTete(MotsDeTete, Rules[State, Move, View, FirstOptions]):
    """The rules of today with those options."""
