"""What tests of new games and of deals share."""

from fractions import Fraction

import pytest

from mtdesk import clock
from mtdesk.record.daily_deal import LEVEL
from mtdesk.record.deal_code import SharedDeal
from tests.ui.setup.contests import NOON


@pytest.fixture
def no_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the mark to beat be known at once."""

    async def call(
        self: object, function: object, deal: SharedDeal, level: str, before: tuple[object, ...]
    ) -> tuple[Fraction, ...]:
        assert level == LEVEL
        return tuple(map(Fraction, (7 if len(before) == 2 else 0, 40, 50)))

    monkeypatch.setattr("mtdesk.ui.setup.mark_player.WorkerPool.call", call)
    monkeypatch.setattr(clock, "now", lambda: NOON)
