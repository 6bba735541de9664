"""House rules: their window, the rules of a new game, and those in files that people open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from mtdesk import paths
from mtdesk.game_choice import by_rules, chosen_rules
from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import GameChoice
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.kit.ask import Question, agrees, ask, exposed, show_message
from mtdesk.ui.play.context import Context
from mtdesk.ui.words.errors import cannot_open_text

FOLDER = "rulesets"
"""The folder of the player's own rule sets, beside the settings."""


class HouseRulesController(QObject):
    """Connects the command for house rules; ``play_wanted`` carries the rules of a requested game.

    ``words_wanted`` carries TableRules to be read in words, and the dialog that shows the rules.
    """

    play_wanted = Signal(object)
    words_wanted = Signal(object, object)

    def __init__(self, context: Context) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._store, self._tasks = window, context.store, tasks
        self._folder = paths.user_config_dir() / FOLDER
        self.shelf = RuleShelf(self._folder, self)
        window.commands.house_rules.triggered.connect(tasks.starter(self.open_dialog))

    async def take_over(self, file: Path) -> None:
        """Add the rules in a file to the player's own, and offer a game by them; or say why not."""
        from mtdesk.ui.house_rules.dialog import already_there_text, import_rules

        before = self.shelf.sets
        rules = await import_rules(self._window, self.shelf, file)
        if rules is not None:
            text = self.tr("“{rules}” has been added to your house rules.").format(rules=rules.name)
            text = already_there_text(rules.name) if rules in before else text
            offer = Question(text, self.tr("&New game with these rules…"), self._window)
            offer.button(QMessageBox.StandardButton.Cancel).setText(self.tr("Close"))
            if await agrees(offer):
                self.play_wanted.emit(rules)

    async def load(self) -> None:
        """Read what is saved before anything asks for it; unreadable files are reported."""
        try:
            unused = await self.shelf.load()
        except RecordError as error:
            sentences = [cannot_open_text(self._folder, error)]
        else:
            sentences = [cannot_open_text(one.file, one.error) for one in unused]
        if sentences:
            self._tasks.start(self._tell("\n".join(sentences)))

    async def _tell(self, sentences: str) -> None:
        await exposed(self._window)
        await show_message(self._window, sentences)

    async def open_dialog(self) -> None:
        """Open the house rules window, starting with the rules played last."""
        rules = await self.edit(chosen_rules(self._store.current.last_game), GameChoice(), self._window)
        if rules is not None:
            self.play_wanted.emit(rules)

    async def edit(self, rules: RuleSet, game: GameChoice, over: QWidget) -> RuleSet | None:
        """Show rules over a window, and return those that are chosen, if any.

        ``game`` is what has been chosen of a new game; without players, any number may be going to play.
        """
        from mtdesk.ui.house_rules.dialog import HouseRulesDialog
        from mtdesk.ui.words.rules.writing import table_rules

        dialog = HouseRulesDialog(self.shelf, rules, self._tasks.start, len(game.players) or None, over)

        def show_words() -> None:
            self.words_wanted.emit(table_rules(by_rules(game, dialog.chosen())), dialog)

        dialog.in_words.clicked.connect(show_words)
        return dialog.chosen() if await ask(dialog) else None
