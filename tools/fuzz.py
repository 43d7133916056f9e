"""`python -m tools.fuzz [MINUTES [TARGET…]]`: what comes from outside, changed at random, against every reader of it.

A reader may refuse, in the way it says it does, and nothing else; it takes no longer than LONGEST; what it accepts is
written and read as the same again. What breaks this is kept in `tests/corpus/TARGET`, which the ordinary tests try too.
"""

import hashlib
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from referee import Table
from referee.cli.input import on_one_line
from referee.cli.tallies import read_csv, read_tree
from referee.cli.tally_form import check_players
from referee.engine.ruling import Refused
from referee.games import GAMES, USUAL
from referee.games.vampire_nights.commands.tally_input import FORM as HELD
from referee.games.vampire_village import position
from referee.games.vampire_village.commands.tally_input import FORM as COUNTED
from referee.notation import grammar
from referee.notation.foreign import in_notation
from referee.record.read import read
from referee.record.seal import Sealer
from referee.say import Voice
from referee.show.refusal import refusal_lines
from referee.table.cards import read_book, write_book
from referee.table.header import BadHeader, read_header, write_header
from referee.table.verify import replay
from referee.table.yaml_tree import BadYaml

ROOT = Path(__file__).parents[1]
CORPUS = ROOT / "tests" / "corpus"
RECORDS = [
    path
    for game in ("village", "nights")
    for path in sorted((ROOT / f"tests/games/vampire_{game}/recorded").glob("*.referee"))
]
LONGEST = 2.0  # seconds of processor time for one input
VOICES = {game: [Voice(language, game) for language in ("en", "fr", "ru")] for game in GAMES}


def say(refused: Refused, game: str = USUAL) -> None:
    """A refusal can also be said, in every language and in a narrow window."""
    for voice in VOICES[game]:
        refusal_lines(voice, refused.refusal, 30)


def record(data: bytes) -> str:
    result = replay(data)
    again = replay(data, accept_altered=True)
    if result.failure is None:
        assert again.failure is None
        assert again.play is not None
        assert result.play is not None
        assert again.play.state == result.play.state
        return "read"
    say(Refused(result.failure.refusal), result.game or USUAL)
    return "refused"


@cache
def tables() -> tuple[Table, ...]:
    """Games in different phases."""
    found = []
    village = {"hand-two": (0, 6, 41), "hand-three-ru": (30,), "odd-names": (20,)}
    nights = {"crowd": (0, 2, 25, 60), "garden": (90,), "fewest-bites": (99,)}
    for name, entries in [(name, entries) for name, all_of in (village | nights).items() for entries in all_of]:
        whole = Table.read(next(path for path in RECORDS if path.stem == name))
        table = Table(whole.header, type(whole.play)(whole.game, whole.header.setup))
        table.do_all([line for line in whole.lines if line.partition("#")[0].strip()][:entries])
        found.append(table)
    return tuple(found)


def line(data: bytes) -> str:
    text = data.decode("utf-8", "surrogateescape")
    accepted = 0
    for table in tables():
        try:
            ruling = table.judge(in_notation(text, table.game.foreign(), table.players))
        except Refused as refused:
            say(refused, table.game.id)
            continue
        accepted += 1
        again = table.judge(ruling.text)
        assert (again.text, again.after) == (ruling.text, ruling.after), f"{ruling.text!r} is not {again.text!r}"
        entry = grammar.parse(ruling.text, table.game, table.players)
        assert grammar.parse(again.text, table.game, table.players) == entry
        for shortened in (True, False):
            assert in_notation(ruling.text, table.game.foreign(), table.players, shortened=shortened) == ruling.text
    return "read" if accepted else "refused"


def header(data: bytes) -> str:
    found = read(data)
    try:
        head = read_header(found.header)
    except BadHeader:
        return "refused"
    if found.fault is None:
        assert read_header(read(write_header(head).encode()).header) == head
    return "read"


def cards(data: bytes) -> str:
    try:
        book = read_book(data)
    except BadYaml:
        return "refused"
    again = read_book(write_book(book))
    listed = {face for faces in book.groups.values() for face in faces}
    assert again.groups == {group: faces for group, faces in book.groups.items() if faces}
    assert again.names == {face: called for face, called in book.names.items() if face in listed}
    return "read"


def village(data: bytes) -> str:
    drawing = data.decode("utf-8", "surrogateescape")
    try:
        laid = position.read_village(on_one_line(drawing))
        creatures = position.read_creatures(["w2", "3", "d"][: len(data) % 3], "witches")
        start = position.under_attack(laid, creatures, ("witches",), "fr", "Ana")
        position.unreachable(laid, creatures, start.setup)
    except Refused as refused:
        say(refused)
        return "refused"
    assert position.read_village(drawing) == laid
    return "read"


