"""Colours of what lies on a board, which colour-blind people tell apart; letters say the same."""

from typing import Final

# A tint and an edge for each tone that games name.
TONES: Final = {
    "g": ("#c5e6da", "#007a58"),
    "b": ("#c3e0f4", "#0067a3"),
    "r": ("#f6cdb8", "#b84a08"),
    "y": ("#f8f0b0", "#8d7b00"),
    "n": ("#e8e9eb", "#70757d"),
    "hero": ("#eedbe8", "#86396c"),
    "bare": ("#ffffff", "#d5d8dd"),
}
