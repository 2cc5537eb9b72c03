"""Whether JSON has the form that a class of a `wire` module describes: its types, and no key that is not described."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict


def faults(value: Any, form: Any, path: str = "$", **known: Any) -> list[str]:
    """What of a value is not as the form says. known: what its type parameters stand for, by name."""
    origin, inside = get_origin(form), get_args(form)
    if isinstance(form, TypeVar):
        return faults(value, known.get(form.__name__, Any), path)
    if form is Any:
        return []
    if origin is NotRequired:
        return faults(value, inside[0], path, **known)
    if origin in (Union, UnionType):
        tried = [faults(value, each, path, **known) for each in inside]
        return [] if [] in tried else min(tried, key=len)
    if origin is Literal:
        return [] if value in inside else [f"{path}: {value!r} is none of {inside}"]
    if origin is list:
        if not isinstance(value, list | tuple):
            return [f"{path}: {value!r} is no list"]
        return [fault for at, each in enumerate(value) for fault in faults(each, inside[0], f"{path}[{at}]", **known)]
    if origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(inside):
            return [f"{path}: {value!r} is not {len(inside)} values"]
        pairs = enumerate(zip(value, inside, strict=True))
        return [fault for at, (each, kind) in pairs for fault in faults(each, kind, f"{path}[{at}]", **known)]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{path}: {value!r} is no object"]
        return [fault for key, each in value.items() for fault in faults(each, inside[1], f"{path}.{key}", **known)]
    if is_typeddict(origin or form):
        if origin:
            known |= {each.__name__: kind for each, kind in zip(origin.__parameters__, inside, strict=True)}
        return _of_fields(value, origin or form, path, known)
    fits = (
        value is None if form in (None, type(None)) else type(value) is form or (form is float and type(value) is int)
    )
    return [] if fits else [f"{path}: {value!r} is no {form}"]


def _of_fields(value: Any, form: Any, path: str, known: dict[str, Any]) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is no object"]
    fields = get_type_hints(form, include_extras=True)
    found = [f"{path}.{key}: not described" for key in value if key not in fields]
    found += [
        f"{path}.{key}: missing"
        for key, kind in fields.items()
        if key not in value and get_origin(kind) is not NotRequired
    ]
    for key, each in value.items():
        if key in fields:
            found += faults(each, fields[key], f"{path}.{key}", **known)
    return found
