"""The text form of moves both ways, read from the annotations of their fields: nothing is typed out move by move.

The verb is the name of the class in small letters; the fields follow in their order. Names and numbers stand as they
are, pairs with a blank, the pieces of a list with a comma ("release young monk 1, old healer 2"). A move that needs
another form brings its own `__str__` and a class method `read`.

>>> from typing import Literal
>>> from yotd_widget.engine.moves import Move
>>> class Give(Move, frozen=True):
...     to: str
...     goods: tuple[tuple[int, Literal["rice", "jade ring"]], ...]
>>> str(Give("bo", ((1, "rice"), (2, "jade ring"))))
'give bo 1 rice, 2 jade ring'
>>> MoveTexts(Give).parse("Give Bo 1 rice, 2 Jade_Ring")
Give(to='Bo', goods=((1, 'rice'), (2, 'jade ring')))
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from types import UnionType
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from yotd_widget.engine.errors import short
from yotd_widget.engine.texts import N_, Lazy

DIGITS: Final = r"-?\d{1,4000}"
"""A number; Python reads hardly longer ones."""
NOTHING: Final = "none"
"""What stands for None."""


M = TypeVar("M", bound=msgspec.Struct)


Rest = Iterator[str | None]
"""What may be left of a text behind a value with which it begins; None where the text ends within that value."""


def _anything(_text: str) -> Rest:
    yield ""


class Form(NamedTuple):
    """How a value is written and read. words: how many it has at least; wide: whether it may have more."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    words: int = 1
    wide: bool = False
    behind: Callable[[str], Rest] = _anything


class MoveTexts(Generic[M]):
    """The moves of a game by their text form. kinds: every class of moves."""

    def __init__(self, *kinds: type[M]) -> None:
        self.kinds: Final = {verb(kind): kind for kind in kinds}

    def parse(self, text: object, answers: Callable[[], Iterable[type[Any]]] | None = None) -> M:
        """Read a move; `parse(str(move)) == move` for every move.

        Blanks do not matter, and capitals only in a name of which the move does not say what it may be.
        answers: the kinds that are offered to whoever names none; left out, all.
        Raises: ValueError with what is wrong, as a text that is translated when it is read.
        """
        if not isinstance(text, str):
            raise ValueError(Lazy(N_("{text} is no text"), text=short(text)))
        said, _blank, rest = " ".join(text.split()).partition(" ")
        said = said.lower()
        if said not in self.kinds:
            verbs = ", ".join(sorted([verb(kind) for kind in answers()] if answers else self.kinds))
            raise ValueError(Lazy(N_("“{verb}” is not one of {verbs}"), verb=said, verbs=verbs))
        kind = self.kinds[said]
        own: Callable[[str], M] | None = getattr(kind, "read", None)
        return own(rest) if own else kind(*_fields(kind, rest))

    def begins(self, text: str) -> bool:
        """Whether the text of any move begins so, letter by letter; of one with a form of its own the verb counts.

        >>> from typing import Literal
        >>> from yotd_widget.engine.moves import Move
        >>> class Give(Move, frozen=True):
        ...     to: int
        ...     goods: tuple[Literal["rice", "jade ring"], ...]
        >>> [MoveTexts(Give).begins(text) for text in ("give 2 jade", "give 2 rice, ja", "give jade", "gives")]
        [True, True, False, False]
        """
        said, blank, rest = text.partition(" ")
        if not blank:
            return any(word.startswith(said) for word in self.kinds)
        kind = self.kinds.get(said)
        if kind is None or hasattr(kind, "read"):
            return kind is not None
        return any(not left for left in _behind_all(list(forms_of(kind).values()), rest))

    def form(self, said: str) -> str:
        """How the moves of a verb are said: "use GROUP ACTION". Raises: KeyError."""
        return _said_as(self.kinds[said])


def verb(kind: type[msgspec.Struct]) -> str:
    """The word that names a kind of moves."""
    return str(kind.__struct_config__.tag)


def text_of(move: msgspec.Struct) -> str:
    """A move as text."""
    kind = type(move)
    return " ".join((verb(kind), *(form.write(getattr(move, name)) for name, form in forms_of(kind).items()))).rstrip()


@cache
def forms_of(kind: type[msgspec.Struct]) -> dict[str, Form]:
    """The fields of a kind of moves with their forms."""
    hints = get_type_hints(kind)
    return {name: _form(hints[name], getattr(kind, "between", ", ")) for name in kind.__struct_fields__}


def number(text: str) -> int:
    """A number. Raises: ValueError with what is wrong."""
    if not re.fullmatch(DIGITS, text):
        raise ValueError(Lazy(N_("“{text}” is not a number"), text=text))
    return int(text)


def parts(text: str, between: str = ",") -> list[str]:
    """What stands between the commas; nothing in an empty text."""
    return [part.strip() for part in text.split(between)] if text else []


