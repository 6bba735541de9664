"""The answer to "it cheats": all deals compared with chance."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mtdesk.stats.fairness import Fairness
from mtdesk.ui.kit.dialog import CLOSE, WIDE_MARGINS, Dialog
from mtdesk.ui.kit.widgets import make_default, scrolling
from mtdesk.ui.statistics.deals_page import DealsPage


class FairnessDialog(Dialog):
    """Shows what chance says about all deals."""

    def __init__(self, fairness: Fairness, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Is it fair?"), parent, leave=CLOSE)
        self.evenness = DealsPage(fairness)
        all_games = scrolling(self.evenness, by_keys=True)
        all_games.setAccessibleName(self.tr("All games"))
        self.lay_out(
            *(self.heading, (all_games, 1), self.buttons), size=(1000, 690), spacing=8, margins=WIDE_MARGINS
        )
        make_default(self, self.leave)
