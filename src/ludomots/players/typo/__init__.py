"""Computer players of Typo."""
