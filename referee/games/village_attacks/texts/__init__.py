"""What Village Attacks says, in three languages; its rules to look up; its demo."""

from importlib import resources

from referee.games.village_attacks.texts.en import TEXTS as ENGLISH

__all__ = ["ENGLISH", "file"]


def file(name: str) -> bytes:
    """:raises FileNotFoundError:"""
    return (resources.files(__name__) / name).read_bytes()
