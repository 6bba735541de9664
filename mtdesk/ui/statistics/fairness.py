"""The answer to "it cheats": all deals compared with chance, and how anyone can check those of a game."""

from __future__ import annotations

import shlex
from hashlib import sha256

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from mtdesk.control.game import Game
from mtdesk.stats.fairness import Fairness
from mtdesk.stats.proof import SCRIPT
from mtdesk.ui.kit.copying import CopyButton
from mtdesk.ui.kit.dialog import ACTION, CLOSE, WIDE_MARGINS, Dialog
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.sizes import fixed_font, scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import heading_label, label, make_default, scrolling, second_label
from mtdesk.ui.statistics.deals_page import PAGE_MARGINS, DealsPage

_FIXED = 13
"""Pixels at scale 1 of text to be copied exactly."""


class FairnessDialog(Dialog):
    """Shows what chance says about all deals and, on request, how to check those of one game.

    ``game`` is the one on the table, None if there is none.
    """

    def __init__(self, game: Game | None, fairness: Fairness, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Is it fair?"), parent, leave=CLOSE)
        self._game = game
        self.evenness = DealsPage(fairness)
        all_games = scrolling(self.evenness, by_keys=True)
        all_games.setAccessibleName(self.tr("All games"))
        self.proof = self.buttons.addButton(self.tr("&Proof…"), ACTION)
        self.proof.clicked.connect(self._show_proof)
        self.lay_out(
            *(self.heading, (all_games, 1), self.buttons), size=(1000, 690), spacing=8, margins=WIDE_MARGINS
        )
        make_default(self, self.leave)

    def _show_proof(self) -> None:
        dialog = ProofDialog(self._game, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class ProofDialog(Dialog):
    """Shows the seed of a game once it is over, and how to check its deals; ``game`` as above."""

    def __init__(self, game: Game | None, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Proof for this game"), parent, leave=CLOSE)
        self.check = CheckPage(game)
        is_short = game is not None and not game.is_over
        self.lay_out(
            *(self.heading, (scrolling(self.check), 1), self.buttons),
            size=(940, 300 if is_short else 660),
            spacing=8,
            margins=WIDE_MARGINS,
        )
        make_default(self, self.leave)


class _Copied(QWidget):
    """A line that can be selected, and a button that copies it."""

    def __init__(self, name: str, text: str, copy: str) -> None:
        super().__init__()
        self.line = QLineEdit(readOnly=True)
        self.line.setFont(fixed_font(_FIXED))
        self.line.setText(text)
        self.line.setCursorPosition(0)
        self.line.setAccessibleName(name.rstrip(":"))
        self.copy = CopyButton(copy)
        self.copy.setAccessibleName(f"{copy} ({name.rstrip(':')})")
        self.copy.clicked.connect(lambda: self.copy.copy(self.line.text()))
        self.setLayout(vbox(label(SECOND, name, wrap=True), hbox((self.line, 1), self.copy), spacing=2))


class CheckPage(QWidget):
    """How anyone can check the deals of a game."""

    def __init__(self, game: Game | None) -> None:
        super().__init__()
        known = None if game is None else game.setup.seed
        is_shown = game is not None and game.is_over and known is not None
        seed = known or ""
        copy = self.tr("Copy")
        self.seed = _Copied(self.tr("Seed of this game:"), seed if is_shown else "", copy)
        fingerprint = sha256(seed.encode()).hexdigest()
        self.fingerprint = _Copied(self.tr("Fingerprint of the seed (SHA-256):"), fingerprint, copy)
        self.by_hand = _Copied(
            self.tr("This prints the fingerprint:"),
            f"printf %s {shlex.quote(seed)} | sha256sum" if is_shown else "",
            copy,
        )
        self.trace = _Copied(
            self.tr(
                "Save the game first. This replays it and rejects any deal that does not follow from "
                "the seed:"
            ),
            "mtdesk trace GAME.mtrain",
            copy,
        )
        self.script = QPlainTextEdit(readOnly=True, plainText=SCRIPT)
        self.script.setFont(fixed_font(_FIXED))
        self.script.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.script.setTabChangesFocus(True)
        self.script.setMinimumHeight(scaled(150))
        self.script.setAccessibleName(self.tr("Script that checks deals"))
        self.copy_script = CopyButton(self.tr("Copy script"))
        self.copy_script.clicked.connect(lambda: self.copy_script.copy(SCRIPT))
        first = heading_label(self.tr("With your system’s tools"))
        second = heading_label(self.tr("With this program"))
        third = heading_label(self.tr("Without this program"))
        how = second_label(
            self.tr(
                "This short script needs only Python. Save it as “check_deals.py” and run “python3 "
                "check_deals.py GAME.mtrain”: it shuffles every round from the seed, as mtdesk does, and "
                "compares the deals."
            )
        )
        self.setLayout(
            vbox(
                *(second_label(self._say_what(game)), self.seed, self.fingerprint),
                *(first, self.by_hand, second, self.trace, third, how, (self.script, 1)),
                *((self.copy_script, 0, Qt.AlignmentFlag.AlignLeft), STRETCH),
                spacing=6,
                margins=PAGE_MARGINS,
            )
        )
        for of_seed in (self.seed, self.by_hand, first):
            of_seed.setVisible(is_shown)
        # A record reveals everything: no one must be led to look at it during a game.
        for part in (second, self.trace, third, how, self.script, self.copy_script):
            part.setVisible(is_shown or game is None)
        self.fingerprint.setVisible(known is not None)

    def _say_what(self, game: Game | None) -> str:
        if game is None:
            return self.tr("There is no game on the table.")
        if game.setup.seed is None:
            return self.tr("This game has no seed, so its deals cannot be checked.")
        if game.is_over:
            return self.tr(
                "Every deal in a game follows from its seed, which was chosen at random before the first "
                "one. So anyone can repeat the shuffle and compare. If you noted the fingerprint during the "
                "game, it must be the one below."
            )
        return self.tr(
            "Every deal in a game follows from its seed, which was chosen at random before the first one. "
            "The seed would reveal hidden tiles, so it is shown only once the game is over. The fingerprint "
            "proves that it was not changed: note it now and compare it later."
        )
