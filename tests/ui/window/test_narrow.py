"""The smallest window, with log and counter open: what stands on its pages can be read in every language."""

from collections.abc import Iterator
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGE_NAMES, Translator
from mtdesk.record.score_pad import Pad, PadPlayer, begun, with_end, with_next, with_points
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.score_pad.model import PadModel
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.table import ScoreTable
from mtdesk.ui.window.main_window import MainWindow
from tests.ui.fingers import clipped
from tests.ui.room import languages
from tests.windows import show

pytestmark = pytest.mark.window


@pytest.fixture
def translator(dressed_app: QApplication, compiled: Path) -> Iterator[Translator]:
    with languages(dressed_app, compiled) as found:
        yield found


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    result = MainWindow()
    qtbot.addWidget(result)
    result.resize(1024, 700)
    result.show()
    result.commands.log.setChecked(True)
    result.commands.hidden.setChecked(True)
    QApplication.processEvents()
    return result


def speak(translator: Translator, language: str) -> None:
    translator.install(language)
    QApplication.processEvents()


def scores(players: int) -> Scores:
    """One round: the first seat is out, the others keep many tiles; their names are long."""
    hands = ((), *(tuple(Tile(12, pip) for pip in range(13)) for _ in range(players - 1)))
    points = tuple(Fraction(sum(tile.pips for tile in hand)) for hand in hands)
    ended = RoundScore.from_event(RoundEnded(Over.OUT, hands, points, points))
    return Scores(options_for("dutch", players), ("Bartholomäus Maximilian von W",) * players, (ended,))


def pane_of(part: QWidget, page: QWidget) -> QWidget:
    """The visible part of the innermost scroll area that a part of a page is in, else the page."""
    holder = part.parentWidget()
    while holder is not None and holder is not page:
        if isinstance(holder, QScrollArea):
            return holder.viewport()
        holder = holder.parentWidget()
    return page


def cut(page: QWidget) -> list[QWidget]:
    """The labels and buttons not wholly within the width of the scroll area or page they are on."""
    result: list[QWidget] = []
    for part in (*page.findChildren(QLabel), *page.findChildren(QPushButton)):
        pane = pane_of(part, page)
        left = part.mapTo(pane, QPoint(0, 0)).x()
        if part.isVisible() and not 0 <= left <= left + part.width() <= pane.width():
            result.append(part)
    return result


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
@pytest.mark.parametrize("kind", [RoundEndPanel, GameEndPanel])
def test_end_pages_show_all_totals(
    window: MainWindow,
    translator: Translator,
    language: str,
    kind: type[RoundEndPanel] | type[GameEndPanel],
) -> None:
    speak(translator, language)
    for players in range(2, 11):
        panel = kind()
        panel.show_scores(scores(players))
        window.overlay.cover(panel)
        QApplication.processEvents()
        assert window.width() == 1024
        assert panel.minimumSizeHint().width() <= window.overlay.width(), players
        assert cut(panel) == [], players


def test_the_counter_gives_its_room_to_a_page_over_all_of_the_table(window: MainWindow) -> None:
    window.overlay.cover(GameEndPanel())
    assert not window.hidden.isVisible()
    window.overlay.cover(CurtainPage(), rack_only=True)
    assert window.hidden.isVisible()
    window.overlay.cover(GameEndPanel())
    window.overlay.uncover()
    assert window.hidden.isVisible()


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
@pytest.mark.parametrize("name", ["Anna", "Bartholomäus Maximilian von Wittelsbachs"])
def test_the_curtain(window: MainWindow, translator: Translator, language: str, name: str) -> None:
    speak(translator, language)
    page = CurtainPage()
    page.call(1, name)
    window.overlay.cover(page, rack_only=True)
    QApplication.processEvents()
    assert page.minimumSizeHint().width() <= window.overlay.width()
    assert clipped(page) == []


@pytest.mark.parametrize("players", [2, 10, 16])
@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_the_score_pad(qtbot: QtBot, translator: Translator, language: str, players: int) -> None:
    speak(translator, language)
    names = tuple(PadPlayer(f"Maximilian {number}") for number in range(players))
    pad = begun(Pad("dutch", options_for("dutch", min(players, 10)), names, date(2026, 3, 5), 12))
    for player in range(players):
        pad = with_points(pad, 0, player, player)
    played = with_next(pad)
    for page in (
        SetupPage(played, ()),
        PadPage(PadModel(played, Path("x.mtscore"))),
        PadPage(PadModel(with_end(played), Path("x.mtscore"))),
    ):
        qtbot.addWidget(page)
        page.resize(1020, 690)
        show(page)
        assert (page.width(), page.height()) == (1020, 690)
        assert clipped(page) == []
        for table in page.findChildren(ScoreTable):
            assert players > 10 or not table.horizontalScrollBar().isVisible(), "all are seen together"


def test_the_ways_to_mistakes_are_read_beside_the_smallest_table(
    qtbot: QtBot, translator: Translator
) -> None:
    panel = AnalysisPanel()
    qtbot.addWidget(panel)
    panel.resize(340, 560)
    panel.show()
    for language in LANGUAGE_NAMES:
        speak(translator, language)
        panel.mistakes.show()  # as where there are any
        QApplication.processEvents()
        assert panel.width() == 340, language
        assert clipped(panel) == [], language
