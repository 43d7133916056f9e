"""The questions before a game, answered."""

from tests.guide.driver import Terminal

ANA_BEN = "Ana, Ben"


def to_the_order(person: Terminal) -> None:
    person.press("1")
    person.enter(ANA_BEN)
    person.enter()
    assert "In which order do the tiles after the Demons come?" in person.text


def until_seen(person: Terminal, words: str) -> None:
    """Until the screen shows that, however its lines are broken."""
    person._read_until(lambda: words in " ".join(person.text.split()))
