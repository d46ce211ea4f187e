"""The figures of ``docs/notes/playability.md``: every ruling that is an option, under the lab."""
