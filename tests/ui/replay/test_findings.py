"""What an analysis has found, in order while it comes in, and how long the rest will take."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mtdesk.lab.analysis import Decision, analyse
from mtdesk.ui.replay.mistakes import Findings
from mtdesk.ui.replay.words import shown_loss
from tests.record.long import SMALL, long_record


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Decisions of many rounds in no order."""
    few = analyse(long_record(1, 3, **SMALL), "expert", 20, workers=1).decisions
    assert any(one.is_mistake for one in few)
    many = [replace(one, round=number) for number in range(1, 40) for one in few]
    Random(1).shuffle(many)
    return many


def test_mistakes_and_sums_are_those_of_sorting_everything(decisions: list[Decision]) -> None:
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
    for seat, tally in found.tallies.items():
        mine = [one for one in decisions if one.seat == seat]
        assert tally.decisions == len(mine)
        assert tally.mistakes == sum(one.is_mistake for one in mine)
        shown = [shown_loss(one) for one in mine if one.is_mistake]
        assert tally.points == sum(shown), "as people add up what they see"
