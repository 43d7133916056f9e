"""`referee repair`: the damages that happen to files, what the seals put right, and what somebody must decide."""

import hashlib
import random
import re

import pytest

from referee.record.chain import shown
from referee.table.damage import KEEP, NOTE, STOP, TYPE, Answer, Damage, Hopeless
from referee.table.repair import RecordRepair
from referee.table.verify import replay
from tests.places import ROOT
from tests.samples import some_of

RECORDS = ROOT / "tests" / "releases" / "format-1" / "vampire-village-rules-1"
WHOLE = (RECORDS / "fr-two.referee").read_bytes()
LINES = WHOLE.split(b"\n")
AT = 20  # index of a line in the building phase of round 1: `Ben place …`, number 21
RU = (RECORDS / "odd-names.referee").read_bytes()


def joined(*parts: list[bytes]) -> bytes:
    return b"\n".join([line for part in parts for line in part])


def repaired(data: bytes, **answers: Answer) -> RecordRepair:
    """Repaired as proposed, but for the lines named: `L21=Answer("keep")`; always a record that verifies."""

    def decide(damage: Damage) -> Answer | None:
        if damage.typed:
            return None
        return answers.get(damage.key) if damage.key else answers.get(f"L{damage.line}")

    found = RecordRepair(data, decide, lambda line, text: f"left out {line}: {text}")
    found.run()
    result = replay(found.data)
    assert (result.failure, result.record.torn) == (None, b"")
    return found


def decisions(found: RecordRepair) -> list[tuple[int, str, str]]:
    return [(one.damage.line, one.damage.kind, one.answer.choice) for one in found.decided]


def sealed(text: bytes, line: bytes) -> bytes:
    return text + line + b" ~" + hashlib.sha256(text + line).hexdigest()[:8].encode() + b"\n"


# ---- what the seals put right: the file is again what it was, to the byte


def each_line(change: bytes, data: bytes = WHOLE) -> bytes:
    return b"".join(change + line + b"\n" for line in data.split(b"\n")[:-1])


def swapped(line: bytes, *places: int) -> bytes:
    """The line with two different signs in each other's place, counted from the end; others if these are the same."""
    one, other = places
    if line[-one] == line[-other]:
        return swapped(line, one, other - 1)
    signs = bytearray(line)
    signs[-one], signs[-other] = signs[-other], signs[-one]
    return bytes(signs)


ACCIDENTS = {
    "bom": b"\xef\xbb\xbf" + WHOLE,
    "utf-16": WHOLE.decode().encode("utf-16"),
    "cr": WHOLE.replace(b"\n", b"\r"),
    "crlf": WHOLE.replace(b"\n", b"\r\n"),
    "crcrlf": WHOLE.replace(b"\n", b"\r\r\n"),
    "bom and crlf": b"\xef\xbb\xbf" + WHOLE.replace(b"\n", b"\r\n"),
    "spaces at the ends": WHOLE.replace(b"\n", b"  \n"),
    "quoted in a mail": each_line(b"> "),
    "broken by a mail": WHOLE.replace(b" creatures ", b"\ncreatures ", 1),
    "a letter changed": WHOLE.replace(b"place", b"plaze", 1),
    "a letter lost": WHOLE.replace(b"place", b"plce", 1),
    "a letter too many": WHOLE.replace(b"place", b"placce", 1),
    "letters swapped": WHOLE.replace(b"place", b"palce", 1),
    "not UTF-8": WHOLE.replace(b"place", b"pl\xffce", 1),
    "a seal changed": joined(LINES[:AT], [LINES[AT][:-1] + b"x"], LINES[AT + 1 :]),
    "a digit of a seal": joined(
        LINES[:AT], [LINES[AT][:-1] + (b"1" if LINES[AT][-1:] == b"0" else b"0")], LINES[AT + 1 :]
    ),
    "two digits of a seal swapped": joined(LINES[:AT], [swapped(LINES[AT], 8, 7)], LINES[AT + 1 :]),
    "two digits of the last seal swapped": swapped(WHOLE[:-1], 8, 7) + b"\n",
    "a seal cut off": joined(LINES[:AT], [LINES[AT][:-10]], LINES[AT + 1 :]),
    "a line end lost": joined(LINES[:AT], [LINES[AT] + LINES[AT + 1]], LINES[AT + 2 :]),
    "the last line end lost": WHOLE.rstrip(b"\n"),
    "the empty line lost": WHOLE.replace(b"\n\n", b"\n", 1),
    "a key of the header": WHOLE.replace(b"order", b"ordre", 1),
    "a name in the header": WHOLE.replace(b"players Ana", b"players Anna", 1),
    "a block doubled": joined(LINES[: AT + 3], LINES[AT:]),
    "the end doubled": WHOLE + joined(LINES[-6:]),
    "lines swapped": joined(LINES[:AT], [LINES[AT + 1], LINES[AT]], LINES[AT + 2 :]),
    "a line moved down": joined(LINES[:AT], LINES[AT + 1 : AT + 4], [LINES[AT]], LINES[AT + 4 :]),
    "the first line lost": joined(LINES[1:]),
}


