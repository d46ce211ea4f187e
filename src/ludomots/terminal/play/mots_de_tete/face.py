"""Mots de Tête as one of the games of the terminal."""

from ludomots.games.mots_de_tete import TimeOver
from ludomots.terminal.play.face import Face
from ludomots.terminal.play.mots_de_tete import sentences, story
from ludomots.terminal.play.mots_de_tete.desk import MotsDeTeteDesk
from ludomots.terminal.play.mots_de_tete.hints import hints
from ludomots.terminal.play.mots_de_tete.wishes import CHOICES, best_of

_KEYS = "move turn write keep backspace escape enter help hint pass contest accept scroll quit"

FACE = Face(
    game="mots-de-tete",
    desk=MotsDeTeteDesk,
    choices=CHOICES,
    turn=sentences.turn,
    open_play=sentences.open_play,
    told=story.told,
    also=story.also,
    beginning=story.beginning,
    seat_note=sentences.seat_note,
    below=sentences.below,
    accounts=story.accounts,
    keys=_KEYS.split(),
    hints=hints,
    hides=lambda _: False,
    time_over=TimeOver(),
    new_turn=story.new_turn,
    best_of=best_of,
)
