"""The optional parts of a game about its cards: the list that a table has of them, and how their faces are typed."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from referee.engine.ruling import Decision


class CardList(Protocol):
    """A card list: which faces there are, in which groups, and where cards.yaml has them."""

    @property
    def CARD_GROUPS(self) -> Mapping[str, int]:
        """How many cards of each the box has."""

    @property
    def CARD_LAYOUT(self) -> Mapping[str, Mapping[str, str]]:
        """For each list of the file: the group by the field that has its number of copies."""

    def is_face(self, group: str, face: str) -> bool: ...


BUILD: Final = "+"  # typed instead of a face: it is put together by questions


class FacePart(NamedTuple):
    """A question about a part of a face: digits, or one of several codes, each with the key of its words."""

    key: str
    options: tuple[tuple[str, str], ...] = ()
    digits: int = 1


class Cards(CardList, Protocol):
    """A list that a table makes of its own cards as they are played, and that completes what is typed."""

    def group_of(self, decision: Decision, state: Any) -> str: ...

    def complete_face(self, word: str, group: str) -> str | None: ...

    def in_words(self, text: str, group: str) -> str:
        """The text with a face that it begins with in words (`red 1 0 2`) written as it is printed."""

    def begins_in_words(self, word: str) -> bool:
        """Whether a word is said of a card, and so is not the beginning of a command."""

    def cards_in(self, entry: Any, state: Any) -> list[tuple[str, str]]:
        """The cards that an entry puts on the table, with their group."""

    def rulebook(self, group: str) -> Sequence[str]:
        """The faces of a group that the rulebook lists, so that no table need learn them."""

    def example(self, group: str) -> str:
        """What could be typed for a card of that group."""

    def why_no_face(self, word: str, group: str) -> tuple[str, dict[str, Any]]:
        """The sentence, with its params, that says what a word lacks to be a face; it can show `word` and `example`."""

    def next_part(self, parts: Sequence[str], group: str) -> FacePart | None:
        """What is to be asked next of a card whose face begins with these parts; None if it is whole."""


class Listed(Protocol):
    """What the list of a table says."""

    @property
    def groups(self) -> Mapping[str, Mapping[str, int]]:
        """How many copies there are, by group and face; 0 if nobody said so."""

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """What a face is called, by language."""

    @property
    def facts(self) -> Mapping[str, Mapping[str, str]]:
        """What else is printed on a card, by face and field."""


class Overview(Protocol):
    """A list that a table may type in as a whole, and that says more of a card than its face. What a person types is
    filled in from it and held against it; a record never is. Faces seen in play are only offered: how many copies there
    are, nobody knows by that."""

    @property
    def FACTS(self) -> "Mapping[str, re.Pattern[str]]":
        """The fields that a card may have in the file, and what they may say."""

    def cards_in(self, entry: Any, state: Any) -> list[tuple[str, str]]:
        """The cards that an entry shows, with their group."""

    def facts_in(self, entry: Any, state: Any) -> Mapping[str, Mapping[str, str]]:
        """What an entry says of cards besides."""

    def filled(self, entry: Any, state: Any, listed: Listed) -> Any:
        """The entry with what the list knows.

        :raises Refused: ambiguous.
        """

    def check(self, entry: Any, state: Any, steps: Sequence[Any], listed: Listed) -> None:
        """:raises Refused: if that cannot be, after these steps, with the cards that there are."""

    def offered(self, state: Any, decision: Decision, typed: Sequence[str], listed: Listed) -> Sequence[str]:
        """What Tab offers from the list after these words of an answer."""
