"""Signs that nobody sees: those that turn the direction of writing, and those that show nothing at all."""

import re
from typing import Final

_TURNING = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
TURNING: Final = re.compile(f"[{_TURNING}]")
# What Unicode lets a font leave out, but for joiners and the selectors of an emoji's form; and blanks that are letters.
INVISIBLE: Final = (
    _TURNING
    + "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
