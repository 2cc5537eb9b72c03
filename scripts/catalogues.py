"""Keep the catalogues of translations in step with the texts in the code.

usage: catalogues.py           extract the texts, bring pl and nl up to date, compile
       catalogues.py --check   say what is missing, doubtful or unused, and whether the compiled files are current

The translations are in `yotd_widget/locale/LANGUAGE/`: `shared.po` has the texts of what every game shares, `NAME.po`
those of a game that do not stand there already.
"""

import io
import sys
from copy import deepcopy
from datetime import UTC, datetime
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from babel.messages import Catalog, Message, mofile, pofile
from babel.messages.extract import extract_from_dir

from yotd_widget.engine.game import at_home
from yotd_widget.engine.texts import LANGUAGES, SHARED

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "yotd_widget"
LOCALE = PACKAGE / "locale"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
UNDATED = datetime(2026, 1, 1, tzinfo=UTC)
"""The files have no date, so that they change only with their texts."""
KEYWORDS = {"_": None, "N_": None, "NN_": (1, 2), "NP_": ((1, "c"), 2), "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}


DOMAINS = (SHARED, *at_home())
"""The catalogues of a language, in the order in which they are asked."""


@cache
def _found() -> list[tuple[Any, ...]]:
    """All texts in the code: file, line, message, comments, context."""
    python = [("**.py", "python")]
    tags = ("Translators:",)
    return [*extract_from_dir(str(PACKAGE), python, keywords=KEYWORDS, comment_tags=tags, strip_comment_tags=True)]


@cache
def extracted(domain: str) -> Catalog:
    """The texts in the code that belong to a catalogue: those of a game that no other catalogue before it has."""
    template = Catalog(project="yotd_widget", version="", fuzzy=False)
    for file, line, message, comments, context in _found():
        _games, game, *_rest = (*Path(file).parts, "")
        owner = game if Path(file).parts[0] == "games" and game in DOMAINS else SHARED
        before = DOMAINS[: DOMAINS.index(domain)]
        if owner == domain and not any(template_has(extracted(each), message, context) for each in before):
            template.add(message, None, [(f"yotd_widget/{file}", line)], auto_comments=comments, context=context)
    return template


def template_has(template: Catalog, message: str | tuple[str, ...], context: str | None) -> bool:
    """Whether a text stands there already."""
    return template.get(message[0] if isinstance(message, tuple) else message, context) is not None


def path(language: str, domain: str) -> Path:
    """The file of a language's translations."""
    return LOCALE / language / f"{domain}.po"


def read(language: str, domain: str) -> Catalog:
    """The translations into a language; none where there is no file."""
    if not path(language, domain).exists():
        return Catalog(locale=language, project="yotd_widget", version="", fuzzy=False)
    with path(language, domain).open("rb") as file:
        catalogue = pofile.read_po(file, locale=language)
    catalogue.creation_date = catalogue.revision_date = UNDATED
    return catalogue


@cache
def kept(language: str) -> dict[tuple[object, object], Message]:
    """Every translation that there was, so that a text which moves to another catalogue takes its own along."""
    return {(each.context, each.id): each for domain in DOMAINS for each in read(language, domain) if each.string}


def updated(language: str, domain: str) -> Catalog:
    """The catalogue with the texts of today; translations that are still good stay, others go."""
    catalogue, there = read(language, domain), kept(language)
    texts = deepcopy(extracted(domain))  # an update takes new texts as they are, and they get their translation below
    catalogue.update(texts, no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    for message in catalogue:
        known = there.get((message.context, message.id))
        if message.id and known is not None and not is_translated(message):
            message.string = known.string
    return catalogue


def is_translated(message: Message) -> bool:
    """Whether each form has its text."""
    forms = message.string if isinstance(message.string, tuple | list) else [message.string]
    return all(forms)


def as_po(catalogue: Catalog) -> bytes:
    """Without line numbers and dates, which would change with every edit of the code."""
    file = io.BytesIO()
    pofile.write_po(file, catalogue, width=120, include_lineno=False, sort_by_file=True, omit_header=True)
    header = (
        f'msgid ""\nmsgstr ""\n"Language: {catalogue.locale}\\n"\n'
        f'"Plural-Forms: {catalogue.plural_forms}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    )
    return header.encode() + file.getvalue()


def as_mo(catalogue: Catalog) -> bytes:
    """The compiled form, which the package reads."""
    file = io.BytesIO()
    mofile.write_mo(file, catalogue)
    return file.getvalue()


def faults(language: str, domain: str) -> list[str]:
    """What keeps a catalogue from being complete and current."""
    catalogue = read(language, domain)
    wanted = {(message.context, message.id) for message in extracted(domain) if message.id}
    present = {(message.context, message.id): message for message in catalogue if message.id}
    found = [f"missing: {key[1]!r}" for key in wanted - present.keys()]
    found += [f"unused: {key[1]!r}" for key in present.keys() - wanted]
    for message in present.values():
        forms = message.string if isinstance(message.string, tuple | list) else [message.string]
        expected = catalogue.num_plurals if message.pluralizable else 1
        if len(forms) != expected or not all(forms):
            found.append(f"not translated: {message.id!r}")
        elif message.fuzzy:
            found.append(f"doubtful: {message.id!r}")
        found += [f"{error}: {message.id!r}" for error in message.check(catalogue)]
    compiled = path(language, domain).with_suffix(".mo")
    if not compiled.exists() or compiled.read_bytes() != as_mo(catalogue):
        found.append("the compiled file is not current: run scripts/catalogues.py")
    return found


def main() -> int:
    wrong = 0
    for language in TRANSLATED:
        kept(language)  # before anything is written
    for language, domain in product(TRANSLATED, DOMAINS):
        if "--check" not in sys.argv:
            catalogue = updated(language, domain)
            path(language, domain).parent.mkdir(parents=True, exist_ok=True)
            path(language, domain).write_bytes(as_po(catalogue))
            path(language, domain).with_suffix(".mo").write_bytes(as_mo(read(language, domain)))
        found = faults(language, domain)
        wrong += len(found)
        print(f"{language} {domain}: {len(found)} faults", *found[:40], sep="\n  ")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
