"""What maintainers run and nobody installs: the notice, the coverage, the release."""
