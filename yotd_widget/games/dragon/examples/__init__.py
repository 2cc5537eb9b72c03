"""Named example positions for lessons and tests: small, readable, and yours to change.

>>> example("first-drought").court("Ada").rice
2
>>> example("first-drought", rice=1).court("Ada").rice
1
>>> print(words_of("tribute-1"))
position(
    "month 4, imperial tribute",
    "Bo houses young farmer",
    Ada=court("3 young monk, tax collector, young farmer", "2 old healer, young scholar", yuan=1),
    Bo=court("2 young healer", "2 court lady"),
)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from yotd_widget.games.dragon.state import State


class Side(msgspec.Struct, frozen=True):
    """What is told about a court: its palaces and its things, as `court` takes them."""

    palaces: tuple[str, ...]
    things: dict[str, Any]

    def arguments(self) -> list[str]:
        """The arguments of `court`, as they are typed."""
        told = [(f"{name}=", value) for name, value in self.things.items()]
        return [
            f'{name}"{value}"' if isinstance(value, str) else f"{name}{value}"
            for name, value in [*(("", palace) for palace in self.palaces), *told]
        ]


class Example(msgspec.Struct, frozen=True):
    """An example position: one line on it, the words and courts of `position`, and where it comes from.

    reachable: whether a real game can show it. same_as: the example of another name that is this position as well.
    """

    line: str
    words: tuple[str, ...] = ()
    courts: dict[str, Side] = {}
    source: str = ""
    reachable: bool = True
    same_as: str = ""


def side(*palaces: str, **things: Any) -> Side:
    """A court of an example, in the words of `court`."""
    return Side(palaces, things)


def given(line: str, *words: str, source: str = "", reachable: bool = True, **courts: Side) -> Example:
    """An example, in the words of `position`."""
    return Example(line, words, courts, source, reachable)


def example(name: str, /, **changes: Any) -> State:
    """The example position with this name, changed as you like. Raises: BadPosition.

    changes: for the court that comes first, which is the one the example is about: any word of `court` (rice=1),
    palaces=["2 old healer", "1"], persons={"young healer": "old healer"}; for another player, by name:
    Bo={"yuan": 3} or Bo=court(...). words: lines that take the place of those with the same first word, or are added:
    words="edition 2007". For "six-states": show="seventy yuan".

    >>> example("contagion-1-mortar", persons={"young healer": "old healer"}).court("Ada").symbols("healer")
    2
    """
    from yotd_widget.games.dragon.notation import court, position

    told = _told(name, changes)
    courts = {
        player: court(*about.palaces, **about.things) if isinstance(about, Side) else about
        for player, about in told.courts.items()
    }
    return position(*told.words, courts)


def words_of(name: str, /, **changes: Any) -> str:
    """An example as the words that make it: also those of a table that `position` refuses. Raises: BadPosition."""
    from yotd_widget.games.dragon.notation.writing import court_arguments, layout

    told = _told(name, changes)
    courts = {
        player: about.arguments() if isinstance(about, Side) else court_arguments(about)
        for player, about in told.courts.items()
    }
    return layout(told.words, courts)


def examples() -> dict[str, str]:
    """The names of all examples, each with one line on it."""
    return {name: found.line for name, found in _all().items()}


def about(name: str) -> Example:
    """What is known of an example: its line, words, source, whether a game can show it. Raises: BadPosition.

    >>> about("DV-32").same_as, about("DV-32").reachable
    ('wall-5-reach', True)
    """
    from yotd_widget.games.dragon.notation.spelling import bad, nearest

    found = _all().get(name)
    if found is None:
        raise bad(f"“{name}” is no example{nearest(name, _all())} (`examples()` names them all)")
    if not found.same_as:
        return found
    return msgspec.structs.replace(_all()[found.same_as], same_as=found.same_as)


def _all() -> dict[str, Example]:
    from yotd_widget.games.dragon.examples.of_lessons import LESSON_EXAMPLES
    from yotd_widget.games.dragon.examples.of_rules import RULE_EXAMPLES

    return LESSON_EXAMPLES | RULE_EXAMPLES


# --- Changes ---------------------------------------------------------------------------------------------------------


def _told(name: str, changes: Mapping[str, Any]) -> Example:
    from yotd_widget.games.dragon.notation.spelling import bad, nearest

    changes = dict(changes)
    if name == "six-states":
        from yotd_widget.games.dragon.examples.of_lessons import SIX_STATES

        show = changes.pop("show", "contagion twice")
        if show not in SIX_STATES:
            raise bad(f"“{show}” is none of the six states{nearest(str(show), SIX_STATES)}")
        found = SIX_STATES[show]
    else:
        found = about(name)
    words, courts = found.words, dict[str, Any](found.courts)
    if lines := changes.pop("words", ()):
        words = _replaced(words, [lines] if isinstance(lines, str) else lines)
    for player in [player for player in courts if player in changes]:
        change = changes.pop(player)
        courts[player] = _changed(courts[player], change) if isinstance(change, Mapping) else change
    if changes:
        first = next(iter(courts))
        courts[first] = _changed(courts[first], changes)
    return msgspec.structs.replace(found, words=words, courts=courts)


def _replaced(words: Sequence[str], changes: Sequence[str]) -> tuple[str, ...]:
    """The lines with changes in the place of those with the same first word."""
    lines = list(words)
    for change in changes:
        key = change.split()[0].rstrip(":,")
        places = [place for place, line in enumerate(lines) if line.split()[0].rstrip(":,") == key]
        if places:
            lines[places[0]] = change
        else:
            lines.append(change)
    return tuple(lines)


def _changed(court: Side, changes: Mapping[str, Any]) -> Side:
    from yotd_widget.games.dragon.notation.spelling import PERSON_WORDS, bad

    things = dict(changes)
    palaces = tuple(things.pop("palaces", court.palaces))
    for old, new in things.pop("persons", {}).items():
        before = palaces
        old_word, new_word = (PERSON_WORDS.spelling[PERSON_WORDS.read(word)] for word in (old, new))
        palaces = tuple(palace.replace(old_word, new_word, 1) for palace in palaces)
        if palaces == before:
            raise bad(f"“{old}” does not live at this court: there are {', '.join(palaces)}")
    kept = {
        name: value
        for name, value in court.things.items()
        if not ({"hand", "played"} & {*things} and name in ("hand", "played"))
    }
    return Side(palaces, kept | things)
