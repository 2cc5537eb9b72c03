"""Data packs: the numbers, cards and maps of a game as JSON, checked before anybody plays with them.

A game says in a msgspec Struct which form its data have, and in a check what else must hold. Its own packs lie in a
folder beside its code; a reader's pack is a file of the same form. A position keeps a `Reference`: the name and digest
of a pack of the game's own, and any other pack whole. So records and codes, which hold positions, can be played
wherever they come, and tell what they were played with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from hashlib import blake2b
from pathlib import Path
from types import GeneratorType
from typing import Any, Concatenate, Final, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from yotd_widget.engine import files
from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.texts import N_, Texts, _, quoted, voice

Json = dict[str, Any]
Fault = tuple[str, str]
"""Where something is wrong in a pack, as "$.wall.required.4", and what, as a clause."""


class Form(Protocol):
    """The form of a game's data, a frozen Struct. What it does not know is left alone: notes may stand there."""

    @property
    def name(self) -> str:
        """How the pack calls itself."""


D = TypeVar("D", bound=Form)
Check = Callable[[D], Iterable[Fault]]
"""What must hold of data of the right form; the first fault is told."""


class BadPack(BadInput):
    """Data that nobody can play with. detail: what is wrong, as a clause with its path, for a sentence of the game."""

    def __init__(self, detail: str, path: str = "$") -> None:
        self.path = path
        self.detail = f"{detail} - at `{path}`" if path else detail
        super().__init__(_("The data pack is not valid: {detail}.").format(detail=self.detail))


class Reference(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which pack a position is played with. digest: of the data; data: the pack itself, unless it is the game's own."""

    name: str
    digest: str
    data: Json | None = None


class Pack(msgspec.Struct, Generic[D], frozen=True):
    """Data to play with, checked. data: in the game's form; reference: for positions."""

    data: D
    reference: Reference

    @property
    def own(self) -> bool:
        """Whether it is one of the game's own."""
        return self.reference.data is None


def digest(data: Json) -> str:
    """A fingerprint of a pack, the same on every machine and in whatever order its fields stand.

    >>> digest({"name": "house", "days": 4}) == digest({"days": 4, "name": "house"}) != digest({"days": 5})
    True
    """
    return blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=8).hexdigest()


