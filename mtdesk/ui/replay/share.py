"""Sharing a game: its picture, two lines of text, and the code of its deal."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, QSize, Qt, QTemporaryDir, QUrl
from PySide6.QtGui import QDrag, QFont, QImage, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from mtdesk.i18n import date_text
from mtdesk.record.daily import DailyResult, DailyResults
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Setup
from mtdesk.rules.view import View
from mtdesk.table.art.colours import colour
from mtdesk.table.cloth.camera import Framing
from mtdesk.table.look import current_theme
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import sized_font
from mtdesk.ui.files.saving import file_name
from mtdesk.ui.kit.chart import Chart
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.qr import qr_code
from mtdesk.ui.kit.widgets import CopyButton, explain, label, make_default, second_label, show_if
from mtdesk.ui.scores.places import paint_places
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.daily import day_of
from mtdesk.ui.words.deals import daily_share_text, undated_daily_title
from mtdesk.ui.words.options import option_value
from mtdesk.ui.words.presets import rules_name
from mtdesk.ui.words.results import result_text

WIDTH, HEIGHT = 1200, 630
_TABLE = QRectF(24, 24, 732, 582)
_TITLE, _PLACES = QRectF(784, 24, 392, 92), QRectF(784, 128, 392, 330)
_FOOT, _CODE = QRectF(784, 474, 392, 132), QRectF(1044, 474, 132, 132)
_FINE = 2
"""Device pixels of the table to each pixel, for its numerals."""
_LARGEST, _SMALLEST, _SMALL = 34, 14, 18
"""Pixels of letters: of the title, as far as it fits, and at the foot."""


async def table_picture(view: View) -> QImage:
    """Return the cloth of a table with all of its trains."""
    scene = TableScene()
    camera = scene.trains.camera
    camera.usual = camera.framing = Framing.WHOLE
    scene.animator.speed = 0
    size = _TABLE.size()
    await scene.resize(size)
    await scene.rebuild(view)
    for _ in range(2):  # with what is round the cloth, which grows with the window
        size += _TABLE.size() - scene.areas.felt.size()
        await scene.resize(size)
    felt = scene.areas.felt
    picture = QImage((felt.size() * _FINE).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(picture.rect()), scene.areas.radius * _FINE, scene.areas.radius * _FINE)
        painter.setClipPath(edge)
        scene.render(painter, QRectF(picture.rect()), felt)
    return picture


def result_picture(table: QImage, title: str, scores: Scores, lines: Sequence[str], code: str) -> QImage:
    """Return the picture: the table, and beside it result, rules and, if there is one, the code."""
    theme = current_theme()
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(colour(theme.plate))
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size = table.size().toSizeF().scaled(_TABLE.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(), size)
        place.moveCenter(_TABLE.center())
        painter.drawImage(place, table)
        painter.setPen(colour(theme.text))
        _write(painter, _TITLE, title, _LARGEST, QFont.Weight.Bold)
        paint_places(painter, _PLACES, scores, theme)
        painter.setPen(colour(theme.text_second))
        foot = QRectF(_FOOT)
        if code:
            foot.setRight(_CODE.left() - 16)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawImage(_CODE, qr_code(code))
        _write(painter, foot, "\n".join(filter(None, lines)), _SMALL, QFont.Weight.Medium)
    return picture


def _write(painter: QPainter, area: QRectF, text: str, size: int, weight: QFont.Weight) -> None:
    """Write as large as fits, at most this large."""
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    while size > _SMALLEST:
        painter.setFont(sized_font(size, weight))
        if area.contains(painter.boundingRect(area, flags, text)):
            break
        size -= 1
    painter.drawText(area, flags | Qt.TextFlag.TextWrapAnywhere if size == _SMALLEST else flags, text)


def daily_result(setup: Setup, scores: Scores, file: Path) -> DailyResult | None:
    """Return how the deal of a day went for the only person; None if the game is no finished one.

    ``file`` holds the expert's points, if they are known. For use in a thread.
    """
    day, you = day_of(setup), setup.only_person
    if day is None or you is None or not scores.is_over:
        return None
    mark = None
    with suppress(RecordError):
        mark = DailyResults(file).read().get(day, DailyResult(day)).mark
    return DailyResult(day, tuple(int(round_.points[you]) for round_ in scores.rounds), mark=mark)


class PicturePreview(Chart):
    """A picture that can be dragged into other programs, as a picture and as a file."""

    def __init__(self) -> None:
        super().__init__(QSize(WIDTH // 2, HEIGHT // 2))
        self.setMinimumSize(WIDTH // 4, HEIGHT // 4)
        self.picture = QImage()
        self.title = ""
        """What the file is called, without its suffix."""
        self._folder = QTemporaryDir()
        self._pressed_at = QPoint()
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        explain(self, self.tr("Drag the picture into another program"))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self.picture.size().toSizeF().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(), size)
        place.moveCenter(area.center())
        painter.drawImage(place, self.picture)

    def dragged(self) -> QMimeData:
        """Return the picture as other programs take it."""
        data = QMimeData()
        data.setImageData(self.picture)
        file = self._folder.filePath(f"{file_name(self.title)}.png")
        if self.picture.save(file):
            data.setUrls([QUrl.fromLocalFile(file)])
        return data

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = event.position().toPoint() - self._pressed_at
        if way.manhattanLength() >= QApplication.startDragDistance():
            drag = QDrag(self)
            drag.setMimeData(self.dragged())
            drag.exec(Qt.DropAction.CopyAction)


class ShareDialog(Dialog):
    """Shows the picture of a game and what else can be shared; ``table`` is the picture of its table.

    The ``code`` of its deal, empty if it has none, is part of it if the game is over or people want that.
    ``daily`` is its result as a deal of the day, if it is one.
    """

    def __init__(
        self,
        setup: Setup,
        scores: Scores,
        table: QImage,
        code: str = "",
        daily: DailyResult | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Share"), parent, leave=CLOSE)
        self._setup, self._scores, self._table = setup, scores, table
        self._code, self._daily = code, daily
        self.preview = PicturePreview()
        self.preview.setAccessibleName(self.tr("Picture of the game"))
        self.text = label(wrap=True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.with_code = QCheckBox(self.tr("Include the &code that gives others the same tiles"))
        self.with_code.setChecked(bool(code) and scores.is_over)
        warning = second_label(
            self.tr(
                "This game is still in progress. Anyone who plays the deal elsewhere will see which tiles "
                "are still to come here."
            )
        )
        self.copy_picture = CopyButton(self.tr("Copy &picture"))
        self.copy_text = CopyButton(self.tr("Copy &text"))
        self.save = self.buttons.addButton(self.tr("&Save…"), ACTION)
        for button in (self.copy_text, self.copy_picture):
            self.buttons.addButton(button, ACTION)
        parts = ((self.preview, 1), self.text, self.with_code, warning, self.buttons)
        self.lay_out(self.heading, *parts, size=(720, 560), spacing=10)
        show_if(self.with_code, bool(code))
        show_if(warning, bool(code) and not scores.is_over)
        self.with_code.toggled.connect(self._show)
        self.copy_picture.clicked.connect(lambda: self.copy_picture.copy(self.preview.picture))
        self.copy_text.clicked.connect(lambda: self.copy_text.copy(self.text.text()))
        make_default(self, self.copy_picture)
        self._show()

    def _show(self) -> None:
        scores, setup, code = self._scores, self._setup, self._code if self.with_code.isChecked() else ""
        day = "" if setup.begun is None else date_text(day_of(setup) or setup.begun)
        what = undated_daily_title() if scores.name else rules_name(setup)
        about = (what, option_value("rounds", setup.options.rounds), day)
        title = scores.name or self.tr("Mexican Train")
        if scores.is_over:
            title = result_text(scores.winning_names, scores.winning_total)
        self.preview.picture = result_picture(self._table, title, scores, about, code)
        self.preview.title = " ".join(filter(None, (self.tr("Mexican Train"), day)))
        self.preview.update()
        totals = (f"{name} {total}" for _, name, total in map(scores.line, scores.seats_by_place))
        played = self.tr("Mexican Train, {game}: {totals}").format(
            game=" · ".join(filter(None, about)), totals=", ".join(totals)
        )
        same = self.tr("The same tiles: {code}").format(code=code) if code else ""
        told = "\n".join(filter(None, (played, same)))
        self.text.setText(told if self._daily is None else daily_share_text(self._daily))
        self.preview.setAccessibleDescription(played)
