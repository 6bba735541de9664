"""Some of the archives that lie; all of them: ``python -m tests.attack.liars``."""

import sys
from pathlib import Path

import pytest

from tests.attack.liars import MEMORY, long_manifest, small_claim, verdicts


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
def test_archives_that_lie_are_refused_with_little_memory(tmp_path: Path) -> None:
    found = dict(verdicts(tmp_path, (long_manifest, small_claim)))
    assert len(found) == 2
    for name, verdict in found.items():
        assert verdict.fault, name
        assert verdict.memory < MEMORY, name
