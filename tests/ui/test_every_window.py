"""Every dialog and panel for people without a mouse or without sight: names, and the way of the Tab key."""

import asyncio
import importlib
import pkgutil
from collections.abc import Callable, Coroutine, Iterator
from datetime import UTC, date, datetime
from fractions import Fraction
from html import escape, unescape
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QAbstractListModel, QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QLabel,
    QRadioButton,
    QScrollBar,
    QWidget,
)

import mtdesk.ui
from mtdesk.archive.transfer import Contents
from mtdesk.lab.practice import Practice
from mtdesk.record.model import Player
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import Pad, PadPlayer, begun, with_end, with_next, with_points
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.settings import GameChoice, Settings
from mtdesk.stats.fairness import examine
from mtdesk.table.view import TableView
from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.house_rules.dialog import (
    HouseRulesDialog,
    RuleNameDialog,
)
from mtdesk.ui.kit.ask import Question, UnsavedQuestion
from mtdesk.ui.kit.dialog import Dialog
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.phones.dialog import AwayQuestion, PhonesDialog
from mtdesk.ui.phones.messages import Lobby
from mtdesk.ui.phones.phone import Phone, PhoneSeat
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.replay.continue_dialog import ContinueDialog
from mtdesk.ui.replay.judge import Judge
from mtdesk.ui.replay.practise import PractiseWindow
from mtdesk.ui.replay.share import ShareDialog
from mtdesk.ui.replay.window import ReplayWindow
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.score_pad.dialogs import PlayersDialog, TilesDialog
from mtdesk.ui.score_pad.list_page import ListPage
from mtdesk.ui.score_pad.model import PadModel
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.store import KeptPad
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from mtdesk.ui.settings.dialog import SettingsDialog
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.setup.page import NewGamePage
from mtdesk.ui.shell.data_controller import ImportQuestion
from mtdesk.ui.statistics.controller import ResetQuestion
from mtdesk.ui.statistics.dialog import StatisticsDialog
from mtdesk.ui.support.about import AboutDialog
from mtdesk.ui.support.report import ReportDialog
from mtdesk.ui.support.shortcuts import ShortcutsDialog
from mtdesk.ui.window.card import Waiting
from mtdesk.ui.window.log import LogEntry, LogPanel
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words.rules.writing import table_rules
from tests.app.program import game_setup
from tests.control.tables import timeline_of
from tests.stats.made import game, results
from tests.ui.fingers import marked_pixels, press_tab
from tests.ui.made import daily, games, new_game
from tests.ui.room import finished
from tests.windows import show

ANNA, BO = "<i>Anna", "{0.__class__} %s <b>Bo</b>"
"""Names that must stay as they are: neither markup, nor a template, to anybody."""
OWN = RuleSet(ANNA, "dutch", {"fork": True, "hand": 9, "tap_penalty": "draw-two"})
SEATED = (Player(ANNA, "human"), Player(BO, "computer", "easy"))
GAME = game_setup(SEATED, hand=3, rounds=1)
HANDS = ((), (Tile(6, 4), Tile(1, 0)))
POINTS = (Fraction(0), Fraction(11))
OVER = game("over")
MADE = datetime(2026, 3, 5, 19, 30, tzinfo=UTC)
SCORES = Scores(
    options_for("dutch", 2),
    (ANNA, BO),
    (RoundScore(HANDS, POINTS, Over.OUT),),
)


def shortcuts() -> ShortcutsDialog:
    window = MainWindow()
    dialog = ShortcutsDialog(window.commands.menus, window.actions_bar.keys)
    window.deleteLater()
    return dialog


def house_rules() -> HouseRulesDialog:
    shelf = RuleShelf(Path("nowhere"))
    shelf._show([OWN])
    dialog = HouseRulesDialog(shelf, OWN, lambda work: work.close())
    shelf.setParent(dialog)
    return dialog


def rules() -> RulesWindow:
    window = RulesWindow(table_rules(GameChoice()), lambda work: work.close())
    window.field.setText("tile")  # so that all buttons can be used
    return window


def statistics() -> StatisticsDialog:
    dialog = StatisticsDialog(("easy", "medium"))
    dialog.show_people((ANNA,))
    dialog.show_results(results(9))
    return dialog


def fairness() -> QWidget:
    dialog = statistics()
    dialog.tabs.setCurrentIndex(2)
    dialog.show_fairness(examine([]))
    return dialog


def pad() -> Pad:
    players = PadPlayer(ANNA), PadPlayer(BO)
    return begun(Pad("dutch", options_for("dutch", 2), players, date(2026, 3, 5)))


