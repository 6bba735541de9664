"""The options of the game in words: names, one sentence each, and their values."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QObject

from mtdesk.i18n import number_text, said
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.rules.options import PER_PLAYER
from mtdesk.rules.presets import HAND_TABLES

_CONTEXT = "OptionTexts"


class _Words(NamedTuple):
    name: str
    description: str


_OPTIONS: Mapping[str, _Words] = MappingProxyType(
    {
        "set": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Domino set"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "The highest number of pips on a tile, which decides how many tiles there are."
            ),
        ),
        "hand": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Tiles each"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "How many tiles every player is dealt; usually this follows from the number of players.",
            ),
        ),
        "rounds": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Rounds"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "How many rounds a game has; the round's double falls by one from each to the next.",
            ),
        ),
        "engine": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Engine"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "Which double lies in the station at the start of a round, and how it gets there.",
            ),
        ),
        "opener_plays": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Layer of the engine starts"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "Whoever lays the engine also has the first turn; otherwise the next player has it.",
            ),
        ),
        "first_turn": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "First turn"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "What everyone lays in their first turn: a single tile, or a chain on their own train.",
            ),
        ),
        "first_turn_draw": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Drawing in the first turn"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "Whoever cannot begin their chain draws one tile and lays it if it fits."
            ),
        ),
        "first_turn_double": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Doubles in the first chain"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "Whether a double laid in a chain of the first turn has to be covered."
            ),
        ),
        "first_turn_out": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Out in the first turn"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "When the round ends if a chain in the first turn uses up a whole hand."
            ),
        ),
        "mexican_trains": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Mexican trains"),
            QT_TRANSLATE_NOOP("OptionTexts", "How many public trains there are, on which everyone may lay."),
        ),
        "own_start": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Start of a train"),
            QT_TRANSLATE_NOOP("OptionTexts", "Which tile a personal train may begin with."),
        ),
        "own_first": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Own train first"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "Until their own train has begun, players may only lay there or on a Mexican train in use.",
            ),
        ),
        "marker_off": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Taking the marker off"),
            QT_TRANSLATE_NOOP("OptionTexts", "What closes a train again that has a marker."),
        ),
        "marker_if_forced": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Marker because of an open double"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "Players who could not cover an open double on another train get a marker too.",
            ),
        ),
        "follow_up": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Tile after a double"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "Where the further tile may go that a double asks for in the same turn."
            ),
        ),
        "doubles_per_turn": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Doubles per turn"),
            QT_TRANSLATE_NOOP("OptionTexts", "How many doubles may be laid in one turn."),
        ),
        "second_double_needs_cover": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Second double needs cover"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "A second double in a turn is allowed only with a tile left that covers one of the two.",
            ),
        ),
        "open_double": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Open doubles"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "Which open double the next player has to cover before laying anywhere else."
            ),
        ),
        "dead_double": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Dead doubles"),
            QT_TRANSLATE_NOOP(
                "OptionTexts",
                "What becomes of an open double when all tiles with its number are on the table.",
            ),
        ),
        "out_on_double": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Going out with a double"),
            QT_TRANSLATE_NOOP("OptionTexts", "What follows when somebody's last tile is a double."),
        ),
        "fork": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Forks"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "Players may split their own train into two arms with a double."
            ),
        ),
        "hand_value": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Value of the remaining tiles"),
            QT_TRANSLATE_NOOP("OptionTexts", "What the tiles left in a hand count at the end of a round."),
        ),
        "double_blank": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Double blank"),
            QT_TRANSLATE_NOOP("OptionTexts", "What the double blank counts when it is left in a hand."),
        ),
        "scoring": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Scoring"),
            QT_TRANSLATE_NOOP(
                "OptionTexts", "Who gets points for the remaining tiles, and which total wins."
            ),
        ),
        "tap": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Tapping"),
            QT_TRANSLATE_NOOP("OptionTexts", "Whoever has one tile left taps, so that everybody knows."),
        ),
        "tap_penalty": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Penalty for not tapping"),
            QT_TRANSLATE_NOOP("OptionTexts", "What it costs if somebody else acts before the tap."),
        ),
        "open_hands": _Words(
            QT_TRANSLATE_NOOP("OptionTexts", "Open hands"),
            QT_TRANSLATE_NOOP("OptionTexts", "All tiles are visible to everybody."),
        ),
    }
)
"""By the names of rules.md 2."""

_VALUES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "engine": {
            "aside": QT_TRANSLATE_NOOP("OptionTexts", "The round's double, set aside before the deal"),
            "required": QT_TRANSLATE_NOOP(
                "OptionTexts", "The round's double; if nobody has it, players draw until it is found"
            ),
            "highest": QT_TRANSLATE_NOOP(
                "OptionTexts", "The highest double in any hand, counted down from the round's double"
            ),
            "own-highest": QT_TRANSLATE_NOOP(
                "OptionTexts", "The highest double of the first player who has one"
            ),
        },
        "first_turn": {
            "one": QT_TRANSLATE_NOOP("OptionTexts", "One tile"),
            "chain": QT_TRANSLATE_NOOP("OptionTexts", "A chain of any length"),
        },
        "first_turn_double": {
            "deferred": QT_TRANSLATE_NOOP("OptionTexts", "The last one, after the first turns"),
            "ignored": QT_TRANSLATE_NOOP("OptionTexts", "Never"),
        },
        "first_turn_out": {
            "lap": QT_TRANSLATE_NOOP("OptionTexts", "After everyone's first turn"),
            "at-once": QT_TRANSLATE_NOOP("OptionTexts", "At once"),
        },
        "own_start": {
            "engine": QT_TRANSLATE_NOOP("OptionTexts", "One that fits the engine"),
            "any": QT_TRANSLATE_NOOP("OptionTexts", "Any tile"),
        },
        "marker_off": {
            "owner-on-train": QT_TRANSLATE_NOOP("OptionTexts", "The owner lays on the train"),
            "anyone-on-train": QT_TRANSLATE_NOOP("OptionTexts", "Anyone lays on the train"),
            "owner-anywhere": QT_TRANSLATE_NOOP("OptionTexts", "The owner lays anywhere"),
        },
        "follow_up": {
            "anywhere": QT_TRANSLATE_NOOP("OptionTexts", "Anywhere it is allowed"),
            "on-double": QT_TRANSLATE_NOOP("OptionTexts", "On the double only"),
        },
        "open_double": {
            "oldest-first": QT_TRANSLATE_NOOP("OptionTexts", "The oldest one"),
            "newest-first": QT_TRANSLATE_NOOP("OptionTexts", "The newest one"),
            "free": QT_TRANSLATE_NOOP("OptionTexts", "None: doubles need not be covered"),
        },
        "dead_double": {
            "released": QT_TRANSLATE_NOOP("OptionTexts", "It need not be covered"),
            "binding": QT_TRANSLATE_NOOP("OptionTexts", "It stays open"),
        },
        "out_on_double": {
            "ends": QT_TRANSLATE_NOOP("OptionTexts", "The round ends"),
            "others-cover": QT_TRANSLATE_NOOP("OptionTexts", "The next player who can covers it"),
        },
        "hand_value": {
            "pips": QT_TRANSLATE_NOOP("OptionTexts", "All their pips"),
            "tiles": QT_TRANSLATE_NOOP("OptionTexts", "One point each"),
            "doubles-50": QT_TRANSLATE_NOOP("OptionTexts", "50 for a double, 25 for a blank half, else pips"),
        },
        "scoring": {
            "penalty": QT_TRANSLATE_NOOP("OptionTexts", "Penalty points: the lowest total wins"),
            "winner-collects": QT_TRANSLATE_NOOP(
                "OptionTexts", "Plus points: whoever is out collects, the highest total wins"
            ),
        },
        "tap_penalty": {
            "none": QT_TRANSLATE_NOOP("OptionTexts", "Nothing"),
            "draw-two": QT_TRANSLATE_NOOP("OptionTexts", "Two penalty tiles"),
            "skip-turn": QT_TRANSLATE_NOOP("OptionTexts", "The next turn"),
        },
    }
)
"""What the values that are words mean, by option and value."""


_YES = QT_TRANSLATE_NOOP("OptionTexts", "Yes")
_NO = QT_TRANSLATE_NOOP("OptionTexts", "No")
_NO_LIMIT = QT_TRANSLATE_NOOP("OptionTexts", "No limit")
_AS_OTHERS = QT_TRANSLATE_NOOP("OptionTexts", "Like any other tile")

_TABLE = QT_TRANSLATE_NOOP("OptionTexts", "Table {table}: {most} to {least} from a double-12 set")
_QUICK_TABLE = QT_TRANSLATE_NOOP("OptionTexts", "Quick table: {most} to {least} from a double-9 set")

_SETS: Mapping[int, str] = MappingProxyType(
    {
        #: Hungarian needs a text of its own for each set: the suffix follows the number.
        6: QT_TRANSLATE_NOOP("OptionTexts", "Double-6 set"),
        9: QT_TRANSLATE_NOOP("OptionTexts", "Double-9 set"),
        12: QT_TRANSLATE_NOOP("OptionTexts", "Double-12 set"),
        15: QT_TRANSLATE_NOOP("OptionTexts", "Double-15 set"),
        18: QT_TRANSLATE_NOOP("OptionTexts", "Double-18 set"),
    }
)

_MEXICAN: Mapping[object, str] = MappingProxyType(
    {
        0: QT_TRANSLATE_NOOP("OptionTexts", "None"),
        1: QT_TRANSLATE_NOOP("OptionTexts", "One"),
        PER_PLAYER: QT_TRANSLATE_NOOP("OptionTexts", "One for each player"),
    }
)


class OptionTexts(QObject):
    """Options as they are named in rules.md 2, in the language installed when they are asked for."""

    def name(self, option: str) -> str:
        """What the option is called. Raises KeyError for one that does not exist, as all methods here."""
        return said(_CONTEXT, _OPTIONS[option].name)

    def description(self, option: str) -> str:
        """What the option is about, in one sentence."""
        return said(_CONTEXT, _OPTIONS[option].description)

    def value(self, option: str, value: object) -> str:
        """What a value of the option means, as it stands beside its name; ``hand`` may be a hand table."""
        if isinstance(value, bool):
            return said(_CONTEXT, _YES if value else _NO)
        if option in _VALUES:
            return said(_CONTEXT, _VALUES[option][str(value)])
        if option == "mexican_trains":
            return said(_CONTEXT, _MEXICAN[value])
        if option == "hand" and isinstance(value, str):
            return self._table(value)
        return self._number(option, value if isinstance(value, int) else None)

    def _table(self, table: str) -> str:
        tiles = HAND_TABLES[table]
        template = _QUICK_TABLE if table == "fast" else _TABLE
        most, least = number_text(max(tiles)), number_text(min(tiles))
        return said(_CONTEXT, template, table=table, most=most, least=least)

    def _number(self, option: str, number: int | None) -> str:
        if number is None:
            return said(_CONTEXT, _AS_OTHERS)
        match option:
            case "set":
                return said(_CONTEXT, _SETS[number])
            case "hand":
                return self.tr("%n tile(s)", "", number)
            case "rounds":
                return self.tr("%n round(s)", "", number)
            case "double_blank":
                return self.tr("%n point(s)", "", number)
            case "doubles_per_turn" if number == 0:
                return said(_CONTEXT, _NO_LIMIT)
            case _:
                return number_text(number)
