"""Moments at the ends of time, and files that are as old or as new."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from mtdesk import clock
from mtdesk.diagnosis.reports import Reports

YEAR = 366 * 24 * 3600


@pytest.mark.parametrize(
    ("seconds", "year"),
    [(0, 1970), (-100 * YEAR, 1869), (1e9, 2001), (7990 * YEAR, 9976), (1e15, 9999), (-1e15, 1)],
)
def test_every_moment_of_a_clock_or_a_file_is_one(seconds: float, year: int) -> None:
    moment = clock.moment_of(seconds)
    assert moment.tzinfo is not None
    assert abs(moment.year - year) <= 1


@pytest.mark.parametrize(
    "moment",
    [
        datetime(9999, 12, 31, 23, 59, 59, tzinfo=timezone(-timedelta(hours=23, minutes=59))),
        datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=23, minutes=59))),
        datetime(1, 1, 1),  # noqa: DTZ001 -- a file may say so
    ],
)
def test_a_moment_that_does_not_exist_here_stays_as_it_is(moment: datetime) -> None:
    assert abs(clock.local(moment).year - moment.year) <= 1


@pytest.mark.parametrize("seconds", [0.0, -1.0, 253_402_300_799.0, 1e12])
def test_reports_are_written_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    monkeypatch.setattr("time.time", lambda: seconds)
    written = Reports(tmp_path, tmp_path / "journal").write("what happened")
    assert written is not None
    assert written.exists()
