"""One-key labels, valid at one prompt. Both forms of a key are taken: the unshifted digits of a French keyboard,
and the letters that sit on the same keys of a Russian one."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeVar

from referee.engine.ruling import Decision

Option = TypeVar("Option")

KEYS: Final = "1234567890abcdefghijklmnopqrstuvwxyz"
FRENCH: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
RUSSIAN: Final = dict(zip("фисвуапршолдьтщзйкыегмцчня", "abcdefghijklmnopqrstuvwxyz", strict=True))
OTHER_FORMS: Final = {**FRENCH, **RUSSIAN}


class Offer(NamedTuple):
    """What a key stands for at a prompt: a cell, or an answer, of one player."""

    decision: Decision
    option: str


def label(options: Iterable[Option]) -> dict[str, Option]:
    """A key for each option, as many as there are keys."""
    return dict(zip(KEYS, options, strict=False))


def with_other_forms(labels: Mapping[str, Option]) -> dict[str, Option]:
    """The labels under every form of their keys."""
    others = {form: labels[key] for form, key in OTHER_FORMS.items() if key in labels}
    shifted = {key.upper(): option for key, option in {**others, **labels}.items()}
    return {**shifted, **others, **labels}
