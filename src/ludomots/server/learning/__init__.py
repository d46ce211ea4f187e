"""Lessons, mistakes tried again, and words learnt by spaced repetition."""

from ludomots.server.learning import schema
from ludomots.server.personal_data import PersonalData, Shown, hand_over, others

_cards, _days = schema.cards.c, schema.study_days.c
_lists, _mistakes = schema.study_lists.c, schema.mistake_games.c

PERSONAL_DATA = PersonalData(
    export=(
        Shown("cards", _cards.person, others(_cards.person)),
        Shown("study_days", _days.person, others(_days.person)),
        Shown("study_lists", _lists.person, others(_lists.person)),
        Shown("mistake_games", _mistakes.person, others(_mistakes.person)),
    ),
    merge=(hand_over(_cards.person, _days.person, _lists.person, _mistakes.person),),
)
