"""Which other programs may play at the table: those that the player has approved on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mtdesk.game_choice import offered, replacement
from mtdesk.i18n import list_text
from mtdesk.programs import Program, ProgramStore
from mtdesk.record.errors import system_fault
from mtdesk.record.model import Player, program_of
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.programs import programs_damaged_text


class ProgramController(QObject):
    """Asks before a program is started for the first time, and finds substitutes for those that must not be.

    ``own_levels`` are our levels, the weakest first; ``tell`` shows the player a sentence.
    """

    def __init__(
        self,
        window: QWidget,
        store: ProgramStore,
        own_levels: Sequence[str],
        tell: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self.store = store
        self._own_levels, self._tell = own_levels, tell

    def levels(self) -> Sequence[str]:
        """The current levels of computers: ours, the weakest first, and those of registered programs."""
        return offered(self._own_levels, self.store.registered)

    def explain(self) -> None:
        """Report a problem with the file of the programs, if there was one."""
        store = self.store
        if store.damaged is not None:
            self._tell(programs_damaged_text(store.damaged))
        if store.fault is not None:
            self._tell(cannot_open_text(store.file, system_fault(store.fault)))

    def register(self, programs: Sequence[Program]) -> None:
        """Register these programs and no others."""
        self._saved(lambda: self.store.register(programs))

    async def approves(self, program: Program, over: QWidget) -> bool:
        """Return whether a program may be started; asks about a command that has not been approved yet."""
        if self.store.startable(program.command) is None:
            from mtdesk.ui.play.approval import ApprovalDialog

            if not await ask(ApprovalDialog(program, over)):
                return False
            self._saved(lambda: self.store.approve(program.command))
        return True

    async def may_seat(self, levels: Iterable[str | None], over: QWidget) -> bool:
        """Return whether all programs among these levels, which the player has chosen, may be started.

        Asks first.

        Programs that are not registered are left out: they have no command.
        """
        names = (program_of(level) for level in dict.fromkeys(levels))
        programs = [self.store.named(name) for name in names if name is not None]
        for program in programs:
            if program is not None and not await self.approves(program, over):
                return False
        return True

    def command_of(self, name: str) -> str | None:
        """Return the command that starts the program of this name, None if none may be started."""
        program = self.store.named(name)
        return None if program is None else self.store.startable(program.command)

    def substitutes(self, players: Mapping[int, Player]) -> dict[int, Player]:
        """Computers of ours, by seat, for the programs among these players that may not be started.

        Inform the player if there are any.
        """
        missing = [seat for seat, player in players.items() if not self._may_play(player.level)]
        if not missing:
            return {}
        level = replacement(players[missing[0]].level, self._own_levels)
        programs = list(dict.fromkeys(level_name(players[seat].level or "") for seat in missing))
        sentence = self.tr(
            "%n program(s) in this game have not been approved on this computer ({programs}), so the "
            "computer plays for {players} at level “{level}”. To approve a program, try it in the settings "
            "under “Programs”.",
            "",
            len(programs),
        )
        names = list_text([players[seat].name for seat in missing])
        self._tell(sentence.format(programs=list_text(programs), level=level_name(level), players=names))
        return {seat: replace(players[seat], level=level) for seat in missing}

    def _may_play(self, level: str | None) -> bool:
        name = program_of(level)
        return name is None or self.command_of(name) is not None

    def _saved(self, change: Callable[[], None]) -> None:
        """Make a change, and report if it cannot be written; it then applies until the program ends."""
        try:
            change()
        except OSError as error:
            self._tell(cannot_save_text(self.store.file, system_fault(error)))