class Packs(Generic[D]):
    """The packs of a game. form: of its data; folder: where its own lie, each NAME.json; check: what else must hold.

    usual: the name of the one with which one plays unless another is named.
    """

    def __init__(self, form: type[D], folder: Path, check: Check[D] | None = None, usual: str = "") -> None:
        self._form = form
        self._folder = folder
        self._check = check
        self._usual = usual
        self._own: dict[str, Pack[D]] = {}
        self._brought: dict[str, Pack[D]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the game's own packs."""
        return tuple(sorted(file.stem for file in self._folder.glob("*.json")))

    def own(self, name: str) -> Pack[D]:
        """A pack of the game's own. Raises: NotFound."""
        if name not in self._own:
            if name not in self.names:
                raise NotFound(_("There is no data pack {name}{hint}").format(
                    name=quoted(name), hint=nearest(name, self.names)))  # fmt: skip
            data = self.written(name)
            self._own[name] = Pack(self._checked(data), Reference(name, digest(data)))
        return self._own[name]

    def written(self, name: str) -> Json:
        """A pack of the game's own as it stands in its file, with the notes that its form does not know."""
        return _read(files.read(self._folder / f"{name}.json"))

    def read(self, path: str | Path) -> Pack[D]:
        """The pack in a reader's file. Raises: BadPack; NotFound or BadInput for a file that cannot be read."""
        return self.made(_read(files.read(path)))

    def made(self, data: Json) -> Pack[D]:
        """A pack of data that somebody brings; one of the game's own if they are the same. Raises: BadPack."""
        data = _copied(data)
        checked, fingerprint = self._checked(data), digest(data)
        if checked.name not in self.names:
            return Pack(checked, Reference(checked.name, fingerprint, data))
        if self.own(checked.name).reference.digest != fingerprint:
            raise BadPack(_TOLD["taken"].format(name=quoted(checked.name)), "$.name")
        return self.own(checked.name)

    def of(self, reference: Reference) -> Pack[D]:
        """The pack that a position is played with. Raises: BadPack, also for another one than it was played with."""
        if reference.data is not None:
            found = self.made(reference.data)
        elif reference.name in self._own or reference.name in self.names:
            found = self.own(reference.name)
        else:
            raise BadPack(_TOLD["missing"].format(name=quoted(reference.name)), "")
        if (found.reference.name, found.reference.digest) != (reference.name, reference.digest):
            raise BadPack(_TOLD["other"].format(name=quoted(reference.name)), "")
        return found

    def given(self, pack: Any = None) -> Pack[D]:
        """The pack of a name, a file's path or its data; left out, the usual one.

        Raises: BadPack; NotFound or BadInput for a file that cannot be read.
        """
        if pack is None:
            return self.own(self._usual)
        if isinstance(pack, dict):
            return self.made(pack)
        return self.own(pack) if pack in self.names else self.read(pack)

    def data_of(self, reference: Reference) -> D:
        """The data that a position is played with, remembered. Raises: BadPack."""
        if reference.data is None:
            return self.of(reference).data
        if reference.digest not in self._brought or self._brought[reference.digest].reference != reference:
            self._brought[reference.digest] = self.of(reference)
        return self._brought[reference.digest].data

    def _checked(self, data: Json) -> D:
        """The data in the game's form. Raises: BadPack."""
        checked = self._decoded(data)
        if isinstance(checked, tuple):
            what, path = checked
            raise BadPack(what, self._in_full(data, checked, path))
        for path, what in self._check(checked) if self._check else ():
            raise BadPack(what, path)
        return checked

    def _decoded(self, data: Json) -> D | Fault:
        """The data in the game's form, or what is wrong with them and where, in the words of msgspec."""
        try:
            return msgspec.json.decode(msgspec.json.encode(data), type=self._form)
        except msgspec.ValidationError as error:
            what, _at, where = str(error).partition(" - at ")
            of_key = where.startswith("`key` in ")
            return f"{what} as a key" if of_key else what, where.removeprefix("`key` in ").strip("`") or "$"

    def _in_full(self, data: Json, fault: Fault, path: str) -> str:
        """The path with all keys. msgspec tells none of a mapping: it is the one that is as wrong when it is alone."""
        whole, told = _copied(data), "$"
        inside: Any = whole
        for name, number, _gap in _STEP.findall(path):
            step = name or (int(number) if number else self._guilty(whole, inside, fault))
            inside, told = inside[step], f"{told}[{step}]" if number else f"{told}.{step}"
        return told

    def _guilty(self, whole: Json, inside: Json, fault: Fault) -> str:
        """The key of a mapping inside of the data that brings the fault; the others are taken out."""
        for key, value in [*inside.items()]:
            inside.clear()
            inside[key] = value
            if self._decoded(whole) == fault:
                break
        return key


# --- Names of what stands in a pack ----------------------------------------------------------------------------------


Brought = tuple[Packs[Any], Reference] | None
"""A pack that somebody has brought, and the game's own, of which it is none; None for one of these."""
_printed_by: Final[ContextVar[Brought]] = ContextVar("pack", default=None)
Q = ParamSpec("Q")
R = TypeVar("R")


def printed_by() -> Brought:
    """The pack whose names are told now."""
    return _printed_by.get()


@contextmanager
def printing(pack: Brought) -> Iterator[None]:
    """Inside it ids are called as this pack prints them."""
    before = _printed_by.set(pack)
    try:
        yield
    finally:
        _printed_by.reset(before)


def as_printed(tell: Callable[Concatenate[Any, Any, Q], R]) -> Callable[Concatenate[Any, Any, Q], R]:
    """For a method that tells of a position or a timeline, its first argument: ids are called as its pack does."""

    @wraps(tell)
    def told(room: Any, about: Any, /, *arguments: Q.args, **named: Q.kwargs) -> R:
        pack: Brought = about.brought
        if pack is _printed_by.get() is None:
            return tell(room, about, *arguments, **named)
        with printing(pack):
            found = tell(room, about, *arguments, **named)
        return _each(pack, found) if isinstance(found, GeneratorType) else found  # type: ignore[return-value]

    return told


def _each(pack: Brought, made: Iterator[Any]) -> Iterator[Any]:
    """What is made one after the other, each as the pack prints it."""
    end = object()
    while True:
        with printing(pack):
            found = next(made, end)
        if found is end:
            return
        yield found


class Named(Mapping[str, str], Generic[D]):
    """What readers call the ids of a data pack: of the one that is `printing`, else of the game's own; others stay ids.

    own: the game's own pack, by its name among the packs. ids: all of them; name: of one. unseen: what a hidden one is
    called, by the sign that stands for it.
    """

    def __init__(
        self,
        packs: Packs[D],
        own: str,
        ids: Callable[[D], Collection[str]],
        name: Callable[[D, str], str],
        unseen: Mapping[str, str],
    ) -> None:
        self._of = packs, own, ids, name, unseen
        self._packs, self._own, self._ids, self._name, self._unseen = packs, own, ids, name, unseen
        self._told: dict[tuple[object, str, str], str] = {}
        """What has been called so before, by voice, pack and id: a picture says the names of cards a hundred times."""

    @property
    def alone(self) -> Mapping[str, str]:
        """The same for these ids alone, as one table among others."""
        return _Alone(*self._of)

    @property
    def _data(self) -> D:
        pack = _printed_by.get()
        if pack is not None and pack[0] is self._packs:
            return self._packs.data_of(pack[1])
        return self._packs.own(self._own).data

    def __getitem__(self, key: str) -> str:
        pack = _printed_by.get()
        spoken = voice(), pack[1].digest if pack else "", key
        told = self._told.get(spoken)
        if told is not None:
            return told
        if key in self._unseen:
            return self._unseen[key]
        data = self._data
        if key not in self._ids(data):
            return key
        told = self._told[spoken] = self._name(data, key)
        return told

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids(self._data))

    def __len__(self) -> int:
        return len(self._ids(self._data))


class _Alone(Named[D]):
    """Ids of the game's own pack, and no others."""

    def __getitem__(self, key: str) -> str:
        if key not in self:
            raise KeyError(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        return key in self._ids(self._data)


def _copied(data: Json) -> Json:
    """The same as plain JSON, which nobody else can change."""
    copy: Json = msgspec.json.decode(msgspec.json.encode(data))
    return copy


def _read(text: bytes) -> Json:
    """JSON text as plain data. Raises: BadPack."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadPack(f"{error}", "") from None
    if not isinstance(data, dict):
        raise BadPack(_TOLD["object"])
    return data


_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(?:(\d+)|(\.\.\.))\]")
"""A step of msgspec's path: a field, a place in a list, or some key of a mapping."""

_TOLD: Final = Texts(
    {
        "object": N_("it is no JSON object"),
        "taken": N_("{name} is the name of a pack of the game's own, and these data differ from it"),
        "missing": N_("{name} is no pack of this game, and the data are not with it"),
        "other": N_("{name} differs here from the pack that was played with"),
    }
)
"""What is wrong with a pack as a whole, as clauses."""
