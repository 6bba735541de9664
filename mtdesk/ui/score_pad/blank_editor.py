"""What the double blank counts on a score pad: one field, with words for a tile like any other."""

from __future__ import annotations

from mtdesk.rules.options import SPECS, Range
from mtdesk.settings import OptionValue
from mtdesk.ui.game_widgets.option_editors import OptionEditor
from mtdesk.ui.kit.widgets import NumberBox
from mtdesk.ui.words.options import option_description, option_name, option_value

_LIKE_OTHERS = -1


class BlankEditor(OptionEditor):
    """Edits ``double_blank`` by keyboard alone: below 0 is None."""

    def __init__(self) -> None:
        super().__init__("double_blank")
        spec = SPECS[self.option]
        assert isinstance(spec, Range)
        self.spin = NumberBox()
        self.spin.setRange(_LIKE_OTHERS, spec.high)
        self.spin.valueChanged.connect(self.changed)
        self._hold(self.spin)

    def value(self) -> OptionValue:
        """Return the points, None for a tile like any other."""
        return None if self.spin.value() == _LIKE_OTHERS else self.spin.value()

    def show_value(self, value: OptionValue) -> None:
        """Show points, or None."""
        self.spin.setValue(value if isinstance(value, int) else _LIKE_OTHERS)

    def write_texts(self) -> None:
        self.spin.setSpecialValueText(option_value(self.option, None))
        self.spin.setAccessibleName(option_name(self.option))
        self.spin.setAccessibleDescription(option_description(self.option))
