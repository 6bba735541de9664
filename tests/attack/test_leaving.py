"""A few ends in the middle of something; the long run is ``python -m tests.attack.leaving``."""

import sys
from pathlib import Path

import pytest

from tests.attack.leaving import all_cases, attempt, prepare
from tests.attack.long_run import LongRun

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the processes of a session are in /proc")
CASES = (("import", "SIGTERM"), ("analysis", "window"), ("simulate", "SIGINT"))


def test_whatever_is_under_way_the_end_is_in_order(tmp_path: Path) -> None:
    home = prepare(tmp_path / "homes", files=5)
    long = LongRun(tmp_path / "run", 1)
    for case in CASES:
        attempt(all_cases().index(case), home, long, latest=1.0)
