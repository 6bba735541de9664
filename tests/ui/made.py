"""Windows that several tests need: the list of games, results of games and deals, and the deal of the day."""

from datetime import datetime
from fractions import Fraction
from pathlib import Path

from PySide6.QtWidgets import QApplication

from mtdesk.record.daily_deal import daily_deal
from mtdesk.record.daily_history import last_scores
from mtdesk.record.deal_code import deal_of
from mtdesk.record.deal_result import PlayerResult, ranked
from mtdesk.record.deal_results_file import KeptResult, Origin
from mtdesk.record.model import Record, Setup
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.ui.files.game_file import GameFile, contents_of
from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.setup.deal_results import DealResultsDialog
from mtdesk.ui.window.main_window import MainWindow
from tests.app.program import eventually
from tests.daily import DAY, mark, own
from tests.records import resumed


def games(name: str, over: Record) -> GamesDialog:
    """The list of games with one on the table and one in a file."""
    contents = contents_of(over.setup, over.rounds, resumed(over).ended)
    dialog = GamesDialog(Path("games"), (name,), contents)
    when = datetime(2026, 3, 5, 19, 30)  # noqa: DTZ001 -- by the clock on the wall
    dialog.show_games([GameFile(Path("games/<b>one.mtrain"), when, contents)])
    return dialog


def past_result() -> GameEndPanel:
    """The last page of a game that is not on the table."""
    names = ("<i>Anna", "Bo")
    round_ = RoundScore(((), 13), (Fraction(0), Fraction(13)), Over.OUT)
    page = GameEndPanel()
    page.show_scores(Scores(options_for("dutch", 2, {"rounds": 2}), names, (round_, round_), preset="dutch"))
    page.compare.show()
    page.offer_closing("5 Mar 2026")
    return page


async def game_list(window: MainWindow) -> GamesDialog:
    """The list of games, opened from the menu."""
    window.commands.open.trigger()
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), GamesDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, GamesDialog)
    return dialog


def deal_results(name: str, other: str, setup: Setup) -> DealResultsDialog:
    """Results of a deal of one round between two players."""
    deal = deal_of(setup)
    players = [PlayerResult(name, "", (Fraction(1),)), PlayerResult(other, "<i>Medium", (Fraction(2),))]
    result = ranked(deal, players)
    dialog = DealResultsDialog("Results")
    dialog.show_deal(deal, KeptResult(Origin.ME, result), play="Play")
    dialog.show_kept([KeptResult(Origin.OTHER, result)])
    dialog.say("Something is still to come.")
    return dialog


def daily(name: str) -> DailyDialog:
    """The deal of a day that has been played, and the days before it."""
    kept = [mark(DAY, 20), own(DAY, 30, name=name, helped=True)]
    dialog = DailyDialog("Deal of the day", DAY)
    dialog.show_deal(daily_deal(DAY), None, day=DAY, after="Tomorrow.", play="Play", again="Play again")
    dialog.show_scores(last_scores(kept, DAY), [], 3)
    dialog.show_kept(kept)
    return dialog
