"""The size of text and buttons: it grows with the window or as people wish, and everything grows with it."""

import pytest
from PySide6.QtCore import QSize

from mtdesk.settings import TextSize
from mtdesk.ui.kit.sizes import scale_for

pytestmark = pytest.mark.window


@pytest.mark.parametrize(
    ("wanted", "width", "height", "scale"),
    [
        ("automatic", 1280, 800, 1.0),
        ("automatic", 3840, 2160, 2.0),
        ("normal", 3840, 2160, 1.0),
        ("large", 2560, 1440, 1.25),
        ("largest", 2560, 1440, 2.0),
        ("largest", 1024, 700, 1.5),
        ("largest", 800, 480, 1.25),
        ("largest", 640, 400, 1.0),
    ],
)
def test_text_is_as_large_as_wished_while_dialogs_have_room(
    wanted: TextSize, width: int, height: int, scale: float
) -> None:
    assert scale_for(wanted, QSize(width, height)) == scale
