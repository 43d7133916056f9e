"""Shared by all tests: generated examples are the same on every run."""

from hypothesis import settings

settings.register_profile("referee", deadline=None, derandomize=True, database=None)
settings.load_profile("referee")
