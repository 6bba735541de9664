"""What a look back has found, in order while it comes in."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mtdesk.ai.difference import Difference
from mtdesk.lab.analysis import Decision, analyse, total_cost
from mtdesk.ui.replay import findings
from mtdesk.ui.replay.findings import Findings
from tests.record.long import SMALL, long_record


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Decisions of many rounds in no order."""
    few = analyse(long_record(1, 2, **SMALL), "expert", 10, workers=1).decisions
    many = [replace(one, round=number) for number in range(1, 40) for one in few]
    Random(1).shuffle(many)
    return many


def place(decision: Decision) -> tuple[int, int]:
    return decision.round, decision.action


def points(decision: Decision) -> float:
    return (decision.anew or decision.cost).points


def test_both_orders_and_sums_are_those_of_sorting_everything(decisions: list[Decision]) -> None:
    found = Findings()
    for decision in decisions:
        found.add(decision)
    anew = [replace(one, anew=Difference(points=50.0 + at)) for at, one in enumerate(decisions[:5])]
    for decision in anew:
        found.add(decision)
    wanted = sorted([*anew, *decisions[5:]], key=place)
    assert found.in_order == wanted
    assert found.worst_first == sorted(wanted, key=lambda one: -points(one))
    assert found.of_round(7) == [one for one in wanted if one.round == 7]
    assert found.at(place(anew[0])) is anew[0]
    assert [wanted[row] for row in found.longest(worst_first=False)] == [wanted[-1], anew[-1]]
    assert [found.worst_first[row] for row in found.longest(worst_first=True)] == [anew[-1], wanted[-1]]
    for seat, tally in found.tallies.items():
        mine = [one for one in wanted if one.seat == seat]
        assert tally.decisions == len(mine)
        assert tally.mistakes == sum(one.is_mistake for one in mine)
        assert tally.each == pytest.approx(total_cost(mine).points / len(mine))


def test_one_more_is_compared_with_few_of_the_others(
    decisions: list[Decision], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, looked_at = Findings(), list[Decision]()
    real = findings._cost
    for decision in decisions[:-1]:
        found.add(decision)

    def cost(decision: Decision) -> tuple[float, findings.Place]:
        looked_at.append(decision)
        return real(decision)

    monkeypatch.setattr(findings, "_cost", cost)
    found.add(decisions[-1])
    assert 0 < len(looked_at) < 20 < len(decisions)


def test_nothing_has_no_longest_text() -> None:
    assert Findings().longest(worst_first=True) == ()
