"""The results of the deals of the day: the first own one, the expert's, and days in a row."""

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from mtdesk.record.daily import DailyResult, DailyResults, days_in_a_row

DAY = date(2026, 3, 5)
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
