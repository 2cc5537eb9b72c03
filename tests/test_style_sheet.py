"""The style sheet page shows what is there: made anew, it is the same."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "scripts"))

from style_sheet import FAMILIES, PAGE, WHOLE, page, symbols


def test_the_page_is_current():
    assert PAGE.read_text("utf-8") == page(), "run scripts/style_sheet.py"


def test_every_drawing_is_on_it():
    assert all(map(symbols, FAMILIES))
    text = page()
    assert [name for name in WHOLE if f'href="#{name}"' not in text and not name.startswith("part-roof")] == []
