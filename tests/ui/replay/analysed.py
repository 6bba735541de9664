"""Games whose mistakes are known, in the window of a replay."""

from mtdesk.lab.analysis import Decision
from mtdesk.record.model import Record
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from tests.app.program import eventually
from tests.ui.files.replays import Cinema

WORK = 100
"""Steps of search for a decision."""


async def known(here: Cinema, record: Record) -> AnalysisPanel:
    """A game of which all mistakes are known, of everybody, and the panel with them."""
    window = await here.look(record)
    panel = window.analysis
    await eventually(lambda: panel.found)
    panel.whose.setCurrentIndex(0)
    window.tabs.setCurrentIndex(1)
    await eventually(lambda: not panel.is_running)
    return panel


def rows(panel: AnalysisPanel) -> list[list[str]]:
    model = panel.list.model()
    return [
        [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


async def at_mistake(here: Cinema, panel: AnalysisPanel, mistake: Decision) -> None:
    """Go to a mistake by the list, and wait until it is asked about."""
    panel.list.chosen.emit(mistake)
    await here.arrived(here.timeline.index_of(mistake.round, mistake.action - 1))


def known_as(panel: AnalysisPanel, mistake: Decision) -> Decision:
    """What the panel knows of a mistake."""
    one = panel.mistake_at(mistake.place)
    assert one is not None
    return one


def said(here: Cinema) -> str:
    return here.window.table.frame.status_text
