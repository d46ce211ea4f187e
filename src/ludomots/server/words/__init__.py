"""Words looked up by players, word lists as files, and words that players propose."""

from ludomots.server.personal_data import Hidden, PersonalData, Shown
from ludomots.server.words import schema
from ludomots.server.words.proposals import forget

_proposals = schema.proposals.c

PERSONAL_DATA = PersonalData(
    export=(
        Shown(
            "proposals",
            _proposals.person,
            (
                _proposals.lexicon,
                _proposals.word,
                _proposals.at,
                _proposals.reason,
                _proposals.decided,
            ),
            is_deleted=False,
        ),
        Hidden(
            _proposals.decided_by,
            "what an operator did for the site is not about the operator",
            is_deleted=False,
        ),
    ),
    erase=(forget,),
)
