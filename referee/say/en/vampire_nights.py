"""The sentences of Vampire Nights: none yet."""

from typing import Final

TEXTS: Final[dict[str, str]] = {}
