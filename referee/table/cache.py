"""What was worked out once is kept in a file, with a digest: what does not fit it, nobody here has written."""

import hashlib
import json
from pathlib import Path
from typing import Any

from referee.record.atomic import make_folder, replace
from referee.record.file import load


def recall(file: Path) -> Any:
    """What was kept there; None if nothing was, or if it is no longer as it was."""
    try:
        digest, _, text = load(file).partition(b"\n")
        return json.loads(text) if digest == _digest(file, text) else None
    except (OSError, ValueError):
        return None


def keep(file: Path, value: Any) -> None:
    """Not worth a failure: it can be worked out again."""
    text = json.dumps(value).encode()
    try:
        make_folder(file.parent)
        replace(file, _digest(file, text) + b"\n" + text)
    except OSError:
        return


def _digest(file: Path, text: bytes) -> bytes:
    """With the name, so that a file under the name of another does not count."""
    return hashlib.sha256(file.name.encode() + b"\0" + text).hexdigest().encode()
