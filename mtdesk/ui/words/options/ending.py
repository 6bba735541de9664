"""The end of a round, the scores and tapping: these options in words and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mtdesk.ui.words.options.entry import OptionEffects, OptionKeywords, OptionTexts, OptionWords
from mtdesk.ui.words.options.scene import Arrow, Badge, Part, Piece, Scene, Sign, train, upright


def _rounds(_: object) -> Scene:
    return (*upright(-3.5, 0, (12, 12), (11, 11), (10, 10), (9, 9), step=1.7), Sign(3.4, 0, "…"))


def _out_on_double(value: object) -> Scene:
    end: Scene = (Sign(1.2, 0, "flag"),)
    if value == "others-cover":
        end = (*train(0.1, 0, (6, 2)), Badge(1.1, -1.1, 1), Sign(3.2, 0, "flag"))
    if value == "must-cover":
        end = (Sign(0.6, 0, "+"), Piece(2.0, 0, None, 90.0))
    return (Badge(-3.9, 0, 0), *train(-2.9, 0, (12, 6), (6, 6)), *end)


def _hand_value(value: object) -> Scene:
    worth = {"pips": (8, 12, 5), "tiles": (1, 1, 1), "doubles-50": (8, 50, 30)}[str(value)]
    parts: list[Part] = []
    for place, (ends, points) in enumerate(zip(((5, 3), (6, 6), (5, 0)), worth, strict=True)):
        x = -3.1 + 3.1 * place
        parts += [Piece(x, -0.7, ends), Sign(x, 1.2, str(points))]
    return tuple(parts)


def _double_blank(value: object) -> Scene:
    if value is None:
        return (Piece(0, 0, (0, 0)),)
    return (Piece(-1.6, 0, (0, 0)), Sign(1.6, 0, str(value)))


def _scoring(value: object) -> Scene:
    left = (*upright(0.6, 0, (6, 5), (4, 3)), Badge(3.3, 0, 1))
    if value == "penalty":
        return (Badge(-3.4, 0, 0), Sign(-3.4, -1.4, "0"), *left, Sign(3.3, -1.4, "+18"))
    return (Badge(-3.4, 0, 0), Sign(-3.4, -1.4, "+18"), Arrow(-0.2, 0, -2.5, 0), *left, Sign(3.3, -1.4, "0"))


def _tap(value: object) -> Scene:
    return (Badge(-2.6, 0, 0), *upright(0, 0, None), Sign(1.9, 0, "knock" if value else "no"))


def _backs(x: float, count: int) -> tuple[Piece, ...]:
    return tuple(Piece(x + 1.3 * place, 0, None, 90.0) for place in range(count))


def _tap_penalty(value: object) -> Scene:
    if value == "skip-turn":
        seats = tuple(Badge(-2.8 + 2.8 * place, 0.5, seat, seat == 0) for place, seat in enumerate((2, 0, 1)))
        return (*seats, Arrow(-2.4, -0.4, 2.4, -0.4, 0.9), Sign(0, -1.4, "no"))
    more: Scene = (Sign(0.6, 0, "yes"),)
    if value == "draw-two":
        more = (Sign(0.5, 0, "+"), *(replace(tile, lit=True) for tile in _backs(1.8, 2)))
    return (Badge(-3.2, 0, 0), *upright(-1.2, 0, None), *more)


ENDING: Mapping[str, OptionWords] = {
    "rounds": OptionWords(
        OptionTexts.noop("Rounds"),
        OptionTexts.noop(
            "How many rounds a game has; each round's double is one lower than the last round's."
        ),
        OptionEffects.noop("More rounds take longer, but luck evens out; a single round takes only minutes."),
        OptionKeywords.noop("length duration number short quick long"),
        other=lambda rounds: OptionTexts.tr("%n round(s)", "", rounds),
        picture=_rounds,
    ),
    "out_on_double": OptionWords(
        OptionTexts.noop("Going out on a double"),
        OptionTexts.noop("What happens when a player's last tile is a double."),
        OptionEffects.noop(
            "If others cover it, one of them gets rid of a tile; if you must draw and carry on, as in many "
            "families, a double is a risky last tile."
        ),
        OptionKeywords.noop("finish end win"),
        values={
            "ends": OptionTexts.noop("The round ends"),
            "others-cover": OptionTexts.noop("The next player who can must cover it"),
            "must-cover": OptionTexts.noop("That player draws and carries on"),
        },
        picture=_out_on_double,
    ),
    "hand_value": OptionWords(
        OptionTexts.noop("Value of remaining tiles"),
        OptionTexts.noop("How much the tiles left in your hand count at the end of a round."),
        OptionEffects.noop(
            "If pips count, play heavy tiles early; if tiles count, only their number matters."
        ),
        OptionKeywords.noop("points score penalty left over"),
        values={
            "pips": OptionTexts.noop("The sum of their pips"),
            "tiles": OptionTexts.noop("One point each"),
            "doubles-50": OptionTexts.noop("50 for a double, 25 for a blank half, otherwise pips"),
        },
        picture=_hand_value,
    ),
    "double_blank": OptionWords(
        OptionTexts.noop("Double blank"),
        OptionTexts.noop("How much the double blank counts if it is left in your hand."),
        OptionEffects.noop(
            "With many points on it, the lightest tile becomes the one no one wants to be left with."
        ),
        OptionKeywords.noop("zero nil nought 0-0 blanks points 50"),
        values={None: OptionTexts.noop("Like any other tile")},
        other=lambda points: OptionTexts.tr("%n point(s)", "", points),
        offered=50,
        picture=_double_blank,
    ),
    "scoring": OptionWords(
        OptionTexts.noop("Scoring"),
        OptionTexts.noop("Who scores for the remaining tiles, and which total wins."),
        OptionEffects.noop(
            "With penalty points, every tile you get rid of helps; with points for going out, nothing else "
            "pays."
        ),
        OptionKeywords.noop("winner winning count"),
        values={
            "penalty": OptionTexts.noop("Penalty points: the lowest total wins"),
            "winner-collects": OptionTexts.noop("Points for going out: the highest total wins"),
        },
        picture=_scoring,
    ),
    "tap": OptionWords(
        OptionTexts.noop("Tapping"),
        OptionTexts.noop("You tap when you have one tile left, so that everyone knows."),
        OptionEffects.noop("The others are warned, and forgetting to tap may cost you."),
        OptionKeywords.noop("knock rap announce uno last"),
        picture=_tap,
    ),
    "tap_penalty": OptionWords(
        OptionTexts.noop("Penalty for not tapping"),
        OptionTexts.noop("What happens if another player acts before you tap."),
        OptionEffects.noop("The harsher the penalty, the more attention your last tile needs."),
        OptionKeywords.noop("knock rap announce uno forget"),
        values={
            "none": OptionTexts.noop("No penalty"),
            "draw-two": OptionTexts.noop("Two penalty tiles"),
            "skip-turn": OptionTexts.noop("Miss the next turn"),
        },
        picture=_tap_penalty,
    ),
}
