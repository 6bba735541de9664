"""Trains, markers and doubles: these options in words and pictures."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.rules.options import PER_PLAYER
from mtdesk.ui.words.options.entry import OptionEffects, OptionKeywords, OptionTexts, OptionWords
from mtdesk.ui.words.options.scene import (
    MEXICAN,
    Arrow,
    Badge,
    Loco,
    Part,
    Piece,
    Place,
    Scene,
    Sign,
    hub,
    train,
    upright,
)


def _mexican_trains(value: object) -> Scene:
    lanes = {0: (), 1: (0.0,)}.get(value if isinstance(value, int) else -1, (-1.35, 0.0, 1.35))
    parts: list[Part] = [*hub(-3.2, 0)]
    if not lanes:
        parts += [Badge(-0.4, 0, MEXICAN, faint=True), Sign(1.4, 0, "no")]
    for number, y in enumerate(lanes):
        parts += [Badge(-0.9, y, MEXICAN), *train(0.0, y, (12, 4 + number), (4 + number, 9 - number))]
    return tuple(parts)


def _own_start(value: object) -> Scene:
    ends = (7, 3) if value == "any" else (12, 3)
    return (*hub(-3.4, 0), Badge(-1.2, 0, 0), *train(-0.2, 0, ends), Sign(2.9, 0, "yes"))


def _mexican_open(value: object) -> Scene:
    begun = {"own-begun": (True, False), "all-begun": (True, True)}.get(str(value), (False, False))
    parts: list[Part] = []
    for seat, (y, started) in enumerate(zip((-1.35, 0.0), begun, strict=True)):
        parts += [Badge(-3.4, y, seat), *(train(-2.4, y, (12, 4 + seat)) if started else (Place(-1.4, y),))]
    return (*parts, Badge(-3.4, 1.35, MEXICAN), Place(-1.4, 1.35), Sign(2.0, 1.35, "yes"))


def _draws(value: object) -> Scene:
    again: Scene = (
        (Sign(3.6, 0, "no"),) if value == "once" else (Sign(2.4, 0, "+"), Piece(3.7, 0, None, 90.0))
    )
    return (
        Sign(-4.2, 0, "+"),
        Piece(-2.9, 0, None, 90.0),
        Arrow(-1.9, 0, -0.7, 0),
        *upright(0.4, 0, (7, 7)),
        *again,
    )


def _own_first(value: object) -> Scene:
    return (
        *hub(-3.6, 0),
        Badge(-1.4, -1.1, 0),
        Place(0.6, -1.1),
        Sign(4.2, -1.1, "yes"),
        Badge(-1.4, 1.1, 1),
        *train(-0.4, 1.1, (12, 4)),
        Loco(2.7, 1.0, 1),
        Sign(4.2, 1.1, "no" if value else "yes"),
    )


def fork_scene(value: object) -> Scene:
    """Return a train that goes on from both ends of a double, or does not."""
    stem = (*hub(-3.6, 0), *train(-2.2, 0, (12, 5), (5, 5)))
    if not value:
        return (*stem, *train(0.8, 0, (5, 9)))
    return (*stem, Piece(1.75, -1.15, (5, 9), -30.0), Piece(1.75, 1.15, (5, 2), 30.0))


def _marker_off(value: object) -> Scene:
    own = value != "owner-anywhere"
    layers = {"anyone-on-train": (0, 1, 2)}.get(str(value), (0,))
    return (
        Badge(-4.2, -1.1, 0),
        *train(-3.3, -1.1, (12, 4)),
        Badge(-4.2, 1.1, 1),
        *train(-3.3, 1.1, (12, 9)),
        Piece(-0.2, -1.1 if own else 1.1, (4, 6) if own else (9, 6), lit=True),
        *(Badge(1.7 + 1.35 * place, -1.1 if own else 1.1, seat) for place, seat in enumerate(layers)),
        Loco(2.7, -1.1 if not own else 1.0, 0, faint=True),
        Sign(4.3, -1.1 if not own else 1.0, "no"),
    )


def _marker_if_forced(value: object) -> Scene:
    return (
        Badge(-3.9, -1.1, 1),
        *train(-2.9, -1.1, (12, 8), (8, 8), lit_last=True),
        Sign(1.1, -1.1, "no"),
        Badge(-3.9, 1.1, 0),
        *train(-2.9, 1.1, (12, 3)),
        Loco(0.4, 1.1, 0, faint=not value),
        Sign(2.2, 1.1, "yes" if value else "no"),
    )


def _follow_up(value: object) -> Scene:
    return (
        Badge(-4.2, -1.1, 0),
        *train(-3.3, -1.1, (12, 7), (7, 7), lit_last=True),
        Place(0.8, -1.1),
        Sign(2.7, -1.1, "yes"),
        Badge(-4.2, 1.1, MEXICAN),
        *train(-3.3, 1.1, (12, 4)),
        Place(-0.2, 1.1),
        Sign(2.7, 1.1, "no" if value == "on-double" else "yes"),
    )


def _doubles_per_turn(value: object) -> Scene:
    limit = value if isinstance(value, int) else 0
    parts: list[Part] = []
    for number, pip in enumerate((3, 7, 9)):
        allowed = not limit or number < limit
        x = -3.4 + 2.2 * number
        parts += [
            Piece(x, 0.4, (pip, pip), 90.0, faint=not allowed),
            Sign(x, -1.5, "yes" if allowed else "no"),
        ]
    return (*parts, Sign(3.6, 0.4, "≤" + str(limit) if limit else "…"))


def _second_double_needs_cover(value: object) -> Scene:
    laid = (*upright(-3.4, 0, (7, 7)), *upright(-1.6, 0, (4, 4)))
    cover: Scene = (
        (Piece(2.6, 0, (4, 9), lit=True), Arrow(1.5, 0, -0.9, 0)) if value else (Sign(1.2, 0, "yes"),)
    )
    return (*laid, *cover)


def _open_double(value: object) -> Scene:
    lanes = ((-1.1, 0, 8, "oldest-first"), (1.1, 1, 3, "newest-first"))
    parts: list[Part] = []
    for number, (y, seat, pip, first) in enumerate(lanes, start=1):
        bound = value == first
        parts += [
            Sign(-4.3, y, f"{number}."),
            Badge(-3.2, y, seat),
            *train(-2.3, y, (12, pip), (pip, pip), lit_last=bound),
            Place(1.7, y),
            Sign(3.6, y, "yes" if bound or value == "free" else "no"),
        ]
    return tuple(parts)


def _dead_double(value: object) -> Scene:
    bound = value == "binding"
    return (
        Badge(-3.9, 0, 1),
        *train(-2.9, 0, (12, 8), (8, 8), lit_last=bound),
        Sign(2.6, 0, "13/13"),
    )


TRAINS: Mapping[str, OptionWords] = {
    "mexican_trains": OptionWords(
        OptionTexts.noop("Mexican trains"),
        OptionTexts.noop("How many trains there are that anyone may play on."),
        OptionEffects.noop(
            "The more Mexican trains, the more places to play; without one, only markers help."
        ),
        OptionKeywords.noop("number public common several"),
        values={
            0: OptionTexts.noop("None"),
            1: OptionTexts.noop("One"),
            PER_PLAYER: OptionTexts.noop("One per player"),
        },
        picture=_mexican_trains,
    ),
    "own_start": OptionWords(
        OptionTexts.noop("Starting a train"),
        OptionTexts.noop("Which tile your own train may start with."),
        OptionEffects.noop("With any tile, everyone gets going at once, and the engine matters less."),
        OptionKeywords.noop("personal private begin first hub"),
        values={
            "engine": OptionTexts.noop("One that fits the engine"),
            "any": OptionTexts.noop("Any tile"),
        },
        picture=_own_start,
    ),
    "mexican_open": OptionWords(
        OptionTexts.noop("Using Mexican trains"),
        OptionTexts.noop("When you may first play on a Mexican train."),
        OptionEffects.noop(
            "Many rule leaflets have you start your own train first; waiting for everyone slows the opening."
        ),
        OptionKeywords.noop("begin open public common"),
        values={
            "always": OptionTexts.noop("From the start"),
            "own-begun": OptionTexts.noop("Once your own train has started"),
            "all-begun": OptionTexts.noop("Once all players' trains have started"),
        },
        picture=_mexican_open,
    ),
    "draws": OptionWords(
        OptionTexts.noop("Drawing in a turn"),
        OptionTexts.noop("How often you draw in one turn if you cannot play."),
        OptionEffects.noop(
            "It matters after a double: with one draw a turn, as in many computer versions, doubles stay "
            "open more often."
        ),
        OptionKeywords.noop("boneyard stock pick up buy"),
        values={
            "each-tile": OptionTexts.noop("Again after each double"),
            "once": OptionTexts.noop("Once a turn"),
        },
        picture=_draws,
    ),
    "own_first": OptionWords(
        OptionTexts.noop("Your own train first"),
        OptionTexts.noop(
            "Until you start your train, play only there or on a Mexican train already started."
        ),
        OptionEffects.noop(
            "Stricter: without a tile to start your train, you fall behind until you draw one."
        ),
        OptionKeywords.noop("personal private begin before"),
        picture=_own_first,
    ),
    "fork": OptionWords(
        OptionTexts.noop("Forks"),
        OptionTexts.noop("You may split your own train into two branches with a double."),
        OptionEffects.noop(
            "Two branches mean two ends: more choice on your own train, and a marker opens only one."
        ),
        OptionKeywords.noop("arm spur chicken foot"),
        picture=fork_scene,
    ),
    "marker_off": OptionWords(
        OptionTexts.noop("Removing the marker"),
        OptionTexts.noop("What closes an open train again."),
        OptionEffects.noop("The sooner a marker comes off, the fewer trains are open to everyone."),
        OptionKeywords.noop("locomotive penny coin token take away"),
        values={
            "owner-on-train": OptionTexts.noop("Its owner plays on it"),
            "anyone-on-train": OptionTexts.noop("Anyone plays on it"),
            "owner-anywhere": OptionTexts.noop("Its owner plays on any train"),
        },
        picture=_marker_off,
    ),
    "marker_if_forced": OptionWords(
        OptionTexts.noop("Marker for an uncovered double"),
        OptionTexts.noop("You get a marker even if an open double on another train forced you to pass."),
        OptionEffects.noop("Without that marker, you do not pay for a double that someone else left open."),
        OptionKeywords.noop("locomotive penny coin token"),
        picture=_marker_if_forced,
    ),
    "follow_up": OptionWords(
        OptionTexts.noop("Follow-up tile"),
        OptionTexts.noop("Where the tile that follows a double in the same turn may go."),
        OptionEffects.noop(
            "Only on the double: you finish what you started. Anywhere: you can leave the double to the "
            "others."
        ),
        OptionKeywords.noop("extra second satisfy cover"),
        values={
            "anywhere": OptionTexts.noop("Anywhere you may play"),
            "on-double": OptionTexts.noop("Only on the double"),
        },
        picture=_follow_up,
    ),
    "doubles_per_turn": OptionWords(
        OptionTexts.noop("Doubles per turn"),
        OptionTexts.noop("How many doubles you may play in one turn."),
        OptionEffects.noop("A limit keeps turns short: no one can play half a hand at once."),
        OptionKeywords.noop("maximum several multiple row"),
        values={0: OptionTexts.noop("No limit")},
        picture=_doubles_per_turn,
    ),
    "second_double_needs_cover": OptionWords(
        OptionTexts.noop("Second double needs a cover"),
        OptionTexts.noop("You must keep a tile to cover one of the two."),
        OptionEffects.noop("You cannot play two doubles and leave both to the others."),
        OptionKeywords.noop("satisfy keep"),
        picture=_second_double_needs_cover,
    ),
    "open_double": OptionWords(
        OptionTexts.noop("Open doubles"),
        OptionTexts.noop("Which open double must be covered before anyone plays elsewhere."),
        OptionEffects.noop(
            "Doubles that must be covered hold everyone up; if none must, the game is gentler."
        ),
        OptionKeywords.noop("satisfy uncovered unfinished"),
        values={
            "oldest-first": OptionTexts.noop("The oldest one"),
            "newest-first": OptionTexts.noop("The newest one"),
            "free": OptionTexts.noop("None: doubles need not be covered"),
        },
        picture=_open_double,
    ),
    "dead_double": OptionWords(
        OptionTexts.noop("Dead doubles"),
        OptionTexts.noop("What happens to an open double once all tiles with its number are on the table."),
        OptionEffects.noop("If it stays open, everyone can only draw and pass until the round is blocked."),
        OptionKeywords.noop("impossible stuck exhausted"),
        values={
            "released": OptionTexts.noop("It need not be covered"),
            "binding": OptionTexts.noop("It stays open"),
        },
        picture=_dead_double,
    ),
}
