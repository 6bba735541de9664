"""The deal of the day, the same for everyone wherever that is; its results, and days in a row."""

import os
import subprocess
import sys
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from mtdesk.record.daily import DailyResult, DailyResults, daily_deal, days_in_a_row
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


# The results


MORNING = datetime(2026, 3, 5, 9, 30)  # noqa: DTZ001 -- local


def test_the_first_own_result_stays_and_the_mark_joins_it(tmp_path: Path) -> None:
    kept = DailyResults(tmp_path / "data" / "daily.json")
    assert kept.read() == {}
    kept.keep(DailyResult(DAY, (7, 0, 12), MORNING))
    kept.keep(DailyResult(DAY, (0, 0, 0), MORNING))
    found = kept.keep(DailyResult(DAY, mark=(5, 5, 5)))
    assert found == kept.read() == {DAY: DailyResult(DAY, (7, 0, 12), MORNING, (5, 5, 5))}


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"format":"mtdesk-daily","version":2,"days":[]}', b"[" * 10_000, b" " * 2_000_000],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "daily.json"
    file.write_bytes(content)
    assert DailyResults(file).read() == {}
    (aside,) = tmp_path.iterdir()
    assert aside.read_bytes() == content
    assert aside != file


def test_days_in_a_row_end_where_one_was_missed_or_begun_later() -> None:
    def played(ago: int, late: int = 0) -> DailyResult:
        day = DAY - timedelta(days=ago)
        return DailyResult(day, (0,), MORNING - timedelta(days=ago - late))

    def row(*results: DailyResult) -> int:
        return days_in_a_row({result.day: result for result in results}, DAY)

    assert row() == 0
    assert row(played(0)) == 1
    assert row(played(1), played(2)) == 2, "today is not over"
    assert row(played(0), played(2)) == 1
    assert row(played(0), played(1, late=1), played(2)) == 1
    assert row(played(0), DailyResult(DAY - timedelta(days=1), mark=(3,))) == 1
