"""What an export of all data says that it has saved."""

from mtdesk.ui.words.statistics import exported_text


def test_an_export_names_what_it_contains_and_nothing_that_it_does_not() -> None:
    games = ["data/games/a.mtrain", "data/games/b.mtrain"]
    names = [*games, "data/score-pads/c.mtscore", "config/settings.json"]
    assert exported_text(names) == "Saved: 2 game(s), 1 score pad(s), statistics and settings."
    assert exported_text(["config/settings.json"]) == "Saved: statistics and settings."
