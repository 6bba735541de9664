"""What the lessons of the guided round say."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import key_text, number_text, said
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.ui.guide.lessons import Card, Lesson

_CONTEXT = "GuideTexts"

_TITLES: Mapping[Lesson, str] = {
    Lesson.STATION: QT_TRANSLATE_NOOP("GuideTexts", "The station"),
    Lesson.HAND: QT_TRANSLATE_NOOP("GuideTexts", "Your tiles"),
    Lesson.NEW_END: QT_TRANSLATE_NOOP("GuideTexts", "Your train grows"),
    Lesson.OTHERS: QT_TRANSLATE_NOOP("GuideTexts", "Someone else's train"),
    Lesson.MEXICAN: QT_TRANSLATE_NOOP("GuideTexts", "The Mexican train"),
    Lesson.OWN_DOUBLE: QT_TRANSLATE_NOOP("GuideTexts", "A double"),
    Lesson.OPEN_DOUBLE: QT_TRANSLATE_NOOP("GuideTexts", "An open double"),
    Lesson.DRAW: QT_TRANSLATE_NOOP("GuideTexts", "Nothing fits"),
    Lesson.DRAWN: QT_TRANSLATE_NOOP("GuideTexts", "A new tile"),
    Lesson.PASS: QT_TRANSLATE_NOOP("GuideTexts", "Passing"),
    Lesson.OWN_MARKER: QT_TRANSLATE_NOOP("GuideTexts", "Your marker"),
    Lesson.OTHER_MARKER: QT_TRANSLATE_NOOP("GuideTexts", "An open train"),
    Lesson.MARKER_OFF: QT_TRANSLATE_NOOP("GuideTexts", "Yours alone again"),
    Lesson.LAST_TILE: QT_TRANSLATE_NOOP("GuideTexts", "Nearly over"),
    Lesson.SCORE: QT_TRANSLATE_NOOP("GuideTexts", "The score"),
    Lesson.FAREWELL: QT_TRANSLATE_NOOP("GuideTexts", "That was a whole round"),
}

_WORDS: Mapping[Lesson, str] = {
    Lesson.STATION: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "In the middle is the station with the first tile, the engine. Every player builds a train "
        "from there. Yours has the colour and the emblem of your name plate at the bottom left.",
    ),
    Lesson.HAND: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "These are your tiles: try to get rid of them. The ones you can play are highlighted. Drag one "
        "to an end that lights up, or click the tile and then the end.",
    ),
    Lesson.NEW_END: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "Matching numbers always touch. Your train now ends in {number}, so the next tile here must "
        "show {number}, too.",
    ),
    Lesson.OTHERS: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "This train belongs to {name}. While it has no marker (a little locomotive), no one else may "
        "play on it.",
    ),
    Lesson.MEXICAN: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "This train belongs to everyone: any player may play on it. A good place for tiles that do not "
        "fit on your own train.",
    ),
    Lesson.OWN_DOUBLE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "Double {number} lies crosswise and should be covered: play one more tile straight away if you "
        "have one that fits.",
    ),
    Lesson.OPEN_DOUBLE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "Double {number} is not covered yet: no tile has been played on it. Until one has, no one may "
        "play anywhere else.",
    ),
    Lesson.DRAW: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "You have no playable tile. Click the boneyard to draw one ({key}).",
    ),
    Lesson.DRAWN: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "If the new tile fits, play it now. If it does not, your turn ends, and your marker opens your "
        "train to the others.",
    ),
    Lesson.PASS: QT_TRANSLATE_NOOP(
        "GuideTexts", "You can neither play nor draw: press the button to pass, which ends your turn."
    ),
    Lesson.OWN_MARKER: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "You could not play, so your marker is on your train: the others may now play there too. It "
        "comes off when you play there yourself.",
    ),
    Lesson.OTHER_MARKER: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "{name} could not play. The marker opens the train to everyone: while it is there, you may "
        "play on that train, too.",
    ),
    Lesson.MARKER_OFF: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "You have played on your own train: the marker is off, and the train is closed to the others again.",
    ),
    Lesson.LAST_TILE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "{name} has only one tile left. The round ends as soon as someone has none. The tiles you "
        "still have then count against you, so play the high ones first.",
    ),
    Lesson.SCORE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "The round is over. Every pip left in your hand is a penalty point. After the last round, the "
        "lowest total wins.",
    ),
    Lesson.FAREWELL: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "Now you know the game. Ask for a hint at any time ({hint}), and undo mistakes ({undo}). "
        "Everything else is in the menus. Have fun.",
    ),
}

_BY_KEYS: Mapping[Lesson, str] = {
    Lesson.HAND: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "These are your tiles: try to get rid of them. The arrow keys move from tile to tile; {next} goes "
        "to the next one you can play. {take} picks up a tile; choose an end with the arrow keys and "
        "press {take} again.",
    ),
    Lesson.DRAW: QT_TRANSLATE_NOOP("GuideTexts", "You have no playable tile. Press {key} to draw a tile."),
    Lesson.PASS: QT_TRANSLATE_NOOP(
        "GuideTexts", "You can neither play nor draw: press {key} to pass, which ends your turn."
    ),
    Lesson.FAREWELL: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "Now you know the game. Ask for a hint at any time ({hint}), and undo mistakes ({undo}). "
        "{keys} lists all keys; everything else is in the menus. Have fun.",
    ),
}
"""What is said instead to a player who uses keys."""


def title(card: Card) -> str:
    """Return what a lesson is about, in a few words."""
    return said(_CONTEXT, _TITLES[card.lesson])


def words(card: Card, names: tuple[str, ...], *, by_keys: bool = False) -> str:
    """Return what a lesson says; ``names`` are the players' by seat.

    ``by_keys``: to a player who uses keys.
    """
    pip = card.pip if card.pip is not None else 0
    return said(
        _CONTEXT,
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
