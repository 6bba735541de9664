"""A small picture of what is special about each preset."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mtdesk.ui.game_widgets.scenes import (
    MEXICAN,
    Arrow,
    Badge,
    Loco,
    Piece,
    Scene,
    fork,
    hub,
    train,
    upright,
)

_BACKS = (None, None, None, None)
_ENGINE_ASIDE = hub(-2.8, 0)

PRESET_SCENES: Mapping[str, Scene] = MappingProxyType(
    {
        "pagat": (*hub(-3.6, 0), *train(-2.2, 0, (12, 9), (9, 9), (9, 4))),
        "straight": (*hub(-2.4, 0), *train(-1.0, 0, (12, 9))),
        "bahnhof": tuple(
            part
            for row, pip in enumerate((8, 5, 2))
            for part in (
                Badge(-3.2, 1.4 * (row - 1), MEXICAN),
                *train(-2.2, 1.4 * (row - 1), (12, pip), (pip, pip + 1)),
            )
        ),
        "swiss": (*hub(-3.6, 0), *train(-2.2, 0, (12, 5), (5, 5), lit_last=True), *train(0.8, 0, (5, 8))),
        "dutch": (*_ENGINE_ASIDE, *upright(0.2, 0, *_BACKS)),
        "dutch-fast": (*hub(-2.8, 0, 9), *upright(0.2, 0, *_BACKS[:3])),
        "dutch-open": (*_ENGINE_ASIDE, *upright(0.2, 0, (12, 7), (9, 9), (4, 1), (8, 3))),
        "hungarian": (
            *hub(-3.2, 0, None),
            *upright(-0.6, 0, None, None),
            Piece(1.6, 0, (12, 12), 90.0, lit=True),
            *upright(2.7, 0, None, None),
            Arrow(1.5, -1.2, -2.2, -0.9, 0.7),
        ),
        "hungarian-home": (*hub(-3.6, 0), *train(-2.2, 0, (12, 5), (5, 3)), Loco(2.9, 0, 1)),
        "hungarian-fork": fork(),
    }
)
"""By the ids of rules.md 2."""
