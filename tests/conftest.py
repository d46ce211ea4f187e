"""Tests never depend on the clock: Hypothesis has no deadline for its examples."""

from hypothesis import settings

settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")
