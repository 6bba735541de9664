"""What a feature may use of the running program."""

from __future__ import annotations

from msgspec import Struct

from mtdesk.settings import SettingsStore
from mtdesk.ui.files.library import Library
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.game_controller import GameController
from mtdesk.ui.play.session import Session
from mtdesk.ui.window.main_window import MainWindow


class Context(Struct, frozen=True):
    """The window, the game on its table, and what both share with every feature."""

    window: MainWindow
    session: Session
    games: GameController
    library: Library
    store: SettingsStore
    tasks: Tasks
