"""Listens to what the program says, for keys without a sentence and parameters without a value."""

import re

import pytest

from referee.say import Voice


def left_unsaid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every key that is asked for from now on and has no sentence, or whose sentence lacks a parameter."""
    found: list[str] = []
    say = Voice.__call__

    def listen(voice: Voice, key: str, /, **params: object) -> str:
        if not voice.knows(key):
            found.append(key)
            return key
        needed = re.findall(r"\{(\w+)", voice.texts[key])
        found.extend(f"{key}: {name}" for name in needed if name not in params)
        return say(voice, key, **params)

    monkeypatch.setattr(Voice, "__call__", listen)
    return found
