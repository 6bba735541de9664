"""What the lessons of the guided round say."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import key_text, number_text, said
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.ui.guide.lessons import Card, Lesson
from mtdesk.ui.words.seats import double_text

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
    Lesson.OWN_MARKER: QT_TRANSLATE_NOOP("GuideTexts", "Your locomotive"),
    Lesson.OTHER_MARKER: QT_TRANSLATE_NOOP("GuideTexts", "An open train"),
    Lesson.MARKER_OFF: QT_TRANSLATE_NOOP("GuideTexts", "Yours alone again"),
    Lesson.LAST_TILE: QT_TRANSLATE_NOOP("GuideTexts", "Nearly over"),
    Lesson.SCORE: QT_TRANSLATE_NOOP("GuideTexts", "The count"),
    Lesson.FAREWELL: QT_TRANSLATE_NOOP("GuideTexts", "That was a whole round"),
}

_WORDS: Mapping[Lesson, str] = {
    Lesson.STATION: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "In the middle is the station with the first tile, called the engine. Every player builds "
        "a train from there. Yours has the colour and the emblem of your plate, below on the left.",
    ),
    Lesson.HAND: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "These are your tiles; the aim is to get rid of them. Those that can be laid now stand out. "
        "Drag one to an end that lights up, or click the tile and then the end.",
    ),
    Lesson.NEW_END: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "Equal numbers always meet. Your train ends in {number} now, so the next tile here needs "
        "a {number}, too.",
    ),
    Lesson.OTHERS: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "This train belongs to {name}. As long as no locomotive stands on it, nobody else may lay "
        "tiles there.",
    ),
    Lesson.MEXICAN: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "This train belongs to nobody: everyone may lay a tile that fits on it. A good place for tiles "
        "that do not go with your own train.",
    ),
    Lesson.OWN_DOUBLE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "The double {tile} lies crosswise, and it wants to be covered: lay one more tile at once if you "
        "have one that fits.",
    ),
    Lesson.OPEN_DOUBLE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "The double {tile} is not covered yet. Until it is, nobody may lay a tile anywhere else.",
    ),
    Lesson.DRAW: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "None of your tiles fits anywhere you may lay. Click the boneyard, or press {key}, to draw a tile.",
    ),
    Lesson.DRAWN: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "If the new tile fits, you lay it right away. If it does not, your turn ends and your "
        "locomotive opens your train.",
    ),
    Lesson.PASS: QT_TRANSLATE_NOOP(
        "GuideTexts", "No tile fits, and you cannot draw another: press the button to end your turn."
    ),
    Lesson.OWN_MARKER: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "You could not lay, so your locomotive stands on your train: the others may lay tiles there now. "
        "When you lay one there yourself, it goes away.",
    ),
    Lesson.OTHER_MARKER: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "{name} could not lay. The locomotive opens the train to everyone: you may lay tiles there, too, "
        "as long as it stands there.",
    ),
    Lesson.MARKER_OFF: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "You have laid a tile on your own train: the locomotive is gone, and the train is closed "
        "to the others again.",
    ),
    Lesson.LAST_TILE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "{name} has only one tile left. The round ends as soon as someone has none. Whatever you still "
        "hold then counts against you, so lay heavy tiles first.",
    ),
    Lesson.SCORE: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "The round is over. Every dot left in a hand is a penalty point. After all rounds, the lowest "
        "total wins.",
    ),
    Lesson.FAREWELL: QT_TRANSLATE_NOOP(
        "GuideTexts",
        "Now you know the game. Press {hint} for a hint whenever you like, and {undo} to take back "
        "a slip. Everything else is in the menus. Have fun.",
    ),
}


def title(card: Card) -> str:
    """What a lesson is about, in a few words."""
    return said(_CONTEXT, _TITLES[card.lesson])


def words(card: Card, names: tuple[str, ...]) -> str:
    """What a lesson says; ``names`` are the players' by seat."""
    pip = card.pip if card.pip is not None else 0
    return said(
        _CONTEXT,
        _WORDS[card.lesson],
        name="" if card.seat is None else names[card.seat],
        number=number_text(pip),
        tile=double_text(pip),
        key=key_text("D"),
        hint=key_text("H"),
        undo=key_text("Ctrl+Z"),
    )
