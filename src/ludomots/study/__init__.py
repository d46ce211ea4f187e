"""Learning words: lists worth knowing, what lies around a word, and a quiz that comes back."""
