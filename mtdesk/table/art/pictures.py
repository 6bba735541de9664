"""Pictures painted once and kept: every tile, shadow and glow is a QPixmap that the scene only copies."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence

from PySide6.QtGui import QPixmap

_LIMIT = 64 * 1024 * 1024
"""Bytes: every tile of a large set at one size on the finest screens there are. More is seldom asked for
again, and would only make the memory grow all evening."""
_STEP = 2 ** (1 / 8)


class PictureCache:
    """Pixmaps by key; the least recently used are dropped when all together exceed `limit` bytes.

    A picture of more than `largest` bytes is not kept at all.
    """

    def __init__(self, limit: int = _LIMIT, largest: int = _LIMIT) -> None:
        self._limit, self._largest = limit, largest
        self._size = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture kept under `key`, painted now if missing."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
            return kept
        picture = paint()
        if _bytes(picture) > self._largest:
            return picture
        self._pictures[key] = picture
        self._size += _bytes(picture)
        while self._size > self._limit and len(self._pictures) > 1:
            self._size -= _bytes(self._pictures.popitem(last=False)[1])
        return picture

    def nearest(self, keys: Sequence[Hashable]) -> Hashable:
        """Return the first of several keys under which a picture is kept, or simply the first if none is."""
        return next((key for key in keys if key in self._pictures), keys[0])

    def clear(self) -> None:
        """Forget everything, for example when the last window closes."""
        self._pictures.clear()
        self._size = 0


PICTURES = PictureCache()
"""The tiles of the process; keys carry theme and scale, so changing them needs no clearing."""


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def scale_step(scale: float) -> float:
    """The next size at or above `scale` on a ladder of about 9 % steps, so that zooming rarely repaints."""
    return float(_STEP ** math.ceil(math.log(scale) / math.log(_STEP) - 1e-6))


def steps_from(scale: float) -> Iterator[float]:
    """Yield the sizes of the ladder from one of them up to about twice as large."""
    for _ in range(9):
        yield scale
        scale = scale_step(scale * _STEP)


def finer(scale: float) -> float:
    """How many times finer than the device a picture to be turned is painted: small ones need it most."""
    return 2.0 if scale < 64 else 1.4