def tally(data: bytes) -> str:
    text = data.decode("utf-8", "replace").replace("\0", "")
    came = "refused"
    for form in (COUNTED, HELD):
        for reader in (read_csv, read_tree, lambda form, text, _: [form.read_line(one) for one in text.splitlines()]):
            try:
                counts = reader(form, text, "file")
                check_players(form, [str(count[0]) for count in counts])
            except Refused as refused:
                say(refused, "vampire-nights" if form is HELD else "vampire-village")
                continue
            assert [form.read_line(count.line()) for count in counts] == counts
            came = "read"
    return came


TARGETS: dict[str, Callable[[bytes], str]] = {
    one.__name__: one for one in (record, line, header, cards, village, tally)
}
WORDS = [
    *b'" ~ # = ! \\ : / . - , ; { } [ ] & * | > ? @ % \n \r\n \t \0 \x1b \x7f'.split(b" "),
    *"é ё й 王 🧛 \u202e \u200b \u0301 \ufeff \u2028 ß İ ﬁ Σ ² ٣ ½ Ⅷ".encode().split(b" "),
    *b"\xff \xc3 \xed\xa0\x80 \xf4\x90\x80\x80 0 1 -1 99".split(),
    *b"999999999999 undo redo note set ended from players order".split(),
    *b"edition house rules all start place creatures demon breach villagers".split(),
    *b"card wound Ana Ben d4 d3 a1 j9 g200 b030:1".split(),
    *b"h0w y111 b020:row w2 wl l v3 d x2 +2".split(),
    *b"d4-e4 witches werewolves vampires fr ru id started format village round1".split(),
    *"annuler отменить poser поставить sorcières ведьмы joueur;12 игроки Ёжик depuis вампиры tout все".encode().split(),
    *b"~00000000 2026-11-16T21:30:00Z face n en creatures1 buildings heroes cards points = Ana <<: !!str *a &a".split(),
]


def seeds(target: str) -> list[bytes]:
    """Good examples, and what was kept."""
    kept = [file.read_bytes() for file in sorted((CORPUS / target).glob("*"))]
    games = [file.read_bytes() for file in RECORDS]
    match target:
        case "record":
            return [*kept, *(game[:3000] for game in games), *map(sealed, games[:6])]
        case "header":
            return [*kept, *(game.partition(b"\n\n")[0] + b"\n\n" for game in games)]
        case "line":
            entries = {one for game in games for one in game.partition(b"\n\n")[2].splitlines() if one.strip()}
            return [*kept, *sorted(entries)]
        case "cards":
            return [*kept, (ROOT / "cards.yaml").read_bytes()[:1500]]
    return kept


def sealed(game: bytes) -> bytes:
    head, _, body = game.partition(b"\n\n")
    sealer, written = Sealer(), head + b"\n\n"
    sealer.cover(written)
    for one in body.splitlines()[:30]:
        sealer.cover(one)
        seal = sealer.seal() + b"\n"
        sealer.cover(seal)
        written += one + seal
    return written


def changed(random: Random, data: bytes, others: list[bytes]) -> bytes:
    """The bytes after one to five changes."""
    for _ in range(random.randint(1, 5)):
        start = random.randrange(len(data) + 1)
        end = min(len(data), start + random.choice((0, 1, 1, 2, 5, 20)))
        other = random.choice(others)
        at = random.randrange(len(other) + 1)
        put = random.choice(
            (
                b"",
                bytes([random.randrange(256)]),
                random.choice(WORDS),
                b" " + random.choice(WORDS) + b" ",
                other[at : at + random.choice((1, 5, 20, 80))],
                data[start:end] * random.choice((2, 3, 50)),
            )
        )
        data = data[:start] + put + data[end:]
    return data[:20_000]


def wrong_with(target: str, data: bytes) -> str:
    """What is wrong with the answer to an input; "" if nothing is."""
    began = time.process_time()
    try:
        TARGETS[target](data)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    took = time.process_time() - began
    return f"{took:.1f} s" if took > LONGEST else ""


def main(words: list[str]) -> int:
    minutes = float(words[0]) if words else 10.0
    targets = words[1:] or list(TARGETS)
    random = Random()
    examples = {target: seeds(target) for target in targets}
    tried, found = Counter[str](), dict[str, str]()
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        for target in targets:
            for _ in range(20 if target != "record" else 2):
                data = changed(random, random.choice(examples[target]), examples[target])
                tried[target] += 1
                wrong = wrong_with(target, data)
                kind = f"{target}: {wrong[:60]}"
                if wrong and kind not in found:
                    found[kind] = keep(target, data)
                    print(f"{target}: {wrong}\n    {found[kind]}", flush=True)
    print(", ".join(f"{number:,} {target}" for target, number in tried.items()), f"tried; {len(found)} found")
    return 1 if found else 0


def keep(target: str, data: bytes) -> str:
    file = CORPUS / target / hashlib.sha256(data).hexdigest()[:12]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return str(file.relative_to(ROOT))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
