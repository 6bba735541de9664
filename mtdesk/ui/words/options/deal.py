"""The deal, the engine and the first turn: these options in words and pictures."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import number_text
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS
from mtdesk.rules.presets import hand_size
from mtdesk.ui.words.options.entry import OptionEffects, OptionKeywords, OptionTexts, OptionWords
from mtdesk.ui.words.options.scene import Arrow, Badge, Piece, Place, Scene, Sign, hub, train, upright

#: {tiles} are numbers: the tiles each for 2 to 10 players
_TABLE = OptionTexts.noop("Table {table}: {tiles}")
#: {tiles} are numbers: the tiles each for 2 to 10 players
_QUICK_TABLE = OptionTexts.noop("Quick table: {tiles}")


def _tiles_each(tiles: int | str) -> str:
    """This many tiles, or a hand table with the set it was made for."""
    if isinstance(tiles, int):
        return OptionTexts.tr("%n tile(s)", "", tiles)
    return hand_table_text(tiles, 9 if tiles == "fast" else 12)


def hand_table_text(tiles: str, highest: int) -> str:
    """Return a hand table with what it deals of the set up to this double."""
    hands = [hand_size(tiles, highest, players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    template = _QUICK_TABLE if tiles == "fast" else _TABLE
    return OptionTexts.said(template, table=tiles, tiles=" ".join(map(number_text, hands)))


def _set(value: object) -> Scene:
    highest = value if isinstance(value, int) else 12
    count = (highest + 1) * (highest + 2) // 2
    ends = ((0, 0), (1, 0), (highest, highest))
    places = (-4.2, -3.1, -0.9)
    shown = tuple(Piece(x, 0, pair, 90.0) for x, pair in zip(places, ends, strict=True))
    return (*shown, Sign(-2.0, 0.0, "…"), Sign(1.9, 0, f"{count} ×"), Piece(4.2, 0, None, 90.0))


def _open_hands(value: object) -> Scene:
    tiles = ((12, 7), (9, 9), (4, 1), (8, 3))
    return (Badge(-3.4, 0, 1), *upright(-1.6, 0, *(tiles if value else (None,) * 4), step=1.3))


def _engine(value: object) -> Scene:
    middle = hub(-3.4, 0, 12 if value == "aside" else None)
    sight: Mapping[object, Scene] = {
        "aside": upright(0, 0, None, None, None, None),
        "required": (
            *upright(-0.6, 0, None, None),
            Piece(1.6, 0, (12, 12), 90.0, lit=True),
            *upright(2.7, 0, None, None),
            Arrow(1.5, -1.2, -2.4, -0.9, 0.7),
        ),
        "highest": (
            *upright(-0.9, 0, None, (8, 8), None),
            Piece(2.5, 0, (11, 11), 90.0, lit=True),
            *upright(3.7, 0, None),
            Arrow(2.4, -1.2, -2.4, -0.9, 0.8),
        ),
        "own-highest": (
            Badge(-0.8, -1.0, 0),
            Badge(-0.8, 1.2, 1, faint=True),
            *(Piece(x, -1.0, ends, lit=ends is not None) for x, ends in ((1.0, (7, 7)), (3.3, None))),
            *(Piece(x, 1.2, ends, faint=True) for x, ends in ((1.0, (11, 11)), (3.3, None))),
            Arrow(0.0, -1.7, -2.4, -0.9, 0.3),
        ),
    }
    return (*middle, *sight[value])


def _opener_plays(value: object) -> Scene:
    first, second = ("1.", "2.") if value else ("2.", "1.")
    return (
        *hub(0, 0),
        Badge(-3.4, 0, 0),
        Badge(3.4, 0, 1),
        Arrow(-2.6, 0, -1.2, 0),
        Sign(-3.4, -1.4, first),
        Sign(3.4, -1.4, second),
    )


def _first_turn(value: object) -> Scene:
    tiles = ((12, 7), (7, 3), (3, 9)) if value == "chain" else ((12, 7),)
    return (*hub(-3.6, 0), *train(-2.2, 0, *tiles))


def _first_turn_draw(value: object) -> Scene:
    return (
        *hub(-3.6, 0),
        Place(-1.2, 0),
        *upright(0.7, 0.2, (8, 3)),
        Sign(0.7, -1.5, "no"),
        *(Piece(3.3 + shift, 0.2 - shift, None) for shift in (0.0, 0.2, 0.4)),
        Arrow(2.9, 1.0, -0.9, 0.9, -0.5) if value else Sign(3.5, -1.5, "no"),
    )


def _first_turn_double(value: object) -> Scene:
    open_ = value == "deferred"
    after: Scene = (Place(3.85, 0),) if open_ else (Sign(3.7, 0, "yes"),)
    return (*hub(-3.6, 0), *train(-2.2, 0, (12, 5), (5, 8), (8, 8), lit_last=open_), *after)


def _first_turn_out(value: object) -> Scene:
    seats = tuple(Badge(-3.4 + 2.2 * seat, 0, seat, value == "at-once" and seat > 0) for seat in range(3))
    if value == "at-once":
        return (*seats, Arrow(-3.4, -0.9, 2.8, -0.9, 0.5), Sign(3.6, 0, "flag"))
    return (*seats, *(Arrow(-2.6 + 2.2 * at, 0, -2.0 + 2.2 * at, 0) for at in range(3)), Sign(3.6, 0, "flag"))


DEAL: Mapping[str, OptionWords] = {
    "set": OptionWords(
        OptionTexts.noop("Domino set"),
        OptionTexts.noop("The highest number in the set; it decides how many tiles there are."),
        OptionEffects.noop("A larger set makes for longer trains and rounds, and has room for more players."),
        #: Never shown: other words by which players may search for the option, with blanks between them
        OptionKeywords.noop("dominoes dominos size pips dots six nine twelve fifteen eighteen larger"),
        values={
            #: Hungarian needs a text of its own for each set: the suffix follows the number.
            6: OptionTexts.noop("Double-6 set"),
            9: OptionTexts.noop("Double-9 set"),
            12: OptionTexts.noop("Double-12 set"),
            15: OptionTexts.noop("Double-15 set"),
            18: OptionTexts.noop("Double-18 set"),
        },
        picture=_set,
    ),
    "hand": OptionWords(
        OptionTexts.noop("Tiles each"),
        OptionTexts.noop("How many tiles you are dealt; it usually depends on the number of players."),
        OptionEffects.noop(
            "With many tiles you plan more and draw less; with few, rounds are short and lively."
        ),
        OptionKeywords.noop("deal dealing starting hand size per player"),
        other=_tiles_each,
        offered=15,
    ),
    "open_hands": OptionWords(
        OptionTexts.noop("Open hands"),
        OptionTexts.noop("Everyone sees all tiles."),
        OptionEffects.noop("No secrets: good for teaching, and for players who like to calculate."),
        OptionKeywords.noop("visible face up show secret hidden"),
        picture=_open_hands,
    ),
    "engine": OptionWords(
        OptionTexts.noop("Engine"),
        OptionTexts.noop("Which double is in the station when a round starts, and how it gets there."),
        OptionEffects.noop(
            "If it is set aside, the round starts at once; otherwise chance decides, and it may take a few "
            "draws."
        ),
        OptionKeywords.noop("hub centre center spinner starting double locomotive boneyard"),
        values={
            "aside": OptionTexts.noop("The round's double, set aside before the deal"),
            "required": OptionTexts.noop(
                "The round's double; if no one has it, players draw until it is found"
            ),
            "highest": OptionTexts.noop("The highest double in any hand, from the round's double down"),
            "own-highest": OptionTexts.noop("The highest double of the first player who has one"),
        },
        picture=_engine,
    ),
    "opener_plays": OptionWords(
        OptionTexts.noop("Engine player goes first"),
        OptionTexts.noop("Instead of the next player."),
        OptionEffects.noop(
            "Playing the engine gets rid of a heavy tile; going first as well is a real advantage."
        ),
        OptionKeywords.noop("starter starting who starts begins"),
        picture=_opener_plays,
    ),
    "first_turn": OptionWords(
        OptionTexts.noop("First turn"),
        OptionTexts.noop("What you play in your first turn: a single tile, or a chain on your own train."),
        OptionEffects.noop(
            "With chains, rounds are short and planning pays; with single tiles, you react more."
        ),
        OptionKeywords.noop("opening sequence row several long"),
        values={
            "one": OptionTexts.noop("One tile"),
            "chain": OptionTexts.noop("A chain of any length"),
        },
        picture=_first_turn,
    ),
    "first_turn_draw": OptionWords(
        OptionTexts.noop("Drawing in the first turn"),
        OptionTexts.noop("If you cannot start your chain, draw one tile and play it if it fits."),
        OptionEffects.noop("A second chance if you were dealt nothing that fits."),
        OptionKeywords.noop("boneyard stock pick up buy pass"),
        picture=_first_turn_draw,
    ),
    "first_turn_double": OptionWords(
        OptionTexts.noop("Doubles in the first-turn chain"),
        OptionTexts.noop("Which double of a first-turn chain must be covered."),
        OptionEffects.noop(
            "If the last one must be covered, a chain that ends in a double keeps the others busy."
        ),
        OptionKeywords.noop("opening open satisfy"),
        values={
            "deferred": OptionTexts.noop("Only the last one, after everyone's first turn"),
            "ignored": OptionTexts.noop("None of them"),
        },
        picture=_first_turn_double,
    ),
    "first_turn_out": OptionWords(
        OptionTexts.noop("Going out in the first turn"),
        OptionTexts.noop("When the round ends if a player goes out with a first-turn chain."),
        OptionEffects.noop("If the round goes on, everyone gets a turn before the points are counted."),
        OptionKeywords.noop("opening finish win"),
        values={
            "lap": OptionTexts.noop("After everyone's first turn"),
            "at-once": OptionTexts.noop("At once"),
        },
        picture=_first_turn_out,
    ),
}