def phones() -> PhonesDialog:
    dialog = PhonesDialog(("192.168.1.20", "10.0.0.7"), 3)
    players = (Player(ANNA, "human"), Player(BO, "computer", "easy"), Player("Clara", "human"))
    seats = {at: PhoneSeat(at, lambda *_: None) for at in (0, 2)}
    for seat in seats.values():
        seat.token = str(seat.seat + 1)
    seats[0].phone = Phone(lambda _: Lobby(()))
    dialog.show_seats("http://192.168.1.20:8812/#VKH-Qd1nErU-9V_dUa6Uag", players, seats)
    return dialog


DIALOGS: dict[type[QDialog], Callable[[], QDialog]] = {
    AboutDialog: AboutDialog,
    AwayQuestion: lambda: AwayQuestion(ANNA),
    PhonesDialog: phones,
    GamesDialog: lambda: games(ANNA, OVER),
    DailyDialog: daily,
    ImportQuestion: lambda: ImportQuestion(Contents(MADE, frozenset({"data/games/a.mtrain"}))),
    HouseRulesDialog: house_rules,
    PlayersDialog: lambda: PlayersDialog(pad(), ("<i>Clara",)),
    RuleNameDialog: lambda: RuleNameDialog("Dutch 2", ("Dutch",)),
    ReportDialog: lambda: ReportDialog("What happened: nothing.", Path("report.txt")),
    ResetQuestion: ResetQuestion,
    RulesWindow: rules,
    ContinueDialog: lambda: ContinueDialog(SEATED, ("easy", "medium")),
    SettingsDialog: lambda: SettingsDialog(Settings()),
    ShareDialog: lambda: ShareDialog(
        GAME, SCORES, QImage(10, 8, QImage.Format.Format_RGB32), "1424-J0FX-BT8Q-5M2H"
    ),
    ShortcutsDialog: shortcuts,
    StatisticsDialog: statistics,
    TilesDialog: lambda: TilesDialog(ANNA, options_for("dutch", 2), (Tile(6, 4),), None),
    Question: lambda: Question("Replace <i>them?", "Replace", more="<b>Anna"),
    UnsavedQuestion: lambda: UnsavedQuestion("The last moves could not be saved."),
}


def curtain() -> QWidget:
    page = CurtainPage(1, BO)
    page.open.setEnabled(True)
    return page


def round_end() -> QWidget:
    return RoundEndPanel(SCORES)


def game_end() -> QWidget:
    return GameEndPanel(SCORES)


def sheet() -> QWidget:
    return ScoreSheet(ScoreTable(ScoreModel(SCORES)))


def log() -> QWidget:
    panel = LogPanel()
    panel.append(LogEntry("Bo passes."))
    return panel


class Idle(Tasks):
    """Nothing goes on beside a test without an event loop."""

    def start(self, coroutine: Coroutine[Any, Any, Any], owner: QObject | None = None) -> asyncio.Task[Any]:
        coroutine.close()
        return cast("asyncio.Task[Any]", None)


def replay() -> QWidget:
    window = ReplayWindow(Judge(Idle(print)), Idle(print))
    window.load(timeline_of(finished(GAME)), 0)
    return window


def practise() -> QWidget:
    window = PractiseWindow(Practice(Path("practice.json")), (), Idle(print))
    window.stage.load(timeline_of(finished(GAME)))
    return window


def analysis() -> QWidget:
    panel = AnalysisPanel(Judge(Idle(print)), Idle(print))
    panel.load(timeline_of(finished(GAME)))
    return panel


def at_the_table(page: NewGamePage) -> NewGamePage:
    page.model.setParent(page)
    page.model.have_seats(10)
    page.show_waiting([Waiting(title, ANNA, bool) for title in ("Continue", "Score pad", "Deal of the day")])
    return page


def new_table() -> QWidget:
    model = new_game()
    model.rename(model.seats[0], ANNA)
    return at_the_table(NewGamePage(model, language="en"))


def new_table_with_a_code() -> QWidget:
    page = at_the_table(NewGamePage(new_game(), seated=SEATED))
    page.read_code("1424-J0FX-BT8Q-5M2H-ZDW4-792A")
    page.model.rename(page.model.seats[0], "")
    return page


def rules_of_a_new_table() -> QWidget:
    page = at_the_table(NewGamePage(new_game(), [OWN]))
    page.rules.setChecked(True)
    return page


def pads() -> QWidget:
    page = ListPage()
    page.show_pads([KeptPad(Path("one.mtscore"), datetime(2026, 3, 5, 20, 0, tzinfo=UTC), pad())])
    return page


