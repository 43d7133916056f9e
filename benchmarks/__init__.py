"""How fast the referee is, as ratios to something else measured in the same run: `python -m benchmarks`."""
