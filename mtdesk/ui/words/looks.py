"""The ten colours and emblems of players in words."""

from __future__ import annotations

from mtdesk.i18n import Context

LookTexts = Context("LookTexts")

_LOOKS = (
    LookTexts.noop("Blue star"),
    LookTexts.noop("Red heart"),
    LookTexts.noop("Yellow diamond"),
    LookTexts.noop("Purple moon"),
    LookTexts.noop("Green clover"),
    LookTexts.noop("White crown"),
    LookTexts.noop("Orange bolt"),
    LookTexts.noop("Turquoise drop"),
    LookTexts.noop("Brown hexagon"),
    LookTexts.noop("Violet cross"),
)
"""In the order of ``SEAT_LOOKS``."""


def look_name(look: int) -> str:
    """Return what a colour and emblem are called, by their place in ``SEAT_LOOKS``."""
    return LookTexts.tr(_LOOKS[look])
