"""Measurements behind docs/benchmarks.md. Ratios are taken inside one run."""
