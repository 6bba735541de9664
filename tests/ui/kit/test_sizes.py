"""The real window from the smallest to the largest, in every language: nothing is cut off or in the way."""

import itertools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import LANGUAGES
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.moves import Draw, Move, Pass, Stop, Tap
from mtdesk.table.items.status_line import WRAP
from mtdesk.table.theme import SMALLEST_TEXT
from tests.ui.fingers import clipped
from tests.ui.room import ROOT, languages, opened

pytestmark = pytest.mark.window

OWN = RuleSet("", "dutch", {"fork": True, "engine": "highest", "hand": 9})

SIZES = [(1024, 700), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)]
OFFERS: list[tuple[tuple[Move, ...], bool, bool]] = [
    ((), False, False),
    ((Draw(0),), False, False),
    ((Draw(0), Stop(0)), False, False),
    ((Pass(0),), False, False),
    ((Tap(0),), True, False),
    ((), False, True),
    ((Stop(0),), False, True),
]
"""Moves, whether a tap may be declined, and whether a move has just been refused."""


def sentences(language: str) -> Iterator[str]:
    """Everything the status line can say in a language, with names of middle length."""
    if language == "en":
        place, shown = "source", None
    else:
        place, shown = "translation", language
    for context in ET.parse(ROOT / "translations" / f"mtdesk_{shown or 'de'}.ts").getroot().iter("context"):
        if context.findtext("name") not in {"StatusTexts", "RefusalTexts"}:
            continue
        for message in context.iter("message"):
            found = message.find(place)
            assert found is not None
            for text in [form.text for form in found] or [found.text]:
                yield re.sub(r"\{\w+\}", "Maximilian", text or "")


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_the_status_line_leaves_room_for_the_buttons(
    qapp: QApplication, compiled: Path, width: int, height: int
) -> None:
    with languages(qapp, compiled) as translator:
        async with opened() as room:
            window = room.window
            window.resize(width, height)
            QApplication.processEvents()
            await room.table.resize(window.view.viewport().size().toSizeF())
            strip, pill = room.table.areas.pill, room.table.frame._pill
            for language, (offer, may_decline, refused) in itertools.product(LANGUAGES, OFFERS):
                translator.install(language)
                QApplication.processEvents()
                window.actions_bar.offer(offer, may_decline=may_decline)
                if refused:
                    window.actions_bar.offer_why()
                QApplication.processEvents()
                bar = QRectF(window.actions_bar.geometry())
                shown = not window.actions_bar.isHidden()
                assert shown == (bool(offer) or refused)
                for text in sorted(sentences(language), key=len)[-12:]:
                    room.table.frame.say(text, 0, lit=True)
                    here = pill.mapRectToScene(pill.pill_rect)
                    assert strip.adjusted(-1, -1, 1, 1).contains(here), (language, text, here, strip)
                    assert not (shown and here.intersects(bar)), (language, text)
                    letters = QFontMetricsF(pill._font)
                    assert pill._font.pixelSize() >= SMALLEST_TEXT
                    assert (
                        letters.boundingRect(pill._text_rect, WRAP, text).width()
                        <= pill._text_rect.width() + 1
                    )
                assert not clipped(window.actions_bar)
                assert not shown or window.view.rect().contains(window.actions_bar.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_menus_and_headline_stand_beside_each_other_in_the_smallest_window(
    qapp: QApplication, compiled: Path, language: str
) -> None:
    with languages(qapp, compiled) as translator:
        async with opened() as room:
            window = room.window
            window.resize(1024, 700)
            translator.install(language)
            window.show_headline(longest_headline(language))
            QApplication.processEvents()
            bar = window.menuBar()
            menus_end = max(bar.actionGeometry(action).right() for action in bar.actions())
            assert menus_end < window.headline.geometry().left()
            assert window.headline.geometry().right() <= window.quick_bar.geometry().left()
            assert window.quick_bar.geometry().right() <= bar.width()
            assert not clipped(window.quick_bar)


async def test_full_screen_may_be_the_desktop_s_doing(qapp: QApplication) -> None:
    async with opened() as room:
        command = room.window.commands.full_screen
        room.window.showFullScreen()
        assert command.isChecked()
        room.window.showNormal()
        assert not command.isChecked()


def longest_headline(language: str) -> str:
    """Round, engine and rules, with the longest name that a set of rules has."""
    shown = "de" if language == "en" else language
    place = "source" if language == "en" else "translation"
    root = ET.parse(ROOT / "translations" / f"mtdesk_{shown}.ts").getroot()
    texts: dict[str, list[str]] = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            texts.setdefault(context.findtext("name") or "", []).append(message.findtext(place) or "")
    frame = next(text for text in texts["StatusPresenter"] if "{rules}" in text)
    rules = max((text for text in texts["PresetTexts"] if len(text) < 30), key=len)
    return frame.format(round=12, rounds=13, tile="12–12", rules=rules)
