"""The deal of the day: the same for everyone on the same day of the calendar, wherever that is."""

import os
import subprocess
import sys
from datetime import date

import pytest

from mtdesk.record.daily import daily_deal
from mtdesk.record.deal_code import read_deal_code
from mtdesk.rules.deal import seeded_deal

DAY = date(2026, 3, 5)
GOLDEN = {
    "2026-03-05": "14YB-55PK-FP1W-QCYK-WD6J-P1TN-1Y",
    "2026-12-31": "1469-R3BJ-NP7X-J9N0-BMPX-Z29A-1Z",
    "2027-01-01": "14PA-D2W5-KJBM-VPBD-HWWW-27VF-74",
}
"""These never change: people compare their results."""


@pytest.mark.parametrize(("day", "code"), GOLDEN.items())
def test_a_day_has_the_deal_it_has_always_had(day: str, code: str) -> None:
    assert daily_deal(date.fromisoformat(day)) == read_deal_code(code)


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "XXX-26", "UTC"])
def test_only_the_date_counts_not_the_zone_nor_the_language(zone: str) -> None:
    code = (
        "from datetime import date; from mtdesk.record.daily import daily_deal;"
        " print(daily_deal(date(2026, 3, 5)).seed)"
    )
    environment = {**os.environ, "TZ": zone, "LC_ALL": "hu_HU.UTF-8", "PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == daily_deal(DAY).seed


def test_the_tiles_are_those_they_have_always_been() -> None:
    deal = daily_deal(DAY)
    first = seeded_deal(deal.options, 3, 1, deal.seed)
    own = " ".join(f"{tile.hi}-{tile.lo}" for tile in first.hands[0])
    assert own == "11-9 10-6 4-1 9-6 4-2 6-1 11-3 7-7 6-4 6-3 9-7 11-5 12-9 12-8 7-4 3-0"
