"""New games: the welcome at the first start, and the dialog that asks for a game."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mtdesk.control.game import Game
from mtdesk.game_choice import setup_of
from mtdesk.i18n import system_language
from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import GameChoice
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.kit.ask import ask, exposed
from mtdesk.ui.play.context import Context

if TYPE_CHECKING:
    from mtdesk.ui.setup.new_game import NewGameDialog
    from mtdesk.ui.setup.welcome import Wish

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

        choice = await self._chosen(self._store.current.last_game, rules)
        while choice is not None:
            if await self._games.begin_game(Game(setup_of(choice, new_seed(), randbelow))):
                people = [player.name for player in choice.players if player.kind == "human"]
                remembered = replace(self._store.current.with_people(*people), last_game=choice)
                self._store.keep(remembered)
                return
            choice = await self._chosen(choice)

    async def _chosen(self, choice: GameChoice, rules: RuleSet | None = None) -> GameChoice | None:
        """Ask for a new game; None if people want none."""
        from mtdesk.ui.setup.new_game import NewGameDialog

        rng = random.Random()  # noqa: S311 -- draws names, no secrets
        people, own = self._store.current.people, self._shelf.sets
        levels, is_new = self._levels(), await self._daily.is_new()
        dialog = NewGameDialog(choice, levels, people, rng, self._window, own, is_daily_new=is_new)
        if rules is not None:
            dialog.take_rules(rules)
        dialog.rules_wanted.connect(self._tasks.starter(lambda: self._change_rules(dialog)))
        dialog.words_wanted.connect(lambda rules: self.words_wanted.emit(rules, dialog))
        accepted = await ask(dialog)
        choice = dialog.choice()
        if dialog.is_daily_wanted:
            return None if await self._daily.play() else await self._chosen(choice)
        return choice if accepted else None

    async def _change_rules(self, dialog: NewGameDialog) -> None:
        changed = await self._edit_rules(dialog.rules(), dialog.choice(), dialog)
        dialog.show_own(self._shelf.sets)
        if changed is not None:
            dialog.take_rules(changed)

    def offer_game(self) -> None:
        """Offer a game on the empty table."""
        commands = self._window.commands
        self._window.card.show_card(
            self.tr("No game is on the table"),
            "",
            (self.tr("Show me how to play"), commands.guide.trigger),
            (self.tr("New game…"), commands.new_game.trigger),
        )

    async def begin_first(self) -> None:
        """Ask for a game; a person who opens the program for the first time is offered the guide."""
        if self._store.current.guide_offered:
            await self.new_game()
        else:
            await self._begin_as_newcomer()
        if not self._games.has_game:
            self.none_chosen.emit()

    async def _begin_as_newcomer(self) -> None:
        """Welcome a newcomer, who has the choice again after cancelling a new game."""
        from mtdesk.ui.setup.welcome import Wish

        await exposed(self._window)  # before that, its place on the screen is unknown
        wish = await self._welcome()
        while wish is Wish.GAME:
            await self.new_game()
            wish = None if self._games.has_game else await self._welcome()
        if wish is Wish.GUIDE:
            await self._games.guide()
        elif wish is Wish.SCORE_PAD:
            self._window.commands.score_pad.trigger()

    async def _welcome(self) -> Wish | None:
        """Welcome a newcomer; returns how they want to start, None if they just closed it."""
        from mtdesk.ui.setup.welcome import WelcomeDialog

        spoken = self._store.current.language or system_language()
        dialog = WelcomeDialog(spoken, self._window)
        dialog.language_chosen.connect(self.language_chosen)
        await ask(dialog)
        self._store.change(guide_offered=True)
        return dialog.wish
