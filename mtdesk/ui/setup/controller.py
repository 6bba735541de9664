"""New games: what an empty table offers, and the dialog that asks for a game."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mtdesk.control.game import Game
from mtdesk.game_choice import setup_of
from mtdesk.i18n import LANGUAGE_NAMES, system_language
from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import GameChoice
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.kit.widgets import ChoiceBox
from mtdesk.ui.play.context import Context

if TYPE_CHECKING:
    from mtdesk.ui.setup.model import SetupModel
    from mtdesk.ui.setup.new_game import NewGameDialog
    from mtdesk.ui.words.rules.document import TableRules

RulesEditor: TypeAlias = Callable[[RuleSet, GameChoice, QWidget], Awaitable[RuleSet | None]]
"""Lets people change the rules of a game, over another window; None if they keep them."""


class DailyOffer(Protocol):
    """What offers the deal of the day."""

    async def is_new(self) -> bool:
        """Return whether today's deal has not been begun."""

    async def play(self) -> bool:
        """Show the deal; returns whether people then played it."""


class SetupController(QObject):
    """Asks for new games and starts them. ``shelf`` holds the player's own rule sets.

    ``daily`` offers the deal of the day instead.

    ``language_chosen`` carries the language that a newcomer chooses, ``words_wanted`` TableRules to be read
    and the dialog over which they are shown. ``none_chosen`` reports that the table stays empty.
    """

    language_chosen = Signal(str)
    words_wanted = Signal(object, object)
    none_chosen = Signal()

    def __init__(
        self, context: Context, shelf: RuleShelf, edit_rules: RulesEditor, daily: DailyOffer
    ) -> None:
        super().__init__(context.window)
        self._window, self._store, self._tasks = context.window, context.store, context.tasks
        self._games, self._levels = context.games, context.levels
        self._shelf, self._edit_rules, self._daily = shelf, edit_rules, daily
        context.window.commands.new_game.triggered.connect(context.tasks.starter(self.new_game))

    async def new_game(self, rules: RuleSet | None = None) -> None:
        """Ask for a new game, with these rules if any are named, and start it.

        While people keep the game on the table, their choice is offered again.
        """
        from secrets import randbelow

        from mtdesk.record.deal_code import new_seed
        from mtdesk.ui.setup.model import SetupModel

        settings, rng = self._store.current, random.Random()  # noqa: S311 -- draws names, no secrets
        model = SetupModel(settings.last_game, self._levels(), settings.people, rng)
        if rules is not None:
            model.take_rules(rules)
        while await self._is_wanted(model):
            choice = model.choice()
            if await self._games.begin_game(Game(setup_of(choice, new_seed(), randbelow))):
                people = [player.name for player in choice.players if player.kind == "human"]
                remembered = replace(self._store.current.with_people(*people), last_game=choice)
                self._store.keep(remembered)
                return

    async def _is_wanted(self, model: SetupModel) -> bool:
        """Show the new game to be changed; return whether people want to start it."""
        from mtdesk.ui.setup.new_game import NewGameDialog

        is_new = await self._daily.is_new()
        while True:
            dialog = NewGameDialog(model, self._window, self._shelf.sets, is_daily_new=is_new)
            dialog.rules_wanted.connect(self._tasks.starter(partial(self._change_rules, dialog)))
            dialog.words_wanted.connect(partial(self._read_rules, dialog))
            accepted = await ask(dialog)
            if not dialog.is_daily_wanted:
                return accepted
            if await self._daily.play():
                return False

    def _read_rules(self, dialog: NewGameDialog, rules: TableRules) -> None:
        self.words_wanted.emit(rules, dialog)

    async def _change_rules(self, dialog: NewGameDialog) -> None:
        changed = await self._edit_rules(dialog.model.rules, dialog.model.choice(), dialog)
        dialog.show_own(self._shelf.sets)
        if changed is not None:
            dialog.take_rules(changed)

    def offer_game(self) -> None:
        """Offer a game on the empty table, and to a newcomer the language and a first round."""
        commands = self._window.commands
        show, new = self.tr("Show me how to play"), self.tr("New game…")
        if self._store.current.guide_offered:
            self._window.card.show_card(
                self.tr("No game is on the table"),
                "",
                (show, commands.guide.trigger),
                (new, commands.new_game.trigger),
            )
            return
        languages = ChoiceBox()
        for code, name in LANGUAGE_NAMES.items():
            languages.addItem(name, code)
        languages.setCurrentIndex(languages.findData(self._store.current.language or system_language()))
        languages.setAccessibleName(self.tr("Language"))
        languages.activated.connect(lambda: self.language_chosen.emit(languages.currentData()))
        self._window.card.show_card(
            self.tr("Welcome to Mexican Train"),
            self.tr("A short round against two computers shows you everything in about two minutes."),
            (self.tr("Score pad…"), partial(self._welcome, commands.score_pad)),
            (new, partial(self._welcome, commands.new_game)),
            (show, partial(self._welcome, commands.guide)),
            corner=languages,
        )

    def _welcome(self, wish: QAction) -> None:
        """Do what a newcomer wants to begin with; the next empty table does not welcome them again."""
        self._store.change(guide_offered=True)
        wish.trigger()

    async def begin_first(self) -> None:
        """Ask for a game; a person who opens the program for the first time is welcomed on the table."""
        if self._store.current.guide_offered:
            await self.new_game()
        if not self._games.has_game:
            self.none_chosen.emit()
