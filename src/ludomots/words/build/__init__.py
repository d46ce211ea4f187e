"""Build the word lists from the sources: expand, classify, fold, correct, sort, make the graph."""
