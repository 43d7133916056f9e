"""Files beside a record: what was damaged or not taken is kept under its name and a number."""

from pathlib import Path

from referee.record.atomic import create


def keep_beside(path: Path, kind: str, data: bytes) -> Path:
    """Where it is kept: `friday.referee.damaged1`, or with the next number that is free.

    :raises OSError: if it cannot be written.
    """
    number = 1
    while True:
        kept = path.with_name(f"{path.name}.{kind}{number}")
        try:
            create(kept, data, like=path)
        except FileExistsError:
            number += 1
        else:
            return kept
