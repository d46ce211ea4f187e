"""The figures of ``docs/playability.md``: every ruling that is an option, under the lab."""
