"""The languages there are, by code; English is the one that the others translate."""

from typing import Final

LANGUAGES: Final = ("en", "fr", "ru")
