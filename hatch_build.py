"""Put the page into the wheel, and the engine compiled with mypyc, or pure where that cannot be.

The modules are those that `[tool.hexhold] compiled` in pyproject.toml names. Environment:

HEXHOLD_COMPILE      auto (default): compile if there is a working C compiler, else stay pure
                     never: stay pure; always: no compiler is an error
HEXHOLD_BUILD_CACHE  a directory in which to keep built libraries, so that an edit outside the
                     engine does not compile it again; without it nothing is kept
HEXHOLD_BUILD_PAGE   auto (default): build the page if it is not up to date
                     never: take it as it is

Nothing is ever built in place: a library beside its source goes stale silently.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "src"
GROUP = "hexhold_engine"
JOBS = 2
LTO = ["-flto=auto"]  # many small files compile side by side and still inline across modules
PAGE = "hexhold/page"  # in the wheel: the built page
NOTE = "hexhold/engine.txt"  # in the wheel: how its engine was built, and if pure, why

BUILD = """
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler  # the one that setuptools brings

modules, out, tmp, group = {modules!r}, {out!r}, {tmp!r}, {group!r}
jobs, lto = {jobs!r}, {lto!r}
extensions = mypycify(
    modules, group_name=group, opt_level="3", debug_level="0", multi_file=bool(lto), target_dir=tmp
)
for extension in extensions:
    extension.extra_compile_args += ["-fvisibility=hidden", "-Wno-error"]
    if extension.name == group + "__mypyc":  # the others only point to it
        extension.extra_compile_args += lto
        extension.extra_link_args += lto and [*lto, "-O3"]


def compile_in_parallel(self, sources, output_dir=None, macros=None, include_dirs=None,
                        debug=False, extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(
            lambda item: self._compile(item[0], *item[1], cc_args, extra_postargs, pp_opts),
            build.items()))
    return objects


CCompiler.compile = compile_in_parallel
setup(name=group, packages=[], package_dir={{"": {source!r}}}, ext_modules=extensions,
      script_args=["-q", "build_ext", "--parallel", str(jobs),
                   "--build-lib", out, "--build-temp", tmp])
