"""Prints what files of older versions mean to the program; run by a copy that has one option more."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import mtdesk
from mtdesk.record.deal_code import deal_code, read_deal_code
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Record
from mtdesk.record.reading import parse_record, read_record
from mtdesk.record.rule_sets import read_rule_set, rule_set_to_json
from mtdesk.record.score_pad_file import read_pad
from mtdesk.record.view_json import view_from_json, view_to_json
from mtdesk.record.writing import write_record
from mtdesk.rules.options import Options, changed
from mtdesk.rules.presets import options_for
from mtdesk.stats.summary import summarise
from tests.records import recover


def weather(options: Options) -> Any:
    return options.values()["weather"]


def main(folder: Path, view: Path, codes: list[str]) -> dict[str, Any]:
    record, journal = read_record(folder / "chains.mtrain"), recover(folder / "current.journal")
    assert journal is not None
    assert journal.record is not None
    summary = summarise(record)
    assert summary is not None
    rules, pad = read_rule_set(folder / "own.mtrules"), read_pad(folder / "pad.mtscore")
    seen, players = view_from_json(json.loads(view.read_bytes()))
    deals = [read_deal_code(code) for code in codes]
    setup = record.setup
    other = replace(setup, options=changed(setup.options, weather=9, out_on_double="half-a-round"))
    return {
        "program": mtdesk.__file__,
        "record": weather(setup.options),
        "journal": weather(journal.record.setup.options),
        "rules": rules.values()["weather"],
        "rules_written": rule_set_to_json(rules),
        "pad": weather(pad.options),
        "view": weather(seen.board.options),
        "view_written": view_to_json(seen, players),
        "codes": [weather(deal.options) for deal in deals],
        "codes_kept": [deal.seed for deal in deals],
        "preset": weather(options_for("pagat", 4)),
        "key": summary.key,
        "today": [deal_code(replace(setup, seed="x")), deal_code(replace(other, seed="x"))],
        "today_read": [
            read_deal_code(deal_code(replace(one, seed="x"))).options.values() == one.options.values()
            for one in (setup, other)
        ],
        "missing": missing(record),
    }


def missing(record: Record) -> str:
    """What is said of a record of the new version that lacks the new option."""
    file = Path("today.mtrain")
    write_record(file, record)
    data = json.loads(file.read_bytes())
    del data["rules"]["weather"]
    try:
        parse_record(json.dumps(data).encode())
    except RecordError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])))
