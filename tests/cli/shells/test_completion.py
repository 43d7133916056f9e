"""Tab in real shells: commands, options, games, players, cards, cells."""

import os
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from referee import Table
from referee.cli.shells.complete import candidates
from referee.cli.shells.line import read_line
from referee.cli.shells.scripts import SCRIPTS
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.table.cards import Book, write_book
from referee.table.store import Store
from tests.cli.shells.sessions import Session, need_module
from tests.samples import HEAVY, some_of
from tests.starting import PROGRAM, loaded

SHELLS = ("bash", "zsh", "fish")


def play(path: Path, players: list[str], *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with Table.new(players, ["witches", "werewolves", "vampires"], path=path) as table:
        for line in lines:
            table.do(line)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A machine with two games; in the one used last, Ana has still to lay five cards, Ben all."""
    folder = tmp_path_factory.mktemp("home")
    play(folder / "games" / "long evening.referee", ["Zoé", "O'Hara $(touch x)", "[x] `y`"])
    play(folder / "games" / "friday.referee", ["Ana", "Ben"], "Ana start y111", "Ben start g200", "Ana place b030:1 d3")
    Store(folder).remember("friday")
    names = {"b020": {"en": "Ford", "fr": "Gué"}, "b020:2": {"en": "Dovecote"}}
    (folder / "cards.yaml").write_bytes(
        write_book(Book({"round1": dict.fromkeys([*names, "b030:row", "b030:1"], 1)}, names))
    )
    return folder


# A shell is started once: all that is typed into it runs in one process.
@pytest.fixture(
    scope="module", params=[pytest.param(one, marks=[pytest.mark.heavy] * (one != "bash")) for one in SHELLS]
)
def shell(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, home: Path) -> Iterator[Session]:
    session = Session(request.param, tmp_path_factory.mktemp(request.param), home)
    (session.folder / "record.referee").touch()
    yield session
    session.close()


CASES = [
    ("referee verif", "referee verify "),
    ("referee games archi", "referee games archive "),
    ("referee show --lega", "referee show --legal "),
    ("referee show --no-c", "referee show --no-color "),
    ("referee show --game fri", "referee show --game friday "),
    ("referee games archive fri", "referee games archive friday "),
    ("referee show A", "referee show Ana "),
    ("referee do B", "referee do Ben "),
    ("referee do Ben pl", "referee do Ben place "),
    ("referee do Ben place b020:2 d", "referee do Ben place b020:2 d"),
    ("referee do Ben place b020:2 c", "referee do Ben place b020:2 c4 "),
    ("referee do Ana place b020:2 e", "referee do Ana place b020:2 e"),
    ("referee do ! Ana vil", "referee do ! Ana villagers "),
    ("referee do ! Ana villagers d3", "referee do ! Ana villagers d3 "),
    ("referee new x --players Ana Be", "referee new x --players Ana Ben "),
    ("referee new x --order vamp", "referee new x --order vampires "),
    ("referee attack wit", "referee attack witches "),
    ("referee --lang f", "referee --lang fr "),
    ("referee config set styl", "referee config set style "),
    ("referee config set style lar", "referee config set style large "),
    ("referee completions po", "referee completions powershell "),
    ("referee verify reco", "referee verify record.referee "),
    ("referee show nobody", "referee show nobody"),
    ("referee nonsense --x", "referee nonsense --x"),
]


@pytest.mark.sampled
def test_tab(shell: Session) -> None:
    """A few cases in each of the shells; all of them with REFEREE_HEAVY=1."""
    cases = CASES if HEAVY else CASES[SHELLS.index(shell.shell) :: 2 * len(SHELLS)]
    assert {typed: shell.tab(typed) for typed, _ in cases} == dict(cases)


@pytest.mark.heavy
def test_a_card_with_a_colon(shell: Session) -> None:
    """A colon breaks words in bash, and is the sign before the help in zsh."""
    assert shell.tab("referee do Ben place b020:2").rstrip() == "referee do Ben place b020:2"
    assert shell.tab("referee do Ben place b030:") in (
        "referee do Ben place b030:",
        "referee do Ben place b030:1",
    )
    assert shell.tab("referee cards show y110").startswith("referee cards show y110")


@pytest.mark.heavy
def test_a_game_with_a_space(shell: Session) -> None:
    assert shell.tab("referee show --game lon") in (
        "referee show --game long\\ evening ",
        "referee show --game 'long evening' ",
    )


def test_within_quotes(shell: Session) -> None:
    assert shell.tab("referee do 'Ben pl").rstrip(" '") == "referee do 'Ben place"


def test_names_are_never_run(shell: Session) -> None:
    shell.tab("referee show --game long\\ evening ", times=2)
    shell.tab("referee new x --players ", times=2)
    assert not list(shell.folder.glob("x*"))


# What a shell would run, expand or stumble over, if a name were put into the line as it is. Each begins like no other.
HOSTILE = [
    "Ana$(touch pwn)",
    "Bea';touch pwn;'",
    'Cid";touch pwn;"',
    "Dan`touch pwn`",
    "Eve\\';touch pwn;\\'",
    'Fay\\";touch pwn;\\"',
    "Gus;touch pwn",
    "Hal !! !$ ~ *",
    "Ida'",
    'Jo"',
    "Kim!",
    "Lou\\",
    "~root",
    "Max:a=b@c:d$HOME",
    "(touch pwn)",
    "{one,two}",
    "Ned‘;touch pwn;’",
]


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A machine where players, games and cards are called like that."""
    folder = tmp_path_factory.mktemp("hostile")
    for at in range(0, len(HOSTILE), 4):
        play(folder / "games" / f"table {at}.referee", [*HOSTILE[at : at + 4], "Zoé"])
    for name in HOSTILE:
        (folder / "games" / f"{name}.referee").touch()
    (folder / "cards.yaml").write_bytes(write_book(Book({"start": dict.fromkeys(HOSTILE, 1)}, {})))
    return folder


LINES = {"players": "referee new x --players ", "games": "referee show --game ", "cards": "referee cards show "}
OPENED = {"bare": "", "in double quotes": '"', "in single quotes": "'"}


@pytest.mark.sampled
@some_of("shell_name", SHELLS, ordinary=["bash"])
def test_what_is_put_in_is_the_name_and_nothing_is_run(shell_name: str, tmp_path: Path, hostile: Path) -> None:
    """Tab and Enter: the program gets the very name, in an open quote of either kind and without one."""
    shell = Session(shell_name, tmp_path, hostile)
    every = product(HOSTILE, LINES.values(), OPENED.values())
    cases = [
        (f"{line}{quote}{begun}", name)
        for number, (name, line, quote) in enumerate(every)
        if HEAVY or number % 38 == 13 * SHELLS.index(shell_name)
        for begun in [name[:2] if name[0].isalpha() or quote else f"\\{name[:2]}"]
    ]
    got = {typed: (shell.entered(typed) or [None])[-1] for typed, _ in cases}
    shell.close()
    assert got == dict(cases)
    assert not list(tmp_path.glob("pwn*"))


@pytest.mark.heavy
def test_the_choices_are_shown(shell: Session) -> None:
    shell.tab("referee s", times=2)
    assert [word for word in ("show", "score", "stats", "verify") if word in shell.seen] == ["show", "score", "stats"]
    assert "Traceback" not in shell.seen


def ask(shell: str, home: Path, *words: str, line: str | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "REFEREE_HOME": str(home), "_REFEREE_COMPLETE": shell, **more}
    if line is not None:
        variables["_REFEREE_LINE"] = line
    begin = loaded(words, variables)
    return subprocess.run(
        [*PROGRAM, *words], env=variables, preexec_fn=begin, capture_output=True, text=True, check=True
    )


def test_help_goes_along(home: Path) -> None:
    assert "verify\tReplay record files and check them." in ask("fish", home, "v").stdout
    offered = ask("zsh", home, "cards", "show", "b020").stdout
    assert "Ford" in offered
    assert "Gué" not in offered, "names of the language"
    assert "b020\\:2:Dovecote" in ask("zsh", home, "cards", "show", "b020:").stdout


def test_powershell(home: Path) -> None:
    assert ask("powershell", home, line="referee show --game lon").stdout == "'long evening'\n"
    assert ask("powershell", home, line="referee config set ").stdout.startswith("lang\t")


def taken_by_powershell(word: str) -> str:
    """A word in single quotes as PowerShell reads it: five signs close it, doubled they stand for themselves."""
    assert word[0] + word[-1] == "''"
    inner, text = iter(word[1:-1]), ""
    for sign in inner:
        assert sign not in "'‘’‚‛" or next(inner) == sign, f"closed early: {word}"
        text += sign
    return text


def test_powershell_gets_the_very_name(hostile: Path) -> None:
    for opened in ("", "'", '"', "‘"):
        found = ask("powershell", hostile, line=f"referee show --game {opened}").stdout.splitlines()
        assert {*HOSTILE} <= {taken_by_powershell(one) if one[0] == "'" else one for one in found}


def test_bash_in_a_quote_that_opens_within_a_word(hostile: Path) -> None:
    """Only what follows the quote is put in; where a backslash would mean something else, nothing is."""
    for line, put_in in (
        ("referee show --game A'na", r"na$(touch pwn)"),
        ('referee show --game="A', r"Ana\$(touch pwn)"),
        ("referee show --game A'n'a", r"a\$\(touch\ pwn\)"),
        ("referee show --game $'A", ""),
    ):
        assert ask("bash", hostile, line=line, _REFEREE_BREAKS="\"'=:@").stdout.rstrip("\n") == put_in, line


def test_a_name_like_an_option_is_not_offered(tmp_path: Path) -> None:
    for name in ("--yes", "friday"):
        play(tmp_path / "games" / f"{name}.referee", ["Ana", "-x"])
    assert "yes" not in ask("bash", tmp_path, line="referee games delete -").stdout
    assert ask("bash", tmp_path, line="referee new x --players ").stdout == "Ana\n"


def powershell_faults(script: str) -> list[str]:
    """What a grammar of PowerShell does not take: no PowerShell is at hand where this is tested."""
    grammar = need_module("tree_sitter_powershell")
    parser = need_module("tree_sitter")
    tree = parser.Parser(parser.Language(grammar.language())).parse(script.encode())
    faults, nodes = [], [tree.root_node]
    while nodes:
        node = nodes.pop()
        nodes += node.children
        if node.type == "ERROR" or node.is_missing:
            faults.append(f"line {node.start_point[0] + 1}: {node.text[:40]!r}")
    return faults


def test_the_script_for_powershell_is_powershell() -> None:
    assert powershell_faults(SCRIPTS["powershell"]) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("-split", "-split ("), ("} finally {", "finally {"), ("'powershell'", "'powershell"), ("{", "")],
)
def test_a_mistake_in_it_would_be_noticed(right: str, wrong: str) -> None:
    assert powershell_faults(SCRIPTS["powershell"].replace(right, wrong, 1))


