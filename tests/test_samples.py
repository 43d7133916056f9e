"""What the ordinary run only samples is run in full by the heavy one."""

import ast
from collections.abc import Iterator

import pytest

from tests.places import ROOT

SOURCES = {module.name: module.read_text(encoding="utf-8") for module in sorted(ROOT.glob("tests/**/test_*.py"))}
SAMPLING = {"HEAVY", "some"}


def names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def unmarked(module: ast.Module) -> Iterator[str]:
    """Tests that take more with REFEREE_HEAVY=1, which their mark doesn't say."""
    sampling = {*SAMPLING}
    for node in module.body:
        if isinstance(node, ast.Assign) and names_in(node.value) & sampling:
            sampling |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if not isinstance(node, ast.FunctionDef) or not names_in(node) & sampling:
            continue
        if not node.name.startswith("test_"):
            sampling.add(node.name)
        elif not any("mark.sampled" in ast.unparse(one) for one in node.decorator_list):
            yield node.name


def test_who_takes_a_sample_is_marked() -> None:
    sampling = [name for name, code in SOURCES.items() if "from tests.samples import" in code]
    assert sampling
    assert [(name, test) for name in sampling for test in unmarked(ast.parse(SOURCES[name]))] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def test_a():\n    some(CASES)", ["test_a"]),
        ("@pytest.mark.sampled\ndef test_a():\n    some(CASES)", []),
        ("FEW = 3 if HEAVY else 1\ndef test_a():\n    return FEW", ["test_a"]),
        ("def cases():\n    return some(CASES)\ndef test_a():\n    cases()", ["test_a"]),
        ("@settings(max_examples=9 if HEAVY else 1)\ndef test_a():\n    pass", ["test_a"]),
        ("@some_of('case', CASES)\ndef test_a(case):\n    pass", []),
    ],
)
def test_who_is_not_marked_is_found(code: str, found: list[str]) -> None:
    assert [*unmarked(ast.parse(code))] == found
