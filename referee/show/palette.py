"""The colours of the terminal, by its background. All are among the 240 that terminals agree on, so that their contrast
can be measured: at least 4.5:1 on dark or light backgrounds, and 3:1 on either where nobody knows which it is.

They can be told apart by colour-blind people, and never say anything alone: a letter or a sign says the same.
"""

from typing import Final

_SAME: Final = {"": "", "n": "", "hero": "bold", "strong": "bold", "top": "reverse"}


def _palette(
    colours: dict[str, int], kinds: tuple[int, int, int, int], *, faint: int, good: int, bad: int, won: int
) -> dict[str, str]:
    """The buildings' colours, four kinds of pieces, and what is said: in the background, changed, wrong, won."""
    return {
        **_SAME,
        **{tone: f"color({number})" for tone, number in colours.items()},
        **{f"kind{number}": f"bold color({one})" for number, one in enumerate(kinds, 1)},
        **{f"pawn{number}": f"bold reverse color({one})" for number, one in enumerate(kinds, 1)},
        "faint": f"color({faint})",
        "bare": f"color({faint})",
        "good": f"color({good})",
        "bad": f"bold color({bad})",
        "won": f"bold color({won})",
        "band": f"bold reverse color({won})",
        "falls": f"bold reverse color({bad})",
    }


PALETTES: Final = {
    "dark": _palette(
        {"g": 85, "b": 39, "r": 203, "y": 226}, (207, 195, 218, 214), faint=247, good=79, bad=203, won=220
    ),
    "light": _palette({"g": 28, "b": 21, "r": 88, "y": 58}, (129, 24, 126, 130), faint=241, good=22, bad=124, won=94),
    "unknown": _palette(
        {"g": 29, "b": 33, "r": 197, "y": 100}, (201, 31, 199, 166), faint=245, good=29, bad=197, won=136
    ),
}
