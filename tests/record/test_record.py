"""The record as a file: header, lines, seals, tails, damage, names."""

import hashlib
import re

import pytest

from referee import Table, Unusable
from referee.notation.names import is_name
from referee.table.header import write_header
from referee.table.verify import replay
from tests.helpers import new, village

HEADER = """\
referee 1
game vampire-village
players Ana Ben
order witches werewolves vampires
"""
STARTS = "\nAna start y111\nBen start g200\n"  # lines 6 and 7, entries 1 and 2


def failure(text, **how):
    """Line, entry and code of the first thing wrong with a record; None if all is well."""
    found = replay(text if isinstance(text, bytes) else text.encode(), **how).failure
    return found and (found.line, found.entry, found.refusal.code)


def sealed(text, line):
    """The text with one more line as the referee appends it."""
    seal = hashlib.sha256((text + line).encode()).hexdigest()[:8]
    return f"{text}{line} ~{seal}\n"


# ---- the header


def test_a_new_record_has_a_canonical_header(tmp_path):
    path = tmp_path / "game"
    Table.new(
        ["Ana", "Anne Marie"],
        ["vampires", "witches", "werewolves"],
        path=path,
        id="7f3c9a52",
        started="2026-11-16T19:30:00Z",
        notes=["at Ben's", "late"],
        header={"edition": ["ru"], "house": ["own-colour", "always", "size", "box"], "begins": ["2"]},
    ).close()
    text = path.read_text()
    assert text == (
        'referee 1\ngame vampire-village\nedition ru\nrules 1\nplayers Ana "Anne Marie"\n'
        "order vampires witches werewolves\nhouse size box own-colour always\nbegins 2\n"
        "id 7f3c9a52\nstarted 2026-11-16T19:30:00Z\nnote at Ben's\nnote late\n\n"
    )
    header = Table.read(path).header
    assert (header.id, header.started, header.notes) == ("7f3c9a52", "2026-11-16T19:30:00Z", ("at Ben's", "late"))
    assert write_header(header) == text


def test_keys_in_any_order_with_their_defaults():
    lines = HEADER.splitlines()
    table = Table.from_bytes("\n".join([lines[0], *reversed(lines[1:]), "", ""]).encode())
    setup = table.state.setup
    assert (setup.players, setup.edition, setup.rules, setup.begins) == (("Ana", "Ben"), "fr", 1, 1)


BAD_ADDED = [
    ("edition en", "bad-header"),
    ("edition fr ru", "bad-header"),
    ("edition", "bad-header"),
    ("edition fr # as in the box", "bad-header"),
    ("rules one", "bad-header"),
    ("rules 1 all", "bad-header"),
    ("rules 999", "unsupported"),
    ("house size round", "bad-header"),
    ("house size", "bad-header"),
    ("house size box size count", "bad-header"),
    ("house extent never", "bad-header"),
    ("house colour always", "bad-header"),
    ("begins 1", "bad-header"),
    ("begins 3", "bad-header"),
    ("id two words", "bad-header"),
    ("started yesterday", "bad-header"),
    ("started 2026-13-01T00:00:00Z", "bad-header"),
    ("colour red", "bad-header"),
    ("# a remark", "bad-header"),
    ("game vampire-village", "bad-header"),  # twice
    ("players Cara Dan", "bad-header"),
    ('house "open', "damaged"),
    ("note a\x07bell", "damaged"),
]


@pytest.mark.parametrize(("line", "code"), BAD_ADDED)
def test_a_bad_line_in_the_header(line, code):
    assert failure(f"{HEADER}{line}\n{STARTS}") == (5, None, code)


BAD_INSTEAD = [
    ("referee 2", 1, "unsupported"),
    ("referee one", 1, "bad-header"),
    ("referee", 1, "bad-header"),
    ("umpire 1", 1, "bad-header"),
    ("game chess", 2, "bad-header"),
    ("players Ana", 3, "bad-header"),
    ("players Ana Ben Cara Dan Eve Fay", 3, "bad-header"),
    ("players Ana ANA", 3, "bad-header"),
    ("players Zoé Zoe\u0301", 3, "bad-header"),
    ("players Ana undo", 3, "bad-header"),  # to be quoted
    ("players Ana ~Ben", 3, "bad-header"),
    ('players Ana ""', 3, "bad-header"),
    (f"players Ana {'B' * 41}", 3, "bad-header"),
    ("players Ana B\u202een", 3, "bad-header"),
    *(
        (f"players Ana B{sign}en", 3, "bad-header")
        for sign in "\u200b\ufeff\u00ad\u3164\u2060\u115f\U000e0041\u200d\u200c"
    ),
    ("players Ana Ben\u200d", 3, "bad-header"),
    ("players Ana \u200d👩", 3, "bad-header"),
    ('players Ana "Ben', 3, "damaged"),
    ("order witches vampires", 4, "bad-header"),
    ("order witches witches vampires", 4, "bad-header"),
    ("order demons witches werewolves vampires", 4, "bad-header"),
]


