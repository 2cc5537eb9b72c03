"""Keep the catalogues of translations in step with the texts in the code.

usage: catalogues.py           extract the texts, bring pl and nl up to date, compile
       catalogues.py --check   say what is missing, doubtful or unused, and whether the compiled files are current

The translations are in `yotd_widget/locale/LANGUAGE/LC_MESSAGES/yotd_widget.po`.
"""

import io
import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages import Catalog, mofile, pofile
from babel.messages.extract import extract_from_dir

from yotd_widget.engine.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "yotd_widget"
LOCALE = PACKAGE / "locale"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
UNDATED = datetime(2026, 1, 1, tzinfo=UTC)
"""The files have no date, so that they change only with their texts."""
KEYWORDS = {"_": None, "N_": None, "NN_": (1, 2), "NP_": ((1, "c"), 2), "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}


def extracted() -> Catalog:
    """The texts in the code."""
    template = Catalog(project="yotd_widget", version="", fuzzy=False)
    for file, line, message, comments, context in extract_from_dir(
        str(PACKAGE), [("**.py", "python")], keywords=KEYWORDS, comment_tags=("Translators:",), strip_comment_tags=True
    ):
        template.add(message, None, [(f"yotd_widget/{file}", line)], auto_comments=comments, context=context)
    return template


def path(language: str) -> Path:
    """The file of a language's translations."""
    return LOCALE / language / "LC_MESSAGES" / "yotd_widget.po"


def read(language: str) -> Catalog:
    """The translations into a language; none where there is no file."""
    if not path(language).exists():
        return Catalog(locale=language, project="yotd_widget", version="", fuzzy=False)
    with path(language).open("rb") as file:
        catalogue = pofile.read_po(file, locale=language)
    catalogue.creation_date = catalogue.revision_date = UNDATED
    return catalogue


def updated(language: str) -> Catalog:
    """The catalogue with the texts of today; translations that are still good stay, others go."""
    catalogue = read(language)
    catalogue.update(extracted(), no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    return catalogue


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


def faults(language: str) -> list[str]:
    """What keeps a catalogue from being complete and current."""
    catalogue = read(language)
    wanted = {(message.context, message.id) for message in extracted() if message.id}
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
    compiled = path(language).with_suffix(".mo")
    if not compiled.exists() or compiled.read_bytes() != as_mo(catalogue):
        found.append("the compiled file is not current: run scripts/catalogues.py")
    return found


def main() -> int:
    wrong = 0
    for language in TRANSLATED:
        if "--check" not in sys.argv:
            catalogue = updated(language)
            path(language).parent.mkdir(parents=True, exist_ok=True)
            path(language).write_bytes(as_po(catalogue))
            path(language).with_suffix(".mo").write_bytes(as_mo(read(language)))
        found = faults(language)
        wrong += len(found)
        print(f"{language}: {len(found)} faults", *found[:40], sep="\n  ")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
