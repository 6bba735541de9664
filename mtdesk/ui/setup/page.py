"""The empty table as the set-up of a new game: seats round the station, and what is to be played there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QSpinBox,
    QStackedLayout,
    QWidget,
)

from mtdesk.i18n import LANGUAGE_NAMES, Labels, number_text
from mtdesk.record.model import Player
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, SPECS, EngineRule, Range, target_pip
from mtdesk.rules.presets import CUSTOM
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.game_widgets.rules_list import key_of
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import NO_MARGINS, STRETCH, flow, hbox, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import COUNT, PROBLEM, SECOND, give_role
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    NumberBox,
    escaped,
    is_enter,
    label,
    look_icon,
    press_by_enter,
    scrolling,
    show_if,
)
from mtdesk.ui.setup.felt import Felt, StationView
from mtdesk.ui.setup.model import Seat, SetupModel
from mtdesk.ui.setup.ring import RingLayout
from mtdesk.ui.setup.rules_cards import RulesCards
from mtdesk.ui.setup.seat_view import SeatView
from mtdesk.ui.window.card import Card, Waiting
from mtdesk.ui.words.options import engines_text, option_value
from mtdesk.ui.words.presets import rules_text

_ROUNDS = (1, 3)
_USUAL_NUMBER = 5
_GAP = 8
_MOST_BELOW_CORNER = 7
"""With more seats than these, one may be where the languages are offered."""


class PlayersBox(QSpinBox):
    """How many play: a minus, the number in words, and a plus."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, COUNT)
        self.setRange(MIN_PLAYERS, MAX_PLAYERS)
        self.lineEdit().setReadOnly(True)
        self.lineEdit().setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(scaled(170))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(Labels.tr("Players"))

    def textFromValue(self, value: int) -> str:
        return Labels.tr("%n player(s)", "", value)


