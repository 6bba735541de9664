"""While a game is played, nothing that is reported, copied or shown beside the table gives a secret away."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QPushButton, QWidget

from mtdesk import paths
from mtdesk.app import Application
from mtdesk.cli import doctor, main
from mtdesk.diagnosis.log import LOG, logged
from mtdesk.diagnosis.reports import REPORTS
from mtdesk.programs import Program
from mtdesk.record.deal_code import deal_code
from mtdesk.record.model import Player
from mtdesk.rules.moves import IllegalMove, Play, Reason, Refusal
from mtdesk.rules.tiles import Tile
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.replay.share import ShareDialog
from mtdesk.ui.statistics.dialog import StatisticsDialog
from mtdesk.ui.statistics.fairness import FairnessPage
from mtdesk.ui.support.report import ReportDialog
from tests.app.blind import words
from tests.app.person import Person
from tests.app.program import STILL, eventually, game_of, game_setup, modal, people, register, settle, started
from tests.app.test_hidden import texts_of
from tests.processes import PLAYERS, python
from tests.rules.test_views import hidden_from

SEED = "VEBRZG2ZFSZHEMNQ"
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_WRITTEN = re.compile(r"(?<![\d.-])(\d+) ?[–|-] ?(\d+)(?![\d.-])|[\[(](\d+), ?(\d+)[\])]|hi=(\d+), lo=(\d+)")
"""Tiles as anything writes them: for people, as JSON, as Python."""


def tiles_in(text: str) -> set[Tile]:
    numbers = ([int(part) for part in found if part] for found in _WRITTEN.findall(_DATE.sub("", text)))
    return {Tile(max(pair), min(pair)) for pair in numbers}


def texts_of_dialog(dialog: QDialog) -> Iterator[str]:
    """All that can be read, pointed at or heard in a dialog, and what its buttons copy."""
    for widget in (dialog, *dialog.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        for name in ("text", "plainText", "title"):
            yield str(widget.property(name) or "")
        if isinstance(widget, QPlainTextEdit):
            yield widget.toPlainText()
    yield words(QAccessible.queryAccessibleInterface(dialog))
    for button in dialog.findChildren(QPushButton):
        if "copy" in button.text().lower() and button.isVisible():
            button.click()
            yield QApplication.clipboard().text()


async def opened_by(action: QAction) -> QDialog:
    """The dialog that a command opens."""
    action.trigger()
    return await modal(QDialog)


async def everything(desk: Application, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """All texts by where they are found."""
    commands, found = desk.window.commands, dict[str, str]()
    found["window"] = "\n".join(texts_of(desk))
    desk.window.log.copy.trigger()
    found["copied log"] = QApplication.clipboard().text()
    for name in ("report", "share_deal", "statistics"):
        dialog = await opened_by(getattr(commands, name))
        if isinstance(dialog, StatisticsDialog):
            dialog.tabs.setCurrentIndex(2)
            await eventually(partial(dialog.findChild, FairnessPage))
        texts = [*texts_of_dialog(dialog)]
        if isinstance(dialog, ReportDialog):
            # What stands before is about Python and the system.
            texts = [text.partition("\n== ")[2] or text for text in texts]
        elif isinstance(dialog, ShareDialog):
            assert not dialog.with_code.isChecked()
            assert "will see which tiles" in "\n".join(texts), "who asks is warned first"
        found[name] = "\n".join(texts)
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
    await asyncio.to_thread(main, ["doctor"])
    found["doctor"] = capsys.readouterr().out.partition("\n\n")[2]
    for file in (paths.user_data_dir() / REPORTS).rglob("*.txt"):
        found[str(file)] = file.read_text(encoding="utf-8").partition("\n== ")[2]
    found["log"] = (paths.user_data_dir() / LOG).read_text(encoding="utf-8")
    return found


async def look(desk: Application, capsys: pytest.CaptureFixture[str]) -> list[tuple[str, object]]:
    """What is found that whoever looks now must not know, and where."""
    game, match = game_of(desk), desk.session.match
    assert match is not None
    assert game.state is not None
    hidden = hidden_from(game.state, match.audience.seat)
    tile = min(hidden)
    desk.reports.errors.report(IllegalMove(Play(2, tile, "P2", tile.lo), Refusal(Reason.NOT_IN_HAND)))
    notice = await modal(QDialog)
    texts = {"notice": "\n".join(texts_of_dialog(notice))}
    notice.reject()
    await eventually(lambda: QApplication.activeModalWidget() is None)
    texts |= await everything(desk, capsys)
    assert any("== Game\n{" in text for text in texts.values()), "a report has the public part"
    secrets = [SEED, deal_code(game.setup)]
    return [(where, tile) for where, text in texts.items() for tile in tiles_in(text) & hidden] + [
        (where, secret) for where, text in texts.items() for secret in secrets if secret in text
    ]


async def test_nothing_beside_the_table_tells_a_secret(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "_ELSEWHERE", ())
    QAccessible.setActive(True)
    settle(STILL)
    register(Program("It", python(PLAYERS, "boasting")))
    players = [*people("Ada", "Grace"), Player("Bo", "computer", "outside:It")]
    with logged(paths.user_data_dir() / LOG):
        async with started(qapp, game_setup(players, seed=SEED, starter=2, hand=4)) as desk:
            person = Person(desk)
            await eventually(lambda: isinstance(person.page, CurtainPage))
            assert await look(desk, capsys) == [], "at the curtain"
            await person.play_until(lambda: person.is_asked)
            await person.move()
            await person.play_until(lambda: person.is_asked)
            assert await look(desk, capsys) == [], "in the middle of a turn"
            shutil.rmtree(paths.user_data_dir() / REPORTS)
