"""How much of their time players keep who were late."""

from mtdesk.ai.levels import Limit
from mtdesk.control.outside import TRANSPORT
from mtdesk.control.timeout_policy import DELAY, TimeoutPolicy

USUAL = Limit(100, 5.0)
SHORT = Limit(100, 1.0)


def test_whoever_is_in_time_gets_all_of_it() -> None:
    trust = TimeoutPolicy()
    for _ in range(20):
        trust.note(late=False)
        assert trust.granted(USUAL) == USUAL


def test_whoever_was_late_costs_two_seconds_at_most() -> None:
    trust = TimeoutPolicy()
    trust.note(late=True)
    assert trust.granted(USUAL) == SHORT
    assert (SHORT.seconds or 0) + TRANSPORT < DELAY == 2
    assert trust.granted(Limit(100, None)) == Limit(100, None)


def test_three_times_late_is_once_too_often() -> None:
    trust = TimeoutPolicy()
    for lost in (False, False, True):
        trust.note(late=True)
        assert trust.is_lost == lost


def test_ten_answers_in_time_make_up_for_a_late_one() -> None:
    trust = TimeoutPolicy()
    for _ in range(8):
        trust.note(late=True)
        for _ in range(9):
            trust.note(late=False)
            assert trust.granted(USUAL) == SHORT
        trust.note(late=False)
        assert trust.granted(USUAL) == USUAL
    assert not trust.is_lost
