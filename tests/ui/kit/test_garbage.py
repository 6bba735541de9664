"""Garbage dies in the window's thread."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.ui.kit.garbage import GarbageCollector


class Knot:
    """Garbage that only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    gc.enable()  # the tests of widgets run without
    found = GarbageCollector(qapp)
    found.install()
    yield found
    found.remove()
    found.deleteLater()


def allocate() -> None:
    """Make far more objects than Python's thresholds allow."""
    kept = [[number] for number in range(200_000)]
    assert len(kept) == 200_000


def test_another_thread_collects_nothing(collector: GarbageCollector) -> None:
    knot = Knot()
    seen = weakref.ref(knot)
    del knot
    thread = threading.Thread(target=allocate)
    thread.start()
    thread.join()
    assert seen() is not None
    for _ in range(4):
        allocated = [[number] for number in range(5000)]
        collector.collect()
        del allocated
    assert seen() is None