@pytest.mark.parametrize("name", ACCIDENTS)
def test_an_accident_that_the_seals_undo(name: str) -> None:
    found = repaired(ACCIDENTS[name])
    assert found.data == WHOLE
    assert not found.aside
    assert found.unchecked == []
    assert all(one.proven for one in found.decided)


@pytest.mark.parametrize("encoding", ["cp1251", "utf-16-le"])
def test_another_encoding(encoding: str) -> None:
    text = "referee 1\ngame vampire-village\nplayers Жанна Пётр\norder witches werewolves vampires\n\n".encode()
    for line in ("Жанна start y111", "Пётр start g200", 'note "так и было"'):
        text = sealed(text, line.encode())
    mark = b"\xff\xfe" if encoding == "utf-16-le" else b""
    assert repaired(mark + text.decode().encode(encoding)).data == text
    assert repaired(text.decode("cp1252", "ignore").encode()).data != b""  # read as another encoding and saved so


def test_every_flipped_bit_of_a_sample_is_undone() -> None:
    """Three bits of every 47th byte: nearly all are put right; none becomes another game in silence."""
    wrong = 0
    for at in range(0, len(WHOLE), 47):
        for bit in (0, 3, 7):
            data = bytearray(WHOLE)
            data[at] ^= 1 << bit
            found = repaired(bytes(data), players=Answer(TYPE, "players Ana Ben"))
            wrong += found.data != WHOLE
            assert found.data == WHOLE or found.decided or found.mended
    assert wrong <= 3


# ---- what must be decided

ZEROED = joined(LINES[:AT], [LINES[AT][:6] + bytes(len(LINES[AT]) - 6)], LINES[AT + 1 :])
MISSING = joined(LINES[:AT], LINES[AT + 1 :])
EDITED = joined(LINES[:AT], [LINES[AT].replace(b" c3", b" c5").replace(b"b040", b"b111")], LINES[AT + 1 :])


def test_an_edited_line_is_named_and_can_be_kept() -> None:
    found = repaired(EDITED)
    assert decisions(found) == [(21, "altered", KEEP)]
    assert found.decided[0].damage.refusal.params["other"] == 20  # the last line that is proven
    assert b"Ben place b111:row c5 ~" in found.data
    assert (found.unchecked[0], found.unchecked[-1]) == (22, len(LINES) - 1)


def test_an_edited_line_left_out_stays_as_a_note_with_its_number() -> None:
    found = repaired(EDITED, L21=Answer(NOTE))
    assert b'note "left out 21: Ben place b111:row c5" ~' in found.data
    assert decisions(found)[1][2] == STOP  # without it, the creatures come too early
    assert found.data.split(b"\n")[AT].startswith(b"note")


def test_a_line_of_zeros_is_left_out_and_what_no_longer_fits_is_put_aside() -> None:
    found = repaired(ZEROED)
    assert decisions(found) == [(21, "damaged", NOTE), (22, "refused", STOP)]
    assert found.decided[0].damage.text == r"Ben pl\x00×25"
    assert found.aside == joined(LINES[AT + 1 :])


def test_typed_as_it_was_it_is_proven_by_the_seals() -> None:
    found = repaired(ZEROED, L21=Answer(TYPE, LINES[AT][:-10].decode()))
    assert found.data == WHOLE
    assert [one.proven for one in found.decided] == [True]