def new_pad() -> QWidget:
    return SetupPage(pad(), ("<i>Clara",))


def pad_page() -> QWidget:
    written = with_next(with_points(with_points(pad(), 0, 0, 0), 0, 1, 12))
    return PadPage(PadModel(written, Path("one.mtscore")))


def finished_pad() -> QWidget:
    written = with_points(with_points(pad(), 0, 0, 0), 0, 1, 12)
    return PadPage(PadModel(with_end(written), Path("one.mtscore")))


PANELS = (
    *(curtain, round_end, game_end, sheet, log, replay, practise, analysis, fairness),
    *(pads, new_pad, pad_page, finished_pad),
    *(new_table, new_table_with_a_code, rules_of_a_new_table),
)
WINDOWS = [pytest.param(make, id=kind.__name__) for kind, make in DIALOGS.items()] + [
    pytest.param(make, id=make.__name__) for make in PANELS
]


def test_every_dialog_is_among_them() -> None:
    found = set()
    for module in pkgutil.walk_packages(mtdesk.ui.__path__, "mtdesk.ui."):
        things = vars(importlib.import_module(module.name)).values()
        found |= {thing for thing in things if isinstance(thing, type) and issubclass(thing, QDialog)}
    assert {kind for kind in found - {Dialog} if kind.__module__.startswith("mtdesk.")} == DIALOGS.keys()


@pytest.fixture
def window(request: pytest.FixtureRequest) -> QWidget:
    shown: QWidget = request.param()
    show(shown)
    assert [text for text in tips(shown) if "<" in text and text != plain(text)] == []
    assert [label.text() for label in shown.findChildren(QLabel) if is_markup(label)] == []
    return shown


def tips(window: QWidget) -> Iterator[str]:
    """All tool tips, also those of entries of lists and tables."""
    for widget in (window, *window.findChildren(QWidget)):
        yield widget.toolTip()
        yield from (action.toolTip() for action in widget.actions())
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
            for row in range(model.rowCount()):
                for column in range(columns):
                    yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
            for section in range(columns):
                yield str(
                    model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) or ""
                )


def plain(text: str) -> str:
    """A tool tip with "<" in it as it is written if its text is taken for nothing but text."""
    return f"<span>{escape(unescape(text[6:-7]))}</span>"


def is_markup(label: QLabel) -> bool:
    """Whether a label takes names in its text for markup."""
    rich = Qt.TextFormat.RichText, Qt.TextFormat.MarkdownText
    guesses = label.textFormat() is Qt.TextFormat.AutoText and "<" in label.text()
    return label.textFormat() in rich or guesses


def stops(window: QWidget) -> Iterator[QWidget]:
    """The widgets that Tab should lead to; of several that exclude each other, the one that is chosen."""
    for widget in window.findChildren(QWidget):
        by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        unchosen = isinstance(widget, QRadioButton) and not widget.isChecked()
        usable = widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
        if by_tab and usable and not unchosen:
            yield widget


def spoken(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("window", WINDOWS, indirect=True)
def test_whatever_takes_the_keyboard_has_a_name(window: QWidget) -> None:
    wanted = [widget for widget in stops(window) if not isinstance(widget, QScrollBar)]
    assert [widget for widget in wanted if not spoken(widget).strip()] == []
    buttons = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
    assert [button for button in buttons if button.isEnabled() and not spoken(button).strip()] == []


@pytest.mark.parametrize("window", WINDOWS, indirect=True)
def test_tab_leads_everywhere_and_round(window: QWidget) -> None:
    wanted = set(stops(window))
    reached: list[QWidget] = []
    for _ in range(len(wanted) + 5):
        focused = QApplication.focusWidget() or window
        if focused in reached and reached[0] is focused:
            break
        if focused is not window:
            reached.append(focused)
            assert is_in_sight(focused)
        ringed = top_of(focused)
        press_tab(focused)
        if not focused.hasFocus() and not isinstance(focused, TableView) and focused is not window:
            assert marked_pixels(top_of(focused), ringed) > min(20, focused.width()), focused
    assert wanted <= set(reached)
    assert len(reached) == len(set(reached))


def is_in_sight(widget: QWidget) -> bool:
    """Whether nothing covers a widget, and the window has been scrolled to it."""
    seen = widget.visibleRegion().boundingRect().center()
    at = widget.window().childAt(widget.mapTo(widget.window(), seen))
    return at is not None and (at is widget or widget.isAncestorOf(at))


def top_of(widget: QWidget) -> QImage:
    """The upper lines of a widget, as it looks now."""
    return widget.grab(QRect(0, 0, widget.width(), min(60, widget.height()))).toImage()
