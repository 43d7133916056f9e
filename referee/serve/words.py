"""The sentences of the page, in any language."""

from typing import Final

from referee.say import Voice

PAGE: Final = "serve.page."


def page_words(voice: Voice) -> dict[str, str]:
    """By their keys without the prefix."""
    return {key.removeprefix(PAGE): text for key, text in voice.texts.items() if key.startswith(PAGE)}
