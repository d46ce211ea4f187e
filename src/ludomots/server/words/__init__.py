"""Words looked up by players, word lists as files, and words that players propose."""
