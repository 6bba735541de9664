"""The windows of the statistics and of fairness: what they show, to be read in every language."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from mtdesk.ai.levels import LEVELS
from mtdesk.i18n import LANGUAGE_NAMES, Translator
from mtdesk.rules.presets import PRESETS
from mtdesk.stats.fairness import Fairness, Finding, Numbers, Topic
from mtdesk.stats.reading import GameRules
from mtdesk.stats.store import Store
from mtdesk.stats.summary import Tally
from mtdesk.table.theme import FELT, THEMES
from mtdesk.ui.kit.chart import Chart
from mtdesk.ui.kit.charts import Columns, PointsChart, Share, ShareBars, StreakChart
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.statistics.deals_page import DealsPage
from mtdesk.ui.statistics.dialog import StatisticsDialog
from mtdesk.ui.statistics.fairness import FairnessDialog
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.statistics import verdict_text
from tests.stats.made import fill, results
from tests.ui.fingers import clipped, pick
from tests.ui.room import languages

pytestmark = pytest.mark.window

NAMES = ["Beginner", "Easy", "Medium", "Hard", "Expert"]
"""Of the levels, the weakest first."""


@pytest.fixture
def dialog(qtbot: QtBot) -> StatisticsDialog:
    return opened(qtbot)


def opened(qtbot: QtBot) -> StatisticsDialog:
    result = StatisticsDialog(("Anna", "Bo"), LEVELS)
    result.show_results(results(20))
    qtbot.addWidget(result)
    result.show()
    return result


def rows(dialog: StatisticsDialog) -> dict[str, list[str]]:
    """The rows of the table by their names."""
    found: dict[str, list[str]] = {}
    root = dialog.table.invisibleRootItem()
    for group in children(root):
        for row in children(group):
            found[row.text(0)] = [row.text(column) for column in range(1, dialog.table.columnCount())]
    return found


def children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (item.child(number) for number in range(item.childCount()))
    return [child for child in found if child is not None]


def test_the_table_holds_all_figures(dialog: StatisticsDialog) -> None:
    found = rows(dialog)
    points = [value for one in results(20) for value in one.points]
    fair = sum(1 / one.players for one in results(20)) / 20
    mean = f"{sum(points) / len(points):.1f}"
    assert found["All games"] == ["20", "10 (50%)", f"{fair:.0%}", "100", "20", mean]
    assert found["Bartholomäus Maximilian von W"][0] == "10"
    assert {"Easy", "Expert", preset_name("dutch")} <= found.keys()
    (first, *_), role = children(dialog.table.invisibleRootItem()), Qt.ItemDataRole.AccessibleTextRole
    spoken = children(first)[0].data(0, role)
    assert spoken.startswith("All games, Games: 20, Won: 10 (50%), Expected: ")


def test_levels_are_in_their_order_until_a_column_sorts_them(dialog: StatisticsDialog) -> None:
    assert [name for name in rows(dialog) if name in NAMES] == NAMES
    points = dialog.table.columnCount() - 1
    dialog.tabs.setCurrentIndex(1)
    header = dialog.table.header()
    for falls in (True, False):
        middle = header.sectionViewportPosition(points) + header.sectionSize(points) // 2
        QTest.mouseClick(
            header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle, header.height() // 2)
        )
        shown = [float(row[-1]) for name, row in rows(dialog).items() if name in NAMES]
        assert len(set(shown)) > 1
        assert shown == sorted(shown, reverse=falls)
    assert next(iter(rows(dialog))) == "All games", "each group is sorted on its own"


def test_keys_sort_by_another_column(dialog: StatisticsDialog) -> None:
    names = list(rows(dialog))
    QTest.keyClick(dialog.table, Qt.Key.Key_Right)
    assert dialog.table._column == 1
    assert "▾" in dialog.table.headerItem().text(1)
    QTest.keyClick(dialog.table, Qt.Key.Key_Left)
    assert list(rows(dialog)) == names, "as at first"
    QTest.keyClick(dialog.table, Qt.Key.Key_Left)
    assert dialog.table._column == dialog.table.columnCount() - 1


def test_the_head_leaves_the_frame_of_its_table(dressed_app: QApplication, qtbot: QtBot) -> None:
    apply_theme(dressed_app, FELT)
    dialog = opened(qtbot)
    dialog.tabs.setCurrentIndex(1)
    picture, first = dialog.grab().toImage(), dialog.table.mapTo(dialog, QPoint(0, 0))
    around, edge = (picture.pixelColor(first + QPoint(at, at)) for at in (0, 3))
    assert edge != around, "the frame is closed there"


def test_filters_leave_out_what_was_not_chosen(dialog: StatisticsDialog) -> None:
    pick(dialog.rules, 1)
    chosen = results(20)[-1].rules
    assert dialog.rules.currentText() == preset_name(chosen.preset)
    dialog.rules.activated.emit(1)
    assert rows(dialog)["All games"][0] == str(sum(one.rules == chosen for one in results(20)))
    assert list(rows(dialog))[-1] == preset_name(chosen.preset)
    dialog.show_results(results(9))
    assert set(dialog.shown()) == {one for one in results(9) if one.rules == chosen}, "the choice stays"


def test_the_period_reaches_back_from_today(dialog: StatisticsDialog) -> None:
    now = datetime.now()  # noqa: DTZ005 -- local times
    days = (400, 100, 40, 1)
    dated = [
        replace(one, played=now - timedelta(days=back)) for one, back in zip(results(4), days, strict=True)
    ]
    dialog.show_results(dated)
    counts = []
    for index in range(dialog.period.count()):
        dialog.period.setCurrentIndex(index)
        dialog.period.activated.emit(index)
        counts.append(len(dialog.shown()))
    assert counts == [4, 3, 2, 1]


def test_nothing_played_is_said_kindly(qtbot: QtBot) -> None:
    dialog = StatisticsDialog((), LEVELS)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.export.isEnabled()
    assert not dialog.reset.isEnabled()
    shown = [text.text() for text in dialog.findChildren(QLabel) if text.isVisible()]
    assert any("Nothing to show yet" in text for text in shown)
    assert any("score pads and games between computers are not" in text for text in shown), (
        "they may be all there is"
    )
    assert not dialog.person.isVisible(), "there is nothing to choose from"
    assert "Nothing to show yet" in dialog.leave.accessibleDescription()


def test_charts_are_explained_in_tips_and_to_screen_readers(dialog: StatisticsDialog) -> None:
    (chart,) = dialog.findChildren(StreakChart)
    frame = chart.parentWidget()
    assert frame is not None
    note = frame.accessibleDescription()
    assert note.startswith("Up: won.")
    assert note in frame.toolTip()
    assert note not in [text.text() for text in dialog.findChildren(QLabel)]


def test_every_rule_set_and_level_has_a_name(dialog: StatisticsDialog) -> None:
    (one,) = results(1)
    dialog.show_results([replace(one, rules=GameRules(name)) for name in PRESETS])
    assert {preset_name(name) for name in PRESETS} <= rows(dialog).keys()
    dialog.show_results([replace(one, rules=GameRules("of-2030"))])
    assert "of-2030" in rows(dialog)
    custom, own = GameRules("custom"), GameRules(name="dutch")
    older = replace(one, rules=custom, levels=frozenset({"outside:Heavy", "older"}))
    dialog.show_results([older, replace(one, rules=own)])
    assert "dutch" in rows(dialog), "nothing but a name"
    assert {"“Heavy”", "older", "House rules"} <= rows(dialog).keys()


# Looks


def headlines(dialog: StatisticsDialog) -> list[str]:
    """What stands below the large figures."""
    return [name.text() for _, name in dialog.overview._headlines._pairs]


@pytest.fixture
def translator(dressed_app: QApplication, compiled: Path) -> Iterator[Translator]:
    with languages(dressed_app, compiled) as found:
        yield found


def fairness(tmp_path: Path) -> FairnessDialog:
    store = Store(tmp_path / "statistics.sqlite")
    fill(store)
    return FairnessDialog(store.fairness())


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_nothing_is_cut_off_in_the_smallest_window(
    qtbot: QtBot, tmp_path: Path, translator: Translator, language: str
) -> None:
    translator.install(language)
    statistics = StatisticsDialog(("Bartholomäus Maximilian von W",), LEVELS)
    statistics.show_results(results(20))
    fair = fairness(tmp_path)
    for dialog in (statistics, fair):
        qtbot.addWidget(dialog)
        dialog.show()
        for index in range(2):
            statistics.tabs.setCurrentIndex(index)
            QApplication.processEvents()
            assert dialog.width() <= 1024
            assert dialog.height() <= 700
            assert clipped(dialog) == []


def test_one_is_no_plural(qtbot: QtBot, translator: Translator) -> None:
    translator.install("en")
    dialog = opened(qtbot)
    dialog.show_results(results(1))
    assert headlines(dialog)[:3] == ["game", "won (1 game)", "went out (in 5 rounds)"]


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_names_of_own_rules_have_room_beside_the_figures(
    qtbot: QtBot, translator: Translator, language: str
) -> None:
    translator.install(language)
    dialog = opened(qtbot)
    name = "Grandma’s Sunday rules"
    dialog.show_results([replace(results(1)[0], rules=GameRules(name=name))])
    dialog.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    row = children(children(dialog.table.invisibleRootItem())[-1])[0]
    assert row.text(0) == row.toolTip(0) == name
    assert dialog.table.columnWidth(0) > dialog.table.fontMetrics().horizontalAdvance(name)
    assert "\n" not in row.data(0, Qt.ItemDataRole.AccessibleTextRole)


def test_it_speaks_every_language(qtbot: QtBot, translator: Translator) -> None:
    names = {"de": "Alle Spiele", "nl": "Alle spellen", "hu": "Minden játék", "en": "All games"}
    for language, name in names.items():
        translator.install(language)
        dialog = opened(qtbot)
        assert next(iter(rows(dialog))) == name
        assert dialog.period.count() == 4


def test_charts_of_a_single_value_are_left_out(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    dialog.show()
    dialog.show_results(results(1))
    bars, points, _, streaks = dialog.overview._charts
    assert bars.isVisible()
    assert not points.isVisible()
    assert not streaks.isVisible()
    dialog.show_results(results(2))
    assert points.isVisible()
    assert streaks.isVisible()


def painted(chart: Chart) -> set[str]:
    chart.resize(380, 160)
    image = chart.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(image.height())}


def distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


def filled() -> list[Chart]:
    bars, columns, points, streaks = ShareBars(), Columns(), PointsChart(), StreakChart()
    bars.show_shares([Share("Easy", 1.0, 0.25, "100 %")])
    columns.show_counts(["0", "1–5"], [4, 9])
    points.show_points([(one.played, one.mean_points) for one in results(9)], [20.0] * 9)
    streaks.show_outcomes([True, False, True])
    return [bars, columns, points, streaks]


@pytest.mark.parametrize("theme", THEMES)
def test_charts_are_painted_in_the_colours_of_the_theme(
    qtbot: QtBot, dressed_app: QApplication, theme: str
) -> None:
    try:
        apply_theme(dressed_app, THEMES[theme])
        for chart in filled():
            qtbot.addWidget(chart)
            gold = QColor(THEMES[theme].gold)
            assert min(distance(gold, QColor(name)) for name in painted(chart)) < 12, type(chart)
    finally:
        apply_theme(dressed_app, FELT)


def test_the_note_says_how_many_games_are_left_out(qtbot: QtBot) -> None:
    dialog = StatisticsDialog(("Anna",), LEVELS)
    qtbot.addWidget(dialog)
    for left_out in (0, 2):
        dialog.show_results(results(2), left_out)
        notes = [part.text() for part in dialog.findChildren(QLabel) if "Finished games" in part.text()]
        assert len(notes) == 1
        assert ("2 game(s) not counted: a computer" in notes[0]) == bool(left_out)


def test_games_that_do_not_count_are_mentioned_if_there_are_no_others(qtbot: QtBot) -> None:
    dialog = StatisticsDialog((), LEVELS)
    qtbot.addWidget(dialog)
    dialog.show_results((), 2)
    assert "\n2 game(s) not counted: a computer" in dialog.leave.accessibleDescription()
    dialog.show_results(())
    assert "not counted" not in dialog.leave.accessibleDescription()


@pytest.mark.parametrize("make", [ShareBars, Columns, PointsChart, StreakChart])
def test_empty_charts_paint_nothing(qtbot: QtBot, make: Callable[[], Chart]) -> None:
    chart = make()
    qtbot.addWidget(chart)
    assert len(painted(chart)) == 1


# Fairness


def test_the_figures_of_fairness_are_said_with_their_names(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = fairness(tmp_path)
    qtbot.addWidget(dialog)
    spoken = [part.accessibleName() for part in dialog.evenness.findChildren(QLabel)]
    assert any(text.startswith("Pips per tile dealt, Humans: ") for text in spoken)
    assert "Computers: 0: " in dialog.evenness.chart.accessibleDescription()


@pytest.mark.parametrize("numbers", [Numbers((0.4, 0.6), (0.4, 0.6), (0.5, 0.5)), None])
def test_what_concerns_the_whole_table_is_not_said_of_people(qtbot: QtBot, numbers: Numbers | None) -> None:
    tally = Tally(10, 5, 2.5, 1.0)
    findings = (
        Finding(Topic.HUNTS, tally, Tally(), 0.5),
        Finding(Topic.NUMBERS, Tally(), Tally(), 0.5),
    )
    page = DealsPage(Fairness(100, findings, numbers))
    qtbot.addWidget(page)
    spoken = [part.accessibleName() for part in page.findChildren(QLabel)]
    assert "Rounds in which no one held the engine: 50.0% (expected: 25.0%)" in spoken
    topic = "How often each number was dealt"
    assert (f"{topic}: –" in spoken) is (numbers is None)
    assert spoken.count(f"{topic}, Verdict: in line with chance") == 1
    table = [grid for grid in page.findChildren(QGridLayout) if grid.rowCount() > 1]
    assert [grid.rowCount() for grid in table] == [3 if numbers is None else 2], "a chart has no row"
    assert not any("Humans:" in text for text in spoken)
    assert any(text.endswith("–") for text in spoken) is (numbers is None)


def test_who_was_dealt_nothing_has_no_columns(qtbot: QtBot) -> None:
    tally = Tally(10, 5, 2.5, 1.0)
    numbers = Numbers((0.0, 0.0), (0.4, 0.6), (0.5, 0.5))
    page = DealsPage(Fairness(5, (Finding(Topic.PIPS, Tally(), tally, 0.5),), numbers))
    qtbot.addWidget(page)
    texts = [part.text() for part in page.findChildren(QLabel)]
    assert "Computers" in texts
    assert not {"Humans", "Verdict", "–"} & set(texts)
    assert "Humans" not in page.chart.accessibleDescription()


def test_verdicts() -> None:
    assert verdict_text(0.4) == "in line with chance"
    assert "1 in 100" in verdict_text(0.01)
    assert verdict_text(1e-9) == "hard to explain by chance"
