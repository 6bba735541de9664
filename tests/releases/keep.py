"""Writes what this version leaves on a player's disk: `python -m tests.releases.keep`, once for each release.

What earlier versions wrote is never written again: it is there to be opened by every later one.
"""

from __future__ import annotations

import shutil
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from mtdesk import __version__
from mtdesk.archive.names import Folders
from mtdesk.record.journal import Journal
from mtdesk.record.reading import read_record
from mtdesk.record.rule_sets import RuleSet, write_rule_set
from mtdesk.record.score_pad import (
    Pad,
    PadPlayer,
    begun,
    with_absent,
    with_blocked,
    with_end,
    with_entry,
    with_finished,
    with_player,
)
from mtdesk.record.score_pad_file import write_pad
from mtdesk.record.writing import write_record
from mtdesk.rules.options import SPECS, Choice
from mtdesk.rules.presets import CUSTOM, options_for, preset_values
from mtdesk.rules.tiles import Tile
from mtdesk.settings import write_settings
from mtdesk.stats.store import Store
from tests.archives import packed
from tests.stats.make_golden import fill
from tests.test_settings import CHANGED

STATISTICS = "statistics.sqlite"
RULES, PAD, ARCHIVE = "own.mtrules", "pad.mtscore", "all.mtdata"
DATA = Path(__file__).parent / "data"
_GAMES = Path(__file__).parents[1] / "record" / "data"


def keep(folder: Path) -> None:
    """Write settings without a single default, games, statistics, rules, a score pad, and all in one."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_settings(CHANGED, folder / "settings.json")
    for file in sorted(_GAMES.glob("*.mtrain")):
        write_record(folder / file.name, read_record(file))
    record = read_record(_GAMES / "chains.mtrain")
    journal = Journal.continuing(folder / "current.journal", record)
    journal.close()
    fill(Store(folder / STATISTICS))
    write_rule_set(folder / RULES, own_rules())
    write_pad(folder / PAD, score_pad())
    (folder / ARCHIVE).write_bytes(all_data(folder))


def own_rules() -> RuleSet:
    """Rules of which no option is as the preset has it, as far as they can be."""
    usual = preset_values("dutch")
    others = {
        name: next(value for value in reversed(spec.values) if value != usual[name])
        for name, spec in SPECS.items()
        if isinstance(spec, Choice)
    }
    return RuleSet("Granny’s", "dutch", {**others, "hand": 9, "rounds": 7, "double_blank": 50})


def score_pad() -> Pad:
    """A pad with all that can stand on one: values, tiles, who is away, who is new, a blocked round."""
    names = ("Ada", "Bo", "Cleo")
    pad = begun(
        Pad(
            CUSTOM,
            options_for("dutch", len(names), {"rounds": 3}),
            tuple(map(PadPlayer, names)),
            date(2026, 3, 5),
            title="At Granny’s",
        )
    )
    for player, left in ((0, ()), (1, (Tile(6, 4), Tile(1, 0)))):
        pad = with_entry(pad, 0, player, left)
    pad = with_entry(pad, 0, 2, 12)
    pad = with_blocked(with_player(with_finished(pad, 0), PadPlayer("Dan", 15)), 1, blocked=True)
    pad = with_entry(with_absent(pad, 1, 2), 1, 1, (Tile(5, 5),))
    for player, value in ((0, 8), (3, 31)):
        pad = with_entry(pad, 1, player, value)
    return with_end(with_finished(pad, 1))


def all_data(folder: Path) -> bytes:
    """What is in this folder as a person has it on the disk, in one file."""
    with TemporaryDirectory() as home:
        folders = Folders(Path(home) / "config", Path(home) / "data")
        for place, names in (
            (folders.config, ["settings.json"]),
            (folders.config / "rulesets", [RULES]),
            (folders.data, ["current.journal", STATISTICS]),
            (folders.data / "games", sorted(file.name for file in folder.glob("*.mtrain"))),
            (folders.data / "score-pads", [PAD]),
        ):
            place.mkdir(parents=True)
            for name in names:
                shutil.copy(folder / name, place / name)
        return packed(folders, __version__, datetime(2026, 3, 5, 19, 30, tzinfo=UTC))


if __name__ == "__main__":
    keep(DATA / __version__)
