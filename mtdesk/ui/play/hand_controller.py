"""The hand of the player at the table: put in order, remembered, and shown as the train it can build."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from mtdesk.control.game import Game
from mtdesk.control.plan import HandPlan, planned
from mtdesk.i18n import Labels
from mtdesk.rules.score import tile_value
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.rack.arrangement import Arrangement
from mtdesk.table.rack.layout import Chain
from mtdesk.table.view import TableView
from mtdesk.ui.kit.icons import follow_action
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.style import SMALL, give_role
from mtdesk.ui.kit.widgets import SignButton
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.hand_store import HandStore, round_key
from mtdesk.ui.play.plan_player import PlanPlayer
from mtdesk.ui.play.stage import TableStage
from mtdesk.ui.window.commands import Commands


class HandController(QObject):
    """Carries out the commands that order a hand, keeps the order of every hand, and keeps the plan live.

    The plan view does not change the player's own order, which returns when it ends.
    """

    def __init__(self, context: Context, stage: TableStage) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._view, self._rack, self._hands = window.view, window.table.rack, window.table.hands
        self._commands, self._session, self._tasks = window.commands, context.session, tasks
        self._store = HandStore(tasks.start)
        self.plan_player = PlanPlayer(window.table, window.actions_bar)
        self.bar = HandBar(window.view, window.commands)
        self._game: Game | None = None
        self._round = 0
        self._key = ""
        self._seen: View | None = None
        self._planning: asyncio.Task[None] | None = None
        self._plan: tuple[View, HandPlan] | None = None
        stage.seen.connect(self._see)
        self._rack.arranged.connect(self._keep)
        self._rack.menu_wanted.connect(self._show_menu)
        self._commands.sort_by_number.triggered.connect(lambda: self._sort(by_value=False))
        self._commands.sort_by_value.triggered.connect(lambda: self._sort(by_value=True))
        self._commands.sort_by_plan.toggled.connect(lambda _: self._replan())
        self._see(None)

    async def flush(self) -> None:
        """Wait until everything is on disk."""
        await self._store.flush()

    def _see(self, view: View | None) -> None:
        """Handle another position, or the same one seen by another player."""
        self._seen = view
        game = self._session.game
        if view is not None and game is not None and (game, view.board.round) != (self._game, self._round):
            self._game, self._round, self._key = game, view.board.round, round_key(game.record)
            self._plan = None
            self._hands.replace(self._store.hands(self._key))
        for action in self._commands.sorting:
            action.setEnabled(view is not None and view.seat is not None)
        self.bar.setVisible(view is not None and bool(view.hand))
        self._replan()

    # The player's own order

    def _keep(self, arrangement: Arrangement) -> None:
        if self._seen is not None and self._seen.seat is not None:
            self._store.keep(self._key, self._seen.seat, arrangement)

    def _sort(self, *, by_value: bool) -> None:
        """Order every group of the hand: by number as in a full set, by value the heaviest first."""
        if self._seen is None:
            return
        options = self._seen.board.options

        def rank(tile: Tile) -> tuple[int, Tile]:
            return (-tile_value(options, tile) if by_value else 0), tile

        self._commands.sort_by_plan.setChecked(False)
        self._rack.arrange(self._rack.arrangement.sorted_by(rank))

    def _show_menu(self, point: QPointF) -> None:
        carry, menu = self._view.gesture.carry, QMenu(self._view)
        is_divider = carry.divider_at(point) is not None
        if is_divider or carry.gap_at(point) is not None:
            text = self.tr("Remove divider") if is_divider else self.tr("Add divider here")
            menu.addAction(text, lambda: carry.toggle_at(point))
            menu.addSeparator()
        menu.addActions(self._commands.sorting)
        self._commands.draw_icons(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view.viewport().mapToGlobal(self._view.mapFromScene(point)))

    # The plan

    def _replan(self) -> None:
        """Plan for the current view in another thread; plans for another hand or end are dropped."""
        view = self._seen
        if view is None or view.seat is None or not self._commands.sort_by_plan.isChecked():
            self._rack.show_chain(None)
            self.plan_player.follow()
            return
        if self._plan is not None and _cause(self._plan[0]) == _cause(view):
            plan = self._plan[1]
            self._rack.show_chain(Chain(plan.pip, plan.chain, self.caption(plan)))
            self.plan_player.follow()
            return
        if self._plan is None or self._plan[0].seat != view.seat:
            self._rack.show_chain(None)  # otherwise the tiles stay joined until the new plan is there
        if self._planning is None or self._planning.done():
            self._planning = self._tasks.start(self._make_plans())

    async def _make_plans(self) -> None:
        """Plan again until nothing has changed meanwhile."""
        view: View | None = None
        while self._seen is not None and self._seen.seat is not None and self._seen is not view:
            view = self._seen
            self._plan = view, await asyncio.to_thread(planned, view)
        self._replan()

    def caption(self, plan: HandPlan) -> str:
        if not plan.chain:
            return self.tr("None of your tiles fits your train")
        return "{tiles}, {points} · {rest}".format(
            tiles=Labels.tr("%n tile(s)", "", len(plan.chain)),
            points=Labels.tr("%n point(s)", "", plan.points),
            rest=self.tr("%n left over", "tiles", len(plan.rest)),
        )


def _cause(view: View) -> tuple[object, ...]:
    """Return everything that a plan depends on."""
    if view.seat is None:
        return ()
    ends = tuple(view.board.ends[end] for end in view.board.own_ends(view.seat))
    return view.seat, view.board.round, view.hand, ends


_MARGIN = 3


class HandBar(QWidget):
    """A button for each way to sort the hand, stacked at the left end of the rack."""

    def __init__(self, view: TableView, commands: Commands) -> None:
        super().__init__(view)
        self._view, self._rack = view, view.table.rack
        ways = {
            "number": Labels.tr("Number"),
            "value": Labels.tr("Value"),
            "train": self.tr("Train", "the longest that the hand can build"),
        }
        buttons = map(_button, ways, ways.values(), commands.sorting)
        self.buttons = dict(zip(ways, buttons, strict=True))
        self.setLayout(vbox(*self.buttons.values(), spacing=2, margins=(_MARGIN,) * 4))
        self._rack.placed.connect(self.place)
        view.fitted.connect(lambda: self.place(self._rack.tools))

    def event(self, event: QEvent) -> bool:
        """Take as much room as the buttons need, whenever that changes."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest):
            self._rack.keep_free(self.sizeHint().width())
        return super().event(event)

    def place(self, area: QRectF) -> None:
        """Go to this part of the scene."""
        self.setGeometry(self._view.mapFromScene(area).boundingRect())


def _button(sign: str, text: str, action: QAction) -> SignButton:
    """Return a button that does what a command does, with a shorter text."""
    button = SignButton(sign)
    button.setText(text)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAutoRaise(True)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    give_role(button, SMALL)  # as large as the rack allows
    follow_action(button, action)
    return button