def _fields(kind: type[msgspec.Struct], text: str) -> Iterator[Any]:
    forms = forms_of(kind)
    if text and not forms:
        raise ValueError(Lazy(N_("nothing follows “{move}”"), move=verb(kind)))
    words = _dealt(text, tuple(forms.values()))
    if words is None:
        raise ValueError(Lazy(N_("it is said as “{form}”"), form=_said_as(kind)))
    return (form.read(part) for form, part in zip(forms.values(), words, strict=True))


def _said_as(kind: type[msgspec.Struct]) -> str:
    return " ".join((verb(kind), *(name.upper() for name in forms_of(kind))))


def _dealt(text: str, forms: Sequence[Form]) -> list[str] | None:
    """The words of each field: the wide one takes what the others leave; None where there are too few or too many."""
    words, due = text.split(), sum(form.words for form in forms)
    more = len(words) - due
    dealt = []
    for form in forms:
        count = form.words + (more if form.wide else 0)
        if form.wide:
            more = 0
        if more < 0 or len(words) < count:
            return None
        dealt.append(" ".join(words[:count]))
        del words[:count]
    return None if words else dealt


def _form(hint: Any, between: str) -> Form:
    """The form of an annotation."""
    hint = getattr(hint, "__value__", hint)
    if hint is int:
        return Form(str, number, behind=_behind_number)
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _of_names(inside)
    if origin in (Union, UnionType) and type(None) in inside:
        return _or_nothing(_form(next(each for each in inside if each is not type(None)), between))
    if origin is tuple and inside[1:] == (...,):
        return _list(_form(inside[0], "+"), between)
    if origin is tuple:
        return _tuple(tuple(_form(each, between) for each in inside))
    return Form(str, str)


def _of_names(names: tuple[str, ...]) -> Form:
    """Names, with blanks and underscores as one pleases; the last word will do where no other name ends with it.

    What is none of them comes back in their manner, to be refused by the rules.
    """
    known = {name.lower().replace("_", " "): name for name in names}
    ends = Counter(name.rpartition(" ")[2] for name in names)
    known |= {name.rpartition(" ")[2].replace("_", " "): name for name in names if ends[name.rpartition(" ")[2]] == 1}
    blanks, shouted = max(name.count(" ") for name in names), all(name.isupper() for name in names)

    def read(text: str) -> str:
        text = text.lower()
        first, *rest = text.replace("_", " ").split(" ", blanks)
        other = " ".join((first, *(word.replace(" ", "_") for word in rest)))
        return known.get(text.replace("_", " "), other.upper() if shouted else other)

    return Form(str, read, 1, any(" " in name for name in known), lambda text: _behind_name(names, text))


def _or_nothing(form: Form) -> Form:
    return Form(
        lambda value: NOTHING if value is None else form.write(value),
        lambda text: None if text.lower() == NOTHING else form.read(text),
        1,
        form.wide,
        lambda text: chain(_behind_name((NOTHING,), text), form.behind(text)),
    )


def _list(form: Form, between: str) -> Form:
    return Form(
        lambda values: between.join(map(form.write, values)),
        lambda text: tuple(map(form.read, parts(text, between.strip() or " "))),
        0,
        True,
        lambda text: _behind_some(form, between, text),
    )


def _tuple(forms: Sequence[Form]) -> Form:
    def write(values: Any) -> str:
        return " ".join(form.write(value) for form, value in zip(forms, values, strict=True))

    def read(text: str) -> tuple[Any, ...]:
        words = _dealt(text, forms)
        if words is None:
            raise ValueError(Lazy(N_("“{text}” is too little or too much"), text=text))
        return tuple(form.read(word) for form, word in zip(forms, words, strict=True))

    wide = any(form.wide for form in forms)
    return Form(write, read, sum(form.words for form in forms), wide, lambda text: _behind_all(forms, text))


# --- beginnings ---


def _behind_number(text: str) -> Rest:
    if found := re.match(DIGITS, text):
        yield text[found.end() :]
    elif text in ("", "-"):
        yield None


def _behind_name(names: Iterable[str], text: str) -> Rest:
    for name in names:
        if text.startswith(name):
            yield text[len(name) :]
        elif name.startswith(text):
            yield None


def _behind_all(forms: Sequence[Form], text: str) -> Rest:
    """Behind one value after the other, set apart by blanks."""
    if not forms:
        yield text
        return
    for left in forms[0].behind(text):
        if not left:
            yield left if not forms[1:] else None
        elif not forms[1:]:
            yield left
        elif left.startswith(" "):
            yield from _behind_all(forms[1:], left[1:])


def _behind_some(form: Form, between: str, text: str) -> Rest:
    """Behind as many values as one likes."""
    yield text
    for left in form.behind(text):
        yield left
        if left and left.startswith(between):
            yield from _behind_some(form, between, left[len(between) :])
        elif left and between.startswith(left):
            yield None
