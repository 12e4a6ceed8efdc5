"""Functions of an engine, as their source says: what they want and what they return.

Nothing is imported: an engine that waits for what is being made of it can be read all the same.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path


class DeclarationFault(Exception):
    """A declaration names what there is not, or leaves something out."""


@dataclass(frozen=True)
class Function:
    """A function with its types as they are written."""

    folder: Path
    module: str
    name: str
    parameters: Mapping[str, str]
    returns: str
    types: Mapping[str, str]  # from where the names in those types are imported

    def call(self, values: Mapping[str, str]) -> str:
        """The call as a statement; a parameter without a value is given under its name."""
        said = ", ".join(values.get(name, name) for name in self.parameters)
        called = f"{self.module}.{self.name}({said})"
        return called if self.returns == "None" else f"return {called}"


def find_function(folder: Path, name: str) -> Function:
    """A function of a folder, or of a folder in it, by "module.function"."""
    module, _, function = name.partition(".")
    files = [*folder.rglob(f"{module}.py")]
    if len(files) > 1:
        raise DeclarationFault(f"there is more than one {module} in {folder}")
    for file in files:
        tree = parse(file)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name == function:
                return read_function(file, node, origins_in(tree))
    raise DeclarationFault(f"there is no function {name} in {folder}")


@cache
def parse(file: Path) -> ast.Module:
    """The syntax of a source file."""
    return ast.parse(file.read_text(encoding="utf-8"))


def origins_in(tree: ast.Module) -> dict[str, str]:
    """From where a module imports its names."""
    return {
        alias.asname or alias.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def read_function(file: Path, node: ast.FunctionDef, origins: Mapping[str, str]) -> Function:
    """A function of its syntax."""
    types = [arg.annotation for arg in node.args.args] + [node.returns]
    known = [one for one in types if one is not None]
    if len(known) < len(types):
        raise DeclarationFault(f"{file.stem}.{node.name} lacks a type")
    names = {part.id for one in known for part in ast.walk(one) if isinstance(part, ast.Name)}
    *parameters, returns = map(ast.unparse, known)
    return Function(
        file.parent,
        file.stem,
        node.name,
        dict(zip((arg.arg for arg in node.args.args), parameters, strict=True)),
        returns,
        {name: origins[name] for name in sorted(names) if name in origins},
    )
