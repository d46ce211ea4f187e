"""Mots de Tête as one of the games of the terminal."""

from ludomots.games.mots_de_tete import TimeOver
from ludomots.terminal.play.face import Face
from ludomots.terminal.play.mots_de_tete import sentences
from ludomots.terminal.play.mots_de_tete.desk import MotsDeTeteDesk
from ludomots.terminal.play.mots_de_tete.wishes import CHOICES, best_of

_KEYS = "move turn write keep backspace escape enter help hint pass contest accept scroll quit"

FACE = Face(
    game="mots-de-tete",
    desk=MotsDeTeteDesk,
    choices=CHOICES,
    seat_note=sentences.seat_note,
    below=sentences.below,
    keys=_KEYS.split(),
    hides=lambda _: False,
    time_over=TimeOver(),
    new_turn=sentences.new_turn,
    best_of=best_of,
)
