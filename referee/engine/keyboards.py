"""Keys of other keyboards that stand for ours: the unshifted digits of a French one, and the letters that sit on the
same keys of a Russian one."""

from collections.abc import Mapping
from typing import Final, TypeVar

Option = TypeVar("Option")

FRENCH: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
RUSSIAN: Final = dict(zip("фисвуапршолдьтщзйкыегмцчня", "abcdefghijklmnopqrstuvwxyz", strict=True))
OTHER_FORMS: Final = {**FRENCH, **RUSSIAN}


def with_other_forms(labels: Mapping[str, Option]) -> dict[str, Option]:
    """The labels under every form of their keys."""
    others = {form: labels[key] for form, key in OTHER_FORMS.items() if key in labels}
    shifted = {key.upper(): option for key, option in {**others, **labels}.items()}
    return {**shifted, **others, **labels}