class RoundsBox(NumberBox):
    """A number of rounds; Enter ends typing it, and does nothing else."""

    def __init__(self) -> None:
        super().__init__()
        spec = SPECS["rounds"]
        assert isinstance(spec, Range)
        self.setRange(spec.low, spec.high)
        self.setAccessibleName(self.tr("Number of rounds"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if is_enter(event):
            event.accept()


class _Balance(QSpacerItem):
    """Room as wide as the cards at the other side, as far as there is any: the station is in the middle."""

    def __init__(self) -> None:
        super().__init__(0, 0, QSizePolicy.Policy.Expanding)
        self.width = 0

    def maximumSize(self) -> QSize:
        return QSize(self.width, super().maximumSize().height())


class NewGamePage(Felt):
    """Shows a ``model`` to be changed. ``deal_wanted``: the game is to begin as chosen.

    ``own`` are the player's own rule sets, ``seated`` the players of a game in progress, which waits, and
    ``phones`` its seats on phones; ``players_wanted`` carries those who are to take over some of its seats.
    Newcomers, to whom the program speaks ``language``, are also offered a guided round and other languages.
    ``left``: people want to go back.
    """

    deal_wanted = Signal()
    players_wanted = Signal(object)
    guide_wanted = Signal()
    language_chosen = Signal(str)
    rules_wanted = Signal()
    words_wanted = Signal()
    left = Signal()

    def __init__(
        self,
        model: SetupModel,
        own: Sequence[RuleSet] = (),
        *,
        seated: Sequence[Player] = (),
        phones: frozenset[int] = frozenset(),
        language: str | None = None,
    ) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("New game"))
        self._announcer = Announcer(self)
        self.model, self._own, self._seated = model, tuple(own), tuple(seated)
        self._phones = phones
        self.seats: list[SeatView] = []
        self.station, self.players = StationView(), PlayersBox()
        centre = Qt.AlignmentFlag.AlignHCenter
        middle = holding(vbox((self.station, 1), (self.players, 0, centre), spacing=2))
        self._ring = RingLayout(middle, scaled(_GAP))
        self.cards: list[Card] = []
        self._side = flow(spacing=_GAP)
        self._balance = _Balance()
        self.languages = None if language is None else self._language_box(language)
        side = holding(vbox(self._side, STRETCH))
        row = flow(holding(self._ring), side, spacing=_GAP)
        row.insertSpacerItem(0, self._balance)
        table = scrolling(holding(row), sideways=True)
        self.rules_cards = RulesCards(model)
        corner = QGridLayout()
        corner.setContentsMargins(*NO_MARGINS)
        corner.addWidget(table, 0, 0)
        if self.languages is not None:  # over the cloth
            corner.addWidget(self.languages, 0, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self._pages = QStackedLayout()
        self._pages.addWidget(holding(corner))
        self._pages.addWidget(self.rules_cards)
        self.problem = label(PROBLEM, wrap=True)
        self._problem_plate = plate(self.problem, margins=(14, 4, 14, 4))
        self._code_line()
        margin = scaled(18)
        self.setLayout(
            vbox(
                (self._pages, 1),
                *(self._code_plate, self._problem_plate, self._bar(is_first=language is not None)),
                spacing=_GAP,
                margins=(margin, margin, margin, margin),
            )
        )
        self._connect()
        self.show_own(own)
        self._seat()
        self._show()

    def _language_box(self, language: str) -> QComboBox:
        box = ChoiceBox()
        for code, name in LANGUAGE_NAMES.items():
            box.addItem(name, code)
        box.setCurrentIndex(box.findData(language))
        box.setAccessibleName(Labels.tr("Language"))
        box.setMinimumWidth(box.needed_width())
        box.activated.connect(lambda: self.language_chosen.emit(box.currentData()))
        return box

    def _code_line(self) -> None:
        self.code, self.told = QLineEdit(), ElidedLabel(SECOND)
        self.code.setPlaceholderText(self.tr("Paste or type a deal code"))
        self.code.setAccessibleName(self.tr("Deal code"))
        self.no_code = QPushButton(self.tr("Play an&other deal"))
        row = flow((self.code, 1), self.no_code, spacing=_GAP)
        self._code_plate = plate(row, self.told, spacing=2, margins=(14, 8, 14, 6))
        self._code_plate.hide()
        self.code.textEdited.connect(self.read_code)
        self.no_code.clicked.connect(self.drop_code)

    def _bar(self, *, is_first: bool) -> QWidget:
        self.rules = QPushButton()
        self.rules.setCheckable(True)
        self.rounds, self.number = QPushButton(), RoundsBox()
        self.number.hide()
        self.deal = QPushButton(self.tr("&Deal", "verb: start the game"), default=True)
        self.show_me = QPushButton(Labels.tr("&Show me how to play"))
        self.show_me.setVisible(is_first)
        self.change = QPushButton(self.tr("&Continue with these players"))
        self.more = QPushButton(self.tr("&More"))
        self.more.setHidden(is_first)
        self.rounds.setMenu(QMenu(self))
        self.more.setMenu(QMenu(self))
        parts = (self.rules, self.rounds, self.number, self.deal, self.show_me, self.change, self.more)
        for part in parts:
            part.setMinimumHeight(scaled(40))
        return holding(hbox(STRETCH, (flow(*parts, spacing=_GAP), 0), STRETCH))

    def _connect(self) -> None:
        model = self.model
        model.seated.connect(self._seat)
        model.changed.connect(self._show)
        self.players.valueChanged.connect(self._have_seats)
        self.rules.toggled.connect(self._show_rules)
        self.rules_cards.chosen.connect(lambda: self.rules.setChecked(False))
        self.rules_cards.words_wanted.connect(self.words_wanted)
        self.rules_cards.change_wanted.connect(self.rules_wanted)
        self.rounds.menu().aboutToShow.connect(self.fill_rounds)
        self.more.menu().aboutToShow.connect(self.fill_more)
        self.number.valueChanged.connect(model.choose_rounds)
        self.number.editingFinished.connect(self._end_number)
        self.deal.clicked.connect(self.deal_wanted)
        self.show_me.clicked.connect(self.guide_wanted)
        self.change.clicked.connect(lambda: self.players_wanted.emit(self.changes()))

    # What is shown

    def show_waiting(self, waiting: Sequence[Waiting]) -> None:
        """Show cards for what waits."""
        for old in self.cards:
            self._side.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = [Card(one) for one in waiting]
        for card in self.cards:
            self._side.addWidget(card)
        self._balance.width = max((card.sizeHint().width() for card in self.cards), default=0)
        self._order_tabs()

    def show_own(self, own: Sequence[RuleSet]) -> None:
        """Offer these rule sets of the player's own; chosen rules are as they are kept now, if they are."""
        self._own, chosen = tuple(own), self.model.rules
        if chosen.name:
            nameless = RuleSet("", chosen.preset, chosen.changes)
            kept = next((one for one in own if key_of(one) == key_of(chosen)), nameless)
            if kept != chosen:
                self.model.choose_rules(kept)
        if self.rules.isChecked():
            self.rules_cards.show_rules(self._own)
            self._order_tabs()

    def _seat(self) -> None:
        """Have one view for each seat, in their order; the keyboard stays at the place of one that goes."""
        known = {view.seat: view for view in self.seats}
        focused = next((at for at, view in enumerate(self.seats) if view.hasFocus()), None)
        views = [known[seat] if seat in known else self._view(seat) for seat in self.model.seats]
        for gone in set(self.seats) - set(views):
            gone.hide()
            gone.deleteLater()
        is_gone = focused is not None and self.seats[focused] not in views
        self.seats = views
        self._ring.seat(views)
        for view in views:
            view.show()
        self._order_tabs()
        if is_gone and focused is not None:
            views[min(focused, len(views) - 1)].setFocus()

    def _view(self, seat: Seat) -> SeatView:
        view = SeatView(self.model, seat)
        view.dropped.connect(lambda point: self._drop(view, point))
        view.pushed.connect(lambda way: self._push(view, way))
        view.left.connect(
            lambda way: self.seats[self._ring.neighbour(self.seats.index(view), way)].setFocus()
        )
        return view

    def _push(self, view: SeatView, way: QPoint) -> None:
        self.model.move(view.seat, self._ring.neighbour(self.seats.index(view), way))
        self._announcer.announce([view.accessibleDescription()])

    def _drop(self, view: SeatView, point: QPoint) -> None:
        self.model.move(view.seat, self._ring.place_at(point))
        self._ring.activate()

    def _order_tabs(self) -> None:
        stops: list[QWidget] = []
        for view in self.seats:
            stops += [view, view.field]
        cards = self.rules_cards
        stops += [self.players, *([] if self.languages is None else [self.languages]), *self.cards]
        stops += [*cards.cards, cards.words, cards.change, cards.back, self.code, self.no_code, self.rules]
        stops += [self.rounds, self.number, self.deal, self.show_me, self.change, self.more]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)

    def _show(self) -> None:
        model, deal = self.model, self.model.deal
        for view in self.seats:
            view.show_seat()
        count = len(model.seats)
        self.players.setValue(count)
        if self.languages is not None:
            show_if(self.languages, count <= _MOST_BELOW_CORNER)
        self.players.setEnabled(deal is None)
        self.station.show_table(model.looks[:count], target_pip(model.options, 1))
        preset = CUSTOM if model.rules.changes else model.rules.preset
        rules = escaped(rules_text(preset, model.rules.name))
        self.rules.setText(rules if deal is None else self.tr("&Rules of this deal…"))
        self.rounds.setText(option_value("rounds", model.options.rounds))
        self.rounds.setEnabled(deal is None)
        chosen = self.rules.text().replace("&", ""), self.rounds.text(), self.players.text()
        self.deal.setAccessibleDescription(", ".join(chosen))
        problem = model.problem()
        if problem != self.problem.text():
            self.problem.setText(problem)
            self._announcer.announce([problem] if problem else ())
        show_if(self._problem_plate, bool(problem))
        self.deal.setEnabled(not problem)
        is_same = [player.name for player in self._seated] == [seat.player().name for seat in model.seats]
        show_if(self.change, bool(self.changes() or (is_same and model.phones != self._phones)))

    # What people do

    def changes(self) -> Mapping[int, Player]:
        """Return who is to take over seats of the game in progress, if nothing else at the table differs."""
        from msgspec.structs import replace

        chosen = [seat.player() for seat in self.model.seats]
        if [player.name for player in self._seated] != [player.name for player in chosen]:
            return {}
        return {
            at: replace(was, kind=player.kind, level=player.level)
            for at, (was, player) in enumerate(zip(self._seated, chosen, strict=True))
            if was.level != player.level
        }

    def _have_seats(self, count: int) -> None:
        if count != len(self.model.seats):
            self.model.have_seats(count)

    def _show_rules(self, wanted: bool) -> None:
        if wanted and self.model.deal is not None:  # there is nothing to choose
            self.rules.setChecked(False)
            self.words_wanted.emit()
            return
        if wanted:
            self.rules_cards.show_rules(self._own)
            self._order_tabs()
        self._pages.setCurrentIndex(1 if wanted else 0)
        if wanted:
            self.rules_cards.go_to_chosen()
        else:
            self.rules.setFocus()

    def fill_rounds(self) -> None:
        """Offer numbers of rounds."""
        menu, model = self.rounds.menu(), self.model
        menu.clear()
        group = QActionGroup(menu)
        all_ = self.tr("&All ({count})", "rounds").format(count=number_text(model.rounds_of_rules))
        for rounds, text in ((1, self.tr("&One", "rounds")), (3, self.tr("&Three", "rounds")), (None, all_)):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(rounds == model.rounds)
            action.triggered.connect(lambda _=False, rounds=rounds: model.choose_rounds(rounds))
            group.addAction(action)
        menu.addAction(self.tr("Another &number…", "of rounds"), self._begin_number)

    def _begin_number(self) -> None:
        """Have a number of rounds typed in the place of the chip."""
        self.rounds.hide()
        self.number.show()
        self.number.setValue(self.model.rounds or _USUAL_NUMBER)
        self.model.choose_rounds(self.number.value())
        self.number.setFocus()
        self.number.selectAll()

    def _end_number(self) -> None:
        had_keyboard = self.number.hasFocus()
        self.number.hide()
        self.rounds.show()
        if had_keyboard:
            self.rounds.setFocus()

    def fill_more(self) -> None:
        """Offer what is seldom chosen: who starts, the first engine, and the code of a deal."""
        menu, model = self.more.menu(), self.model
        menu.clear()
        starters = menu.addMenu(self.tr("&Who starts"))
        starters.setEnabled(model.deal is None)
        group = QActionGroup(menu)
        for at, seat in enumerate((None, *model.seats)):
            name = self.tr("At random") if seat is None else escaped(seat.player().name)
            action = starters.addAction(name)
            if seat is not None:
                action.setIcon(look_icon(SEAT_LOOKS[model.looks[at - 1]], scaled(20)))
            action.setCheckable(True)
            action.setChecked(seat is model.starter)
            action.triggered.connect(lambda _=False, seat=seat: model.choose_starter(seat))
            group.addAction(action)
        engines = menu.addMenu(self.tr("First &engine"))
        engines.setEnabled(model.deal is None and model.options.engine is not EngineRule.OWN_HIGHEST)
        self._fill_engines(engines)
        menu.addAction(self.tr("Deal &code…"), self.ask_for_code)

    def _fill_engines(self, menu: QMenu) -> None:
        """Offer each double of the set as the first engine, the highest one first."""
        rules, group = self.model.options_from(None), QActionGroup(menu)
        for pip in range(rules.set, -1, -1):
            first = None if pip == target_pip(rules, 1) else pip
            action = menu.addAction(engines_text(self.model.options_from(first)))
            action.setCheckable(True)
            action.setChecked(first == self.model.first_engine)
            action.triggered.connect(lambda _=False, first=first: self.model.choose_first_engine(first))
            group.addAction(action)

    def ask_for_code(self) -> None:
        """Offer a line for the code of a deal."""
        self._code_plate.show()
        self.code.setFocus()
        self.code.selectAll()

    def read_code(self, text: str) -> None:
        """Play the deal whose code is in this text, or say what is wrong with it."""
        from mtdesk.record.deal_code import DealCodeError, read_deal_code
        from mtdesk.ui.words.deals import code_fault_text, rules_line

        deal, told = None, ""
        try:
            deal = read_deal_code(text)
            told = rules_line(deal)
        except DealCodeError as error:
            told = code_fault_text(error) if text.strip() else ""
        if self.code.text() != text:
            self.code.setText(text)
        self.told.write(told)
        self._code_plate.show()
        self.model.take_deal(deal)

    def drop_code(self) -> None:
        """Play another deal than that of a code."""
        self._code_plate.hide()
        self.code.clear()
        self.told.write("")
        self.model.take_deal(None)
        self.deal.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing on the page has used: how many play, a pasted code, Enter and the way back."""
        step = _STEPS.get(Qt.Key(event.key()))
        if event.matches(QKeySequence.StandardKey.Paste):
            self.read_code(QApplication.clipboard().text())
        elif step is not None and self._pages.currentIndex() == 0:
            self.players.stepBy(step if self.players.isEnabled() else 0)
        elif event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif not press_by_enter(self, event, self.deal):
            super().keyPressEvent(event)

    def _go_back(self) -> None:
        if self.rules.isChecked():
            self.rules.setChecked(False)
        elif self.number.isVisible():
            self._end_number()
        elif self._code_plate.isVisible():
            self.drop_code()
        else:
            self.left.emit()


_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Down: -1}
