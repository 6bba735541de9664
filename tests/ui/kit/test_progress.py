"""Work with a progress bar: shown only if it takes long, and cancelled by the person."""

import pytest
from PySide6.QtWidgets import QApplication, QProgressDialog, QWidget

from mtdesk.ui.kit.progress import Progress, with_progress
from tests.windows import show

pytestmark = pytest.mark.window


def dialog_of(window: QWidget) -> QProgressDialog | None:
    return next((one for one in window.findChildren(QProgressDialog) if one.isVisible()), None)


@pytest.fixture
def window(qapp: QApplication) -> QWidget:
    window = QWidget()
    show(window)
    return window


async def test_short_work_shows_no_bar(window: QWidget) -> None:
    async def work(_: Progress) -> int:
        return 3

    assert await with_progress(window, "Opening", work) == 3
    assert not window.findChildren(QProgressDialog)
