"""All tables of the database: importing this module fills ``metadata``."""

from ludomots.server.daily import schema as daily
from ludomots.server.learning import schema as learning
from ludomots.server.live import schema as live
from ludomots.server.metadata import metadata
from ludomots.server.notices import schema as notices
from ludomots.server.operators import schema as operators
from ludomots.server.people import schema as people
from ludomots.server.ratings import schema as ratings
from ludomots.server.reviews import schema as reviews
from ludomots.server.together import schema as together
from ludomots.server.words import schema as words

__all__ = ["FEATURES", "metadata"]

FEATURES = (daily, learning, live, notices, operators, people, ratings, reviews, together, words)
"""The modules that have tables."""
