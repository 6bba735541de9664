import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import fields

from mtdesk import paths, settings
from mtdesk import settings as settings_module
from mtdesk.settings import (
    MAX_PEOPLE,
    GameChoice,
    PlayerChoice,
    Settings,
    SettingsFault,
    SettingsNotice,
    SettingsStore,
    read_settings,
    write_settings,
)
from mtdesk.ui.words.errors import notice_text

CHANGED = Settings(
    language="hu",
    theme="contrast",
    tile_style="numerals",
    large_tiles=True,
    text_size="larger",
    highlight=False,
    muted=True,
    volume=0,
    pace="at-once",
    auto_draw=True,
    confirm_turn=True,
    free_undo=True,
    hidden_counter=True,
    games_column="points",
    games_rising=True,
    longest_train=True,
    log_shown=True,
    log_width=400,
    full_screen=True,
    guide_offered=True,
    letter_keys=False,
    looks={"Ágnes": 3},
    people=("Ágnes", "Bo"),
    last_game=GameChoice(
        preset="bahnhof",
        changes={"set": 15, "tap": 0, "double_blank": None, "mexican_trains": "per-player"},
        players=(PlayerChoice("human", "Ágnes"), PlayerChoice("computer", "Réka", "medium")),
        rounds=3,
        first_starter=1,
    ),
    recent_games=("/games/a.mtrain",),
    window_geometry=b"\x01\xd9\xd0\xcb",
    pad_geometry=b"\0",
)


def heard(store: SettingsStore) -> list[SettingsNotice]:
    """What a store tells of its file, so far and from now on."""
    told: list[SettingsNotice] = []
    store.listen(told.append)
    return told


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_a_first_start_has_the_defaults_and_writes_nothing() -> None:
    store = SettingsStore()
    assert store.current == Settings()
    assert not heard(store)
    assert store.current.last_game.preset == "dutch"
    assert not paths.user_config_dir().exists()


def test_every_setting_comes_back(file: Path) -> None:
    defaults = Settings()
    for field in fields(Settings):
        assert getattr(CHANGED, field.name) != getattr(defaults, field.name), field.name
    write_settings(CHANGED, file)
    assert read_settings(file) == (CHANGED, None)


def test_a_change_holds_and_is_written_at_once() -> None:
    store = SettingsStore()
    told = heard(store)
    store.change(language="nl", auto_draw=True)
    assert not told
    assert store.current == Settings(language="nl", auto_draw=True)
    assert SettingsStore().current == store.current
    assert [file.name for file in paths.user_config_dir().iterdir()] == [settings.FILE_NAME]


def test_keys_we_do_not_know_are_passed_over(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"language": "de", "weather": [11, 1e400, "\\udcfc"]}')
    assert read_settings(file) == (Settings(language="de"), None)


def test_a_first_game_is_short_and_what_was_chosen_stays(file: Path) -> None:
    assert read_settings(file)[0].last_game.rounds == 3
    write_settings(Settings(last_game=GameChoice(rounds=None)), file)
    assert read_settings(file)[0].last_game.rounds is None