@pytest.mark.heavy
def test_no_word_about_what_goes_wrong(home: Path, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "broken.referee").write_bytes(b"\xff\x00nonsense")
    (tmp_path / "last").write_text("broken\n")
    (tmp_path / "cards.yaml").write_text("{[")
    for words in (["do", ""], ["do", "Ana", "place", ""], ["show", ""], ["cards", "show", ""], ["do", "'"], ["\\"], []):
        done = ask("bash", tmp_path, *words)
        assert (done.stderr, "Traceback" in done.stdout) == ("", False)
    for line in (
        "",
        "referee",
        "referee do 'Ana",
        'referee do "Ana pl',
        "referee \\",
        "referee do 'it'\\''s",
        "a 'b\" c",
    ):
        for shell in ("bash", "powershell"):
            assert ask(shell, home, line=line).stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "game", "option", "key"),
    [
        ("siege --m", "village-attacks", "--map", "option.siege.--map"),
        ("siege --game=village-attacks --ga", "village-attacks", "--gates", "option.siege.--gates"),
        ("new --scenario 1 --e", "village-attacks", "--edition", "option.new.--edition"),
        ("new --game vampire-empire --v", "vampire-empire", "--vampires", "option.new.--vampires"),
    ],
)
def test_options_are_explained_in_the_words_of_their_game(
    line: str, game: str, option: str, key: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_LANG", language)
    found = {item.value: item.help for item in candidates(read_line(line, "bash", ""))}
    assert found[option] == Voice(language, game)(key)