@pytest.mark.parametrize(
    "name", ["می\u200cخواهم", "ක\u0dca\u200dරිස්", "ক\u09cd\u200d", "👩\u200d🚀", "🏳️\u200d🌈", "👨🏽\u200d❤️\u200d👨"]
)
def test_a_joiner_stays_where_a_script_or_an_emoji_needs_it(name):
    assert is_name(name)


@pytest.mark.parametrize("sign", "\u202e\u2067\u200f\u061c")
def test_a_note_does_not_change_the_direction_of_writing(sign):
    assert failure(f"{HEADER}note a{sign}b\n{STARTS}") == (5, None, "bad-header")
    assert failure(f'{HEADER}{STARTS}note "a{sign}b"\n') == (8, 3, "not-understood")
    assert failure(f'{HEADER}{STARTS}note "שלום"\n') is None


@pytest.mark.parametrize(("line", "number", "code"), BAD_INSTEAD)
def test_a_bad_line_instead_of_a_good_one(line, number, code):
    lines = HEADER.splitlines()
    lines[number - 1] = line
    assert failure("\n".join(lines) + "\n" + STARTS) == (number, None, code)


@pytest.mark.parametrize("key", ["game", "players", "order"])
def test_a_key_that_must_be_there(key):
    assert failure(re.sub(f"{key} .*\n", "", HEADER) + STARTS) == (1, None, "bad-header")


def test_the_header_may_end_with_the_file():
    assert failure(HEADER) is None
    assert failure("") == (1, None, "bad-header")


# ---- seals, tails, damage


def test_every_appended_line_is_sealed(tmp_path):
    with Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"], path=tmp_path / "game") as table:
        table.do("ana  START y111")
        table.do('note "ends like a seal ~0123abcd"')
    head = write_header(table.header)
    expected = sealed(sealed(head, "Ana start y111"), 'note "ends like a seal ~0123abcd"')
    assert (tmp_path / "game").read_text() == expected


def test_an_altered_line_is_found_before_anything_is_judged():
    text = sealed(sealed(HEADER + "\n", "Ana start y111"), "Ben start g200")
    assert failure(text) is None
    assert failure(text.replace("y111", "y112")) == (6, 1, "altered")
    assert failure(text.replace("g200", "g300")) == (7, 2, "altered")
    assert failure(text.replace("players Ana Ben", "players Ana Bea")) == (6, 1, "altered")
    assert failure(text.replace("y111 ~", "h3 ~")) == (6, 1, "altered")
    by_hand = HEADER + "\nAna place y111 d4\n"  # refused, if it came to judging
    assert failure(sealed(by_hand, "Ben start g200").replace("g200", "g300")) == (7, 2, "altered")


def test_altered_lines_can_be_judged_all_the_same():
    text = sealed(sealed(HEADER + "\n", "Ana start y111"), "Ben start g200")
    assert failure(text.replace("y111", "y112"), accept_altered=True) is None
    assert failure(text.replace("y111 ~", "h3 ~"), accept_altered=True) == (6, 1, "not-a-building")


def test_lines_typed_by_hand_need_no_seal(tmp_path):
    path = tmp_path / "game"
    path.write_text(HEADER + STARTS)
    with Table.open(path) as table:
        table.do("Ana place n000 e4")
    assert path.read_text() == sealed(HEADER + STARTS, "Ana place n000 e4")


def test_a_seal_after_a_remark_counts():
    text = sealed(HEADER + "\n", "Ana start y111 # by the window")
    assert failure(text) is None
    assert failure(text.replace("window", "wall")) == (6, 1, "altered")


def test_an_interrupted_append_is_ignored_and_kept_aside(tmp_path):
    path = tmp_path / "game"
    path.write_text(HEADER + STARTS + "Ana place n000 e4 ~01")
    result = replay(path.read_bytes())
    assert (result.record.torn, result.failure, result.play.entries) == (b"Ana place n000 e4 ~01", None, 2)
    with Table.open(path) as table:
        table.do("Ana place n000 d5")
    assert path.read_text() == sealed(HEADER + STARTS, "Ana place n000 d5")
    assert [one.read_text() for one in tmp_path.iterdir() if one != path] == ["Ana place n000 e4 ~01"]


