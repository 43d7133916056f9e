"""Shared by all tests: generated examples are the same on every run."""

import os

from hypothesis import settings

# Many tests start the program; without .pyc files every start would compile all of it anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("referee", deadline=None, derandomize=True, database=None)
settings.load_profile("referee")
