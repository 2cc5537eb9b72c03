"""The style sheet page shows what is there: made anew, it is the same."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "scripts"))

from style_sheet import PAGE, page, symbols


def test_the_page_is_current():
    assert PAGE.read_text("utf-8") == page(), "run scripts/style_sheet.py"


def test_every_family_is_on_it():
    assert all(symbols().values())
    assert len(symbols()["person"]) == 9