def test_typed_otherwise_it_counts_but_nothing_below_is_proven() -> None:
    found = repaired(ZEROED, L21=Answer(TYPE, "Ben place b111 c5"))
    assert [one.proven for one in found.decided] == [False]
    assert found.unchecked
    assert not found.aside


def test_a_typed_line_that_does_not_count_is_asked_again() -> None:
    asked: list[str] = []

    def decide(damage: Damage) -> Answer | None:
        asked.append(damage.typed)
        return Answer(TYPE, "Ben place b111 z9" if not damage.typed else LINES[AT][:-10].decode())

    found = RecordRepair(ZEROED, decide, str)
    found.run()
    assert asked == ["", "Ben place b111 z9"]
    assert found.data == WHOLE


def test_missing_lines_break_the_chain_where_they_are_missing() -> None:
    found = repaired(MISSING)
    assert decisions(found) == [(21, "altered", STOP)]
    assert found.decided[0].damage.also is not None
    assert found.aside == joined(LINES[AT + 1 :])


def test_an_undo_that_counts_entries_after_missing_lines_is_put_to_the_table() -> None:
    text = WHOLE[: WHOLE.index(b"\n\n") + 2]
    places = (b"Ana place n000 e4", b"Ben place n000 e4")
    for line in (b"Ana start y111", b"Ben start g200", b'note "a"', b'note "b"', *places, b"undo from 5", b'note "c"'):
        text = sealed(text, line)
    lines = text.split(b"\n")
    gone = next(index for index, line in enumerate(lines) if line.startswith(b'note "a"'))
    number = next(index for index, line in enumerate(lines) if line.startswith(b"undo"))  # one less than it had
    data = joined(lines[:gone], lines[gone + 1 :])
    found = repaired(data)  # it would take back Ben's card alone: nothing is ruled on such a count
    assert decisions(found) == [(gone + 1, "altered", KEEP), (number, "counting", STOP)]
    kept = repaired(data, **{f"L{number}": Answer(KEEP)})
    assert kept.unchecked[-1] == number + 1


def test_a_line_put_in_later() -> None:
    found = repaired(joined(LINES[:AT], [b'note "put in"'], LINES[AT:]))
    assert decisions(found) == [(21, "inserted", KEEP)]
    assert found.unchecked == []  # all below is proven all the same
    left = repaired(joined(LINES[:AT], [b'note "put in"'], LINES[AT:]), L21=Answer(NOTE))
    assert b'\n# left out 21: note "put in"\n' in left.data  # a remark: what was no entry is not counted


def test_two_copies_in_one_file() -> None:
    common = joined(LINES[:AT]) + b"\n"
    one, other = common, common
    for text in (b'note "a1"', b'note "a2"'):
        one = sealed(one, text)
    for text in (b'note "b1"', b'note "b2"'):
        other = sealed(other, text)
    both = one + other[len(common) :]
    found = repaired(both)
    assert decisions(found) == [(23, "other-copy", STOP)]
    assert found.decided[0].damage.refusal.params["other"] == 20
    assert (found.data, found.aside) == (one, other[len(common) :])
    kept = repaired(both, L23=Answer(KEEP))
    assert decisions(kept) == [(23, "other-copy", KEEP)]  # what follows it in that copy goes the same way
    assert re.findall(rb'"(..)"', kept.data[len(common) :]) == [b"a1", b"a2", b"b1", b"b2"]
    left = repaired(both, L23=Answer(NOTE))
    assert left.data.startswith(one)
    assert left.data[len(one) :] == b'# left out 23: note "b1"\n# left out 24: note "b2"\n'


def test_marks_of_a_merge_are_asked_about_one_by_one() -> None:
    data = joined(LINES[:AT], [b"<<<<<<< mine"], LINES[AT : AT + 1], [b">>>>>>> theirs"], LINES[AT + 1 :])
    found = repaired(data)
    assert [one.answer.choice for one in found.decided] == [NOTE, NOTE]
    assert found.unchecked == []


