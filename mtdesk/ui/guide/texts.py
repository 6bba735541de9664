"""What the lessons of the guided round say."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import Context, key_text, number_text
from mtdesk.ui.guide.lessons import Card, Lesson

GuideTexts = Context("GuideTexts")

_TITLES: Mapping[Lesson, str] = {
    Lesson.STATION: GuideTexts.noop("The station"),
    Lesson.HAND: GuideTexts.noop("Your tiles"),
    Lesson.NEW_END: GuideTexts.noop("Your train grows"),
    Lesson.OTHERS: GuideTexts.noop("Someone else’s train"),
    Lesson.MEXICAN: GuideTexts.noop("The Mexican train"),
    Lesson.OWN_DOUBLE: GuideTexts.noop("A double"),
    Lesson.OPEN_DOUBLE: GuideTexts.noop("An open double"),
    Lesson.DRAW: GuideTexts.noop("Nothing fits"),
    Lesson.DRAWN: GuideTexts.noop("A new tile"),
    Lesson.PASS: GuideTexts.noop("Passing"),
    Lesson.OWN_MARKER: GuideTexts.noop("Your marker"),
    Lesson.OTHER_MARKER: GuideTexts.noop("An open train"),
    Lesson.MARKER_OFF: GuideTexts.noop("Yours alone again"),
    Lesson.LAST_TILE: GuideTexts.noop("Nearly over"),
    Lesson.SCORE: GuideTexts.noop("The score"),
    Lesson.FAREWELL: GuideTexts.noop("That was a whole round"),
}

_WORDS: Mapping[Lesson, str] = {
    Lesson.STATION: GuideTexts.noop(
        "In the middle is the station with the first tile, the engine. Every player builds a train "
        "from there. Yours has the colour and the emblem of your name plate at the bottom left."
    ),
    Lesson.HAND: GuideTexts.noop(
        "Try to get rid of these tiles. The ones you can play are highlighted. Drag one "
        "to an end that lights up, or click the tile and then the end."
    ),
    Lesson.NEW_END: GuideTexts.noop(
        "Matching numbers always touch. Your train now ends in {number}, so the next tile here must "
        "show {number}, too."
    ),
    Lesson.OTHERS: GuideTexts.noop(
        "This train belongs to {name}. While it has no marker (a little locomotive), no one else may "
        "play on it."
    ),
    Lesson.MEXICAN: GuideTexts.noop(
        "Any player may play on this train. It is a good place for tiles that do not fit on your own train."
    ),
    Lesson.OWN_DOUBLE: GuideTexts.noop(
        "Double {number} lies crosswise and should be covered. Play one more tile straight away if you "
        "have one that fits."
    ),
    Lesson.OPEN_DOUBLE: GuideTexts.noop(
        "Double {number} is not covered yet because no tile has been played on it. Until someone covers it, "
        "no one may play anywhere else."
    ),
    Lesson.DRAW: GuideTexts.noop("You have no playable tile. Draw one from the boneyard ({key})."),
    Lesson.DRAWN: GuideTexts.noop(
        "If the new tile fits, play it now. If it does not, your turn ends, and your marker opens your "
        "train to the others."
    ),
    Lesson.PASS: GuideTexts.noop(
        "You can neither play nor draw. Pass with the button or {key}, which ends your turn."
    ),
    Lesson.OWN_MARKER: GuideTexts.noop(
        "You could not play, so your marker is on your train, and the others may now play there too. The "
        "marker comes off when you play there yourself."
    ),
    Lesson.OTHER_MARKER: GuideTexts.noop(
        "{name} could not play. While the marker is on that train, everyone may play there, you too."
    ),
    Lesson.MARKER_OFF: GuideTexts.noop(
        "You have played on your own train, so the marker is off, and the train is closed to the others "
        "again."
    ),
    Lesson.LAST_TILE: GuideTexts.noop(
        "{name} has only one tile left. The round ends as soon as someone has none. The tiles you "
        "still have then count against you, so play the high ones first."
    ),
    Lesson.SCORE: GuideTexts.noop(
        "The round is over. Every pip left in your hand is a penalty point. After the last round, the "
        "lowest total wins."
    ),
    Lesson.FAREWELL: GuideTexts.noop(
        "Now you know the game. Ask for a hint at any time ({hint}), and undo mistakes ({undo}). "
        "{keys} lists all keys, and everything else is in the menus. Have fun."
    ),
}

_BY_KEYS: Mapping[Lesson, str] = {
    Lesson.HAND: GuideTexts.noop(
        "Try to get rid of these tiles. The arrow keys move from tile to tile, and {next} goes to the next "
        "one you can play. Pick it up with {take}, choose an end with the arrow keys, and press {take} again."
    ),
}
"""What is said instead to a player who uses keys."""


def title(card: Card) -> str:
    """Return what a lesson is about, in a few words."""
    return GuideTexts.tr(_TITLES[card.lesson])


def words(card: Card, names: tuple[str, ...], *, by_keys: bool = False) -> str:
    """Return what a lesson says; ``names`` are the players' by seat.

    ``by_keys``: to a player who uses keys.
    """
    pip = card.pip if card.pip is not None else 0
    return GuideTexts.said(
        _BY_KEYS.get(card.lesson, _WORDS[card.lesson]) if by_keys else _WORDS[card.lesson],
        name="" if card.seat is None else names[card.seat],
        number=number_text(pip),
        key=key_text("D"),
        next=key_text("F3"),
        take=key_text("Enter"),
        hint=key_text("H"),
        undo=key_text("Ctrl+Z"),
        keys=key_text("Ctrl+?"),
    )
