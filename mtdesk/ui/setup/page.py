"""The empty table as the set-up of a new game: seats round the station, and what is to be played there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStackedLayout,
    QWidget,
)

from mtdesk.i18n import LANGUAGES, Labels, number_text
from mtdesk.record.model import Player
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import SPECS, EngineRule, Range, target_pip
from mtdesk.rules.presets import CUSTOM, PRESETS
from mtdesk.table.cloth.backdrop import paint_backdrop
from mtdesk.table.look import current_look
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, PROBLEM, SECOND
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    NumberBox,
    PlateButton,
    add_choices,
    escaped,
    is_enter,
    label,
    look_icon,
    press_by_enter,
    scrolling,
    second_label,
    show_if,
)
from mtdesk.ui.setup.model import SetupModel
from mtdesk.ui.setup.seat_ring import SeatRing
from mtdesk.ui.setup.seat_view import SeatView
from mtdesk.ui.window.card import Card, Waiting
from mtdesk.ui.words.options import engines_text, option_value
from mtdesk.ui.words.presets import rule_set_description, rule_set_title, rules_text

_UNIT = 13
"""Pixels at scale 1 that a tile is wide in a picture."""
_WORDS = 190
"""The least pixels at scale 1 of what is said of rules."""


class RulesCard(PlateButton):
    """Shows rules; it is checked if they are chosen."""

    def __init__(self, rules: RuleSet) -> None:
        from mtdesk.ui.game_widgets.scenes import PRESET_SCENES, ScenePicture

        title, about = rule_set_title(rules), rule_set_description(rules)
        words = holding(vbox(label(NAME, title, wrap=True), second_label(about), STRETCH, spacing=0))
        words.setMinimumWidth(scaled(_WORDS))
        picture = vbox(ScenePicture(_UNIT, PRESET_SCENES[rules.preset]), STRETCH)
        super().__init__(hbox(picture, (words, 1), spacing=12, margins=(10, 8, 10, 8)))
        self.rules = rules
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)


class RulesCards(QWidget):
    """The rules from which people choose those of a ``model``, with buttons to read and to change them."""

    def __init__(self, model: SetupModel) -> None:
        super().__init__()
        self._model = model
        self.cards: list[RulesCard] = []
        self._lines = flow(spacing=8)
        self.words, self.change = QPushButton(self.tr("R&ead the rules…")), QPushButton(self.tr("Cha&nge…"))
        self.change.setToolTip(self.tr("House rules, with every option"))
        self.back = QPushButton(self.tr("&Back to the table"))
        area = scrolling(holding(vbox(self._lines, STRETCH, margins=(0, 0, 6, 0))))
        foot = hbox(STRETCH, flow(self.words, self.change, self.back, spacing=8), STRETCH)
        self.setLayout(vbox((area, 1), foot, spacing=10))

    def show_rules(self, own: Sequence[RuleSet]) -> None:
        """Show presets, own rule sets and, if they are chosen, changes without a name."""
        chosen = self._model.rules
        rules = [*(RuleSet("", preset) for preset in PRESETS), *own]
        if chosen.key not in [one.key for one in rules]:
            rules.append(chosen)
        for old in self.cards:
            self._lines.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = [RulesCard(one) for one in rules]
        for card in self.cards:
            self._lines.addWidget(card)
            card.setChecked(card.rules.key == chosen.key)
            card.clicked.connect(lambda _=False, card=card: self._model.choose_rules(card.rules))
            card.show()  # at once, so that there is something to scroll to

    def go_to_chosen(self) -> None:
        next(card for card in self.cards if card.isChecked()).setFocus()


_USUAL_NUMBER = 5
_GAP = 8
_WOOD, _CORNER = 8, 14
"""Pixels at scale 1 of wood round the cloth, and the radius of its corners."""


class TablePage(QWidget):
    """A page that looks like the table."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()
        self._shown: object = None
        """What the picture was painted for."""

    def paintEvent(self, event: QPaintEvent) -> None:
        look, ratio = current_look(), self.devicePixelRatioF()
        wanted = look.theme, self.size(), ratio
        if wanted != self._shown:
            self._shown = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            window, wood = QRectF(self.rect()), scaled(_WOOD)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                felt = window.adjusted(wood, wood, -wood, -wood)
                paint_backdrop(painter, window, felt, scaled(_CORNER), look.theme)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)


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


