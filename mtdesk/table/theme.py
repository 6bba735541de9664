"""Colours, seat looks and lettering of the table: plain values, no painting.

Lengths in this package are given in `u`, the width of a tile in pixels of the scene, unless said otherwise.
Colours are `#RRGGBB` strings, so that a theme is hashable, comparable and printable.
"""

from __future__ import annotations

import enum
import functools
from collections.abc import Mapping

import msgspec.structs
from PySide6.QtGui import QFont, QFontDatabase

from mtdesk import paths

MAX_PIPS = 18

PIP_COLOURS: tuple[str, ...] = (
    "#141012",  # the numeral 0; a blank has no pips
    "#2590C4",
    "#3A8D50",
    "#C02A30",
    "#623D28",
    "#16187E",
    "#AC8213",
    "#E2429E",
    "#135F5A",
    "#683F9D",
    "#BD5A2A",
    "#141012",
    "#6D7684",
    "#8C1C3C",
    "#5E7A12",
    "#3A6EA8",
    "#A0522D",
    "#4B2E83",
    "#00594F",
)
"""Colour of the number 0 to 18, its customary hue, tuned so that 1 to 12 differ for any colour vision."""

EMBLEM_INK = "#14181C"
EMBLEM_DISC = "#FBF4E2"
TILE_RIM = "#FFFFFF"
FOCUS = "#FFFFFF", "#0B3BFF"
"""The inner and the outer ring round what has the keyboard, visible together on any ground."""


class Emblem(enum.StrEnum):
    """The figure that names a train besides its colour."""

    STAR = "star"
    HEART = "heart"
    DIAMOND = "diamond"
    MOON = "moon"
    CLOVER = "clover"
    CROWN = "crown"
    BOLT = "bolt"
    DROP = "drop"
    HEXAGON = "hexagon"
    CROSS = "cross"
    SOMBRERO = "sombrero"


class TrainLook(msgspec.Struct, frozen=True):
    """What a train looks like: its colour, its emblem, stripes if it is public, a number if several are."""

    colour: str
    emblem: Emblem
    stripes: tuple[str, ...] = ()
    number: str = ""


SEAT_LOOKS: tuple[TrainLook, ...] = (
    TrainLook("#70AFFF", Emblem.STAR),
    TrainLook("#FF3C2D", Emblem.HEART),
    TrainLook("#FFEC00", Emblem.DIAMOND),
    TrainLook("#B3759A", Emblem.MOON),
    TrainLook("#B4E7A9", Emblem.CLOVER),
    TrainLook("#FAFFFB", Emblem.CROWN),
    TrainLook("#FF9602", Emblem.BOLT),
    TrainLook("#3BE9FF", Emblem.DROP),
    TrainLook("#BFA79D", Emblem.HEXAGON),
    TrainLook("#787AFF", Emblem.CROSS),
)
"""The ten seats in clockwise order, the local player first.

The first four differ most for any colour vision; ten colours cannot differ as much.
"""

MEXICAN_BODY = "#20262B"
MEXICAN_STRIPES = ("#0B7A45", "#FFFFFF", "#CE1F36")


def mexican_look(number: str = "") -> TrainLook:
    """Return the look of a Mexican (public) train; `number` distinguishes several and is shown as given."""
    return TrainLook(MEXICAN_BODY, Emblem.SOMBRERO, MEXICAN_STRIPES, number)


