"""A seat at the table of the set-up: who sits there, which is changed on the spot."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QClipboard, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget

from mtdesk.i18n import Labels
from mtdesk.record.model import program_of
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, SECOND
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.kit.widgets import PlateButton, SeatBadge, add_choices, is_enter, look_icon
from mtdesk.ui.setup.model import SeatChoice, SetupModel
from mtdesk.ui.words.levels import kind_text, level_description
from mtdesk.ui.words.people import look_name

_BADGE, _MARGIN = 36, 8
"""Pixels at scale 1."""
_TIGHT = 0.86
"""How much of the words must be seen where the window is too narrow for all."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class NameField(QLineEdit):
    """Where a name is typed; the code of a deal is left to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste) and _has_code(QApplication.clipboard()):
            event.ignore()
        else:
            super().keyPressEvent(event)
            if is_enter(event):
                event.accept()  # otherwise it would press the seat, too


class SeatView(PlateButton):
    """A seat, where a click or Enter offers who may play.

    A click on the name, or typing, renames the player; a click on the emblem offers others.

    ``dropped``: it was dragged away from its ``place``.
    """

    dropped = Signal()

    def __init__(self, model: SetupModel, seat: SeatChoice) -> None:
        self._badge, self._name, self._who = SeatBadge(0, _BADGE), ElidedLabel(NAME), ElidedLabel(SECOND)
        words = vbox(self._name, self._who, spacing=0)
        margin = scaled(_MARGIN)
        super().__init__(hbox(self._badge, (words, 1), spacing=margin, margins=(margin, 2, margin, 2)))
        self.model, self.seat = model, seat
        ours = (kind_text(level) for level in model.levels if program_of(level) is None)
        self._wide = max(map(self._who.fontMetrics().horizontalAdvance, ours), default=0) + 4
        """How many pixels words may take: what a seat shows of who plays, whatever the level is."""
        self._who.setMinimumWidth(round(_TIGHT * self._wide))
        self.place = QRect()
        """Where it was when the pointer took hold of it."""
        self._grip: QPoint | None = None
        """Where the pointer holds the seat; None while it does not."""
        self._is_dragged = False
        self.field = NameField(self)
        self.field.setCompleter(Suggestions(model.names.people, self))
        self.field.hide()
        self.field.textChanged.connect(lambda name: model.rename(seat, name))
        self.field.editingFinished.connect(self._end_renaming)
        self._former = seat.name, seat.is_given
        self.clicked.connect(self.offer)

    def sizeHint(self) -> QSize:
        least = self.minimumSizeHint()
        return least + QSize(self._wide - self._who.minimumWidth(), 0)

    def show_seat(self) -> None:
        at, count = self.model.seats.index(self.seat), len(self.model.seats)
        name = self.seat.player().name
        who = kind_text(self.seat.level, is_only=self._is_only_person(), on_phone=self.seat.on_phone)
        self._badge.show_look(SEAT_LOOKS[self.model.looks[at]])
        self._name.write(name)
        self._who.write(who)
        self.setAccessibleName(f"{name}, {who}")
        place = self.tr("Seat {number} of {count}").format(number=at + 1, count=count)
        about = level_description(self.seat.level)
        self.setAccessibleDescription(". ".join(filter(None, (place, about))))
        self.field.setAccessibleName(Labels.tr("Name of player {number}").format(number=at + 1))
        self.field.setPlaceholderText(self.seat.spare)

    def _is_only_person(self) -> bool:
        """Return whether a person here would have no one but computers at the table."""
        return all(seat is self.seat or seat.level is not None for seat in self.model.seats)

    # Who plays

    def menu_of_players(self) -> QMenu:
        """Return what can be done with this seat."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)  # they say how computers play
        is_you = self._is_only_person()
        kinds = [(None, False), (None, True), *((level, False) for level in self.model.levels)]
        words = [kind_text(level, is_only=is_you, on_phone=on_phone) for level, on_phone in kinds]
        current = self.seat.level, self.seat.on_phone
        actions = add_choices(menu, zip(words, kinds, strict=True), current, self._give)
        for action, (level, _) in zip(actions, kinds, strict=True):
            action.setToolTip(level_description(level) or action.text())
        menu.addSeparator()
        menu.addAction(self.tr("Re&name"), QKeySequence("F2"), self.rename)
        menu.addMenu(self.menu_of_looks(menu))
        remove = menu.addAction(self.tr("&Remove this player"), QKeySequence("Del"), self._remove)
        remove.setEnabled(self.model.may_remove)
        return menu

    def _give(self, kind: tuple[str | None, bool]) -> None:
        level, on_phone = kind
        self.model.give_to(self.seat, level, on_phone=on_phone)

    def menu_of_looks(self, parent: QWidget) -> QMenu:
        """Return the ten colours and emblems, which stay with the player's name."""
        menu = QMenu(self.tr("&Colour and emblem"), parent)
        current = self.model.looks[self.model.seats.index(self.seat)]
        looks = [(look_name(look), look) for look in range(len(SEAT_LOOKS))]
        choose = partial(self.model.look_chosen.emit, self.seat.player().name)
        for action, look in zip(add_choices(menu, looks, current, choose), SEAT_LOOKS, strict=True):
            action.setIcon(look_icon(look, scaled(20)))
        return menu

    def offer(self) -> None:
        """Offer who may play here, below the seat."""
        self.menu_of_players().popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _offer_looks(self) -> None:
        menu = self.menu_of_looks(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _remove(self) -> None:
        if self.model.may_remove:
            self.model.remove(self.seat)

    # Its name

    def rename(self) -> None:
        """Have a name typed in the place of the current one."""
        self._former = self.seat.name, self.seat.is_given
        area = self._name.geometry().united(self._who.geometry())
        self.field.setGeometry(area.adjusted(-2, 2, 2, -2))
        with QSignalBlocker(self.field):  # it is not a new name
            self.field.setText(self.seat.name)
        self.field.show()
        self.field.setFocus()
        self.field.selectAll()

    def _end_renaming(self) -> None:
        if self.field.isVisible():
            had_keyboard = self.field.hasFocus()
            self.field.hide()
            if had_keyboard:
                self.setFocus()

    def _give_up(self) -> None:
        self.seat.name, self.seat.is_given = self._former
        self.model.changed.emit()
        self._end_renaming()

    # Keys and mouse

    def event(self, event: QEvent) -> bool:
        """Keep letters, which rename the player, from being taken for commands."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _types(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # they lead to the seats round it
        elif event.key() == Qt.Key.Key_Escape and self.field.isVisible():
            self._give_up()
        elif event.key() == Qt.Key.Key_F2:
            self.rename()
        elif event.key() == Qt.Key.Key_Delete:
            self._remove()
        elif _types(event):
            self.rename()
            QApplication.sendEvent(self.field, event)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_dragged, self.place = False, self.geometry()
        self._grip = event.position().toPoint() if event.button() is Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the seat once the pointer has moved far enough."""
        if self._grip is None:
            super().mouseMoveEvent(event)
            return
        by = event.position().toPoint() - self._grip
        if self._is_dragged or by.manhattanLength() >= QApplication.startDragDistance():
            self._is_dragged = True
            self.setDown(False)
            self.raise_()
            self.move(self.pos() + by)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grip, self._grip = self._grip, None
        if self._is_dragged:
            self._is_dragged = False
            self.dropped.emit()
            return
        on_badge, on_name = (
            grip is not None and self.isDown() and part.geometry().contains(grip)
            for part in (self._badge, self._name)
        )
        if on_badge or on_name:
            self.setDown(False)
            (self._offer_looks if on_badge else self.rename)()
        else:
            super().mouseReleaseEvent(event)


def _types(event: QKeyEvent) -> bool:
    """Return whether a key types something that can begin a name."""
    other = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.GroupSwitchModifier)
    text = event.text()
    return not other and text.isprintable() and text not in ("", " ", "+", "-")


def _has_code(clipboard: QClipboard) -> bool:
    from mtdesk.record.deal_code import DealCodeError, read_deal_code

    try:
        read_deal_code(clipboard.text())
    except DealCodeError:
        return False
    return True
