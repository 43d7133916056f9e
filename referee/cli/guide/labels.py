"""One-key labels, valid at one prompt. Both forms of a key are taken: the shifted digits of a French keyboard,
and the letters that sit on the same keys of a Russian one."""

from collections.abc import Iterable
from typing import Final

KEYS: Final = "1234567890abcdefghijklmnopqrstuvwxyz"
FRENCH: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
RUSSIAN: Final = dict(zip("фисвуапршолдьтщзйкыегмцчня", "abcdefghijklmnopqrstuvwxyz", strict=True))
OTHER_FORMS: Final = {**FRENCH, **RUSSIAN}


def label(options: Iterable[str]) -> dict[str, str]:
    """A key for each option, as many as there are keys."""
    return dict(zip(KEYS, options, strict=False))


def with_other_forms(labels: dict[str, str]) -> dict[str, str]:
    """The labels under every form of their keys."""
    others = {form: labels[key] for form, key in OTHER_FORMS.items() if key in labels}
    return {**others, **{key.upper(): option for key, option in labels.items()}, **labels}
