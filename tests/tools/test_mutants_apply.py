"""The mutants of tools/mutants.py fit the source as it is: else they would test nothing."""

import pytest

from tools.mutants import MUTANTS, ROOT, TESTS, Mutant, text_of


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.file}-{mutant.breaks}")
def test_old_text_occurs_once(mutant: Mutant) -> None:
    text = text_of(mutant)
    assert text.count(mutant.old) == 1
    compile(text.replace(mutant.old, mutant.new), mutant.file, "exec")


def test_there_are_enough_mutants_and_no_two_alike() -> None:
    assert len(MUTANTS) >= 40
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)


def test_what_must_notice_them_is_there() -> None:
    assert [name for names in TESTS.values() for name in names if not ROOT.joinpath(name).exists()] == []
