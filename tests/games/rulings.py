"""Which rulings a page lists, and which of them tests show."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Listed(NamedTuple):
    """The rulings of a page: all of them, those that are in the code, and those that do not arise."""

    every: list[str]
    in_code: set[str]
    not_arising: set[str]


def listed(page: Path) -> Listed:
    rows = re.findall(r"^\| ([A-Z]+\d+) \|.*\| (code|does not arise)(?:: [^|]+)? \|$", page.read_text(), re.MULTILINE)
    every = [number for number, _ in rows]
    in_code = {number for number, state in rows if state == "code"}
    return Listed(every, in_code, {*every} - in_code)


@cache
def shown(folder: Path) -> Counter[str]:
    """How many tests in a folder and below it show each ruling. A test of one ruling bears its id in its name."""
    found: Counter[str] = Counter()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef):
                ids = [
                    one.args[0].value
                    for one in node.decorator_list
                    if isinstance(one, ast.Call) and ast.unparse(one.func) == "pytest.mark.ruling"
                ]
                assert node.name.startswith("test_") or not ids
                assert len(ids) != 1 or node.name.startswith(f"test_{ids[0].lower()}_"), node.name
                found.update(ids)
    return found
