"""Lessons, mistakes tried again, and words learnt by spaced repetition."""
