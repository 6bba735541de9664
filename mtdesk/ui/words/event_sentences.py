"""The sentences of the log that need no number, by person, place and other differences."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.rules.view import Over
from mtdesk.ui.words.seats import Place, Who

CONTEXT = "EventTexts"
"""Where translators find them: together with the sentences that need a number."""

LAID: Mapping[tuple[Who, Place], str] = {
    (Who.YOU, Place.OWN): QT_TRANSLATE_NOOP("EventTexts", "You play {tile} on your train."),
    (Who.YOU, Place.OTHER): QT_TRANSLATE_NOOP("EventTexts", "You play {tile} on {owner}'s train."),
    (Who.YOU, Place.MEXICAN): QT_TRANSLATE_NOOP("EventTexts", "You play {tile} on the Mexican train."),
    (Who.YOU, Place.NUMBERED): QT_TRANSLATE_NOOP("EventTexts", "You play {tile} on Mexican train {number}."),
    (Who.NAME, Place.OWN): QT_TRANSLATE_NOOP("EventTexts", "{name} plays {tile} on their own train."),
    (Who.NAME, Place.YOURS): QT_TRANSLATE_NOOP("EventTexts", "{name} plays {tile} on your train."),
    (Who.NAME, Place.OTHER): QT_TRANSLATE_NOOP("EventTexts", "{name} plays {tile} on {owner}'s train."),
    (Who.NAME, Place.MEXICAN): QT_TRANSLATE_NOOP("EventTexts", "{name} plays {tile} on the Mexican train."),
    (Who.NAME, Place.NUMBERED): QT_TRANSLATE_NOOP(
        "EventTexts", "{name} plays {tile} on Mexican train {number}."
    ),
}

FORKED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You play {tile} and fork your train."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} plays {tile} and forks their train."),
}

OPENED: Mapping[Place, str] = {
    Place.YOURS: QT_TRANSLATE_NOOP("EventTexts", "Open double on your train: {tile}."),
    Place.OTHER: QT_TRANSLATE_NOOP("EventTexts", "Open double on {owner}'s train: {tile}."),
    Place.MEXICAN: QT_TRANSLATE_NOOP("EventTexts", "Open double on the Mexican train: {tile}."),
    Place.NUMBERED: QT_TRANSLATE_NOOP("EventTexts", "Open double on Mexican train {number}: {tile}."),
}

CLEARED: Mapping[Place, str] = {
    Place.YOURS: QT_TRANSLATE_NOOP("EventTexts", "Your train is closed again."),
    Place.OTHER: QT_TRANSLATE_NOOP("EventTexts", "{owner}'s train is closed again."),
}

ENGINE_LAID: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You play the engine: {tile}."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} plays the engine: {tile}."),
}

SOUGHT: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): QT_TRANSLATE_NOOP("EventTexts", "Drawing for the engine: you draw a tile."),
    (Who.YOU, True): QT_TRANSLATE_NOOP("EventTexts", "Drawing for the engine: you draw {tile}."),
    (Who.NAME, False): QT_TRANSLATE_NOOP("EventTexts", "Drawing for the engine: {name} draws a tile."),
    (Who.NAME, True): QT_TRANSLATE_NOOP("EventTexts", "Drawing for the engine: {name} draws {tile}."),
}

DRAWN: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): QT_TRANSLATE_NOOP("EventTexts", "You draw a tile."),
    (Who.YOU, True): QT_TRANSLATE_NOOP("EventTexts", "You draw {tile}."),
    (Who.NAME, False): QT_TRANSLATE_NOOP("EventTexts", "{name} draws a tile."),
    (Who.NAME, True): QT_TRANSLATE_NOOP("EventTexts", "{name} draws {tile}."),
}

PASSED: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): QT_TRANSLATE_NOOP("EventTexts", "You pass."),
    (Who.YOU, True): QT_TRANSLATE_NOOP("EventTexts", "You pass and place your marker."),
    (Who.NAME, False): QT_TRANSLATE_NOOP("EventTexts", "{name} passes."),
    (Who.NAME, True): QT_TRANSLATE_NOOP("EventTexts", "{name} passes and places their marker."),
}

TURN: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "It is your turn."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "It is {name}'s turn."),
}

STOPPED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You end your first-turn chain."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} ends their first-turn chain."),
}

TAPPED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You tap: one tile left."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} taps: one tile left."),
}

SKIPS_FOR_NOT_TAPPING: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You miss your next turn for not tapping."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} misses their next turn for not tapping."),
}

SKIPPED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You miss this turn."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} misses this turn."),
}

WENT_OUT: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You go out."),
    #: This player has played their last tile.
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} goes out."),
}

COVER_ASKED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You must cover the last double: {tile}."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} must cover the last double: {tile}."),
}

ROUND_OVER: Mapping[Over, str] = {
    Over.OUT: QT_TRANSLATE_NOOP("EventTexts", "The round is over."),
    Over.BLOCKED: QT_TRANSLATE_NOOP("EventTexts", "The round is blocked: no one can play."),
}

COLLECTED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "Your points: {points}."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name}'s points: {points}."),
}

NOW_ENDS = QT_TRANSLATE_NOOP("EventTexts", "It now ends in {number}.")
"""Spoken after a sentence of LAID: "it" is the train."""

IS_OPEN = QT_TRANSLATE_NOOP("EventTexts", "The double is open.")
"""Spoken after a sentence of LAID."""

UNDONE = QT_TRANSLATE_NOOP("EventTexts", "Undone: {sentences}")

COVERED = QT_TRANSLATE_NOOP("EventTexts", "{tile} is covered.")

RELEASED = QT_TRANSLATE_NOOP(
    "EventTexts", "All tiles showing {pip} are on the table: {tile} need not be covered."
)

ENGINE_SET_ASIDE = QT_TRANSLATE_NOOP("EventTexts", "Engine: {tile}.")

ROUND_STARTED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "Round {round} of {total}: you start."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "Round {round} of {total}: {name} starts."),
}
