"""Tests never look at the clock: no example of Hypothesis has a deadline."""

from hypothesis import settings

settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")
