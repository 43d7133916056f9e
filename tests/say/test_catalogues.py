"""The catalogues and the program fit: no key is missing, unused or said with other parameters."""

import ast
import errno
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from tests.test_docs import ROOT
from tools.catalogues import SOURCES, TRANSLATED, compiled, faults, folder, parameters, read, texts

KEY_LIKE = re.compile(r"[a-z.-]*[a-z]{2}[a-z.-]*")


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated_with_the_same_parameters(language: str, source: str) -> None:
    assert faults(language, source) == []


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_the_program_reads_what_the_catalogue_says(language: str, source: str) -> None:
    path = folder(source) / f"{language}.mo"
    assert path.read_bytes() == compiled(language, source), "run: python -m tools.catalogues"


@pytest.mark.parametrize("game", [source for source in SOURCES if source])
def test_a_sentence_of_every_game_is_replaced_by_one_about_the_same(game: str) -> None:
    """An event of a game may not happen to have the key of something else."""
    shared, own = texts(), texts(game)
    for key in {*shared} & {*own}:
        given, used = parameters(shared[key]), parameters(own[key])
        assert not given or not used or {name for name, _ in given} & {name for name, _ in used}, key


def with_text(language: str, key: str, text: str) -> Catalog:
    catalogue = read(language)
    message = catalogue.get(key)
    assert message is not None
    message.string = text
    return catalogue


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(
    ("key", "text", "fault"),
    [
        ("games.none", "", "games.none: missing"),
        ("score.winner", "{joueur}.", "score.winner: other parameters"),
        ("score.winner", "Bravo.", "score.winner: other parameters"),
        ("why.undone", "{kind}.", "why.undone: other parameters"),
        ("kept", "{number} {number:a|b|c|d}", "kept: a|b|c|d needs"),
    ],
)
def test_a_fault_is_found(language: str, key: str, text: str, fault: str) -> None:
    [found] = faults(language, catalogue=with_text(language, key, text))
    assert found.startswith(fault)


def test_russian_needs_one_few_and_many() -> None:
    assert faults("ru", catalogue=with_text("ru", "kept", "{number} {number:запись|записей}")) == [
        "kept: запись|записей needs 3 forms"
    ]


def test_a_translation_of_nothing_is_found() -> None:
    catalogue = read("fr")
    catalogue.add("nobody-says-this", "Personne")
    assert faults("fr", catalogue=catalogue) == ["nobody-says-this: unknown"]


def strings() -> Iterator[ast.Constant | ast.JoinedStr]:
    """Every text in the program, except the sentences themselves and what only its readers see."""
    for path in (ROOT / "referee").rglob("*.py"):
        if "en" in path.relative_to(ROOT).parts or path.parent.name == "texts":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if (text or isinstance(node, ast.JoinedStr)) and id(node) not in remarks:
                yield node


@cache
def vocabulary() -> tuple[set[str], list[re.Pattern[str]]]:
    """The words that stand in the program, and its texts with gaps, such as f"stand.{phase}"."""
    remarks = max(path.read_text("utf-8").count("\n#") for path in (ROOT / "referee" / "games").rglob("demo.referee"))
    words: set[str] = {*errno.errorcode.values(), *map(str, range(1, remarks + 1))}
    gapped = set()
    for node in strings():
        if isinstance(node, ast.Constant):
            words.add(node.value)
            if node.value.isalpha() and len(node.value) < 6:
                words |= set(node.value)  # letters that are looked at one by one
            continue
        parts = [re.escape(part.value) if isinstance(part, ast.Constant) else r"([\w.-]+)" for part in node.values]
        if KEY_LIKE.fullmatch(
            "".join(str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values)
        ):
            gapped.add("".join(map(str, parts)))
    return words, [re.compile(pattern) for pattern in sorted(gapped)]


def unsaid(keys: set[str]) -> set[str]:
    """The keys that the program has no way to say: they neither stand in it nor can be put together from a text with
    gaps and words that stand in it."""
    words, _ = vocabulary()
    said = keys & words
    for key in sorted(keys - said, key=len):  # what others are put together from comes first
        if any({*gaps} <= words | said or all(_put_together(gap) for gap in gaps) for gaps in _gaps(key)):
            said.add(key)
    return keys - said