def test_a_line_that_only_lost_its_newline_is_an_entry(tmp_path):
    path = tmp_path / "game"
    text = sealed(HEADER + "\n", "Ana start y111")
    path.write_text(text.removesuffix("\n"))
    with Table.open(path) as table:
        assert "d4" in village(table, "Ana")
        table.do("Ben start g200")
    assert path.read_text() == sealed(text, "Ben start g200")


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_a_header_without_its_empty_line_gets_one(tmp_path, end):
    path = tmp_path / "game"
    path.write_bytes((HEADER + end).encode())
    with Table.open(path) as table:
        table.do("Ana start y111")
    assert path.read_bytes().replace(b"\r", b"").decode() == sealed(HEADER + "\n", "Ana start y111")


@pytest.mark.parametrize(
    "line",
    [b"Ana place n000 e\xff4", b"Ana place\tn000 e4", b"Ana place n000 e4\x00", b'note "never closed', b"a\rb"],
)
def test_a_damaged_line_is_refused_and_nothing_is_changed(tmp_path, line):
    path = tmp_path / "game"
    data = (HEADER + STARTS).encode() + line + b"\nAna place n000 d5\n"
    path.write_bytes(data)
    assert failure(data) == (8, 3, "damaged")
    with pytest.raises(Unusable) as caught:
        Table.open(path)
    assert caught.value.failure.refusal.code == "damaged"
    assert path.read_bytes() == data


def test_a_fitting_seal_on_a_line_that_is_no_entry_is_damage():
    assert failure(sealed(HEADER + "\n", "Ana starts with y111")) == (6, 1, "damaged")
    assert failure(HEADER + "\nAna starts with y111\n") == (6, 1, "not-understood")


def test_line_ends_of_windows(tmp_path):
    path = tmp_path / "game"
    text = sealed(sealed(HEADER + "\n", "Ana start y111"), "Ben start g200")
    path.write_bytes(text.replace("\n", "\r\n").encode())
    with Table.open(path) as table:
        table.do("Ana place n000 e4")
    assert path.read_bytes().replace(b"\r\n", b"\n").decode() == sealed(text, "Ana place n000 e4")
    assert failure(path.read_bytes()) is None


def test_remarks_and_empty_lines_are_no_entries():
    text = HEADER + '\n# it begins\n\nAna start y111 # "so\n   \nBen start g200#\n'
    assert failure(text) == (10, 2, "not-understood")
    assert failure(text.replace("g200#", "g200 #")) is None


def test_an_entry_is_judged_even_if_it_is_taken_back_later():
    assert failure(HEADER + "\nAna start h3\nundo\n") == (6, 1, "not-a-building")
    assert failure(HEADER + STARTS + "Ana place n000 d4\nundo\n") == (8, 3, "occupied")


# ---- names


ODD_NAMES = ["Anne Marie", 'O"Neil', "back\\slash", "#1", "~x", "=", "!", "undo", "NOTE", "Set", "ended", "redo"]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_are_quoted(tmp_path, name):
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    with Table.new([name, "Ben"], ["witches", "werewolves", "vampires"], path=tmp_path / "game") as table:
        assert table.do(f'"{escaped}" start y111').text == f'"{escaped}" start y111'
        assert table.do(f'= "{escaped}" villagers 2').text == f'= "{escaped}" villagers 2'
    assert f'players "{escaped}" Ben\n' in (tmp_path / "game").read_text()
    assert list(village(Table.read(tmp_path / "game"), name)) == ["d4"]


@pytest.mark.parametrize("name", ["d4", "Anne-Marie", "a#b", "Жанна", "undoing", "x~"])
def test_other_names_are_not(name):
    game = Table.new([name, "Ben"], ["witches", "werewolves", "vampires"])
    assert game.do(f'"{name}" start y111').text == f"{name} start y111"


def test_entries_store_the_spelling_of_the_header():
    game = new("Zoé Ben")
    assert game.do("zoe\u0301 start y111").text == "Zoé start y111"


def test_an_exact_name_beats_a_prefix_and_a_name_beats_a_short_keyword():
    game = new("An Ana Uma")
    assert game.do("an start y111").text == "An start y111"
    assert game.do("u start y111").text == "Uma start y111"
    assert game.do("un").text == "undo"
