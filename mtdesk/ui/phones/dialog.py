"""The dialog that brings phones to the table: the code to scan, and who plays where."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QMessageBox, QPushButton, QWidget

from mtdesk.i18n import Labels, list_text
from mtdesk.record.model import Player
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, flow, holding, vbox
from mtdesk.ui.kit.qr import qr_code
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME
from mtdesk.ui.kit.widgets import ChoiceBox, CopyButton, SeatBadge, label, make_default, second_label
from mtdesk.ui.phones.phone import PhoneSeat

_NAME = 90
"""Pixels at scale 1 of a name that can always be read."""
_SIDE = 260
"""Pixels at scale 1 of the code: a phone reads it from the other side of a table."""


class Place(Enum):
    """Where a seat is played from."""

    PHONE = auto()
    HERE = auto()
    COMPUTER = auto()


def place_of(player: Player, seat: PhoneSeat | None) -> Place:
    """Return where a player plays; ``seat`` is theirs for phones, if there is one."""
    if seat is not None and not seat.is_lost:
        return Place.PHONE
    return Place.HERE if player.kind == "human" else Place.COMPUTER


class PhonesDialog(Dialog):
    """Shows the code and the seats; ``placed`` carries a seat and a Place, ``thrown_out`` a seat.

    ``addresses`` are those among which the person may choose, ``address_chosen`` carries one. ``has_begun``:
    the game does not wait for those who are missing.
    """

    placed = Signal(int, object)
    thrown_out = Signal(int)
    address_chosen = Signal(str)
    stopped = Signal()

    def __init__(
        self, addresses: Sequence[str], count: int, parent: QWidget | None = None, *, has_begun: bool = True
    ) -> None:
        super().__init__(self.tr("Hands on phones"), parent, leave=CLOSE)
        self._url = ""
        self._has_begun = has_begun
        self.missing = label(wrap=True)
        self.code = QLabel()
        self.url = label(wrap=True)
        self.url.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        copy = CopyButton(self.tr("Copy address"))
        copy.clicked.connect(lambda: copy.copy(self._url))
        self.addresses = ChoiceBox()
        self.addresses.addItems(addresses)
        self.addresses.setAccessibleName(self.tr("Address of this computer"))
        self.addresses.activated.connect(lambda at: self.address_chosen.emit(self.addresses.itemText(at)))
        self.addresses.setVisible(len(addresses) > 1)
        self.boxes: list[ChoiceBox] = []
        self.states: list[QLabel] = []
        self.outs: list[QPushButton] = []
        left = holding(vbox(self.code, self.url, self.addresses, copy, STRETCH, spacing=8))
        stop = self.buttons.addButton(self.tr("Stop phones"), ACTION)
        stop.clicked.connect(self.stopped)
        stop.clicked.connect(self.reject)
        self.lay_out(
            self.heading,
            second_label(self._explanation()),
            self.missing,
            (flow(left, self._seats(count), spacing=24), 1),
            second_label(self._firewall()),
            self.buttons,
            size=(820, None),
        )
        if not has_begun:
            self.leave.setText(self.tr("Begin now"))
        make_default(self, self.leave)

    def _explanation(self) -> str:
        return self.tr(
            "Choose who plays on a phone. These players scan the code with a phone on the same network and "
            "see their tiles there. Each phone is sent only its own hand and what everyone can see."
        )

    def _firewall(self) -> str:
        if sys.platform == "win32":
            return self.tr("If Windows asks, allow mtdesk to communicate on private networks.")
        return self.tr("If the page does not open, this computer’s firewall may be blocking it.")

    def _seats(self, count: int) -> QWidget:
        seats = QWidget()
        grid = QGridLayout(seats)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        self._names = [ElidedLabel(NAME) for _ in range(count)]
        for seat in range(count):
            box, state, out = ChoiceBox(), label(), QPushButton(self.tr("Disconnect"))
            box.addItems([self.tr("On a phone"), self.tr("At this screen"), self.tr("Computer")])
            box.activated.connect(lambda at, seat=seat: self.placed.emit(seat, list(Place)[at]))
            out.setAutoDefault(False)
            out.clicked.connect(partial(self.thrown_out.emit, seat))
            self._names[seat].setMinimumWidth(scaled(_NAME))
            parts = SeatBadge(seat), self._names[seat], box, state, out
            for column, part in enumerate(parts):
                grid.addWidget(part, seat, column)
            self.boxes.append(box)
            self.states.append(state)
            self.outs.append(out)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(count, 1)
        return seats

    def show_seats(self, url: str, players: Sequence[Player], seats: Mapping[int, PhoneSeat]) -> None:
        """Show where the page is, and who plays where; ``seats`` are those for phones."""
        self.addresses.setCurrentText(QUrl(url).host())
        if url != self._url:
            self._url = url
            self.url.setText(url)
            self.code.setPixmap(code_picture(url, scaled(_SIDE), self.devicePixelRatioF()))
            self.code.setAccessibleName(self.tr("Code with the address {url}").format(url=url))
        missing = [players[at].name for at, seat in seats.items() if seat.is_missing]
        self.missing.setText(self._missing_text(missing))
        self.missing.setVisible(bool(missing))
        for at, player in enumerate(players):
            name, seat = player.name, seats.get(at)
            self._names[at].write(name)
            self.boxes[at].setAccessibleName(self.tr("Where {name} plays").format(name=name))
            self.boxes[at].setCurrentIndex(list(Place).index(place_of(player, seat)))
            self.outs[at].setAccessibleName(self.tr("Disconnect {name}’s phone").format(name=name))
            self.outs[at].setEnabled(seat is not None and bool(seat.token))
            self.states[at].setText(self._state(seat))

    def _missing_text(self, names: Sequence[str]) -> str:
        if self._has_begun:
            return self.tr("Still missing: {names}.").format(names=list_text(names))
        return self.tr("The game begins when everyone has joined. Still missing: {names}.").format(
            names=list_text(names)
        )

    def _state(self, seat: PhoneSeat | None) -> str:
        if seat is None or seat.is_lost:
            return ""
        if seat.is_missing:
            return Labels.tr("no one yet")
        return self.tr("away", "a phone") if seat.is_away else self.tr("connected", "a phone")


def code_picture(url: str, side: int, ratio: float) -> QPixmap:
    """Return the QR code of an address, about ``side`` pixels wide."""
    modules = qr_code(url)
    whole = max(1, round(side * ratio / modules.width())) * modules.width()
    picture = QPixmap.fromImage(modules.scaled(whole, whole))
    picture.setDevicePixelRatio(ratio)
    return picture


class AwayQuestion(QMessageBox):
    """Asks who is to play for someone whose phone is away, or missing; waiting is the usual answer."""

    def __init__(self, name: str, parent: QWidget | None = None, *, is_missing: bool = False) -> None:
        super().__init__(QMessageBox.Icon.Question, "mtdesk", "", parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if is_missing:
            self.setText(self.tr("No one has taken {name}’s seat yet.").format(name=name))
        else:
            self.setText(self.tr("{name}’s phone is away.").format(name=name))
            self.setInformativeText(self.tr("{name} can take the seat back at any time.").format(name=name))
        roles = QMessageBox.ButtonRole
        self.here = self.addButton(Labels.tr("Play here"), roles.AcceptRole)
        self.computer = self.addButton(self.tr("Let a computer play"), roles.AcceptRole)
        self.setDefaultButton(self.addButton(self.tr("Wait"), roles.RejectRole))

    @property
    def place(self) -> Place | None:
        """Where the seat is to be played from; None: it waits."""
        answers = {self.here: Place.HERE, self.computer: Place.COMPUTER}
        return next((place for button, place in answers.items() if button is self.clickedButton()), None)
