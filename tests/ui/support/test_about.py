"""What the program says about itself."""

import pytest

from mtdesk.ui.support.about import AboutDialog, LicenceDialog
from tests.ui.fingers import click, readable
from tests.ui.room import ROOT
from tests.windows import show

pytestmark = pytest.mark.window


def test_about_says_version_and_licence() -> None:
    dialog = AboutDialog()
    texts = " ".join(text for _, text in readable(show(dialog)))
    assert "mtdesk 0" in texts
    assert "MIT" in texts
    click(dialog.licence)
    (licence,) = dialog.findChildren(LicenceDialog)
    text = licence.text.toPlainText()
    assert text.startswith((ROOT / "LICENSE").read_text(encoding="utf-8").strip())
    assert "SIL OPEN FONT LICENSE" in text