"""


class NoCompilerError(Exception):
    """Why the engine cannot be compiled on this machine."""


def compiled_modules(root: Path) -> list[Path]:
    """The modules that mypyc compiles, relative to the root, from the list in pyproject.toml."""
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs: list[str] = config["tool"]["hexhold"]["compiled"]
    found = {path.relative_to(root) for glob in globs for path in root.glob(glob)}
    return sorted(path for path in found if path.name != "__init__.py")


def find_compiler(tmp: Path) -> tuple[str, list[str]]:
    """A C compiler that can build an extension here, and its options to optimise while linking.

    That it is there is not enough: it has to find libc and Python.h.
    """
    include = sysconfig.get_path("include")
    if "CC" in os.environ:
        candidates = [os.environ["CC"]]
    else:
        candidates = [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    present = [cc for cc in candidates if shlex.split(cc) and shutil.which(shlex.split(cc)[0])]
    if not present:
        raise NoCompilerError("no C compiler found")
    if not Path(include, "Python.h").exists():
        raise NoCompilerError("no Python.h found: install python3-dev")
    probe = tmp / "probe.c"
    probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
    flags = ["-shared", "-fPIC", f"-I{include}", str(probe), "-o", str(tmp / "probe")]
    for cc in present:
        for lto in (LTO, []):
            command = [*shlex.split(cc), *lto, *flags]
            if subprocess.run(command, capture_output=True).returncode == 0:
                return cc, lto
    raise NoCompilerError("no working C compiler found")


def with_imports(root: Path, modules: Iterable[Path]) -> set[Path]:
    """These modules and all of our own modules that they import, directly or not."""
    seen: set[Path] = set()
    waiting = [root / path for path in modules]
    while waiting:
        path = waiting.pop()
        if path in seen or not path.exists():
            continue
        seen.add(path)
        package = path.relative_to(root / SOURCE).parent.parts
        for node in ast.walk(ast.parse(path.read_bytes())):
            names: list[tuple[str, ...]] = []
            if isinstance(node, ast.Import):
                names = [tuple(alias.name.split(".")) for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                above = package[: len(package) - node.level + 1] if node.level else ()
                base = (*above, *(node.module.split(".") if node.module else ()))
                names = [base, *((*base, alias.name) for alias in node.names)]
            for name in names:
                target = Path(root, SOURCE, *name)
                waiting += [target.with_suffix(".py"), target / "__init__.py"]
    return seen


def fingerprint(root: Path, modules: list[Path], compiler: tuple[str, list[str]]) -> str:
    """Changes whenever the compiled engine could."""
    digest = hashlib.sha256()
    versions = [importlib.metadata.version(name) for name in ("mypy", "librt", "setuptools")]
    digest.update(repr([sys.version, versions, compiler, modules]).encode())
    files = {*with_imports(root, modules), root / "pyproject.toml", root / "hatch_build.py"}
    for path in sorted(files):
        digest.update(str(path.relative_to(root)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def compile_engine(
    root: Path, modules: list[Path], compiler: tuple[str, list[str]], tmp: Path
) -> Path:
    """Build the libraries and return the directory they are in, laid out as in a wheel."""
    cc, lto = compiler
    out = tmp / "lib"
    code = BUILD.format(
        modules=[str(path) for path in modules],
        out=str(out),
        tmp=str(tmp / "obj"),
        group=GROUP,
        jobs=JOBS,
        lto=lto,
        source=SOURCE,
    )
    environment = {**os.environ, "CC": cc, "MYPY_CACHE_DIR": str(tmp / "mypy")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or not libraries(out):
        raise RuntimeError(f"mypyc could not compile the engine\n{done.stdout}{done.stderr}")
    return out


def libraries(directory: Path) -> list[Path]:
    return sorted([*directory.rglob("*.so"), *directory.rglob("*.pyd")])


def page_files(root: Path) -> dict[Path, str]:
    """The built page, each file with its place in the wheel; built now if it was not."""
    dist = root / "web" / "dist"
    may_build = os.environ.get("HEXHOLD_BUILD_PAGE") != "never"
    if may_build and (root / "web" / "package.json").exists():
        subprocess.run([sys.executable, str(root / "tools" / "page.py")], cwd=root, check=False)
    found = [path for path in dist.rglob("*") if path.is_file() and path.name != ".built"]
    return {path: f"{PAGE}/{path.relative_to(dist).as_posix()}" for path in sorted(found)}


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.tmp = Path(tempfile.mkdtemp(prefix="hexhold-build-"))
        note = self.tmp / "engine.txt"
        try:
            note.write_text(self.build(build_data) + "\n", encoding="utf-8")
        except BaseException:
            shutil.rmtree(self.tmp, ignore_errors=True)
            raise
        build_data["force_include"][str(note)] = NOTE
        for path, target in page_files(Path(self.root)).items():
            build_data["force_include"][str(path)] = target

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "tmp"):
            shutil.rmtree(self.tmp, ignore_errors=True)

    def build(self, build_data: dict[str, Any]) -> str:
        """Add the compiled engine to the wheel if it can be; say in a few words what happened."""
        root = Path(self.root)
        mode = os.environ.get("HEXHOLD_COMPILE") or "auto"
        if mode not in ("auto", "never", "always"):
            raise ValueError(f"HEXHOLD_COMPILE is {mode!r}: expected auto, never or always")
        if mode == "never":
            return "interpreted (HEXHOLD_COMPILE=never)"
        modules = compiled_modules(root)
        if not modules:
            return "interpreted (there is no module to compile)"
        try:
            compiler = find_compiler(self.tmp)
        except NoCompilerError as reason:
            if mode == "always":
                raise
            self.app.display_warning(f"hexhold: {reason}; the engine stays pure Python (slower)")
            return f"interpreted ({reason})"
        built = self.cached(root, modules, compiler)
        for path in libraries(built):
            build_data["force_include"][str(path)] = str(path.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return "compiled"

    def cached(self, root: Path, modules: list[Path], compiler: tuple[str, list[str]]) -> Path:
        if not os.environ.get("HEXHOLD_BUILD_CACHE"):
            return compile_engine(root, modules, compiler, self.tmp)
        cache = Path(os.environ["HEXHOLD_BUILD_CACHE"])
        entry = cache / fingerprint(root, modules, compiler)
        if not entry.exists():
            built = compile_engine(root, modules, compiler, self.tmp)
            if cache.exists():
                shutil.rmtree(cache)  # one entry is enough
            unfinished = entry.with_suffix(".new")
            shutil.copytree(built, unfinished)
            unfinished.rename(entry)
        return entry
