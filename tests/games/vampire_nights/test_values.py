"""Positions and what they consist of: copied, compared and hashed by every field."""

import pytest

from referee.engine.values import Value
from referee.games.vampire_nights.rules.manor import Manor
from referee.games.vampire_nights.rules.state import Guard, Piles, Seat, Setup, State

VALUES = (
    Guard("a1", frozenset(("a0", "a1"))),
    Seat(),
    Piles(),
    State(Setup(("Ana", "Ben")), (Seat(),) * 2, 1, "setup", Manor(), Piles()),
)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_every_field_is_copied_and_compared(value: Value) -> None:
    assert value.copy() == value
    assert hash(value.copy()) == hash(value)
    for name in value.__slots__:
        changed = value._replace(**{name: "another"})
        assert getattr(changed.copy(), name) == "another"
        assert changed != value
        assert getattr(value, name) != "another"
        assert f"{name}='another'" in repr(changed)
        others = [other for other in value.__slots__ if other != name]
        assert all(getattr(changed, other) is getattr(value, other) for other in others)


def test_a_field_that_is_none_is_not_taken() -> None:
    with pytest.raises(AttributeError):
        VALUES[1]._replace(hands=1)