def test_a_torn_end_goes_to_a_side_file_or_is_kept() -> None:
    start = joined(LINES[:10]) + b"\n"
    found = repaired(start + b"Ben place n000 e4 ~01")
    assert decisions(found)[-1][1:] == ("torn", STOP)
    assert (found.data, found.aside) == (start, b"Ben place n000 e4 ~01")
    kept = repaired(start + b'note "so far" ~01', L11=Answer(KEEP))
    assert kept.data == sealed(start, b'note "so far"')
    assert KEEP not in repaired(start + b"Ben pla").decided[-1].damage.choices


# ---- the header


def test_a_lost_line_of_the_header_must_be_said_and_is_proven() -> None:
    data = re.sub(rb"order.*\n", b"", WHOLE)
    with pytest.raises(Hopeless) as caught:
        repaired(data)
    assert caught.value.damage is not None
    assert caught.value.damage.key == "order"
    order = re.search(rb"order .*", WHOLE)
    assert order is not None
    wrong = repaired(data, order=Answer(TYPE, "order vampires witches werewolves"))
    assert wrong.unchecked != []
    found = repaired(data, order=Answer(TYPE, order[0].decode()))
    assert all(one.proven for one in found.decided) == (
        b"order" in LINES[len(found.data.split(b"\n\n")[0].split(b"\n")) - 1]
    )


def test_a_damaged_line_of_the_header_is_typed_again() -> None:
    number = next(index for index, line in enumerate(LINES, 1) if line.startswith(b"players"))
    data = joined(LINES[: number - 1], [bytes(len(LINES[number - 1]))], LINES[number:])
    found = repaired(data, **{f"L{number}": Answer(TYPE, LINES[number - 1].decode())})
    assert found.data == WHOLE
    assert [one.proven for one in found.decided] == [True]


def test_rubbish_in_the_header_becomes_a_note_of_the_header() -> None:
    found = repaired(joined(LINES[:2], [b"colour red", b"\x00\x01"], LINES[2:]))
    assert b"\nnote left out 3: colour red\n" in found.data
    assert b"\nnote left out 4: \\x00\\x01\n" in found.data
    assert found.unchecked == []  # without them, the seals fit


@pytest.mark.parametrize("data", [b"", b"\n\n", bytes(5000), b"\xef\xbb\xbf", b"123\n456\n"])
def test_nothing_to_be_read(data: bytes) -> None:
    with pytest.raises(Hopeless) as caught:
        repaired(data)
    assert caught.value.refusal.detail == "repair.nothing"


def test_newer_formats_and_rules_are_no_damage() -> None:
    for new in (WHOLE.replace(b"referee 1", b"referee 22", 1), WHOLE.replace(b"rules 1", b"rules 22", 1)):
        with pytest.raises(Hopeless) as caught:
            repaired(new)
        assert caught.value.refusal.code == "unsupported"


# ---- whatever happens


def damaged_at_random(rng: random.Random) -> bytes:
    data = bytearray(rng.choice((WHOLE, RU)))
    for _ in range(rng.choice((1, 1, 1, 3))):
        start = rng.randrange(len(data))
        end = start + rng.randrange(120)
        match rng.randrange(6):
            case 0:
                data[start:end] = bytes(len(data[start:end]))
            case 1:
                del data[start:end]
            case 2:
                data[end:end] = data[start:end]
            case 3:
                data[start:start] = rng.randbytes(rng.randrange(30))
            case 4:
                data[start] ^= 1 << rng.randrange(8)
            case _:
                lines = bytes(data).split(b"\n")
                at = rng.randrange(len(lines))
                block = lines[at : at + 4]
                rng.shuffle(block)
                lines[at : at + 4] = block
                data = bytearray(b"\n".join(lines))
    return bytes(data)


@some_of("seed", range(40))
def test_random_damage_is_repaired_and_nothing_is_dropped_in_silence(seed: int) -> None:
    data = damaged_at_random(random.Random(seed))
    try:
        found = repaired(data)
    except Hopeless:
        return
    told = " ".join([*(one.was for one in found.mended), *(one.damage.text for one in found.decided)])
    kept = found.data + found.data.replace(b'\\"', b'"').replace(b"\\\\", b"\\") + found.aside
    for number, line in enumerate(data.replace(b"\r\n", b"\n").split(b"\n"), 1):
        text = re.sub(rb" ~[0-9a-f]{8}\Z", b"", line).strip()
        assert text in kept or shown(text)[:100] in told, (number, text)
