"""What lies before the players in the end, as it is typed or written in a small file."""

import csv
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from referee.engine.lexicon import lexicon, unaccented
from referee.engine.ruling import refuse
from referee.notation.names import folded, is_name
from referee.notation.words import Misread, Unclosed, place_words, quote

FIELDS: Final = ("buildings", "heroes", "creatures", "cards")
COLUMNS: Final = lexicon(
    {
        "player": "name joueur joueuse nom игрок имя",
        "buildings": "bâtiments здания",
        "heroes": "héros герои",
        "creatures": "créatures монстры",
        "cards": "cartes карты",
    }
)
_NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)
_LINE = re.compile(r"(.*?)[\s,;:=]+([0-9]{1,4})[\s,;]+([0-9]{1,4})[\s,;]+([0-9]{1,4})[\s,;]+([0-9]{1,4})", re.ASCII)


class Counted(NamedTuple):
    """One player: villagers on buildings and on heroes, creatures left, cards left."""

    name: str
    buildings: int
    heroes: int
    creatures: int
    cards: int

    def line(self) -> str:
        """As it is typed; a name that would read differently is quoted."""
        plain = f"{self.name} {' '.join(map(str, self[1:]))}"
        try:
            fits = read_line(plain) == self
        except Exception:
            fits = False
        return plain if fits else f"{quote(self.name)} {' '.join(map(str, self[1:]))}"


def read_line(text: str) -> Counted:
    """`Ana 12 0 3 8`: a name, which may hold spaces or stand in quotes, and four numbers.

    :raises Refused: not-understood.
    """
    match = _LINE.fullmatch(text.strip())
    name = match[1].strip() if match else ""
    if match and name.startswith('"'):
        try:
            words = place_words(name)
        except (Misread, Unclosed):
            words = []
        name = words[0].text if len(words) == 1 else ""
    if not match or not name:
        refuse("not-understood", "scoring", "not-understood.tally", line=text, column=_fault(text))
    return Counted(str(name), *map(int, match.groups()[1:]))


def _fault(text: str) -> int:
    """Where the line stops being a name and four numbers: the first of the last words that is none, or the end."""
    words = list(re.finditer(r"[^\s,;]+", text))
    wrong = [word for word in words[1:][-4:] if not _NUMBER.fullmatch(word[0])]
    return wrong[-1].start() if wrong else len(text.rstrip())


def read_csv(text: str, file: str) -> list[Counted]:
    """Rows of five, separated by commas or semicolons; a first row may name the columns in any order.

    :raises Refused: not-understood, with the line.
    """
    separator = ";" if text.partition("\n")[0].count(";") > text.partition("\n")[0].count(",") else ","
    reader = csv.reader(text.splitlines(), delimiter=separator)
    columns: Sequence[str] = ("player", *FIELDS)
    found: list[Counted] = []
    try:
        for row in reader:
            cells = [cell.strip() for cell in row]
            if not any(cells):
                continue
            if not found and not any(map(_NUMBER.fullmatch, cells)):
                columns = [COLUMNS.get(unaccented(cell), cell) for cell in cells]
                if sorted(columns) != sorted(("player", *FIELDS)):
                    refuse("not-understood", "scoring", "not-understood.tally-columns", file=file, number=1)
                continue
            if len(cells) != len(columns):
                _bad_row(file, reader.line_num)
            found.append(_counted(dict(zip(columns, cells, strict=True)), file, reader.line_num))
    except csv.Error:
        _bad_row(file, reader.line_num)
    return found


def _counted(row: dict[str, str], file: str, line: int) -> Counted:
    if not row["player"] or not all(_NUMBER.fullmatch(row[field]) for field in FIELDS):
        _bad_row(file, line)
    return Counted(row["player"], *(int(row[field]) for field in FIELDS))


def _bad_row(file: str, line: int) -> Any:
    refuse("not-understood", "scoring", "not-understood.tally-row", file=file, number=line)


def read_tree(text: str, file: str) -> list[Counted]:
    """YAML: names, each with `{buildings: 12, heroes: 0, creatures: 3, cards: 8}` or `[12, 0, 3, 8]`.

    :raises Refused: not-understood, with the line.
    """
    from referee.table.yaml_tree import BadYaml, read_yaml

    def misfit(line: int) -> Any:
        refuse("not-understood", "scoring", "not-understood.tally-yaml", file=file, number=line)

    try:
        root = read_yaml(text.encode("utf-8", "replace"))
    except BadYaml as error:
        return [misfit(error.line)]
    found: list[Counted] = []
    for name, node in root.value.items() if isinstance(root.value, dict) else [("", root)]:
        own = node.value
        if isinstance(own, list):
            own = dict(zip(FIELDS, own, strict=False)) if len(own) == len(FIELDS) else {}
        if not name or not isinstance(own, dict) or {COLUMNS.get(unaccented(key)) for key in own} != {*FIELDS}:
            misfit(node.line)
        values = {COLUMNS[unaccented(key)]: one.value for key, one in own.items()}
        for one in own.values():
            if not isinstance(one.value, str) or not _NUMBER.fullmatch(one.value):
                misfit(one.line)
        found.append(_counted({"player": name, **values}, file, node.line))
    return found


def check_players(counts: Sequence[Counted]) -> None:
    """:raises Refused: unless two to five people have names of their own."""
    names = [folded(count.name) for count in counts]
    fine = all(is_name(count.name) for count in counts) and len(set(names)) == len(names)
    if not fine or not 2 <= len(counts) <= 5:
        refuse("not-understood", "VV2", "not-understood.tally-names", names=tuple(one.name for one in counts))
