"""Score pads in their folder: when they were begun, whatever happens to their files."""

import os
from datetime import datetime

from mtdesk.record.score_pad_file import write_pad
from mtdesk.ui.score_pad.store import kept_pads, pads_folder
from tests.ui.score_pad.test_score_pad import pad


def test_an_import_changes_neither_dates_nor_order() -> None:
    pads_folder().mkdir(parents=True)
    names = [f"2026-03-0{day} 20.15.00.000000.mtscore" for day in (5, 7, 6)]
    for at, name in enumerate(names):
        write_pad(pads_folder() / name, pad())
        os.utime(pads_folder() / name, (1_900_000_000 + at, 1_900_000_000 + at))
    assert [kept.when for kept in kept_pads()] == [
        datetime(2026, 3, day, 20, 15)  # noqa: DTZ001 -- by the clock on the wall
        for day in (7, 6, 5)
    ]
