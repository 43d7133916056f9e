"""Seals: the end of a line that the referee wrote, covering every byte before it.

They catch accidents and careless edits, not a determined cheat: anybody can compute them.
"""

import re
from typing import Any, Final

try:
    from _sha256 import sha256  # type: ignore[import-not-found]  # as random does it: hashlib would start OpenSSL first
except ImportError:
    from hashlib import sha256

SEAL: Final = re.compile(rb" ~([0-9a-f]{8})\Z")
LENGTH: Final = 10


def looks_sealed(line: str) -> bool:
    """Whether a typed line ends like a seal, and so cannot be taken."""
    return re.search(r" ~[0-9a-f]{8}\s*\Z", line) is not None


class Sealer:
    """The digest of a file's bytes, line ends as `\\n`, as they are read or written one after the other."""

    def __init__(self) -> None:
        self._digest = sha256()

    def copy(self) -> "Sealer":
        other = Sealer()
        other._digest = self._digest.copy()
        return other

    def cover(self, data: bytes) -> None:
        self._digest.update(data)

    def digest(self) -> Any:
        """A copy of the digest itself, for trying many ends."""
        return self._digest.copy()

    def fits(self, text: bytes, seal: bytes) -> bool:
        """Whether that text, coming next, bears this seal."""
        sealer = self.copy()
        sealer.cover(text)
        return sealer.seal() == seal

    def seal(self) -> bytes:
        """The seal for what was covered so far."""
        digest: str = self._digest.hexdigest()
        return b" ~" + digest[:8].encode()
