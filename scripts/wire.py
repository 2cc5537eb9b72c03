"""Make the TypeScript of the JSON that Python and the page exchange; its forms are the classes of the `wire` modules.

usage: wire.py [--check], which writes nothing and exits 1 if a file is not up to date
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "yotd_widget"
SOURCES = PACKAGE / "widgets/frontend/src"
HOMES = {
    "engine/wire.py": "shell/wire.ts",
    "lessons/wire.py": "lesson/wire.ts",
    "describe/wire.py": "shell/areas/wire.ts",
    **{
        f"games/{path.parts[-3]}/screen/wire.py": f"games/{path.parts[-3]}/wire.ts"
        for path in sorted(PACKAGE.glob("games/*/screen/wire.py"))
    },
}
"""Module of Python -> module of TypeScript."""
WIDTH = 120
NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown"}


def made(source: str) -> str:
    """The TypeScript of a module."""
    tree = ast.parse((PACKAGE / source).read_text("utf-8"))
    head = f"/** {ast.get_docstring(tree).splitlines()[0]} Made by `scripts/wire.py` of `{source}`. */"
    return "\n".join([head, *imports(tree, HOMES[source]), *declarations(tree)]).rstrip() + "\n"


def imports(tree: ast.Module, home: str) -> list[str]:
    """What it takes from other modules of forms."""
    lines = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".wire"):
            other = HOMES[node.module.removeprefix("yotd_widget.").replace(".", "/") + ".py"]
            way = "../" * home.count("/") + other.removesuffix(".ts")
            if Path(home).parent == Path(other).parent:
                way = f"./{Path(other).stem}"
            lines.append(f'import type {{ {", ".join(alias.name for alias in node.names)} }} from "{way}";')
    return lines


def declarations(tree: ast.Module) -> list[str]:
    """Its aliases and interfaces, each with what its docstring says."""
    lines: list[str] = []
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if not isinstance(value, ast.Call):
                lines += ["", *told(documented(after), ""), aliased(name, written(value))]
            case ast.ClassDef():
                lines += ["", *interface(node)]
    return lines


def aliased(name: str, text: str) -> str:
    """An alias, broken as the formatter would."""
    line = f"export type {name} = {text};"
    return (
        line
        if len(line) <= WIDTH
        else f"export type {name} =" + "".join(f"\n  | {each}" for each in text.split(" | ")) + ";"
    )


def interface(node: ast.ClassDef) -> list[str]:
    """A form with its fields."""
    parameters, above = [], []
    for base in node.bases:
        match base:
            case ast.Name(id="TypedDict"):
                pass
            case ast.Subscript(value=ast.Name(id="Generic"), slice=ast.Name(id=name)):
                parameters.append(f"{name} = unknown")
            case ast.Subscript(slice=ast.Name(id=name)):
                parameters.append(f"{name} = unknown")
                above.append(written(base))
            case _:
                above.append(written(base))
    name = node.name + (f"<{', '.join(parameters)}>" if parameters else "")
    heads = f" extends {', '.join(above)}" if above else ""
    lines = [*told(ast.get_docstring(node), ""), f"export interface {name}{heads} {{"]
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            lines += [*told(documented(after), "  "), f"  {field.target.id}{typed(field.annotation)};"]
    return [*lines, "}"]


def typed(annotation: ast.expr) -> str:
    """What stands behind the name of a field."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
        return f"?: {written(annotation.slice)}"
    return f": {written(annotation)}"


def written(node: ast.expr) -> str:
    """An annotation in TypeScript."""
    match node:
        case ast.BinOp(left=left, right=right):
            return f"{written(left)} | {written(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            several = isinstance(inner, ast.BinOp) or ast.unparse(inner).startswith("Literal")
            return f"({written(inner)})[]" if several else f"{written(inner)}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{written(key)}, {written(value)}>"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=inner)):
            return f"[{', '.join(map(written, inner))}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
            return " | ".join(map(written, values))
        case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
            return written(value)
        case ast.Subscript(value=generic, slice=inner):
            return f"{written(generic)}<{written(inner)}>"
        case ast.Constant(value=str() as text):
            return f'"{text}"'
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return NAMES.get(name, name)
    raise SystemExit(f"no TypeScript for {ast.unparse(node)}")


def documented(node: ast.stmt | None) -> str | None:
    """The text of a string that stands for itself, below what it is about."""
    match node:
        case ast.Expr(value=ast.Constant(value=str() as text)):
            return text
    return None


def told(text: str | None, indent: str) -> list[str]:
    """A text as a comment."""
    if not text:
        return []
    first, *rest = text.strip().splitlines()
    if not rest:
        return [f"{indent}/** {first} */"]
    return [f"{indent}/**", *(f"{indent} * {line.strip()}".rstrip() for line in (first, *rest)), f"{indent} */"]


if __name__ == "__main__":
    old = []
    for source, home in HOMES.items():
        text = made(source)
        if "--check" not in sys.argv:
            (SOURCES / home).write_text(text, "utf-8")
        elif not (SOURCES / home).exists() or (SOURCES / home).read_text("utf-8") != text:
            old.append(home)
    if old:
        sys.exit(f"{', '.join(old)} not up to date: run scripts/wire.py")
