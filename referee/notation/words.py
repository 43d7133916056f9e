"""A line as words. Quotes hold a word together; a remark starts at a `#` that starts a word."""

import re
from typing import Final, NamedTuple, NoReturn


class Quoted(str):
    """A word that stood in quotes: a name or a text, never a keyword."""

    __slots__ = ()


class Misread(Exception):
    """A word is not what was expected there; `index` counts words from 0, past the end if one is missing."""

    def __init__(self, index: int, expected: str) -> None:
        super().__init__(index, expected)
        self.index = index
        self.expected = expected


class Unclosed(Exception):
    """A quote is opened and never closed; `column` counts characters from 0."""

    def __init__(self, column: int) -> None:
        super().__init__(column)
        self.column = column


class Word(NamedTuple):
    """A word and the column where it starts."""

    column: int
    text: str


_WORD = re.compile(
    r' *(?:(?P<remark>#.*)|(?P<quoted>"(?:[^"\\]|\\["\\])*")(?![^ ])|(?P<open>")|(?P<plain>[^ ]+))',
    re.DOTALL,
)
_CLOSED = re.compile(r'"(?:[^"\\]|\\.)*"')
_ESCAPE = re.compile(r'\\(["\\])')


def split_words(line: str) -> list[str]:
    """The words of a line, its remark left out.

    :raises Unclosed: if a quote is not closed.
    """
    if '"' not in line and "#" not in line:
        words = line.split(" ")
        return [word for word in words if word] if "" in words else words
    return [word.text for word in place_words(line)]


def place_words(line: str) -> list[Word]:
    """The words of a line with their columns.

    :raises Unclosed: if a quote is not closed.
    :raises Misread: if something sticks to a quoted word or a backslash escapes something else.
    """
    words: list[Word] = []
    at = 0
    while match := _WORD.match(line, at):
        at = match.end()
        if match["remark"] is not None:
            break
        if match["open"] is not None:
            if _CLOSED.match(line, match.start("open")):
                misread(len(words), "quoted")
            raise Unclosed(match.start("open"))
        if match["quoted"] is not None:
            words.append(Word(match.start("quoted"), Quoted(_ESCAPE.sub(r"\1", match["quoted"][1:-1]))))
        else:
            words.append(Word(match.start("plain"), match["plain"]))
    return words


def remark_of(line: str) -> str:
    """The remark at the end of a line, with its `#`; "" if there is none."""
    at = 0
    while match := _WORD.match(line, at):
        at = match.end()
        if match["remark"] is not None:
            return match["remark"]
    return ""


def quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def expect(words: list[str], index: int, expected: str) -> str:
    """The plain word at that index.

    :raises Misread: if there is none.
    """
    if index >= len(words) or type(words[index]) is Quoted:
        misread(index, expected)
    return words[index]


def expect_end(words: list[str], index: int) -> None:
    """:raises Misread: if there are more words."""
    if len(words) > index:
        misread(index, "end")


def expect_text(words: list[str], index: int) -> str:
    """The quoted, non-empty text at that index.

    :raises Misread: if there is none.
    """
    if index >= len(words) or type(words[index]) is not Quoted or not words[index].strip():
        misread(index, "text")
    return str(words[index])


MOST_COUNTED: Final = 9_999
_NUMBER = re.compile(r"[0-9]{1,999}", re.ASCII)


def expect_number(words: list[str], index: int) -> int:
    """The whole number at that index.

    :raises Misread: if there is none.
    """
    word = expect(words, index, "number")
    if not _NUMBER.fullmatch(word):
        misread(index, "number")
    return int(word)


def expect_count(words: list[str], index: int) -> int:
    """What a table counts or rules at that index: a whole number, and none that no table could mean.

    :raises Misread: if there is none.
    """
    number = expect_number(words, index)
    if number > MOST_COUNTED:
        misread(index, "small-number")
    return number


def misread(index: int, expected: str) -> NoReturn:
    """:raises Misread: always."""
    raise Misread(index, expected)
