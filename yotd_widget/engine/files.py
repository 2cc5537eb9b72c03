"""Files as a whole: read, and written beside and moved into place, so that whatever happens one of both is there."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.texts import _


def write(path: str | Path, text: str) -> None:
    """Write a file, in UTF-8 and with bare line feeds on every system: all of it, or the old one stays as it is.

    Raises: BadInput where it cannot be written, NotFound where there is no such folder; WrongKind for what is no path.
    """
    target = _path(path)
    with _told(target, _("The file {path} cannot be written: {reason}."), _("There is no folder for {path}.")):
        target = target.resolve()  # through a link, to the file itself
        if target.exists() and not target.is_file():  # a folder tells so; a terminal or a pipe has no place beside it
            target.write_bytes(text.encode())
            return
        beside = target.with_name(f".{token_hex(8)}.tmp")
        try:
            with beside.open("xb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            with suppress(OSError):  # it has moved, or it goes
                beside.unlink()


def read(path: str | Path) -> bytes:
    """What is in a file. Raises: NotFound where there is none, BadInput where it cannot be read; WrongKind."""
    found = _path(path)
    with _told(found, _("The file {path} cannot be read: {reason}."), _("There is no file {path}.")):
        return found.read_bytes()


def is_folder(path: str | Path) -> bool:
    """Whether there is a folder of this name. Raises: WrongKind for what is no path."""
    try:
        return _path(path).is_dir()
    except ValueError:  # signs that no path has; reading it tells
        return False


def _path(path: object) -> Path:
    if not isinstance(path, str | Path):
        raise WrongKind(_("a file is named by its path, not by {given}").format(given=short(path)))
    return Path(path)


@contextmanager
def _told(path: Path, failed: str, missing: str) -> Iterator[None]:
    """What the system says about a path as one sentence."""
    try:
        yield
    except FileNotFoundError:
        raise NotFound(missing.format(path=path)) from None
    except IsADirectoryError:
        raise BadInput(_("{path} is a folder, not a file.").format(path=path)) from None
    except OSError as error:
        raise BadInput(failed.format(path=path, reason=error.strerror or error)) from None
    except ValueError:  # a zero byte, or half a surrogate
        raise BadInput(_("There cannot be a file of the name {path}.").format(path=short(str(path)))) from None
