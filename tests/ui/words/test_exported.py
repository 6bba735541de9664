"""What an export of all data says: where it is, and what it contains; what an import says."""

from pathlib import Path

from mtdesk.ui.words.statistics import exported_text, imported_text

FILE = Path("/home/ada/all.mtdata")


def test_an_export_names_what_it_contains_and_nothing_that_it_does_not() -> None:
    games = ["data/games/a.mtrain", "data/games/b.mtrain"]
    names = [*games, "data/current.journal", "data/score-pads/c.mtscore", "config/settings.json"]
    told = exported_text(FILE, names)
    things = "the game on the table, 2 game(s), 1 score pad(s), statistics and settings"
    assert told == f"Saved as “all.mtdata” in “{FILE.parent}”. It contains {things}."
    assert exported_text(FILE, ["config/settings.json"]).endswith(" It contains statistics and settings.")


def test_an_import_names_what_came_in() -> None:
    names = ["a.mtrain", "settings.json", "home.mtrules", "games"]
    assert imported_text(names) == "Imported: 1 game(s), 1 rule set(s), statistics and settings."
