"""Two decks of forty, made up for the tests."""

from typing import Final

from referee.table.cards import Book, read_book

GAME: Final = "vampire-empire"
SHEET: Final = """format: 1
game: vampire-empire
vampires:
  - {face: c1, n: 10}
  - {face: c2, n: 10}
  - {face: n2, n: 10}
  - {face: v1, n: 8}
  - {face: nv2}
  - {face: fog, cost: -/1, fr: Brume}
humans:
  - {face: c1, n: 10}
  - {face: c2, n: 2}
  - {face: n1, n: 10}
  - {face: n2, n: 2}
  - {face: s1, n: 9}
  - {face: w1, n: 2}
  - {face: w2}
  - {face: Novice, cost: 0/0, combat: true, effect: defence bis, profession: clergy, n: 2}
  - {face: Épée, cost: 0/0, effect: take moat 1}
  - {face: "holy bell", cost: 1/1, effect: stop}
"""


def book(text: str = SHEET) -> Book:
    return read_book(text.encode(), GAME)
