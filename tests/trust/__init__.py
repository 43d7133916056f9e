"""What the referee's trust rests on, with figures: `python -m tests.trust [ROW…]`.

Each row is a module with a `ROW`. To add one: write the module and name it in ROWS.
"""

ROWS = (
    "kills",
    "faults",
    "cuts",
    "flips",
    "races",
    "places",
    "files",
    "splices",
    "names",
    "paths",
    "plays",
    "illegal",
    "prefixes",
    "recorded",
    "mutants",
)
