"""What Vampire Empire says, in three languages; its rules to look up; its demo."""

from importlib import resources

from referee.games.vampire_empire.texts.en import TEXTS as ENGLISH

__all__ = ["ENGLISH", "file"]


def file(name: str) -> bytes:
    """:raises FileNotFoundError:"""
    return (resources.files(__name__) / name).read_bytes()