DAMAGED = [
    b"",
    b"{",
    b"[]",
    b"7",
    b"[" * 100_000,
    b'{"volume": ' + b"7" * 5000 + b"}",
    b"\xff\xfe{}",
]


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_file_gives_the_defaults_and_is_kept(file: Path, text: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(text)
    read, notice = read_settings(file)
    assert read == Settings()
    assert notice is not None
    assert notice.fault is SettingsFault.DAMAGED
    assert notice.file.read_bytes() == text
    assert not file.exists()


@pytest.mark.parametrize(
    "text",
    [
        b'"language": "fr"',
        b'"auto_draw": 1',
        b'"volume": 1e999',
        b'"people": ["", "Bo"]',
        b'"people": ["\xff"]',
        b'"window_geometry": "not base64!"',
        b'"last_game": {"players": [{"kind": "ghost"}]}',
        b'"last_game": {"changes": {"\\ud800": 5}}',
    ],
)
def test_one_bad_value_costs_one_setting(file: Path, text: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(b"{" + text + b', "theme": "wood"}')
    read, notice = read_settings(file)
    assert read == Settings(theme="wood")
    assert notice is not None
    assert notice.fault is SettingsFault.DAMAGED
    assert notice.file.read_bytes() == b"{" + text + b', "theme": "wood"}'
    assert read_settings(file) == (Settings(theme="wood"), None)


def test_a_game_whose_name_is_not_utf_8_is_remembered(file: Path) -> None:
    store = SettingsStore(file)
    told = heard(store)
    store.keep(store.current.with_recent(Path("/games/f\udcfcr.mtrain")))
    assert not told
    assert SettingsStore(file).current.recent_games == (str(Path("/games/f\udcfcr.mtrain")),)


def test_a_folder_in_the_file_s_place_is_left_alone(file: Path) -> None:
    file.mkdir(parents=True)
    read, notice = read_settings(file)
    assert read == Settings()
    assert notice is not None
    assert notice.fault is SettingsFault.UNREADABLE
    assert str(file) in notice_text(notice)
    assert file.is_dir()


def test_a_folder_that_cannot_be_written_costs_one_sentence_and_nothing_else(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, no folder"
    blocked.write_text("in the way")
    store = SettingsStore(blocked / "settings.json")
    told = heard(store)
    if sys.platform != "win32":  # there it is no error to look for a file below another
        assert told.pop().fault is SettingsFault.UNREADABLE
    store.change(theme="dark")
    store.change(auto_draw=True)
    (notice,) = told
    assert notice.fault is SettingsFault.NOT_SAVED
    assert notice_text(notice).count(".") >= 1
    assert store.current == Settings(theme="dark", auto_draw=True)
    assert blocked.read_text() == "in the way"


def test_a_file_that_could_not_be_read_is_not_overwritten(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program may hold it for a moment, as scanners do on Windows."""
    write_settings(CHANGED, file)
    with monkeypatch.context() as held:
        held.setattr(settings_module, "_object_in", refuse)
        store = SettingsStore(file)
    told = heard(store)
    assert told.pop().fault is SettingsFault.UNREADABLE
    store.change(theme="dark")
    assert [notice.fault for notice in told] == [SettingsFault.NOT_SAVED]
    assert store.current.theme == "dark"
    assert read_settings(file) == (CHANGED, None)


def refuse(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_keeps_the_old_file(file: Path) -> None:
    write_settings(CHANGED, file)
    file.parent.chmod(0o500)
    store = SettingsStore(file)
    told = heard(store)
    store.change(theme="dark")
    file.parent.chmod(0o700)
    assert len(told) == 1
    assert read_settings(file) == (CHANGED, None)


def test_what_reading_has_to_tell_waits_for_whoever_listens_first(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("{")
    store = SettingsStore(file)
    assert [notice.fault for notice in heard(store)] == [SettingsFault.DAMAGED]
    assert not heard(store)


def test_people_are_remembered_last_first_and_not_for_ever() -> None:
    known = Settings().with_people("Anna", "Bo").with_people("Bo", "Cé")
    assert known.people == ("Bo", "Cé", "Anna")
    crowd = known.with_people(*(f"P{number}" for number in range(MAX_PEOPLE)))
    assert len(crowd.people) == MAX_PEOPLE
    assert "Anna" not in crowd.people


def test_the_last_games_are_remembered_once_each(tmp_path: Path) -> None:
    known = Settings()
    for number in (*range(12), 5):
        known = known.with_recent(tmp_path / f"{number}.mtrain")
    names = [Path(name).name for name in known.recent_games]
    assert names == [f"{number}.mtrain" for number in (5, 11, 10, 9, 8, 7, 6, 4, 3, 2)]
