"""Computer players of Topword."""
