"""The mutants of tools/mutants.py fit the source as it is: else they would test nothing."""

from tools.mutants import MUTANTS, ROOT, TESTS, text_of


def test_old_text_occurs_once() -> None:
    assert [one for one in MUTANTS if text_of(one).count(one.old) != 1] == []


def test_new_text_is_python() -> None:
    for one in MUTANTS:
        compile(text_of(one).replace(one.old, one.new), f"{one.file}: {one.breaks}", "exec")


def test_there_are_enough_mutants_and_no_two_alike() -> None:
    assert len(MUTANTS) >= 40
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)


def test_what_must_notice_them_is_there() -> None:
    assert [name for names in TESTS.values() for name in names if not ROOT.joinpath(name).exists()] == []
