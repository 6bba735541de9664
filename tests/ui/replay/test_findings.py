"""What an analysis has found, in order while it comes in."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mtdesk.lab.analysis import Decision, analyse
from mtdesk.ui.replay.mistakes import Findings
from tests.record.long import SMALL, long_record


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Decisions of many rounds in no order."""
    few = analyse(long_record(1, 3, **SMALL), "expert", 20, workers=1).decisions
    assert any(one.is_mistake for one in few)
    many = [replace(one, round=number) for number in range(1, 40) for one in few]
    Random(1).shuffle(many)
    return many


def test_mistakes_are_those_of_sorting_everything(decisions: list[Decision]) -> None:
    found = Findings()
    for decision in decisions:
        found.add([decision])
    found.add(decisions[:5])
    wanted = sorted((one for one in decisions if one.is_mistake), key=lambda one: one.place)
    assert found.mistakes() == wanted
    assert found.mistakes(1) == [one for one in wanted if one.seat == 1]
    assert found.of_round(7) == [one for one in wanted if one.round == 7]
    assert found.of_round(7, 1) == [one for one in wanted if (one.round, one.seat) == (7, 1)]
    assert found.mistake_at(wanted[0].place) is wanted[0]
    as_good = next(one for one in decisions if not one.is_mistake)
    assert found.mistake_at(as_good.place) is None
