"""The rules of the game on the table, of a new game and of a refused move; as a file and on paper."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.control.game import Game
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.moves import Stop
from mtdesk.rules.presets import options_for
from mtdesk.settings import GameChoice
from mtdesk.ui.rulebook.controller import RulebookController
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.rules.document import TableRules
from tests.app.new_game import shown_setup
from tests.app.program import eventually
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click
from tests.ui.room import Room, languages, open_game, opened
from tests.ui.rulebook.test_window import in_sight, sections

pytestmark = pytest.mark.window

RULES = TableRules(options_for("bahnhof", 4), preset_name("bahnhof"), 4)


@asynccontextmanager
async def reading() -> AsyncIterator[tuple[Room, RulebookController]]:
    async with opened() as room:
        rules = RulebookController(room.context, room.stage)
        room.setup.words_wanted.connect(rules.open)
        yield room, rules


def shown() -> list[RulesWindow]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, RulesWindow) and one.isVisible()]


async def test_the_rules_open_with_the_focus_on_the_text(qapp: QApplication) -> None:
    async with reading() as (room, _):
        for _ in range(2):
            room.window.commands.rules.trigger()
            (window,) = shown()
            assert window.focusWidget() is window.reader
            window.print_it.setFocus()
            window.close()


async def test_the_rules_are_those_of_the_game_on_the_table(qapp: QApplication) -> None:
    async with reading() as (room, _):
        room.window.commands.rules.trigger()
        (window,) = shown()
        assert window.reader.toPlainText().startswith(preset_name(GameChoice().preset))
        game = open_game(hand=5, fork=True)
        await room.play(Game(game))
        assert "Forks" in sections(window)
        assert "Deal 5 tile(s) to each player." in window.reader.toPlainText()
        window.close()
        room.window.commands.rules.trigger()
        assert shown() == [window]
        window.showMinimized()
        room.window.commands.rules.trigger()
        assert not window.isMinimized()
        room.window.hide()
        assert shown() == []


async def test_a_refused_move_leads_to_its_rule(qapp: QApplication) -> None:
    async with reading() as (room, _):
        await room.play(Game(open_game()))
        bar = room.window.actions_bar
        assert not bar.why.isVisible()
        assert not bar.ask_why.isEnabled()
        asked = room.table.invitation
        room.table.proposed.emit(Stop(asked.moves[0].player))
        await eventually(bar.why.isVisible)
        click(bar.why)
        (window,) = shown()
        assert in_sight(window, window.reader.document().find("Play one tile."))
        window.close()
        bar.ask_why.trigger()
        assert shown() == [window]
        await room.make()
        assert not bar.why.isVisible()
        assert not bar.ask_why.isEnabled()


async def test_a_new_game_can_be_read_before_it_begins(qapp: QApplication) -> None:
    async with reading() as (room, _):
        room.setup.new_game()
        page = await shown_setup()
        page.model.choose_rules(RuleSet("", "swiss"))
        click(page.rules)
        click(page.rules_cards.words)
        (window,) = shown()
        assert window.reader.toPlainText().startswith(preset_name("swiss"))
        room.window.show_table()
        await eventually(lambda: not shown())


async def test_the_page_is_kept_as_html_in_the_language_that_is_read(
    qapp: QApplication, compiled: Path, tmp_path: Path
) -> None:
    with languages(qapp, compiled) as translator:
        translator.install("hu")
        async with reading() as (_, desk):
            window = desk.show_table()
            click(window.save_it)
            offered: list[str] = []

            def keep(dialog: Any) -> None:
                offered.extend(Path(file).name for file in dialog.selectedFiles())
                name(tmp_path / "rules.html")(dialog)

            await answer(keep)
            await eventually((tmp_path / "rules.html").exists)
            await asyncio.sleep(0)
            page = (tmp_path / "rules.html").read_text(encoding="utf-8")
            assert offered == [f"Szabályok – {preset_name(GameChoice().preset)}.pdf"]
            assert '<html lang="hu' in page
            assert "Minden forduló előtt" in page


async def test_printing_without_a_printer_is_answered(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtPrintSupport.QPrinterInfo.availablePrinterNames", list)
    async with reading() as (room, desk):
        click(desk.show_table().print_it)
        assert "No printer" in await room.close_box("Cancel")
        assert room.reported == []
