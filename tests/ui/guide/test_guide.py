"""The guided round in the window, and its bubbles in every language."""

import asyncio

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.control.game import Game
from mtdesk.i18n import LANGUAGES, Translator
from mtdesk.rules.moves import Draw, Play
from mtdesk.settings import SettingsStore
from mtdesk.table.theme import FELT
from mtdesk.ui.guide.guide import Bubble, Ring
from mtdesk.ui.kit.sizes import BASE_SIZE, scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from tests.app.blind import Ears
from tests.app.new_game import shown_setup
from tests.app.program import eventually, think_at_once
from tests.app.typist import press
from tests.ui.fingers import click, clipped
from tests.ui.room import Room, open_game, opened


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No computer takes its time."""
    think_at_once(monkeypatch)


def bubble(room: Room) -> Bubble | None:
    """The lesson that is told."""
    shown = [one for one in room.window.view.findChildren(Bubble) if one.isVisible()]
    assert len(shown) <= 1
    return shown[0] if shown else None


async def told(room: Room, title: str) -> Bubble:
    """Wait for a lesson."""

    def title_shown() -> bool:
        shown = bubble(room)
        return shown is not None and shown.title.text() == title

    await eventually(title_shown)
    found = bubble(room)
    assert found is not None
    return found


async def test_the_game_waits_for_a_lesson_but_not_for_a_request(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        station = await told(room, "The station")
        assert not room.table.invitation.moves
        station.go_on.click()
        await told(room, "Your tiles")
        await room.make()
        await told(room, "Your train grows")
        assert len(room.game.record.rounds[0].moves) == 1
        await asyncio.sleep(0.05)
        assert len(room.game.record.rounds[0].moves) == 1


async def test_it_can_be_ended_at_any_time(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        (await told(room, "The station")).end.click()
        await room.asked()
        assert bubble(room) is None
        await room.make()
        await room.asked()
        assert bubble(room) is None


async def test_another_game_ends_it(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        await told(room, "The station")
        await room.session.stop()
        await room.play(Game(open_game()))
        assert bubble(room) is None
        assert room.stage.tutor is None


async def test_a_round_that_is_taken_up_again_is_led_on(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        (await told(room, "The station")).go_on.click()
        await told(room, "Your tiles")
        await room.make()
    async with opened() as room:
        room.stage.status.headline.connect(room.window.headline.write)
        room.tasks.start(room.begin())
        await eventually(lambda: bubble(room))
        assert room.window.headline.text() == "Guided round  ·  engine 9–9"
        await room.desk.play_again()
        await room.asked()
        assert bubble(room) is None


async def test_it_is_offered_once(dressed_app: QApplication) -> None:
    async with opened() as room:
        room.window.commands.guide.triggered.connect(room.tasks.starter(room.desk.guide))
        room.store.change(guide_offered=False)
        room.setup.new_game()
        page = await shown_setup()
        assert page.show_me.text().replace("&", "") == "Show me how to play"
        click(page.show_me)
        await eventually(lambda: bubble(room))
        assert SettingsStore().current.guide_offered
        room.setup.new_game()
        assert not (await shown_setup()).show_me.isVisible()


async def test_lessons_are_said_in_words_for_the_keyboard(
    dressed_app: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = Ears(monkeypatch)
    async with opened() as room:
        await room.desk.guide()
        station = await told(room, "The station")
        await eventually(lambda: f"The station. {station.words.text()}" in ears.all())
        interface = QAccessible.queryAccessibleInterface(station)
        assert interface.role() is QAccessible.Role.Grouping
        station.go_on.click()
        hand = await told(room, "Your tiles")
        assert "Drag one" in hand.words.text()
        assert "Drag" not in ears.all()
        assert "F3" in ears.all()
        for bubble in (station, hand):
            assert bubble.accessibleName() == bubble.title.text()
            assert not bubble.accessibleDescription()  # or a reader says it twice
            words = QAccessible.queryAccessibleInterface(bubble.words)
            assert words.role() is QAccessible.Role.Paragraph  # for the same reason
            assert words.text(QAccessible.Text.Name) == bubble.words.text()


async def test_a_player_who_uses_keys_reads_of_keys(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        QTest.keyClick((await told(room, "The station")).go_on, Qt.Key.Key_Space)
        hand = await told(room, "Your tiles")
        assert "Drag" not in hand.words.text()
        assert "F3" in hand.words.text()


def comes_to(room: Room, title: str) -> bool:
    """Whether a guided round has come to this lesson; until then it is played on."""
    shown = bubble(room)
    if shown is not None:
        if shown.title.text() == title:
            return True
        shown.go_on.click()
    elif room.table.invitation.moves and not room.table.is_busy:
        moves = room.table.invitation.moves
        room.table.proposed.emit(next((move for move in moves if isinstance(move, Play | Draw)), moves[0]))
    return False


def vital(room: Room) -> list[QRectF]:
    """Where the station is, and the ends on which a tile may be played now; in the scene."""
    ground = room.table.trains
    layout = ground.layout
    assert layout is not None
    ends = {end for places in room.table.invitation.plays.values() for end in places}
    hub = QRectF(layout.hub.x - 1, layout.hub.y - 1, 2, 2).adjusted(
        -layout.hub.radius, -layout.hub.radius, layout.hub.radius, layout.hub.radius
    )
    return [ground.mapRectToScene(place) for place in (hub, *map(ground.place_of, ends))]


def hidden(room: Room, card: Bubble) -> list[QRectF]:
    """Those of them that the card covers."""
    view, area = room.window.view, card.geometry().adjusted(18, 18, -18, -18)
    return [place for place in vital(room) if area.intersects(view.mapFromScene(place).boundingRect())]


async def test_enter_goes_on_or_does_what_is_asked_for(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        station = await told(room, "The station")
        assert station.go_on.isDefault()
        press(Qt.Key.Key_Return)
        hand = await told(room, "Your tiles")
        assert hand.go_on.text() == "&Close"
        assert not hand.go_on.isDefault(), "the tiles are what is highlighted"
        press(Qt.Key.Key_Return)
        assert not room.window.actions_bar.why.isVisible()
        playable = {move.tile for move in room.table.invitation.moves if isinstance(move, Play)}
        assert room.window.view.gesture.selected in playable
        press(Qt.Key.Key_Return)
        grown = await told(room, "Your train grows")
        assert grown.go_on.text() == "&Next"
        await eventually(grown.go_on.hasFocus)
        press(Qt.Key.Key_Return)
        await eventually(lambda: comes_to(room, "Nothing fits"))
        asked = await room.asked()
        press(Qt.Key.Key_Return)
        await told(room, "A new tile")
        assert room.table.invitation is not asked


async def test_enter_plays_no_wrong_tile_after_a_click(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        QTest.mouseClick((await told(room, "The station")).go_on, Qt.MouseButton.LeftButton)
        await told(room, "Your tiles")
        assert not room.window.view.focus.is_shown, "a ring would look like a choice"
        press(Qt.Key.Key_Return)
        assert room.window.view.gesture.selected in room.table.invitation.plays


async def test_a_round_that_is_taken_up_again_repeats_no_lesson(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        (await told(room, "The station")).go_on.click()
        await told(room, "Your tiles")
        await room.make()
        (await told(room, "Your train grows")).go_on.click()
        await eventually(lambda: comes_to(room, "Nothing fits"))
    async with opened() as room:
        room.tasks.start(room.begin())
        await told(room, "Nothing fits")
        titles: list[str] = []

        def goes_on() -> bool:
            shown = bubble(room)
            if shown is not None and shown.title.text() not in titles:
                titles.append(shown.title.text())
            comes_to(room, "nowhere")
            return "The score" in titles

        await eventually(goes_on)
        assert not {"The station", "Your tiles", "Your train grows"} & set(titles)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_bubble_is_whole_and_its_subject_is_surrounded(
    plain: QApplication, translator: Translator, language: str
) -> None:
    size = QSize(1024, 700)
    translator.install(language)
    apply_theme(plain, FELT, scale_for("largest", size))
    async with opened() as room:
        room.window.resize(size)
        await room.table.set_sizes(letters=scaled(BASE_SIZE), large_tiles=room.table.large_tiles)
        await room.table.resize(room.window.view.viewport().size().toSizeF())
        await room.desk.guide()
        found: dict[str, list[str]] = {}

        def is_led_to_the_end() -> bool:
            shown = bubble(room)
            if shown is not None and shown.title.text() not in found:
                cut = clipped(shown)
                hides_subject = shown.ring.isVisible() and shown.geometry().contains(shown.ring.geometry())
                hides = ["hides its subject"] if hides_subject else []
                if len(found) < 2 and hidden(room, shown):
                    hides += ["hides the station or an end"]
                found[shown.title.text()] = [*cut, *hides]
            return comes_to(room, "") or (room.game.is_over and bubble(room) is None and len(found) > 9)

        await eventually(is_led_to_the_end)
        assert not {title: faults for title, faults in found.items() if faults}
        assert all(ring.isHidden() for ring in room.window.findChildren(Ring))