class Theme(msgspec.Struct, frozen=True):
    """Every colour of one theme; the fields are named after what they colour."""

    name: str
    felt: tuple[str, str, str]
    """Centre, middle and edge of the cloth."""
    felt_grain: float
    """Opacity of the cloth's fibres, 0 to 1."""
    wood: tuple[str, str, str]
    """Light, middle and dark of the frame."""
    wood_grain: float
    line: str
    """The inlaid line round the cloth and the edges of plates."""
    plate: str
    plate_edge: str
    text: str
    text_second: str
    rack: tuple[str, str, str]
    """Top, middle and bottom of the rack's shelf."""
    hub: tuple[str, str, str]
    """Light, middle and dark of the station's star."""
    hub_edge: str
    engine_plate: tuple[str, str, str]
    tile_body: str
    tile_face: tuple[str, str]
    """The face's outer and inner colour."""
    engraving: str
    pin: str
    board_grain: float = 0.0
    """Opacity of the figure of boards that the table has instead of cloth, 0 to 1."""
    tile_edge: str = ""
    """The line round a tile; empty: the body's colour, darkened."""
    tile_ink: str = ""
    """One colour for all numbers; empty: the colour of each number."""
    veil: str = "#0A0603"
    veil_strength: float = 0.15
    back: tuple[str, str, str, str] = ("#5A1622", "#7C2230", "#D9A95B", "#E8C27A")
    """A tile's back: body, face, line, star."""
    gold: str = "#FFC94A"
    gold_ink: str = "#2A1B05"
    ring: str = "#FFFFFF"
    rail: str = "#D8D0BC"
    sleeper: str = "#00000055"
    ribbon_value: float = 0.43
    """The ribbon's inside: its colour at this share of the HSV value."""
    ribbon_white: float = 0.0
    """How much of the ribbon's inside is white, 0 to 1, on light tables."""
    shadow: float = 0.5
    """Opacity of shadows, 0 to 1; 0: none are painted."""
    numerals_only: bool = False
    """Whether numbers are always written as numerals."""


FELT = Theme(
    name="felt",
    felt=("#24604A", "#1A4636", "#0F2E24"),
    felt_grain=1.0,
    wood=("#5A3A26", "#3B2517", "#2A190F"),
    wood_grain=1.0,
    line="#B98A4B",
    plate="#22150D",
    plate_edge="#6E4C2C",
    text="#FFF6E3",
    text_second="#E3CFA9",
    rack=("#8A5B34", "#5F3C20", "#7C512D"),
    hub=("#7D5330", "#56351D", "#38210F"),
    hub_edge="#D3A55C",
    engine_plate=("#F3D99A", "#B98A4B", "#7A5526"),
    tile_body="#E6D7B8",
    tile_face=("#FFFBF0", "#F6ECD6"),
    engraving="#8C7A5A",
    pin="#C79A4E",
)

DARK = Theme(
    name="dark",
    felt=("#28323C", "#1D252D", "#12181E"),
    felt_grain=0.7,
    wood=("#191E24", "#12161B", "#0B0E12"),
    wood_grain=0.35,
    line="#3D4A57",
    plate="#0A0D11",
    plate_edge="#2C3742",
    text="#EEF2F6",
    text_second="#A9B6C3",
    rack=("#2A343E", "#1A2128", "#242D36"),
    hub=("#4C5A68", "#35414D", "#232C35"),
    hub_edge="#8FA2B5",
    engine_plate=("#E9CF93", "#A98147", "#64482A"),
    tile_body="#D8D0BE",
    tile_face=("#F6F1E6", "#EDE6D8"),
    engraving="#837A68",
    pin="#B99352",
    veil="#05080B",
    back=("#16273A", "#23405C", "#7E9CBC", "#B4CBE2"),
    rail="#B9C0C6",
)

WOOD = msgspec.structs.replace(
    FELT,
    name="wood",
    felt=("#5F3B25", "#53321F", "#3C2315"),
    felt_grain=0.0,
    board_grain=1.0,
    wood=("#352922", "#231A15", "#17110D"),
    wood_grain=0.7,
    line="#C79A55",
    plate="#1C130D",
    plate_edge="#6B4E30",
    text="#FFF5E4",
    text_second="#E2CDAA",
    rack=("#A8763F", "#80562B", "#966836"),
    hub=("#4B3122", "#301E13", "#1C110A"),
    hub_edge="#D8AC63",
    tile_face=("#FFFBF0", "#F7EEDA"),
    back=("#17392D", "#23543F", "#C9A862", "#E3CD93"),
)

