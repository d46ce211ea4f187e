"""The position of the day."""

from ludomots.server.daily import schema
from ludomots.server.personal_data import PersonalData, Shown, hand_over, others

_answers = schema.daily_answers.c

PERSONAL_DATA = PersonalData(
    export=(Shown("daily_answers", _answers.person, others(_answers.person)),),
    merge=(hand_over(_answers.person),),
)
