"""The statistics at a glance: the large figures, and four charts below them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from mtdesk.i18n import decimal_text, number_text
from mtdesk.rules.options import Scoring
from mtdesk.stats.figures import Figures, Line
from mtdesk.ui.kit.chart import Chart
from mtdesk.ui.kit.layouts import flow, framed, vbox
from mtdesk.ui.kit.widgets import explain, heading_label, second_label, show_if
from mtdesk.ui.statistics.charts import Columns, PointsChart, Share, ShareBars, StreakChart
from mtdesk.ui.statistics.figures import Headlines, by_strength
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.statistics import percent_text


class Overview(QWidget):
    """Charts of one person's figures, with tips; ``levels`` are in the order in which they are shown."""

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self._headlines = Headlines()
        self._by_level, self._points = ShareBars(), PointsChart()
        self._bins, self._streaks = Columns(), StreakChart()
        self._charts: tuple[Chart, ...] = self._by_level, self._points, self._bins, self._streaks
        self._titles = tuple(heading_label() for _ in self._charts)
        self._about_levels = second_label()
        whole = vbox(self._headlines, spacing=10, margins=(2, 2, 2, 2))
        columns = [
            vbox(title, (chart, 1), spacing=2, margins=(14, 5, 14, 5))
            for title, chart in zip(self._titles, self._charts, strict=True)
        ]
        columns[0].insertWidget(1, self._about_levels)
        self._frames = tuple(framed(column) for column in columns)
        for pair in (self._frames[:2], self._frames[2:]):
            whole.addLayout(flow(*((frame, 1) for frame in pair), spacing=10), 1)
        self.setLayout(whole)

    def show_figures(self, figures: Figures) -> None:
        """Show these; a chart of a single value would say nothing."""
        self._headlines.show_figures(figures)
        self._show_levels(figures)
        self._show_points(figures)
        self._show_bins(figures)
        self._show_streaks(figures)
        bins = [count for _, count in figures.bins if count]
        several = len(figures.points) > 1, len(bins) > 1, len(figures.outcomes) > 1
        for frame, shown in zip(self._frames[1:], several, strict=True):
            show_if(frame, shown)

    def _explain(self, chart: Chart, title: str, note: str, spoken: str) -> None:
        """Write above a chart what it is called, and say its figures to people who do not see it."""
        number = self._charts.index(chart)
        self._titles[number].setText(title)
        explain(self._frames[number], note)
        chart.setAccessibleName(title)
        chart.setAccessibleDescription(spoken)

    def _show_levels(self, figures: Figures) -> None:
        lines = by_strength(figures.by_level, self._levels)
        shares = [self._share(level, line) for level, line in lines.items()]
        self._by_level.show_figures(shares)
        note = self.tr("The line marks the share you would win if everyone played equally well.")
        self._about_levels.setText(note if shares else self.tr("No games against computers yet."))
        spoken = ", ".join(f"{one.name}: {one.words}" for one in shares)
        self._explain(self._by_level, self.tr("Wins against computers"), note, spoken)

    def _share(self, level: str, line: Line) -> Share:
        words = f"{percent_text(line.share)} ({number_text(line.wins)}/{number_text(line.games)})"
        return Share(level_name(level), line.share, line.fair, words)

    def _show_points(self, figures: Figures) -> None:
        self._points.smooth = figures.smooth
        self._points.show_figures(figures.points)
        note = (
            self.tr("Each dot is a game. Fewer points are better.")
            if figures.scoring is Scoring.PENALTY
            else self.tr("Each dot is a game. More points are better.")
        )
        if figures.left_out:
            more = self.tr("%n game(s) with the opposite aim left out.", "", figures.left_out)
            note = f"{note} {more}"
        course = ", ".join(decimal_text(value) for _, value in figures.points)
        self._explain(self._points, self.tr("Points per round over time"), note, course)

    def _show_bins(self, figures: Figures) -> None:
        edges = [number_text(round(edge)) for edge, _ in figures.bins]
        starts = [number_text(round(before) + 1) for before, _ in figures.bins]
        names = [
            edge if number == 0 or edge == starts[number - 1] else f"{starts[number - 1]}–{edge}"
            for number, edge in enumerate(edges)
        ]
        counts = [count for _, count in figures.bins]
        self._bins.show_figures(zip(names, counts, strict=True))
        spoken = ", ".join(f"{name}: {number_text(count)}" for name, count in zip(names, counts, strict=True))
        note = self.tr("The columns count rounds by their points, from zero on the left.")
        self._explain(self._bins, self.tr("Rounds by points"), note, spoken)

    def _show_streaks(self, figures: Figures) -> None:
        self._streaks.show_figures(figures.outcomes)
        words = self.tr("Longest winning streak: {best}. Current: {current}.").format(
            best=number_text(figures.best_streak), current=number_text(figures.streak)
        )
        note = self.tr("Bars for wins point up, others down. The latest game is on the right.")
        self._explain(self._streaks, self.tr("Game by game"), note, words)
