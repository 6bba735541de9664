"""How colours look to different eyes: contrast, distance, and full colour blindness of the three kinds."""

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


def lab(rgb: Rgb) -> Rgb:
    """Linear RGB in CIELAB under daylight (D65)."""
    red, green, blue = rgb
    white = 0.95047, 1.0, 1.08883
    xyz = (
        0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
    )
    x, y, z = (
        math.cbrt(part / full) if part / full > 216 / 24389 else (24389 / 27 * part / full + 16) / 116
        for part, full in zip(xyz, white, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Rgb, other: Rgb) -> float:
    """How different two colours in CIELAB look; about 1 is just visible (Sharma, Wu, Dalal 2005)."""
    (light, *ab), (other_light, *other_ab) = one, other
    mean = ((math.hypot(*ab) + math.hypot(*other_ab)) / 2) ** 7
    stretch = 1.5 - 0.5 * math.sqrt(mean / (mean + 25**7))
    a, b, other_a, other_b = ab[0] * stretch, ab[1], other_ab[0] * stretch, other_ab[1]
    chroma, other_chroma = math.hypot(a, b), math.hypot(other_a, other_b)
    hue, other_hue = (math.degrees(math.atan2(*p)) % 360 for p in ((b, a), (other_b, other_a)))
    grey = chroma * other_chroma == 0
    turn = 0.0 if grey else (other_hue - hue + 180) % 360 - 180
    middle = hue + other_hue if grey else hue + turn / 2
    lightness, colourfulness = (light + other_light) / 2, (chroma + other_chroma) / 2
    uneven = (
        1
        - 0.17 * math.cos(math.radians(middle - 30))
        + 0.24 * math.cos(math.radians(2 * middle))
        + 0.32 * math.cos(math.radians(3 * middle + 6))
        - 0.20 * math.cos(math.radians(4 * middle - 63))
    )
    by_light = (other_light - light) / (
        1 + 0.015 * (lightness - 50) ** 2 / math.hypot(lightness - 50, 20**0.5)
    )
    by_chroma = (other_chroma - chroma) / (1 + 0.045 * colourfulness)
    by_hue = 2 * math.sqrt(chroma * other_chroma) * math.sin(math.radians(turn / 2))
    by_hue /= 1 + 0.015 * colourfulness * uneven
    blue = math.radians(60 * math.exp(-(((middle % 360 - 275) / 25) ** 2)))
    twist = -2 * math.sin(blue) * math.sqrt(colourfulness**7 / (colourfulness**7 + 25**7))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def difference(eye: str, one: str, other: str) -> float:
    """CIEDE2000 of two colours as an eye sees them."""
    return ciede2000(*(lab(seen_by(eye, linear(colour))) for colour in (one, other)))


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Contrast of two colours as WCAG reckons it, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
