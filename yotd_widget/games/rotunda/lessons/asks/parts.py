"""What several questions need: rules as they stand, moves in words."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.wording import label
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.moves import Skip, Stop
from yotd_widget.quiz.behind import moves_before, stated_in

stated: Final = stated_in("rotunda")
template.tell_moves(moves_before(label, Skip, Stop))
