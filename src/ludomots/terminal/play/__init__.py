"""Play in a terminal. Only ``command`` is cheap to import: the rest brings Textual."""
