"""The sentences of the log that need no number, by person, place and what else they differ in."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.rules.view import Over
from mtdesk.ui.words.seats import Place, Who

CONTEXT = "EventTexts"
"""Where translators find them: together with the sentences that need a number."""

LAID: Mapping[tuple[Who, Place], str] = {
    (Who.YOU, Place.OWN): QT_TRANSLATE_NOOP("EventTexts", "You lay {tile} on your train."),
    (Who.YOU, Place.OTHER): QT_TRANSLATE_NOOP("EventTexts", "You lay {tile} on the train of {owner}."),
    (Who.YOU, Place.MEXICAN): QT_TRANSLATE_NOOP("EventTexts", "You lay {tile} on the Mexican train."),
    (Who.YOU, Place.NUMBERED): QT_TRANSLATE_NOOP("EventTexts", "You lay {tile} on Mexican train {number}."),
    (Who.NAME, Place.OWN): QT_TRANSLATE_NOOP("EventTexts", "{name} lays {tile} on their own train."),
    (Who.NAME, Place.YOURS): QT_TRANSLATE_NOOP("EventTexts", "{name} lays {tile} on your train."),
    (Who.NAME, Place.OTHER): QT_TRANSLATE_NOOP("EventTexts", "{name} lays {tile} on the train of {owner}."),
    (Who.NAME, Place.MEXICAN): QT_TRANSLATE_NOOP("EventTexts", "{name} lays {tile} on the Mexican train."),
    (Who.NAME, Place.NUMBERED): QT_TRANSLATE_NOOP(
        "EventTexts", "{name} lays {tile} on Mexican train {number}."
    ),
}

FORKED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You lay {tile} and fork your train."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} lays {tile} and forks the train."),
}

OPENED: Mapping[Place, str] = {
    Place.YOURS: QT_TRANSLATE_NOOP("EventTexts", "Open double {tile} on your train."),
    Place.OTHER: QT_TRANSLATE_NOOP("EventTexts", "Open double {tile} on {owner}'s train."),
    Place.MEXICAN: QT_TRANSLATE_NOOP("EventTexts", "Open double {tile} on the Mexican train."),
    Place.NUMBERED: QT_TRANSLATE_NOOP("EventTexts", "Open double {tile} on Mexican train {number}."),
}

CLEARED: Mapping[Place, str] = {
    Place.YOURS: QT_TRANSLATE_NOOP("EventTexts", "Your train is closed again."),
    Place.OTHER: QT_TRANSLATE_NOOP("EventTexts", "{owner}'s train is closed again."),
}

ENGINE_LAID: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You lay the engine: {tile}."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} lays the engine: {tile}."),
}

SOUGHT: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): QT_TRANSLATE_NOOP("EventTexts", "The engine is sought: you draw a tile."),
    (Who.YOU, True): QT_TRANSLATE_NOOP("EventTexts", "The engine is sought: you draw {tile}."),
    (Who.NAME, False): QT_TRANSLATE_NOOP("EventTexts", "The engine is sought: {name} draws a tile."),
    (Who.NAME, True): QT_TRANSLATE_NOOP("EventTexts", "The engine is sought: {name} draws {tile}."),
}

DRAWN: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): QT_TRANSLATE_NOOP("EventTexts", "You draw a tile."),
    (Who.YOU, True): QT_TRANSLATE_NOOP("EventTexts", "You draw {tile}."),
    (Who.NAME, False): QT_TRANSLATE_NOOP("EventTexts", "{name} draws a tile."),
    (Who.NAME, True): QT_TRANSLATE_NOOP("EventTexts", "{name} draws {tile}."),
}

PASSED: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): QT_TRANSLATE_NOOP("EventTexts", "You pass."),
    (Who.YOU, True): QT_TRANSLATE_NOOP("EventTexts", "You pass and get a marker."),
    (Who.NAME, False): QT_TRANSLATE_NOOP("EventTexts", "{name} passes."),
    (Who.NAME, True): QT_TRANSLATE_NOOP("EventTexts", "{name} passes and gets a marker."),
}

TURN: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "It is your turn."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "It is {name}'s turn."),
}

STOPPED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You stop your first-turn chain."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} stops the first-turn chain."),
}

TAPPED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You have one tile left and tap."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} has one tile left and taps."),
}

SKIPS_FOR_NOT_TAPPING: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You did not tap and miss your next turn."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} did not tap and misses the next turn."),
}

SKIPPED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You miss this turn."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} misses this turn."),
}

WENT_OUT: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You are out."),
    #: The last tile of this player has been laid.
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} is out."),
}

COVER_ASKED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You have to cover the last double: {tile}."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} has to cover the last double: {tile}."),
}

ROUND_OVER: Mapping[Over, str] = {
    Over.OUT: QT_TRANSLATE_NOOP("EventTexts", "The round is over."),
    Over.BLOCKED: QT_TRANSLATE_NOOP("EventTexts", "The round is blocked: nobody can lay a tile."),
}

COLLECTED: Mapping[Who, str] = {
    Who.YOU: QT_TRANSLATE_NOOP("EventTexts", "You get {points} plus points."),
    Who.NAME: QT_TRANSLATE_NOOP("EventTexts", "{name} gets {points} plus points."),
}

COVERED = QT_TRANSLATE_NOOP("EventTexts", "The double {tile} is covered.")

RELEASED = QT_TRANSLATE_NOOP(
    "EventTexts", "All tiles with {pip} are on the table: the double {tile} need not be covered."
)

ENGINE_SET_ASIDE = QT_TRANSLATE_NOOP("EventTexts", "Engine: {tile}.")

ROUND_STARTED = QT_TRANSLATE_NOOP("EventTexts", "Round {round} of {total}: {name} starts. Engine: {tile}.")