class NewGamePage(TablePage):
    """Shows a ``model`` to be changed; ``deal`` begins the game as chosen.

    ``own`` are the player's own rule sets, ``seated`` the players of a game in progress, which waits, and
    ``phones`` its seats on phones; ``change`` offers that others take over some of its seats. Newcomers, to
    whom the program speaks ``language``, are also offered a guided round and other languages.
    ``words_wanted``: the rules are to be read. ``left``: people want to go back.
    """

    language_chosen = Signal(str)
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
        self._ring = SeatRing(model)
        self.players = self._ring.players
        self.cards: list[Card] = []
        self._side = flow(spacing=_GAP)
        self._balance = _Balance()
        self.languages = None if language is None else self._language_box(language)
        if self.languages is not None:
            self._side.addWidget(self.languages)
            self._balance.width = self.languages.sizeHint().width()
        side = holding(vbox(self._side, STRETCH))
        row = flow(holding(hbox(self._ring)), side, spacing=_GAP)
        row.insertSpacerItem(0, self._balance)
        table = scrolling(holding(row), sideways=True)
        self.rules_cards = RulesCards(model)
        self._pages = QStackedLayout()
        self._pages.addWidget(table)
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
        for code, name in LANGUAGES.items():
            box.addItem(name, code)
        box.setCurrentIndex(box.findData(language))
        box.setAccessibleName(Labels.tr("Language"))
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
        self.rules.toggled.connect(self._show_rules)
        self.rules_cards.back.clicked.connect(lambda: self.rules.setChecked(False))
        self.rules_cards.words.clicked.connect(self.words_wanted)
        self.rounds.menu().aboutToShow.connect(self.fill_rounds)
        self.more.menu().aboutToShow.connect(self.fill_more)
        self.number.valueChanged.connect(model.choose_rounds)
        self.number.editingFinished.connect(self._end_number)

    # What is shown

    def show_waiting(self, waiting: Sequence[Waiting]) -> None:
        for old in self.cards:
            self._side.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = [Card(one) for one in waiting]
        for card in self.cards:
            self._side.addWidget(card)
        least = 0 if self.languages is None else self.languages.sizeHint().width()
        self._balance.width = max((card.sizeHint().width() for card in self.cards), default=least)
        self._order_tabs()

    def show_own(self, own: Sequence[RuleSet]) -> None:
        """Offer these rule sets of the player's own; chosen rules are as they are kept now, if they are."""
        self._own, chosen = tuple(own), self.model.rules
        if chosen.name:
            nameless = RuleSet("", chosen.preset, chosen.changes)
            kept = next((one for one in own if one.key == chosen.key), nameless)
            if kept != chosen:
                self.model.choose_rules(kept)
        if self.rules.isChecked():
            self.rules_cards.show_rules(self._own)
            self._order_tabs()

    @property
    def seats(self) -> list[SeatView]:
        return self._ring.seats

    def _seat(self) -> None:
        self._ring.show_seats()
        self._order_tabs()

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
        self.players.setEnabled(deal is None)
        self._ring.station.show_table(model.looks[:count], target_pip(model.options, 1))
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
        menu, model = self.rounds.menu(), self.model
        menu.clear()
        all_ = self.tr("&All ({count})", "rounds").format(count=number_text(model.rounds_of_rules))
        usual = [(self.tr("&One", "rounds"), 1), (self.tr("&Three", "rounds"), 3), (all_, None)]
        add_choices(menu, usual, model.rounds, model.choose_rounds)
        menu.addAction(self.tr("Another &number…", "of rounds"), self._begin_number)

    def _begin_number(self) -> None:
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
        seats = [(escaped(seat.player().name), seat) for seat in model.seats]
        choices = [(self.tr("At random"), None), *seats]
        _, *actions = add_choices(starters, choices, model.starter, model.choose_starter)
        for action, look in zip(actions, model.looks, strict=False):
            action.setIcon(look_icon(SEAT_LOOKS[look], scaled(20)))
        engines = menu.addMenu(self.tr("First &engine"))
        engines.setEnabled(model.deal is None and model.options.engine is not EngineRule.OWN_HIGHEST)
        self._fill_engines(engines)
        menu.addAction(self.tr("Deal &code…"), self.ask_for_code)

    def _fill_engines(self, menu: QMenu) -> None:
        """Offer each double of the set as the first engine, the highest one first."""
        model, rules = self.model, self.model.options_from(None)
        usual = target_pip(rules, 1)
        firsts = [None if pip == usual else pip for pip in range(rules.set, -1, -1)]
        doubles = [(engines_text(model.options_from(first)), first) for first in firsts]
        add_choices(menu, doubles, model.first_engine, model.choose_first_engine)

    def ask_for_code(self) -> None:
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
        """Use keys that nothing on the page has used: how many play, a pasted code, Enter, the way back."""
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
