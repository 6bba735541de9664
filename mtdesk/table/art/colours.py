"""Colours as `#RRGGBB` strings: mixed, compared, and made readable on others."""

from __future__ import annotations

import functools

from PySide6.QtGui import QColor


def colour(text: str, alpha: float = 1.0) -> QColor:
    """Return the colour `#RRGGBB` (or `#RRGGBBAA`) with its opacity multiplied by `alpha` (0 to 1)."""
    result = QColor(text[:7])
    own = int(text[7:9], 16) / 255 if len(text) == 9 else 1.0
    result.setAlphaF(own * alpha)
    return result


def mixed(first: str, second: str, share: float) -> str:
    """Return the colour at `share` (0 to 1) of the way from `first` to `second`."""
    a, b = QColor(first), QColor(second)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def luminance(tint: str) -> float:
    """Relative luminance of `#RRGGBB` by WCAG 2, 0 to 1."""
    red, green, blue = (_linear(int(tint[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Contrast of two colours by WCAG 2, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def is_light(tint: str) -> bool:
    """Return whether black is more readable than white on this colour."""
    return contrast("#000000", tint) > contrast("#FFFFFF", tint)


@functools.lru_cache(maxsize=512)
def readable(tint: str, layer: str, least: float) -> str:
    """Return `tint`, made as much darker (on light ground) or lighter as contrast `least` requires.

    `least` goes from 1 to 4.5. Its hue is kept; if even black or white has less contrast, the result is black
    or white.
    """
    far = "#000000" if is_light(layer) else "#FFFFFF"
    for step in range(50):
        candidate = mixed(tint, far, step / 50)
        if contrast(candidate, layer) >= least:
            return candidate
    return far
