"""Ratings of players, and statistics of what they played."""

from ludomots.server.people.people import name_of
from ludomots.server.personal_data import Hidden, PersonalData, Shown, drop, others
from ludomots.server.ratings import schema
from ludomots.server.ratings.history import delete_ratings, merge_ratings

_ratings, _played, _opponents = schema.ratings.c, schema.played.c, schema.opponents.c
_words, _accuracies = schema.best_words.c, schema.accuracies.c
_shared = schema.shared_statistics.c

PERSONAL_DATA = PersonalData(
    export=(
        Shown("ratings", _ratings.person, others(_ratings.person), is_deleted=False),
        Shown("played", _played.identity, others(_played.identity)),
        Shown(
            "opponents",
            _opponents.identity,
            (_opponents.table_id, name_of(_opponents.opponent), _opponents.result),
        ),
        Hidden(_opponents.opponent, "statistics of somebody else"),
        Shown("best_words", _words.identity, others(_words.identity)),
        Shown("accuracies", _accuracies.identity, others(_accuracies.identity)),
        Shown("shared_statistics", _shared.person, others(_shared.person)),
    ),
    merge=(
        merge_ratings,
        # the person decides what is shared
        drop(_shared.person),
    ),
    erase=(delete_ratings,),
)
