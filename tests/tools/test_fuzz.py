"""What fuzzing has found, and a few new tries; more: `python -m tools.fuzz`."""

from random import Random

import pytest

from tools.fuzz import TARGETS, changed, seeds, wrong_with


@pytest.mark.parametrize("target", TARGETS)
def test_the_corpus_and_some_changes_of_it(target: str) -> None:
    examples = seeds(target)
    assert examples
    random = Random(target)
    tries = [*examples[:40], *(changed(random, random.choice(examples), examples) for _ in range(15))]
    assert [(data, wrong) for data in tries if (wrong := wrong_with(target, data))] == []
