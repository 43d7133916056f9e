"""Which way imports point: every package says what it may know, and no modules know each other in a circle.

`python -m pytest tests/test_imports.py -s` prints the layers that follow from it, the lowest first.

What counts is every import, wherever it stands in a module: at its top, in a function, for types alone, or by a name
in a text. One kind does not: a `game.py` hands out the parts of its game, each loaded when it is asked for. That is the
seam at which games are put in: shared code knows the list of games, and the parts of a game may know shared code.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

from tests.places import ROOT

PACKAGE: Final = ROOT / "referee"
MODULES: Final = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
}
GAMES: Final = sorted(path.name for path in PACKAGE.joinpath("games").iterdir() if path.joinpath("game.py").exists())
IMPURE: Final = (
    "os",
    "pathlib",
    "time",
    "datetime",
    "random",
    "io",
    "sys",
    "subprocess",
    "socket",
    "locale",
    "tempfile",
)
HEAVY: Final = ("rich", "typer", "prompt_toolkit", "questionary", "yaml", "tornado", "referee.serve")

# What each package may know, besides itself. A name stands for all below it that have no line of their own.
_BASE: Final = ("engine", "notation", "record", "languages", "games", "table", "say", "show")
_HELPERS: Final = (
    "asking",
    "card_names",
    "input",
    "leading",
    "listed_cards",
    "opening",
    "output",
    "pager",
    "phones",
    "repair_questions",
    "reproduce",
    "serving",
    "tallies",
    "tallies_asked",
    "tally_form",
    "trying_asked",
    "verifying",
)
_CLI: Final = ("cli.environment", "cli.errors", "cli.known_facts", "cli.lacking", "cli.settings", "cli.which_game")
ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "languages": (),
    "draw": (),
    "engine": ("draw",),
    "notation": ("engine",),
    "record": ("notation.words",),
    "games.NAME.rules": ("engine", "notation.words", "notation.names"),
    "games.NAME": ("engine", "notation", "games.NAME.rules", "games.NAME.game"),
    "games.NAME.commands": (
        *_BASE,
        *_CLI,
        "cli.HELPERS",
        "cli.typer_app",
        "games.NAME",
        "games.NAME.rules",
        "games.NAME.game",
    ),
    "games.NAME.sheet": ("draw", "engine", "games.NAME.rules"),
    "games.NAME.game": ("engine",),
    "games": ("engine", "games.NAME.game"),
    "table": ("engine", "notation", "record", "games"),
    "say": ("engine", "languages", "games"),
    "show": ("draw", "engine", "notation", "games", "table", "say"),
    "serve": ("draw", "engine", "languages", "notation", "record", "games", "table", "say", "show"),
    "cli.flags": (),
    "cli.lacking": ("engine", "games"),
    "cli.settings": ("languages", "record", "table"),
    "cli.background": (),
    "cli.command_list": ("games",),
    "cli.environment": ("engine", "games", "say", "show", "table", "cli.background", "cli.settings"),
    "cli.which_game": ("engine", "games", "record", "cli.environment"),
    "cli.errors": ("engine", "languages", "record", "say", "show", "table", "cli.environment", "cli.lacking"),
    "cli.HELPERS": (*_BASE, "cli.environment", "cli.errors", "cli.lacking", "cli.which_game", "guide", "serve"),
    "cli.typer_app": (
        *("engine", "games", "say", "show", "cli.command_list", "cli.environment", "cli.flags", "cli.which_game"),
    ),
    "cli.known_facts": ("games", "record", "table", "say", "cli.environment"),
    "guide": (*_BASE, *_CLI),
    "cli.commands": (*_BASE, *_CLI, "cli.HELPERS", "cli.typer_app", "cli.shells.scripts", "guide"),
    "cli.program": (
        *("engine", "cli.command_list", "cli.commands", "cli.errors", "cli.lacking", "cli.typer_app"),
        "cli.which_game",
    ),
    "cli.shells.scripts": ("record",),
    "cli.shells": (*_BASE, *_CLI, "cli.HELPERS", "cli.command_list", "cli.flags", "cli.program", "cli.typer_app"),
    "cli.main": (
        *("engine", "say", "cli.environment", "cli.errors", "cli.flags", "cli.HELPERS"),
        *("cli.program", "cli.settings", "cli.shells"),
    ),
    "__main__": ("cli.main",),
    "API": ("engine", "record", "table"),  # referee/__init__.py
}
EMPTY: Final = {"referee.cli"}  # a folder and no more
# A game is made of its parts, and one of them makes a game: their types name each other, and nothing else does.
NAME_EACH_OTHER: Final = {("referee.engine.game", "referee.engine.parts")}


@cache
def imports_of(path: Path) -> set[str]:
    """The full names of all that a module imports, anywhere in it, also by a text that is a module's name or begins so;
    `from a import b` counts as a.b where that is a module, else as a."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module is not None
            full = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name if name in MODULES else node.module for name in full}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in MODULES:
            names |= {node.value} - {"referee"}  # that is a word, too
        elif isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
            folder = str(first.value)
            names |= {name for name in MODULES if folder.startswith("referee.") and name.startswith(folder)}
    return names


def own(module: str) -> set[str]:
    """What a module imports of the program."""
    return {name for name in imports_of(MODULES[module]) if name in MODULES and name != module}


