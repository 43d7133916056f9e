"""Hostile names wherever a stranger can put them, with every command: no raw control character comes out."""

import io
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout, suppress
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from referee.cli.settings import KEYS
from referee.notation.names import is_name
from referee.notation.words import quote
from referee.say import Voice
from referee.show.export.formats import GAME, SCORE
from referee.show.palette import PALETTES
from referee.show.text import paint, plain
from tests.cli.conventions.every import CALLS, furnish
from tests.cli.conventions.runs import Done, within

from .frame import Row, Seen

NAMES = (
    *("\x1b[31mred", "\x1b[2J\x1b[H", "\x1b]0;title\x07", "\x1b]8;;http://x.example\x1b\\link\x1b]8;;\x1b\\"),
    *("\x1b]52;c;aGFja2Vk\x07", "\x1bP+q544e\x1b\\", "\x9b31mred", "\x9d52;c;aGk=\x9c", "\x1bc", "\x0e\x0f"),
    *("fine\rBen", "two\nlines", "tab\there", "\b\b\bback", "\x7fdel", "nul\0", "\x85next", "\u2028line", "\u2029par"),
    *("\u202eedoc\u202c", "\u2066a\u2069", "a\u200bb", "\ufeffbom", "\u200e\u200f\u061c", "x" * 10_000, "\udc9b31m"),
    *("--help", "=1+1", "<script>alert(1)</script>", "[bold red]x[/]", "{player}%s", "$(touch hacked)`id`;'\""),
)
RAW = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")
PAINTED = (paint([plain("x", one) for one in styles], palette) for palette, styles in PALETTES.items())
# Its own colours, and the line ends of a terminal on which it asks something.
OWN = re.compile("|".join(["\r(?=\n)", *map(re.escape, re.findall("\x1b[^m]+m", "".join(PAINTED)))]))
SETTINGS = ("REFEREE_LANG", "REFEREE_EDITION", "REFEREE_STYLE", "LANG", "LINES", "TERM", "NO_COLOR", "XDG_DATA_HOME")
BUG = Voice("en").texts["bug"].partition("{")[0].strip()
Call = tuple[list[str], dict[str, str]]


@cache
def furnished() -> Path:
    home = Path(mkdtemp(prefix="trust-names-"))
    furnish(home)
    return home


def infested(home: Path, name: str) -> None:
    """The games, the card list and the settings of a machine, as a stranger may have sent them, full of that name."""
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(furnished(), home)
    word = quote(name).encode("utf-8", "surrogatepass")
    for record in home.glob("*/*.referee"):
        data = record.read_bytes()
        record.write_bytes(re.sub(rb" ~[0-9a-f]{8}\n", b"\n", data).rstrip(b"\n") + b"\nnote " + word + b"\n")
    if is_name(name):
        within(home, "do", f"set players {quote(name)} Ben", f"! {quote(name)} villagers d4 3 {quote('why ' + name)}")
    escaped = "".join(f"\\U{ord(sign):08x}" for sign in name)
    (home / "cards.yaml").write_text(
        f'format: 1\nvillage:\n  round1:\n    - {{face: "b030:1", en: "{escaped}"}}\n    - {{face: "{escaped}"}}\n'
    )
    for raw, file in ((False, "config.yaml"), (True, ".referee.yaml")):
        said = name if raw else escaped
        (home / file).write_bytes(f'style: "{said}"\n"{said}": x\n'.encode("utf-8", "surrogatepass"))
    with suppress(OSError, ValueError):  # unless no file can have that name
        shutil.copy(home / "games" / "hand-two.referee", home / "games" / f"{name.replace('/', '')[:60]}.referee")


def calls(path: str, name: str) -> Iterator[Call]:
    """The command as it is, in words and as data; with the name for each of its arguments; in each variable."""
    words, below = CALLS[path], len(path.split())
    yield words, {}
    yield [*words, "--json"], {}
    if "\0" in name:
        return  # no argument and no variable of a process can hold that
    for place in range(below, len(words)):
        yield [*words[:place], name, *words[place + 1 :]], {}
    yield [*words[:below], "--json", name], {}
    yield [*words[:below], f"--{name}", *words[below:]], {}
    yield [*words[:below], "--game", name], {}
    yield [*words[:below], "--file", name], {}
    yield [name, *words], {}
    yield [*words, "--lang", name], {}
    yield words, dict.fromkeys(SETTINGS, name)
    if path == "export":
        yield from (([*words[:-1], kind], {}) for kind in GAME)
        yield from ((["export", "--game", "friday", "--format", kind], {}) for kind in GAME)
        yield from ((["export", "--format", name], {}), (["export", "-o", f"missing/{name}.txt"], {}))
    if path == "score":
        yield from (([*words, "--format", kind], {}) for kind in SCORE if kind != "pdf")
        yield from ((["score", "--game", "friday", "--format", kind], {}) for kind in SCORE if kind != "pdf")
    if path == "config set":
        yield from ((["config", "set", key, name], {}) for key in KEYS)
    if path == "do":
        yield from (
            (["do", line], {}) for line in (f"note {quote(name)}", f"{quote(name)} start y111", f"note x {name}")
        )
        yield ["do", f"! Ben villagers d4 1 {quote(name)}"], {}
    if path == "new":
        yield ["new", "x", "--players", name, "Ben", *words[5:]], {}
        yield ["new", "y", *words[2:], "--note", name], {}


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    paths = list(CALLS)
    ready = ""
    for trial in trials:
        seen.done += 1
        name, path = NAMES[trial // len(paths)], paths[trial % len(paths)]
        home = folder / f"home{trial // len(paths)}"
        if ready != name:
            infested(home, name)
            ready = name
        for number, (words, more) in enumerate(calls(path, name)):
            seen.counts["runs"] += 1
            done = heard(home, words, more, terminal=number % 2 == 1 and path not in ("play", "serve"))
            raw = RAW.search(OWN.sub("", done.out + done.err))
            if raw is not None or BUG in done.out + done.err:
                shown = [word[:30] for word in words]
                what = f"{raw[0]!r} in" if raw else "a bug:"
                at = OWN.sub("", done.out + done.err)
                near = at[max(0, raw.start() - 60) : raw.end() + 20] if raw else done.err[:300]
                seen.failures.append(f"{shown} {[*more][:1]}: {what} {near!r}")
    return seen


def heard(home: Path, words: list[str], more: dict[str, str], *, terminal: bool) -> Done:
    """All that comes out, also past the program's own streams."""
    out, err = io.StringIO(), io.StringIO()
    try:
        with chdir(home), redirect_stdout(out), redirect_stderr(err):
            done = within(home, *words, terminal=terminal, stdin="", **more)
    except Exception as error:
        return Done(1, "", f"{BUG} {type(error).__name__}: {error!r}")
    return done._replace(out=done.out + out.getvalue(), err=done.err + err.getvalue())


ROW = Row(
    name="names",
    what="hostile names with every command: no raw control character in any output",
    unit="names × commands",
    figure=len(NAMES) * len(CALLS),
    short=4,
    run=run,
)
