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

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yotd_widget.describe.notation.vocabulary import normal
from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadPosition, NotFound, WrongKind, short
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.pieces import LETTERS

if TYPE_CHECKING:
    from yotd_widget.games.dragon.state import State


SIX: Final = "six-states"
"""The example that is one of six; `show` says which."""


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
    of: the player whom the line is about, "" for the one who comes first. shows: ids of rules that are at work there:
    they ask the question, one of the next moves applies them, or they refuse one.
    """

    line: str
    words: tuple[str, ...] = ()
    courts: dict[str, Side] = {}
    source: str = ""
    reachable: bool = True
    same_as: str = ""
    of: str = ""
    shows: str = ""

    @property
    def seat(self) -> int:
        """Whose court shows what the line tells."""
        return list(self.courts).index(self.of) if self.of else 0


def side(*palaces: str, **things: Any) -> Side:
    """A court of an example, in the words of `court`."""
    return Side(palaces, things)


def given(
    line: str, *words: str, source: str = "", reachable: bool = True, of: str = "", shows: str = "", **courts: Side
) -> Example:
    """An example, in the words of `position`. line: marked with `N_`; of: whom it is about, if not the first one."""
    return Example(line, words, courts, source, reachable, of=of, shows=shows)


def example(name: str, /, **changes: Any) -> State:
    """The example position with this name, changed as you like. Raises: NotFound; WrongKind; BadPosition for a change.

    changes: for the court that comes first, which is the one the example is about: any word of `court` (rice=1),
    palaces=["2 old healer", "1"], persons={"young healer": "old healer"}; for another player, by name:
    Bo={"yuan": 3} or Bo=court(...). words: one line or several; each takes the place of the line about the same thing
    (the month, the groups, what Ada does), or is added: words="edition 2007". For "six-states": show="seventy yuan".

    >>> example("contagion-1-mortar", persons={"young healer": "old healer"}).court("Ada").symbols("healer")
    2
    """
    return _made(_told(name, changes))


def changed(state: State, /, **changes: Any) -> State:
    """A position changed in the words of `example`, which are about the first court. Raises: BadPosition.

    What is usual stays so: a marker that lies where the persons have led goes with them.

    >>> changed(example("first-drought"), rice=1, Bo={"yuan": 0}).court("Ada").rice
    1
    """
    from yotd_widget.games.dragon.notation.court_words import things_of, write_palace
    from yotd_widget.games.dragon.notation.writing import lines_of, usual

    courts = {
        player: Side(
            tuple(map(write_palace, court.palaces)) or ("no palace",), things_of(court, usual(state, seat, court))
        )
        for seat, (player, court) in enumerate(zip(state.players, state.courts, strict=True))
    }
    return _made(_with(Example("", tuple(lines_of(state)), courts), changes))


def changeable(state: State) -> tuple[str, ...]:
    """The names that `changed` knows for a position, and `example` for one of its examples."""
    from yotd_widget.games.dragon.notation import COURT_WORDS

    return ("persons", "palaces", "words", *COURT_WORDS, *state.players)


def _made(told: Example) -> State:
    from yotd_widget.games.dragon.notation import court, position

    courts = {
        player: court(*about.palaces, **about.things) if isinstance(about, Side) else about
        for player, about in told.courts.items()
    }
    return position(*told.words, courts)


def words_of(name: str, /, **changes: Any) -> str:
    """An example as the words that make it: also those of a table that `position` refuses. Raises: as `example`."""
    from yotd_widget.describe.notation.python import layout, literal
    from yotd_widget.games.dragon.notation.court_words import arguments_alone

    told = _told(name, changes)
    courts = {
        player: about.arguments() if isinstance(about, Side) else arguments_alone(about)
        for player, about in told.courts.items()
    }
    return layout("position", list(map(literal, told.words)), courts, "court")


def named_examples() -> dict[str, str]:
    """The names of all examples, each with one line on it."""
    return {
        name: _(found.line) or _("The same as {name}.").format(name=found.same_as) for name, found in _all().items()
    }


def about(name: str) -> Example:
    """What is known of an example: its line, words, source, whether a game can show it. Raises: NotFound; WrongKind.

    >>> about("DV-32").same_as, about("DV-32").reachable
    ('wall-5-reach', True)
    """
    if not isinstance(name, str):
        raise WrongKind(f"the name of an example is text, not {short(name)} (`named_examples()` names them all)")
    found = _all().get(name)
    if found is None:
        missing = _("“{name}” is no example{hint} (`named_examples()` names them all)")
        raise NotFound(missing.format(name=name, hint=nearest(name, _all())))
    told = _all()[found.same_as] if found.same_as else found
    return msgspec.structs.replace(told, line=_(told.line), same_as=found.same_as)


def example_of(rule: str) -> str | None:
    """The name of the example that shows a rule at work; None for rules of which no single position is a picture."""
    return next((name for name, found in _all().items() if rule in found.shows.split()), None)


def _all() -> dict[str, Example]:
    from yotd_widget.games.dragon.examples.of_lessons import LESSON_EXAMPLES
    from yotd_widget.games.dragon.examples.of_rules import RULE_EXAMPLES

    return LESSON_EXAMPLES | RULE_EXAMPLES


# --- Changes ---------------------------------------------------------------------------------------------------------


def _told(name: str, changes: Mapping[str, Any]) -> Example:
    changes = dict(changes)
    if name == SIX:
        from yotd_widget.games.dragon.examples.of_lessons import SIX_STATES

        show = changes.pop("show", "contagion twice")
        if not isinstance(show, str) or show not in SIX_STATES:
            near = nearest(str(show), SIX_STATES)
            raise BadPosition(_("“{show}” is none of the six states{hint}").format(show=show, hint=near))
        found = SIX_STATES[show]
    else:
        found = about(name)
    return _with(found, changes)


def _with(found: Example, given: Mapping[str, Any]) -> Example:

    changes = dict(given)
    words, courts = found.words, dict[str, Any](found.courts)
    words = _replaced(words, _texts("words", changes.pop("words", ()), "edition 2007"))
    for player in [player for player in courts if player in changes]:
        change = changes.pop(player)
        courts[player] = _changed(courts[player], change) if isinstance(change, Mapping) else change
        if not isinstance(courts[player], Side | Court):
            raise BadPosition(_("{name}={value} is no court(...)").format(name=player, value=short(change)))
    if changes:
        first = next(iter(courts))
        if not isinstance(courts[first], Side):
            whole = _("{name}=… tells the whole court already: {words} belongs into it")
            raise BadPosition(whole.format(name=first, words=", ".join(changes)))
        courts[first] = _changed(courts[first], changes)
    return msgspec.structs.replace(found, words=words, courts=courts)


def _texts(name: str, given: Any, say: str) -> tuple[str, ...]:
    """One text or several. Raises: BadPosition for anything else."""
    if isinstance(given, str):
        return (given,)
    texts = tuple(given) if isinstance(given, Iterable) and not isinstance(given, Mapping) else (None,)
    if not all(isinstance(text, str) for text in texts):
        wrong = _("{name}={value} is not told in words: say {name}=“{words}”, or a list of such")
        raise BadPosition(wrong.format(name=name, value=short(given), words=say))
    return texts


def _replaced(words: Sequence[str], changes: Sequence[str]) -> tuple[str, ...]:
    """The lines with changes in the place of those about the same thing; empty changes say nothing."""
    lines = list(words)
    old = list(map(_subject, words))
    for change in changes:
        if not (subject := _subject(change)):
            continue
        if subject in old:
            place = old.index(subject)
            lines[place], old[place] = change, ""  # a second change about it is one more line
        else:
            lines.append(change)
    return tuple(lines)


def _subject(line: str) -> str:
    """What a line is about, by its first words: "no seed" as "seed 7" about the seed, "A taxes" about the groups."""
    words = [word.rstrip(":,;") for word in normal(line).split()]
    first = words[words[0] == "no" and len(words) > 1] if words else ""
    return _SAME_SUBJECT.get(first, first)


_SAME_SUBJECT: Final[dict[str, str]] = {
    **dict.fromkeys(("draft", "setup"), "month"),
    **dict.fromkeys(("group", *map(str.lower, LETTERS)), "groups"),
}
"""First word of a line -> another one that is about the same thing."""


def _changed(court: Side, changes: Mapping[str, Any]) -> Side:
    from yotd_widget.games.dragon.notation.spelling import PERSON_WORDS

    things = dict(changes)
    palaces = _texts("palaces", things.pop("palaces", court.palaces), "2 old healer")
    persons = things.pop("persons", {})
    if not isinstance(persons, Mapping) or not all(isinstance(word, str) for pair in persons.items() for word in pair):
        wrong = _("persons={value} does not say who becomes whom: {example}")
        raise BadPosition(wrong.format(value=short(persons), example="{“young healer”: “old healer”}"))
    for old, new in persons.items():
        before = palaces
        old_word, new_word = (PERSON_WORDS.spelling[PERSON_WORDS.read(word)] for word in (old, new))
        palaces = tuple(palace.replace(old_word, new_word, 1) for palace in palaces)
        if palaces == before:
            wrong = _("“{person}” does not live at this court: there are {palaces}")
            raise BadPosition(wrong.format(person=old, palaces=", ".join(palaces)))
    kept = {
        name: value
        for name, value in court.things.items()
        if not ({"hand", "played"} & {*things} and name in ("hand", "played"))
    }
    return Side(palaces, kept | things)
