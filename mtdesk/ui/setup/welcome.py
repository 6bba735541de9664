"""The first thing a new player sees: whether to be shown the game or to start at once."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import LANGUAGE_NAMES
from mtdesk.ui.game_widgets.tile_row import TilesPicture
from mtdesk.ui.kit.dialog import FittingDialog
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, framed, hbox, vbox
from mtdesk.ui.kit.widgets import ChoiceBox, label, make_default, title_label


class Wish(Enum):
    """How a newcomer wants to start."""

    GUIDE = auto()
    GAME = auto()
    SCORE_PAD = auto()


class WelcomeDialog(Translated, FittingDialog):
    """Offers the guided first round; ``wish`` is what was chosen, None if it was just closed.

    ``language`` is the current one; ``language_chosen`` carries another one, to be used at once.
    """

    language_chosen = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wish: Wish | None = None
        self.languages = ChoiceBox()
        for code, name in LANGUAGE_NAMES.items():
            self.languages.addItem(name, code)
        self.languages.setCurrentIndex(self.languages.findData(language))
        self.languages.activated.connect(lambda: self.language_chosen.emit(self.languages.currentData()))
        self.languages.setMinimumWidth(self.languages.needed_width())
        self._title = title_label()
        self._words = label(wrap=True)
        self.guide, self.game = QPushButton(), QPushButton()
        self.pad = QPushButton()
        self.pad.setAutoDefault(False)
        self.pad.clicked.connect(lambda: self._choose(Wish.SCORE_PAD))
        self.guide.clicked.connect(lambda: self._choose(Wish.GUIDE))
        self.game.clicked.connect(lambda: self._choose(Wish.GAME))
        words = vbox(self._title, self._words, STRETCH, hbox(self.pad, STRETCH))
        frame = framed(hbox(TilesPicture(), (words, 1), spacing=22, margins=(20, 18, 24, 18)))
        buttons = hbox(self.languages, STRETCH, self.game, self.guide)
        self.lay_out(frame, buttons, size=(600, None), spacing=14, margins=(20, 20, 20, 16))
        make_default(self, self.guide)
        self.guide.setFocus()
        self.retranslate_ui()

    def _choose(self, wish: Wish) -> None:
        self.wish = wish
        self.accept()

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Welcome"))
        self._title.setText(self.tr("Welcome to Mexican Train"))
        self._words.setText(
            self.tr(
                "New to the game? A short round against two computers shows you everything in about two "
                "minutes. You can leave it at any time and find it again in the Help menu."
            )
        )
        self.languages.setAccessibleName(self.tr("Language"))
        self.guide.setText(self.tr("&Show me how to play"))
        self.game.setText(self.tr("&New game…"))
        self.pad.setText(self.tr("&Keep score for a game with real tiles"))
        if self.isVisible():
            self.fit_content()