FLAT = Theme(
    name="flat",
    felt=("#DFE5E1", "#DFE5E1", "#DFE5E1"),
    felt_grain=0.0,
    wood=("#FAFAF8", "#F0F2EF", "#E7EBE8"),
    wood_grain=0.0,
    line="#A9B7B1",
    plate="#FFFFFF",
    plate_edge="#BCC8C3",
    text="#1E282D",
    text_second="#445158",
    rack=("#D3DCD8", "#D3DCD8", "#D3DCD8"),
    hub=("#F7F8F6", "#EDF0EE", "#E2E7E4"),
    hub_edge="#566A73",
    engine_plate=("#C9D3D0", "#B4C1BD", "#93A39E"),
    tile_body="#FFFFFF",
    tile_face=("#FFFFFF", "#FCFCFA"),
    engraving="#7B878C",
    pin="",
    tile_edge="#66747B",
    veil="#66727A",
    back=("#3F5C6B", "#567788", "#DCE8EC", "#FFFFFF"),
    gold="#A34A06",
    gold_ink="#FFFFFF",
    ring="#1E282D",
    rail="#6B777D",
    sleeper="#1E282D30",
    ribbon_value=1.0,
    ribbon_white=0.32,
    shadow=0.2,
)

CONTRAST = Theme(
    name="contrast",
    felt=("#000000", "#000000", "#000000"),
    felt_grain=0.0,
    wood=("#000000", "#000000", "#000000"),
    wood_grain=0.0,
    line="#FFFFFF",
    plate="#000000",
    plate_edge="#FFFFFF",
    text="#FFFFFF",
    text_second="#FFFFFF",
    rack=("#000000", "#000000", "#000000"),
    hub=("#000000", "#000000", "#000000"),
    hub_edge="#FFFFFF",
    engine_plate=("#000000", "#000000", "#000000"),
    tile_body="#FFFFFF",
    tile_face=("#FFFFFF", "#FFFFFF"),
    engraving="#000000",
    pin="",
    tile_ink="#000000",
    veil="#B4B4B4",
    veil_strength=0.0,
    back=("#FFFFFF", "#000000", "#FFFFFF", "#FFFFFF"),
    gold="#FFD400",
    gold_ink="#000000",
    rail="#C8C8C8",
    sleeper="#00000000",
    ribbon_value=0.0,
    shadow=0.0,
    numerals_only=True,
)

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (FELT, WOOD, FLAT, DARK, CONTRAST)}


class Role(enum.Enum):
    """What a text is for: its size in pixels for a window 1600 pixels wide, and its weight."""

    NAME = 18, QFont.Weight.Bold
    COUNT = 18, QFont.Weight.Black
    PILE_COUNT = 34, QFont.Weight.Black
    STATUS = 19, QFont.Weight.DemiBold
    BAR = 18, QFont.Weight.Medium
    SMALL = 15, QFont.Weight.Medium


FAMILY = "Lato"
_FACES = ("Regular", "Medium", "Semibold", "Bold", "Black")
SMALLEST_TEXT = 12
"""Pixels."""


@functools.cache
def load_fonts() -> None:
    """Make the bundled Lato known to Qt, once; needs a QGuiApplication.

    Raises FileNotFoundError when a font file is missing or unreadable, since the installation is broken then.
    """
    for face in _FACES:
        file = paths.resource(f"fonts/{FAMILY}-{face}.ttf")
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise FileNotFoundError(file)


def sized_font(pixel_size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Lato at a given pixel size (at least 1) and weight, for numerals on tiles and the like."""
    load_fonts()
    result = QFont(FAMILY)
    result.setPixelSize(pixel_size)
    result.setWeight(weight)
    return result
