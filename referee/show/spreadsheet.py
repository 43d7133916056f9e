"""Cells that a spreadsheet shows and never computes."""

from typing import Final
from unicodedata import normalize

from referee.say import clean

FORMULA: Final = ("=", "+", "-", "@", "\N{MINUS SIGN}")  # what a spreadsheet takes for the start of one


def cell(value: object) -> object:
    """A text that a spreadsheet takes for a formula gets an apostrophe; nothing invisible gets through.

    Some programs read full-width and other forms of a sign as the sign, and skip any space before it.
    """
    if not isinstance(value, str):
        return value
    computed = normalize("NFKC", value).lstrip().startswith(FORMULA) or value.startswith(("\t", "\r"))
    return f"'{clean(value)}" if computed else clean(value)
