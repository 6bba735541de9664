"""The sentences of the log that need no number, by person, place and other differences."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import Context
from mtdesk.ui.words.seats import Place, Who

EventTexts = Context("EventTexts")
"""Where translators find them: together with the sentences that need a number."""

LAID: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You play {tile} {where}."),
    Who.NAME: EventTexts.noop("{name} plays {tile} {where}."),
}
"""{where} is such as “on Anna’s train (left branch)”."""

FORKED: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You play {tile} and fork your train."),
    Who.NAME: EventTexts.noop("{name} plays {tile} and forks their train."),
}

OPENED = EventTexts.noop("Open double {where}: {tile}.")

CLEARED: Mapping[Place, str] = {
    Place.YOURS: EventTexts.noop("Your train is closed again."),
    Place.OTHER: EventTexts.noop("{owner}’s train is closed again."),
}

ENGINE_LAID: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You play {tile}, the engine."),
    Who.NAME: EventTexts.noop("{name} plays {tile}, the engine."),
}

DRAWN: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): EventTexts.noop("You draw a tile."),
    (Who.YOU, True): EventTexts.noop("You draw {tile}."),
    (Who.NAME, False): EventTexts.noop("{name} draws a tile."),
    (Who.NAME, True): EventTexts.noop("{name} draws {tile}."),
}

PASSED: Mapping[tuple[Who, bool], str] = {
    (Who.YOU, False): EventTexts.noop("You pass."),
    (Who.YOU, True): EventTexts.noop("You pass and place your marker."),
    (Who.NAME, False): EventTexts.noop("{name} passes."),
    (Who.NAME, True): EventTexts.noop("{name} passes and places their marker."),
}

STOPPED: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You end your first-turn chain."),
    Who.NAME: EventTexts.noop("{name} ends their first-turn chain."),
}

TAPPED: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You tap because you have one tile left."),
    Who.NAME: EventTexts.noop("{name} taps with one tile left."),
}

SKIPS_FOR_NOT_TAPPING: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You miss your next turn for not tapping."),
    Who.NAME: EventTexts.noop("{name} misses their next turn for not tapping."),
}

SKIPPED: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You miss this turn."),
    Who.NAME: EventTexts.noop("{name} misses this turn."),
}

WENT_OUT: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You go out."),
    #: This player has played their last tile.
    Who.NAME: EventTexts.noop("{name} goes out."),
}

COVER_ASKED: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("You must cover {tile}, the last double."),
    Who.NAME: EventTexts.noop("{name} must cover {tile}, the last double."),
}

COLLECTED: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("Your points: {points}."),
    Who.NAME: EventTexts.noop("{name}’s points: {points}."),
}

NOW_ENDS = EventTexts.noop("It now ends in {number}.")
"""Spoken after a sentence of LAID: "it" is the train."""

IS_OPEN = EventTexts.noop("The double is open.")
"""Spoken after a sentence of LAID."""

UNDONE = EventTexts.noop("Undone: {sentences}")

COVERED = EventTexts.noop("{tile} is covered.")

RELEASED = EventTexts.noop("All tiles showing {pip} are on the table, so {tile} need not be covered.")

ENGINE_SET_ASIDE = EventTexts.noop("Engine: {tile}.")

ROUND_STARTED: Mapping[Who, str] = {
    Who.YOU: EventTexts.noop("Round {round} of {total}: you start."),
    Who.NAME: EventTexts.noop("Round {round} of {total}: {name} starts."),
}
