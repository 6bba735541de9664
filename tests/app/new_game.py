"""Starting a game in the New game dialog, by clicks and keys."""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from mtdesk.rules.presets import PRESETS
from mtdesk.ui.setup.new_game import NewGameDialog
from tests.app.program import eventually
from tests.ui.fingers import click, click_row, pick, write


def open_dialog() -> NewGameDialog | None:
    """The New game dialog, if it is open."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, NewGameDialog) and dialog.isVisible() else None


async def start_new_game(preset: str, people: Sequence[str], computers: int, *, rounds: str = "one") -> None:
    """Choose in the open dialog and start; computers are easy and medium in turn."""
    await eventually(open_dialog)
    dialog = open_dialog()
    assert dialog is not None
    click_row(dialog.presets.list, list(PRESETS).index(preset))
    _seat(dialog, people, computers)
    click({"one": dialog.course.one, "three": dialog.course.three, "all": dialog.course.all}[rounds])
    click(dialog.start)
    await eventually(lambda: open_dialog() is None)


def _seat(dialog: NewGameDialog, people: Sequence[str], computers: int) -> None:
    players = dialog.players
    count = len(people) + computers
    while len(players.rows) > count:
        click(players.rows[-1].remove)
    while len(players.rows) < count:
        click(players.add_computer)
    for seat, row in enumerate(players.rows):
        if seat < len(people):
            pick(row.kind, 0)
            write(row.name, people[seat])
        else:
            pick(row.kind, 1 + seat % 2)
