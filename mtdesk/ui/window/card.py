"""A card beside the seats of the set-up: names what waits there, and leads to it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING, SECOND
from mtdesk.ui.kit.widgets import PlateButton

_WIDTH = 210
"""Pixels at scale 1."""


class Waiting(Struct, frozen=True):
    """Something that can be continued instead of a new game: what it is, more about it, and what opens it."""

    title: str
    detail: str
    open: Callable[[], object]


class Card(PlateButton):
    """Shows what waits, and opens it when it is pressed."""

    def __init__(self, waiting: Waiting) -> None:
        title, detail = ElidedLabel(HEADING), ElidedLabel(SECOND)
        title.setMinimumWidth(scaled(_WIDTH))
        title.write(waiting.title)
        detail.write(waiting.detail)
        super().__init__(vbox(title, detail, spacing=0, margins=(12, 4, 12, 6)))
        self.setAccessibleName(waiting.title)
        self.setAccessibleDescription(waiting.detail)
        self.clicked.connect(lambda _: waiting.open())
