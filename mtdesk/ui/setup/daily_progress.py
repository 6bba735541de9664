"""How far a deal of the day has got that has been begun: on the table, or where it was left."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import date, datetime
from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import Struct

from mtdesk.control.game import Game

if TYPE_CHECKING:
    from mtdesk.record.deal_results_file import KeptResult, Start
    from mtdesk.rules.events import RoundEnded
    from mtdesk.ui.files.game_file import GameContents, GameFile
    from mtdesk.ui.files.game_index import GameIndex


class Progress(Struct, frozen=True):
    """How far a game of one person has got."""

    seed: str | None
    name: str
    begun: datetime | None
    round: int
    rounds: int
    total: Fraction

    def short_text(self) -> str:
        """Return it without points."""
        from mtdesk.ui.words.deals import round_text

        return round_text(self.round, self.rounds)

    def text(self, kept: Sequence[KeptResult], starts: Sequence[Start]) -> str:
        """Return it with the number of the try, unless that is the first.

        ``kept`` are all results of the deal, ``starts`` all games of any that were begun.
        """
        from mtdesk.record.daily_history import finished_tries
        from mtdesk.ui.words.deals import idle_try_text, progress_text, try_text

        finished = finished_tries(kept, self.name)
        begun = self.begun
        earlier = sum(
            begun is not None and one.begun < begun and (one.seed, one.name) == (self.seed, self.name)
            for one in starts
        )
        number = 1 + max(finished, earlier)
        lines = [idle_try_text(number) if finished else try_text(number)] if number > 1 else []
        return "\n".join((*lines, progress_text(self.round, self.rounds, self.total)))


def progress_of(game: Game | None, ended: Sequence[RoundEnded]) -> Progress | None:
    """Return how far a game has got, with the rounds whose end has been seen; None before its first deal."""
    if game is None or len(game.people) != 1 or not game.record.rounds:
        return None
    (seat,) = game.people
    setup = game.setup
    total = sum((one.points[seat] for one in ended), Fraction(0))
    name = setup.players[seat].name
    return Progress(setup.seed, name, setup.begun, len(game.record.rounds), setup.options.rounds, total)


def progress_in(contents: GameContents) -> Progress:
    """Return how far a game of one person in a file has got."""
    (seat,) = contents.people
    told = contents.round, contents.rounds, contents.totals[seat]
    return Progress(contents.seed, contents.players[seat], contents.begun, *told)


async def left_game(index: GameIndex, day: date, kept: Sequence[KeptResult], seed: str) -> GameFile | None:
    """Return a game with this seed that was left since a day, alone and unfinished, as far as it has got.

    Until a try is among the results that are ``kept`` of the deal, the first game, since that one counts;
    then the last.
    """
    from mtdesk.files import moment_in_name
    from mtdesk.ui.files.library import kept_games

    furthest: dict[Hashable, tuple[GameFile, GameContents]] = {}
    for file in kept_games():
        moment = moment_in_name(file)
        if moment is None or moment.date() < day:
            continue
        game = await index.look_at(file)
        found = game.contents
        if found is None or found.seed != seed or len(found.people) != 1:
            continue
        if found.game not in furthest or found.progress > furthest[found.game][1].progress:
            furthest[found.game] = game, found
    over = {one.begun for one in kept if one.origin == "me" and one.begun is not None}
    left = [game for game, found in furthest.values() if not found.is_finished and found.begun not in over]
    if not left:
        return None
    return left[-1 if any(one.origin == "me" for one in kept) else 0]
