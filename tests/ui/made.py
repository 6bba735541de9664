"""Windows that several tests need: the list of games, results of games, and the deal of the day."""

import random
from collections.abc import Sequence
from datetime import date, datetime
from fractions import Fraction
from pathlib import Path

from mtdesk.record.daily import DailyResult, last_days
from mtdesk.record.model import Record
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.settings import GameChoice
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.setup.daily_dialog import DailyDialog, DayState
from mtdesk.ui.setup.model import SetupModel
from mtdesk.ui.window.main_window import MainWindow
from tests.app.program import modal
from tests.records import resumed

DAY = date(2026, 3, 5)


def games(name: str, over: Record) -> GamesDialog:
    """The list of games with one on the table and one in a file."""
    table = GameFile.on_table(over, resumed(over).ended)
    dialog = GamesDialog(Path("games"), (name,), table)
    when = datetime(2026, 3, 5, 19, 30)  # noqa: DTZ001 -- by the clock on the wall
    dialog.show_games([GameFile(Path("games/<b>one.mtrain"), when, table.headline)])
    return dialog


def past_result() -> GameEndPanel:
    """The last page of a game that is not on the table."""
    names = ("<i>Anna", "Bo")
    round_ = RoundScore(((), 13), (Fraction(0), Fraction(13)), Over.OUT)
    options = options_for("dutch", 2, {"rounds": 2})
    page = GameEndPanel(Scores(options, names, (round_, round_), preset="dutch"))
    page.offer_closing("5 Mar 2026")
    return page


async def game_list(window: MainWindow) -> GamesDialog:
    """The list of games, opened from the menu."""
    window.commands.games.trigger()
    return await modal(GamesDialog)


def new_game(
    last: GameChoice | None = None,
    levels: Sequence[str] = ("easy", "medium"),
    people: Sequence[str] = (),
    kept: Sequence[str] = (),
) -> SetupModel:
    """The choice for a new game."""
    return SetupModel(last or GameChoice(), levels, people, random.Random(1), kept=kept)


def daily() -> DailyDialog:
    """The deal of a day that has been played, and the days before it."""
    results = {day: DailyResult(day, (30, 0, 5), None, (20, 7, 1)) for day in last_days(DAY, 9)}
    dialog = DailyDialog(DAY)
    dialog.show_state(DayState(DAY, DAY, results, note="The expert is playing this deal: round 2."))
    return dialog
