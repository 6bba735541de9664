"""How far apart colours look to different eyes, full colour blindness of the three kinds included."""

import math

Rgb = tuple[float, float, float]

_CONFUSED: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira, Fernandes 2009, severity 1, for linear RGB."""

EYES = tuple(_CONFUSED)


def linear(colour: str) -> Rgb:
    """`#RRGGBB` as linear RGB, 0 to 1."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def seen_by(eye: str, rgb: Rgb) -> Rgb:
    """What is left of a colour."""
    mixed = (sum(a * b for a, b in zip(row, rgb, strict=True)) for row in _CONFUSED[eye])
    red, green, blue = (min(1.0, max(0.0, value)) for value in mixed)
    return red, green, blue


def oklab(rgb: Rgb) -> Rgb:
    """Linear RGB in the OKLab space, in which distances are as large as they look."""
    r, g, b = rgb
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def distance(eye: str, one: str, other: str) -> float:
    """OKLab distance times 100; about 2 is just visible."""
    return 100 * math.dist(*(oklab(seen_by(eye, linear(colour))) for colour in (one, other)))