def _gaps(key: str) -> Iterator[tuple[str, ...]]:
    """What would have to stand in the gaps of each text that can be this key."""
    return (match.groups() for match in (one.fullmatch(key) for one in vocabulary()[1]) if match)


def _put_together(part: str) -> bool:
    """Whether a part of a key is a text with words in its gaps (`creatures-witches`), words of the program with hyphens
    between them (`condition-burn`), or the letters of a code (`hd`)."""
    words = vocabulary()[0]
    pieces = [part] if len(part) > 2 else [*part]
    hyphened = [word for piece in pieces for word in piece.split("-")]
    house, _, value = part.rpartition("-")  # own-colour-always: a word with a hyphen, and its value
    if {house, value} <= words or any({*gaps} <= words for gaps in _gaps(part)):
        return True
    return all(one in words or f"-{one}" in words for one in hyphened)


def in_sentences(keys: set[str]) -> set[str]:
    """Words that sentences look up by a parameter: their values are words of the program too."""
    return {key for key in keys if key.startswith("word.") and not unsaid({key.removeprefix("word.")})}


def _is_of_one_value(key: str, keys: set[str]) -> bool:
    """`was.what-human` beside `was`, where the program has both words; the log's `told.was` is `was` if it has none."""
    general, _, own = key.rpartition(".")
    name, dash, value = own.partition("-")
    known = general in keys or general.removeprefix("told.") in keys
    return known and bool(dash) and name in _named() and value in vocabulary()[0]


@cache
def _named() -> set[str]:
    """What parameters are called where something is told or asked."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "referee" / "games").rglob("*.py")]
    told = {node.arg for tree in trees for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg}
    return told | vocabulary()[0]


@pytest.mark.heavy
def test_no_sentence_is_unused() -> None:
    """Help is looked up by the names of commands and options; test_help.py holds it against those."""
    keys = {
        key
        for key in {key for source in SOURCES for key in texts(source)}
        if not key.startswith(("brief.", "help.", "example.", "argument.", "option.", "metavar."))
    }
    # A sentence for one value of a parameter stands beside the general one: `gained-heroes.villagers-0`.
    # The name of a choice may end in a number, too.
    values = {key for key in keys if re.fullmatch(r"\w+-(\d+|true|false|)", key.rpartition(".")[2])}
    special = {key for key in values if not key.startswith("choice.")}
    assert {key.rpartition(".")[0] for key in special} <= keys
    special |= {key for key in keys if _is_of_one_value(key, keys)}
    assert unsaid(keys - special) - in_sentences(keys) == set()


def test_what_every_game_says_speaks_of_none() -> None:
    """A third game would say it, too. How a game is played with `edition` is a setting."""
    words = r"villag|\bwitch|wol[fv]|vampire|demon|creature|\bhero|building|manor|\bguard|tile|\b[gbryn]\d{3}|--order"
    assert {key: text for key, text in texts().items() if re.search(words, f"{key} {text}", re.IGNORECASE)} == {}


def test_an_unused_sentence_is_found() -> None:
    assert unsaid({"nobody-says.this", "stand.nowhere", "word.unheard-of", "score.winner"}) == {
        "nobody-says.this",
        "stand.nowhere",
        "word.unheard-of",
    }


def modules_of(source: str) -> list[Path]:
    """The modules with the English sentences of a game, or of every game."""
    return sorted((folder(source) if source else ROOT / "referee" / "say" / "en").glob("*.py"))


@pytest.mark.parametrize("source", SOURCES)
def test_no_sentence_stands_twice(source: str) -> None:
    """A later module would silently win over an earlier one. What all games say a game may say in other words."""
    seen: dict[str, str] = {}
    for path in modules_of(source):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for key in node.keys if isinstance(node, ast.Dict) else ():
                if isinstance(key, ast.Constant):
                    assert seen.setdefault(str(key.value), path.name) == path.name, key.value
    assert seen.keys() == texts(source).keys()
