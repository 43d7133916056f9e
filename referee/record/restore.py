"""What a seal proves: the bytes that stood there before something small happened to them.

A seal covers everything before it. So where one does not fit, a few likely accidents are undone on trial, and if then
it fits, that is how the lines were: the chance that it fits by accident is one in four thousand million a trial.
"""

import codecs
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from referee.record.seal import SEAL, Sealer

LONGEST_SEARCHED: Final = 600  # bytes in which a single wrong one is looked for; a line has about 40
_SPACE_AFTER_SEAL = re.compile(rb"( ~[0-9a-f]{8})[ \t\r]+$", re.MULTILINE)
_BYTES: Final = (0x0A, *range(0x20, 0x7F), *range(0x80, 0xF5))  # that can stand in a record
_QUOTES: Final = str.maketrans(dict.fromkeys("“”„«»", '"') | dict.fromkeys("\t\xa0\u202f", " "))
_FOREIGN: Final = ("cp1251", "cp1252", "koi8-r", "mac-roman")


class Restored(NamedTuple):
    text: bytes  # without its seal
    seal: bytes
    how: str  # which accident it was: encoding, spelling, seal or character


def as_text(data: bytes) -> tuple[bytes, str]:
    """A file that a program saved in another way, as a record is saved; and how it was, "" if it was well."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        try:
            return as_text(data.decode("utf-16").encode())[0], "utf-16"
        except UnicodeError:
            return data, ""
    if data.startswith(codecs.BOM_UTF8):
        return as_text(data.removeprefix(codecs.BOM_UTF8))[0], "bom"
    if b"\r" in data and b"\n" not in data:
        return data.replace(b"\r", b"\n"), "cr"
    data = data.replace(b"\r\n", b"\n")
    tidy = _SPACE_AFTER_SEAL.sub(rb"\1", data)
    return tidy, "" if tidy == data else "spaces"


def restored(
    before: Sealer, text: bytes, seal: bytes, *, header: bool = False, thorough: bool = True
) -> Restored | None:
    """The lines that end in that seal as they must have been; None if no small accident explains it.

    A single wrong byte is only searched for if `thorough`. Lines of a `header` have no seals.
    """
    for candidate, how in _whole(text):
        if before.fits(candidate, seal):
            return Restored(candidate, seal, how)
    computed = _seal(before, text)
    if _is_slip(computed, seal):
        return Restored(text, computed, "seal")
    candidate = _all_sealed(before, text, header)
    if before.fits(candidate, seal):
        return Restored(candidate, seal, "seal")
    if thorough and len(text) <= LONGEST_SEARCHED:
        for candidate in _one_byte_else(before, text, seal):
            if _readable(candidate):
                return Restored(candidate, seal, "character")
    return None


def _is_slip(computed: bytes, seal: bytes) -> bool:
    """Whether one digit of a seal is another, or two have changed places."""
    wrong = [(one, other) for one, other in zip(computed, seal, strict=True) if one != other]
    return len(wrong) == 1 or (len(wrong) == 2 and wrong[0] == wrong[1][::-1])


def _whole(text: bytes) -> Iterator[tuple[bytes, str]]:
    """Accidents that happen to lines as a whole: in another encoding, quoted in a mail, tidied by an editor."""
    for name in _FOREIGN:
        with suppress(UnicodeError):
            yield text.decode(name).encode(), "encoding"
        with suppress(UnicodeError):
            yield text.decode().encode(name), "encoding"
    try:
        lines = text.decode().translate(_QUOTES).split("\n")
    except UnicodeError:
        return
    lines = [" ".join(line.removeprefix(">").split()) for line in lines]
    yield "\n".join(lines).encode(), "spelling"
    yield "\n".join([*filter(None, lines)]).encode(), "spelling"


def _all_sealed(before: Sealer, text: bytes, header: bool) -> bytes:
    """With the seals that lines above the last one may have lost."""
    sealer = before.copy()
    *lines, last = text.split(b"\n")
    done: list[bytes] = []
    for line in lines:
        sealer.cover(line)
        header = header and bool(line.strip())
        own = b"" if header or not line.strip() or SEAL.search(line) else sealer.seal()
        sealer.cover(own + b"\n")
        done.append(line + own)
    return b"\n".join([*done, last])


def _one_byte_else(before: Sealer, text: bytes, seal: bytes) -> Iterator[bytes]:
    """With one byte changed, lost or added, or two neighbours swapped."""
    wanted = bytes.fromhex(seal[2:].decode())
    head = before.digest()
    for at in range(len(text) + 1):
        rest, following = text[at:], text[at + 1 :]
        ends = [following] if rest else []
        ends += [rest[1:2] + rest[:1] + rest[2:]] if len(rest) > 1 else []
        for byte in _BYTES:
            one = bytes((byte,))
            ends.append(one + rest)
            if rest:
                ends.append(one + following)
        for end in ends:
            trial = head.copy()
            trial.update(end)
            if trial.digest()[:4] == wanted:
                yield text[:at] + end
        head.update(text[at : at + 1])


def _readable(text: bytes) -> bool:
    try:
        return all(sign == "\n" or sign.isprintable() for sign in text.decode())
    except UnicodeError:
        return False


def _seal(before: Sealer, text: bytes) -> bytes:
    sealer = before.copy()
    sealer.cover(text)
    return sealer.seal()
