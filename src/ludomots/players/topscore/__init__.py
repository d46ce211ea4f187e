"""Computer players of Topscore."""
