"""The options of the game in words, by the names of rules.md 2, and how they limit one another.

``OPTIONS`` has everything about an option. The functions give texts in the current language, and raise
KeyError for an unknown option.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from mtdesk.i18n import Context, number_text
from mtdesk.rules.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_LIMIT,
    PER_PLAYER,
    EngineRule,
    Options,
    doubles_due,
    idle_options,
    target_pip,
)
from mtdesk.rules.presets import hand_size

OptionTexts = Context("OptionTexts")
OptionKeywords = Context("OptionKeywords")


class OptionWords(NamedTuple):
    """An option in words; texts are in the context ``OptionTexts``."""

    name: str
    sentence: str
    """What the option is about."""
    effect: str = ""
    """How it affects the game, if that needs saying."""
    keywords: str = ""
    """Other words by which a search finds it, in the context ``OptionKeywords``."""
    values: Mapping[object, str] = {}
    """The meanings of values with texts of their own; yes and no have one for all options."""
    other: Callable[[Any], str] = number_text
    """The meaning of any other value, in the current language."""
    offered: int = 0
    """The number offered first, where a number or a word can be chosen."""


#: {tiles} are numbers: the tiles each for 2 to 10 players
_TABLE = OptionTexts.noop("Table {table}: {tiles}")
#: {tiles} are numbers: the tiles each for 2 to 10 players
_QUICK_TABLE = OptionTexts.noop("Quick table: {tiles}")


def hand_table_text(table: str, highest: int) -> str:
    """Return a hand table with what it deals of the set up to this double."""
    hands = [hand_size(table, highest, players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    template = _QUICK_TABLE if table == "fast" else _TABLE
    return OptionTexts.said(template, table=table, tiles=" ".join(map(number_text, hands)))


def _tiles_each(tiles: int | str) -> str:
    """Return a number of tiles, or a hand table with the set it was made for."""
    if isinstance(tiles, int):
        return OptionTexts.tr("%n tile(s)", "", tiles)
    return hand_table_text(tiles, 9 if tiles == "fast" else 12)


OPTIONS: Mapping[str, OptionWords] = {
    "set": OptionWords(
        OptionTexts.noop("Domino set"),
        OptionTexts.noop("The highest number in the set decides how many tiles there are."),
        #: Never shown: other words by which players may search for the option, with blanks between them
        keywords=OptionKeywords.noop(
            "dominoes dominos size pips dots six nine twelve fifteen eighteen larger"
        ),
        values={
            #: Hungarian needs a text of its own for each set: the suffix follows the number.
            6: OptionTexts.noop("Double-6 set"),
            9: OptionTexts.noop("Double-9 set"),
            12: OptionTexts.noop("Double-12 set"),
            15: OptionTexts.noop("Double-15 set"),
            18: OptionTexts.noop("Double-18 set"),
        },
    ),
    "hand": OptionWords(
        OptionTexts.noop("Tiles each"),
        OptionTexts.noop("How many tiles each player is dealt. In tables, this depends on how many play."),
        OptionTexts.noop("With many tiles you plan more. With few, rounds are short and lively."),
        OptionKeywords.noop("deal dealing starting hand size per player"),
        other=_tiles_each,
        offered=15,
    ),
    "open_hands": OptionWords(
        OptionTexts.noop("Open hands"),
        OptionTexts.noop("Everyone sees all tiles."),
        keywords=OptionKeywords.noop("visible face up show secret hidden"),
    ),
    "engine": OptionWords(
        OptionTexts.noop("Engine"),
        OptionTexts.noop("Which double is in the station when a round starts, and how it gets there."),
        OptionTexts.noop("If it is set aside, the round starts at once."),
        OptionKeywords.noop("hub centre center spinner starting double locomotive boneyard"),
        values={
            "aside": OptionTexts.noop("The round’s double, set aside before the deal"),
            "required": OptionTexts.noop(
                "The round’s double; if no one has it, players draw until it is found"
            ),
            "highest": OptionTexts.noop("The highest double in any hand, from the round’s double down"),
            "own-highest": OptionTexts.noop("The highest double of the first player who has one"),
        },
    ),
    "first_engine": OptionWords(
        OptionTexts.noop("First engine"),
        OptionTexts.noop("The double of round 1. Each later round’s double is one lower."),
        OptionTexts.noop("Some clubs begin with double 9, and others with double 5."),
        OptionKeywords.noop("starting double highest nine five countdown down shorter"),
        values={None: OptionTexts.noop("The highest double of the set")},
        other=lambda pip: OptionTexts.tr("Double {number}").format(number=number_text(pip)),
        offered=9,
    ),
    "opener_plays": OptionWords(
        OptionTexts.noop("Engine player goes first"),
        OptionTexts.noop("The player who put the engine in the station goes first, not the next player."),
        keywords=OptionKeywords.noop("starter starting who starts begins"),
    ),
    "first_turn": OptionWords(
        OptionTexts.noop("First turn"),
        OptionTexts.noop("Whether your first turn is a single tile, or a chain on your own train."),
        OptionTexts.noop("With chains, rounds are short and planning pays."),
        OptionKeywords.noop("opening sequence row several long"),
        values={
            "one": OptionTexts.noop("One tile"),
            "chain": OptionTexts.noop("A chain of any length"),
        },
    ),
    "first_turn_draw": OptionWords(
        OptionTexts.noop("Drawing in the first turn"),
        OptionTexts.noop("If you cannot start your chain, draw one tile and play it if it fits."),
        keywords=OptionKeywords.noop("boneyard stock pick up buy pass"),
    ),
    "first_turn_double": OptionWords(
        OptionTexts.noop("Doubles in the first-turn chain"),
        OptionTexts.noop("Which double of a first-turn chain must be covered."),
        OptionTexts.noop("A chain that ends in an open double keeps the others busy."),
        OptionKeywords.noop("opening open satisfy"),
        values={
            "deferred": OptionTexts.noop("Only the last one, after everyone’s first turn"),
            "ignored": OptionTexts.noop("None of them"),
        },
    ),
    "first_turn_out": OptionWords(
        OptionTexts.noop("Going out in the first turn"),
        OptionTexts.noop("When the round ends if a player goes out with a first-turn chain."),
        keywords=OptionKeywords.noop("opening finish win"),
        values={
            "lap": OptionTexts.noop("After everyone’s first turn"),
            "at-once": OptionTexts.noop("At once"),
        },
    ),
    "mexican_trains": OptionWords(
        OptionTexts.noop("Mexican trains"),
        OptionTexts.noop("How many trains there are that anyone may play on."),
        keywords=OptionKeywords.noop("number public common several"),
        values={
            0: OptionTexts.noop("None"),
            1: OptionTexts.noop("One"),
            PER_PLAYER: OptionTexts.noop("One per player"),
        },
    ),
    "own_start": OptionWords(
        OptionTexts.noop("Starting a train"),
        OptionTexts.noop("Which tile your own train may start with."),
        OptionTexts.noop("With any tile, everyone gets going at once, and the engine matters less."),
        OptionKeywords.noop("personal private begin first hub"),
        values={
            "engine": OptionTexts.noop("One that fits the engine"),
            "any": OptionTexts.noop("Any tile"),
        },
    ),
    "mexican_open": OptionWords(
        OptionTexts.noop("Using Mexican trains"),
        OptionTexts.noop("When you may first play on a Mexican train."),
        keywords=OptionKeywords.noop("begin open public common"),
        values={
            "always": OptionTexts.noop("From the start"),
            "own-begun": OptionTexts.noop("Once your own train has started"),
            "all-begun": OptionTexts.noop("Once all players’ trains have started"),
        },
    ),
    "own_first": OptionWords(
        OptionTexts.noop("Your own train first"),
        OptionTexts.noop(
            "Until your own train has been started, you may play only there and on a Mexican train that has "
            "been started."
        ),
        keywords=OptionKeywords.noop("personal private begin before"),
    ),
    "draws": OptionWords(
        OptionTexts.noop("Drawing in a turn"),
        OptionTexts.noop("How often you draw in one turn if you cannot play."),
        OptionTexts.noop("With one draw a turn, doubles stay open more often."),
        OptionKeywords.noop("boneyard stock pick up buy"),
        values={
            "each-tile": OptionTexts.noop("Again after each double"),
            "once": OptionTexts.noop("Once a turn"),
        },
    ),
    "marker_off": OptionWords(
        OptionTexts.noop("Removing the marker"),
        OptionTexts.noop("What closes an open train again."),
        OptionTexts.noop("The sooner a marker comes off, the fewer trains are open to everyone."),
        OptionKeywords.noop("locomotive penny coin token take away"),
        values={
            "owner-on-train": OptionTexts.noop("Its owner plays on it"),
            "anyone-on-train": OptionTexts.noop("Anyone plays on it"),
            "owner-anywhere": OptionTexts.noop("Its owner plays on any train"),
        },
    ),
    "marker_if_forced": OptionWords(
        OptionTexts.noop("Marker for an uncovered double"),
        OptionTexts.noop("You get a marker even if an open double on another train forced you to pass."),
        OptionTexts.noop("Without that marker, you do not pay for a double that someone else left open."),
        OptionKeywords.noop("locomotive penny coin token"),
    ),
    "follow_up": OptionWords(
        OptionTexts.noop("Follow-up tile"),
        OptionTexts.noop("Where the follow-up tile after a double may go."),
        OptionTexts.noop("If it may go anywhere, you can leave the double to the others."),
        OptionKeywords.noop("extra second satisfy cover"),
        values={
            "anywhere": OptionTexts.noop("Anywhere you may play"),
            "on-double": OptionTexts.noop("Only on the double"),
        },
    ),
    "doubles_per_turn": OptionWords(
        OptionTexts.noop("Doubles per turn"),
        OptionTexts.noop("How many doubles you may play in one turn."),
        keywords=OptionKeywords.noop("maximum several multiple row"),
        values={0: OptionTexts.noop("No limit")},
    ),
    "second_double_needs_cover": OptionWords(
        OptionTexts.noop("Second double needs a cover"),
        OptionTexts.noop("You may play a second double only if you keep a tile that fits on one of the two."),
        OptionTexts.noop("You cannot play two doubles and leave both to the others."),
        OptionKeywords.noop("satisfy keep"),
    ),
    "open_double": OptionWords(
        OptionTexts.noop("Open doubles"),
        OptionTexts.noop("Which open double must be covered before anyone plays elsewhere."),
        OptionTexts.noop("If none must be covered, the game is gentler."),
        OptionKeywords.noop("satisfy uncovered unfinished"),
        values={
            "oldest-first": OptionTexts.noop("The oldest one"),
            "newest-first": OptionTexts.noop("The newest one"),
            "free": OptionTexts.noop("None: doubles need not be covered"),
        },
    ),
    "dead_double": OptionWords(
        OptionTexts.noop("Dead doubles"),
        OptionTexts.noop("What happens to an open double once all tiles with its number are on the table."),
        OptionTexts.noop("If it stays open, everyone can only draw and pass until the round is blocked."),
        OptionKeywords.noop("impossible stuck exhausted"),
        values={
            "released": OptionTexts.noop("It need not be covered"),
            "binding": OptionTexts.noop("It stays open"),
        },
    ),
    "out_on_double": OptionWords(
        OptionTexts.noop("Going out on a double"),
        OptionTexts.noop("What happens when a player’s last tile is a double."),
        OptionTexts.noop("If you must draw and carry on, a double is a risky last tile."),
        OptionKeywords.noop("finish end win"),
        values={
            "ends": OptionTexts.noop("The round ends"),
            "others-cover": OptionTexts.noop("The next player who can cover it must"),
            "must-cover": OptionTexts.noop("That player draws and carries on"),
        },
    ),
    "fork": OptionWords(
        OptionTexts.noop("Forks"),
        OptionTexts.noop("You may split your own train into two branches with a double."),
        OptionTexts.noop("You have two ends to play on, and your marker opens only one of them."),
        OptionKeywords.noop("arm spur chicken foot"),
    ),
    "rounds": OptionWords(
        OptionTexts.noop("Rounds"),
        OptionTexts.noop("How many rounds a game has. Each round’s double is one lower than the last."),
        keywords=OptionKeywords.noop("length duration number short quick long"),
        other=lambda rounds: OptionTexts.tr("%n round(s)", "", rounds),
    ),
    "hand_value": OptionWords(
        OptionTexts.noop("Value of remaining tiles"),
        OptionTexts.noop("How much the tiles left in your hand count at the end of a round."),
        OptionTexts.noop("If pips count, play heavy tiles early."),
        OptionKeywords.noop("points score penalty left over"),
        values={
            "pips": OptionTexts.noop("The sum of their pips"),
            "tiles": OptionTexts.noop("One point each"),
            "doubles-50": OptionTexts.noop("50 for a double, 25 for a blank half, otherwise pips"),
        },
    ),
    "double_blank": OptionWords(
        OptionTexts.noop("Double blank"),
        OptionTexts.noop("How much the double blank counts if it is left in your hand."),
        keywords=OptionKeywords.noop("zero nil nought 0-0 blanks points 50"),
        values={None: OptionTexts.noop("Like any other tile")},
        other=lambda points: OptionTexts.tr("%n point(s)", "", points),
        offered=50,
    ),
    "scoring": OptionWords(
        OptionTexts.noop("Scoring"),
        OptionTexts.noop("Who scores for the remaining tiles, and which total wins."),
        OptionTexts.noop("With points for going out, nothing else pays."),
        OptionKeywords.noop("winner winning count"),
        values={
            "penalty": OptionTexts.noop("Penalty points: the lowest total wins"),
            "winner-collects": OptionTexts.noop("Points for going out: the highest total wins"),
        },
    ),
    "tap": OptionWords(
        OptionTexts.noop("Tapping"),
        OptionTexts.noop("You tap when you have one tile left, so that everyone knows."),
        keywords=OptionKeywords.noop("knock rap announce uno last"),
        values={0: OptionTexts.noop("No tapping"), NO_LIMIT: OptionTexts.noop("Without a time limit")},
        other=lambda seconds: OptionTexts.tr("Within %n second(s)", "", seconds),
    ),
    "tap_penalty": OptionWords(
        OptionTexts.noop("Penalty for not tapping"),
        OptionTexts.noop("What happens if another player acts before you tap."),
        keywords=OptionKeywords.noop("knock rap announce uno forget"),
        values={
            "none": OptionTexts.noop("No penalty"),
            "draw-two": OptionTexts.noop("Two penalty tiles"),
            "skip-turn": OptionTexts.noop("Miss the next turn"),
        },
    ),
}

_YES = OptionTexts.noop("Yes")
_NO = OptionTexts.noop("No")


def option_name(option: str) -> str:
    """Return what an option is called."""
    return OptionTexts.tr(OPTIONS[option].name)


def option_description(option: str) -> str:
    """Return what an option is about, in a sentence or two."""
    return OptionTexts.tr(OPTIONS[option].sentence)


def option_effect(option: str) -> str:
    """Return how an option affects the game; empty if that is plain."""
    effect = OPTIONS[option].effect
    return OptionTexts.tr(effect) if effect else ""


def option_value(option: str, value: object) -> str:
    """Return what a value of an option means, as written beside its name; ``hand`` may be a hand table."""
    if isinstance(value, bool):
        return OptionTexts.tr(_YES if value else _NO)
    words = OPTIONS[option]
    return OptionTexts.tr(words.values[value]) if value in words.values else words.other(value)


def engines_text(options: Options) -> str:
    """Return from which double down the engines of a game go, such as “from 9 down to 0”."""
    first = target_pip(options, 1)
    if options.rounds == 1:
        return OptionTexts.tr("Double {number}").format(number=number_text(first))
    template = OptionTexts.tr("from {first} down to {last}")
    if options.rounds > first + 1:
        template = OptionTexts.tr("from {first} down to {last}, then on from {highest}")
        if first == 0:
            template = OptionTexts.tr("{first}, then on from {highest}")
    last = max(0, first + 1 - options.rounds)
    return template.format(first=number_text(first), last=number_text(last), highest=number_text(options.set))


def option_search_text(option: str) -> str:
    """Return all that is searched for an option: its texts, its values in words, and more keywords."""
    words = OPTIONS[option]
    values = [OptionTexts.tr(text) for text in words.values.values()]
    if words.offered:
        values.append(option_value(option, words.offered))
    texts = option_name(option), option_description(option), option_effect(option)
    return " ".join((*texts, *values, OptionKeywords.tr(words.keywords)))


OptionRemarks = Context("OptionRemarks")


def option_remark(option: str, values: Mapping[str, Any]) -> str:
    """Return what to know about an option in relation to the others, ``values`` of all; empty if nothing."""
    by = idle_options(values).get(option)
    if by is not None:
        return _because(OptionRemarks.tr("No effect while “{option}” is set to “{value}”"), by, values)
    if option == "doubles_per_turn" and values["second_double_needs_cover"] and values[option] not in (1, 2):
        # A turn then has at most two doubles although the limit allows more (rules.md 4.4).
        text = OptionRemarks.tr("Never more than two while “{option}” is set to “{value}”")
        return _because(text, "second_double_needs_cover", values)
    due = doubles_due(values)
    if option == "rounds" and values["engine"] != EngineRule.OWN_HIGHEST and values[option] > due:
        # The rounds, which determine the engine, go on beyond double 0 (rules.md 3).
        return OptionRemarks.tr("After %n round(s), engines start again from the highest double.", "", due)
    return ""


def _because(text: str, option: str, values: Mapping[str, Any]) -> str:
    return text.format(option=option_name(option), value=option_value(option, values[option]))
