"""Even in small, attacks take their time."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":  # no limits of memory there
    collect_ignore = ["test_fuzz.py", "test_liars.py", "test_long_texts.py", "test_paper.py"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Kills, fuzzing and the like are slow."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)
