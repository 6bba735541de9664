"""New games: the table at which one is set up, and what waits beside it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mtdesk.control.game import Game
from mtdesk.game_choice import name_problem, offered_levels
from mtdesk.i18n import Labels, number_text, people_text, system_language
from mtdesk.messages import printable
from mtdesk.record.model import Player
from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.play.context import Context
from mtdesk.ui.window.card import Waiting

if TYPE_CHECKING:
    from mtdesk.ui.setup.model import SetupModel
    from mtdesk.ui.setup.page import NewGamePage

RulesEditor: TypeAlias = Callable[[RuleSet, GameChoice, QWidget], Awaitable[RuleSet | None]]
"""Lets people change the rules of a game, over another window; None if they keep them."""
Waits: TypeAlias = Callable[[], Awaitable[Waiting | None]]
"""Finds out whether something waits that can be continued instead."""
OpenSetup: TypeAlias = tuple[GameChoice, frozenset[int], str]
"""What it takes to show a set-up again: the choice, the seats on phones, and the code of a deal so far."""


class SetupController(QObject):
    """Shows the set-up in the place of the table, and starts what is chosen there; a game meanwhile waits.

    ``shelf`` holds the player's own rule sets. ``waits`` name what can be continued, ``daily`` the deal of
    the day, which newcomers are not offered.

    ``language_chosen`` carries the language that a newcomer chooses, ``words_wanted`` TableRules to be read
    and the window over which they are shown. ``dealt_to_phones`` carries the seats for phones in the game
    that is about to begin, or None if it does not, ``given_to_phones`` those in the game that goes on.
    """

    dealt_to_phones = Signal(object)
    given_to_phones = Signal(object)

    language_chosen = Signal(str)
    words_wanted = Signal(object, object)

    def __init__(
        self,
        context: Context,
        shelf: RuleShelf,
        edit_rules: RulesEditor,
        daily: Waits | None = None,
        waits: Sequence[Waits] = (),
    ) -> None:
        super().__init__(context.window)
        self._window, self._store, self._tasks = context.window, context.store, context.tasks
        self._session, self._games = context.session, context.games
        self._library = context.library
        self._shelf, self._edit_rules = shelf, edit_rules
        self._daily, self._waits = daily, tuple(waits)
        self.page: NewGamePage | None = None
        """The set-up, while it is shown."""
        self._below: QWidget | None = None
        """What was in its place."""
        self._window.commands.new_game.triggered.connect(lambda _: self.new_game())
        self._window.stack.currentChanged.connect(self._follow)

    def new_game(self, rules: RuleSet | None = None) -> None:
        """Show the set-up, with these rules if any are named."""
        if self.page is None:
            choice = self._store.current.last_game
            seated = self._seated()
            if seated:
                players = tuple(PlayerChoice(one.kind, one.name, one.level) for one in seated)
                choice = replace(choice, players=players)
            self._show(choice, self._on_phones(choice.players))
        if self.page is not None:
            if rules is not None:
                self.page.model.take_rules(rules)
            self.page.deal.setFocus()

    def open_page(self) -> OpenSetup | None:
        """Return what is chosen now, for the next window to `reopen` it; None if there is no set-up."""
        page = self.page
        return None if page is None else (page.model.choice(), page.model.phones, page.code.text())

    async def reopen(self, left: OpenSetup) -> None:
        if self.page is not None:
            self._put_away(self.page)
        choice, phones, code = left
        page = self._show(choice, phones)
        if code:
            page.read_code(code)

    def _show(self, choice: GameChoice, phones: Collection[int]) -> NewGamePage:
        from mtdesk.ui.setup.model import SetupModel
        from mtdesk.ui.setup.page import NewGamePage

        settings, rng = self._store.current, random.Random()  # noqa: S311 -- draws names, no secrets
        seated = self._seated()
        # A program that is no longer registered may still sit at the table.
        levels = dict.fromkeys((*offered_levels(), *(one.level for one in seated if one.level is not None)))
        names = [one.name for one in seated]
        model = SetupModel(choice, tuple(levels), settings.people, rng, settings.looks, phones, names)
        language = None if settings.guide_offered else settings.language or system_language()
        on_phones = self._on_phones(seated)
        page = NewGamePage(model, self._shelf.sets, seated=seated, phones=on_phones, language=language)
        model.setParent(page)
        model.look_chosen.connect(partial(self._keep_look, model))
        page.deal.clicked.connect(self._tasks.starter(partial(self._deal, page)))
        page.change.clicked.connect(lambda: self._replace_players(page))
        page.show_me.clicked.connect(self._guide)
        page.language_chosen.connect(self.language_chosen)
        page.words_wanted.connect(self._read_rules)
        page.rules_cards.change.clicked.connect(self._tasks.starter(partial(self._change_rules, page)))
        page.left.connect(self.leave)
        stack = self._window.stack
        self.page, self._below = page, stack.currentWidget()
        self._session.set_paused(True)
        self._window.commands.pause.setEnabled(False)
        self._window.view.gesture.cancel()
        stack.addWidget(page)
        stack.setCurrentWidget(page)
        self.look()
        return page

    def _seated(self) -> Sequence[Player]:
        """Return the players of the game that waits, if there is one."""
        game = self._session.game
        return () if game is None or game.is_over else self._session.players

    def _on_phones(self, players: Iterable[Player | PlayerChoice]) -> frozenset[int]:
        """Return the seats of those among these players who have a phone at the table."""
        elsewhere = self._session.elsewhere
        pairs = enumerate(zip(players, self._session.players, strict=False))
        return frozenset(at for at, (one, was) in pairs if at in elsewhere and one.name == was.name)

    # What waits

    def look(self) -> None:
        if self.page is not None:
            self._tasks.start(self._look(self.page))

    async def _look(self, page: NewGamePage) -> None:
        daily = () if self._daily is None or not self._store.current.guide_offered else (self._daily,)
        found = [await find() for find in (self._left_game, *self._waits, *daily)]
        if isValid(page):
            page.show_waiting([one for one in found if one is not None])

    async def _left_game(self) -> Waiting | None:
        """Return the game on the table that waits, otherwise the one that was left last."""
        game = self._session.game
        if game is not None and not game.is_over:
            return self._waiting_game(GameFile.on_table(game.record, game.ended), self.leave)
        for file in map(Path, self._store.current.recent_games):
            left = await self._library.headlines.look_at(file)
            if left.headline is not None and not left.is_finished:
                open_it = partial(self._games.open_file, file)
                return self._waiting_game(left, self._tasks.starter(open_it))
        return None

    def _waiting_game(self, game: GameFile, open_it: Callable[[], object]) -> Waiting:
        headline = game.headline
        assert headline is not None
        text = Labels.tr("Round {round} of {rounds}").format(
            round=number_text(max(1, headline.summary.dealt)),
            rounds=number_text(headline.setup.options.rounds),
        )
        who = game.daily_text() or printable(people_text(game.players))
        return Waiting(self.tr("Continue"), f"{text} · {who}", open_it)

    # What people do

    async def _deal(self, page: NewGamePage) -> None:
        from secrets import randbelow

        from mtdesk.record.deal_code import new_seed

        model = page.model
        choice, is_shared = model.choice(), model.deal is not None
        self.dealt_to_phones.emit(model.phones)
        if not await self._games.begin_game(Game(model.setup(new_seed(), randbelow))):
            self.dealt_to_phones.emit(None)
            self._session.set_paused(self.page is not None)  # the other one cannot be kept, and waits again
            return
        people = [player.name for player in choice.players if player.kind == "human"]
        settings = replace(self._store.current.with_people(*people), guide_offered=True)
        self._store.keep(settings if is_shared else replace(settings, last_game=choice))

    def _keep_look(self, model: SetupModel, name: str, look: int) -> None:
        if name_problem([name]) is not None:  # the page says so
            return
        others = {seat.player().name for seat in model.seats} - {name}
        self._store.keep(self._store.current.with_look(name, look, others))
        self._session.use(self._store.current)
        model.use_looks(self._store.current.looks)

    def _replace_players(self, page: NewGamePage) -> None:
        players, phones = page.changes(), page.model.phones
        self.leave()
        self.given_to_phones.emit(phones)
        self._session.replace_players(players)  # computers last: phones leave their seats to people

    def _guide(self) -> None:
        self._store.change(guide_offered=True)
        self._window.commands.guide.trigger()

    def _read_rules(self) -> None:
        from mtdesk.ui.words.rules.writing import rules_of, table_rules

        if self.page is not None:
            model = self.page.model
            is_shared = model.deal is not None
            rules = rules_of(model.setup("", lambda _: 0)) if is_shared else table_rules(model.choice())
            self.words_wanted.emit(rules, self.page)

    async def _change_rules(self, page: NewGamePage) -> None:
        changed = await self._edit_rules(page.model.rules, page.model.choice(), self._window)
        if isValid(page):
            if changed is not None:
                page.model.take_rules(changed)
            page.show_own(self._shelf.sets)

    def leave(self) -> None:
        """Go back to what was in the place of the set-up; without a game, there is nothing to go back to."""
        if self.page is not None and self._session.game is None:
            self._window.commands.full_screen.setChecked(False)
        elif self._below is not None:
            below, page = self._below, self._below.focusProxy()
            self._window.stack.setCurrentWidget(below)
            (page or self._window.overlay.page or self._window.view).setFocus()

    def _follow(self) -> None:
        """Put the set-up away once something else is in its place, and let the game go on."""
        if self.page is not None and self._window.stack.currentWidget() is not self.page:
            self._put_away(self.page)
            pause = self._window.commands.pause
            pause.setEnabled(self._session.game is not None)
            self._session.set_paused(pause.isChecked())
            self._session.show_looks()

    def _put_away(self, page: NewGamePage) -> None:
        self.page = self._below = None
        self._window.stack.removeWidget(page)
        page.hide()
        page.deleteLater()