def layer(name: str) -> list[str]:
    return [module for module in MODULES if module == name or module.startswith(f"{name}.")]


def within(name: str, allowed: Iterable[str]) -> bool:
    return any(name == one or name.startswith(f"{one}.") for one in allowed)


def package_of(module: str) -> str:
    """The line of ALLOWED that holds for a module: the longest that it is or lies below."""
    name = module.removeprefix("referee").removeprefix(".") or "API"
    parts = name.split(".")
    if parts[0] == "games" and len(parts) > 1:
        name = ".".join(["games", "NAME", *parts[2:]])
    if parts[0] == "cli" and parts[1:2] and parts[1] in _HELPERS:
        name = "cli.HELPERS"
    return max((one for one in ALLOWED if within(name, [one])), key=len, default="")


def known(module: str) -> set[str]:
    """What a module imports, but for the parts that a game hands out."""
    if package_of(module) == "games.NAME.game":
        return {name for name in own(module) if not name.startswith("referee.games.")}
    return own(module)


def packages() -> dict[str, set[str]]:
    """Which packages each of them knows."""
    found: dict[str, set[str]] = {name: set() for name in ALLOWED}
    for module in MODULES.keys() - EMPTY:
        found[package_of(module)] |= {package_of(name) for name in known(module) - EMPTY} - {package_of(module)}
    return found


def layers() -> list[list[str]]:
    """The packages, the lowest first: each knows only such as stand before it.

    :raises CycleError:
    """
    sorter = TopologicalSorter(packages())
    sorter.prepare()
    found = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready())
        found.append(ready)
        sorter.done(*ready)
    return found


# What each package may know


def test_a_module_knows_what_its_package_may() -> None:
    packages = {module: package_of(module) for module in sorted(MODULES.keys() - EMPTY)}
    assert [module for module, package in packages.items() if not package] == [], "say in ALLOWED what it may know"
    known_to = {
        module: {name for name in known(module) if not _may_know(packages[module], name)} for module in packages
    }
    assert {module: names for module, names in known_to.items() if names} == {}


def _may_know(package: str, module: str) -> bool:
    """Whether it is of a package that may be known, or is a module that is named by itself, such as notation.words."""
    allowed = ALLOWED[package]
    return package_of(module) in (package, *allowed) or within(module.removeprefix("referee."), allowed)


def test_a_folder_and_no_more() -> None:
    assert all(len(ast.parse(MODULES[module].read_text(encoding="utf-8")).body) == 1 for module in EMPTY)


def test_every_line_is_needed() -> None:
    """What a package may know and does not is a way that nobody meant to leave open."""
    used = packages()
    unused = {
        (name, one)
        for name, allowed in ALLOWED.items()
        for one in allowed
        if one in ALLOWED and one not in used[name] and not {*allowed} >= {*_BASE}
    }
    assert unused == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other_game(game: str) -> None:
    others = tuple(f"referee.games.{other}" for other in GAMES if other != game)
    for module in layer(f"referee.games.{game}"):
        assert {name for name in own(module) if within(name, others)} == set(), module


@pytest.mark.parametrize("game", GAMES)
def test_a_game_hands_out_its_own_parts(game: str) -> None:
    allowed = (f"referee.games.{game}", "referee.engine")
    assert {name for name in own(f"referee.games.{game}.game") if not within(name, allowed)} == set()


def test_the_list_of_games_knows_only_the_engine_and_what_each_game_is() -> None:
    assert own("referee.games") == {"referee.engine.game", *(f"referee.games.{game}.game" for game in GAMES)}


def test_shared_code_knows_no_module_of_a_game() -> None:
    shared = [module for module in MODULES if not module.startswith("referee.games")]
    assert {module for module in shared if any(name.startswith("referee.games.") for name in own(module))} == set()


# No circles


def test_no_modules_know_each_other_in_a_circle() -> None:
    graph = {module: {one for one in known(module) if (module, one) not in NAME_EACH_OTHER} for module in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


@pytest.mark.parametrize(("module", "other"), sorted(NAME_EACH_OTHER))
def test_types_that_name_each_other_do_so_only_for_the_checker(module: str, other: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    for_types = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    outside = [node for node in tree.body if node not in for_types]
    assert other in own(module), "no exception is needed any more"
    assert not any(
        isinstance(node, ast.ImportFrom) and node.module == other for one in outside for node in ast.walk(one)
    )


def test_packages_stand_in_layers() -> None:
    found = layers()
    print()
    for number, names in enumerate(found):
        print(f"{number:3}  {'  '.join(names)}")
    assert found[-1] == ["__main__"]


# The rules are pure

PURE: Final = [
    *layer("referee.draw"),
    *layer("referee.engine"),
    *(module for game in GAMES for module in layer(f"referee.games.{game}.rules")),
]


def test_rules_are_pure() -> None:
    for module in PURE:
        assert {name for name in imports_of(MODULES[module]) if within(name, (*IMPURE, *HEAVY))} == set(), module
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert calls & {"print", "open", "input", "eval", "exec", "__import__"} == set(), module


# What is heavy


@pytest.mark.parametrize("module", ["referee", "referee.table.verify", "referee.table.table"])
def test_a_replay_loads_nothing_heavy(module: str) -> None:
    code = f"import sys, {module}; from referee.games import GAMES; GAMES['vampire-village'].rules()\n"
    code += f"print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
