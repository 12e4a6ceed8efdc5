"""Set this checkout up: a virtual environment with the locked packages and the project in it.

Run it as `make setup`. Needs only Python and its venv module; fetches uv for speed and does
without if it cannot. What is already in place is left alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(os.environ.get("VENV") or ROOT / ".venv").resolve()
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"
ENGINES = VENV / ".engine"
BENCH_LOCK = ROOT / "requirements-bench.lock"
UV = "uv==0.13.7"


def run(*command: str | Path) -> None:
    environment = {
        **os.environ,
        "VIRTUAL_ENV": str(VENV),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "HEXHOLD_BUILD_CACHE": str(ENGINES),
        "HEXHOLD_BUILD_PAGE": "never",  # build_page has done what can be done
    }
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"setup: failed: {' '.join(map(str, command))}")


def digest(paths: Iterable[Path], *words: str) -> str:
    found = hashlib.sha256(repr(words).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return found.hexdigest()


def project_files() -> list[Path]:
    """Everything that the installed project is made from."""
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file()]
    files += [path for path in (ROOT / "web" / "dist").rglob("*") if path.is_file()]
    files += [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md", LOCK.name)]
    return [path for path in files if "__pycache__" not in path.parts]


def is_done(step: str, state: str) -> bool:
    stamp = VENV / f".{step}"
    return stamp.exists() and stamp.read_text() == state


def mark_done(step: str, state: str) -> None:
    (VENV / f".{step}").write_text(state)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two setups at once wait for each other."""
    VENV.parent.mkdir(parents=True, exist_ok=True)
    with open(VENV.parent / f"{VENV.name}.lock", "w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except ImportError:
            pass
        yield


def make_venv() -> None:
    if not PYTHON.exists():
        create_venv()
    elif not (VENV / ".packages").exists() and not has_pip():
        print(f"setup: finishing {VENV.name}", flush=True)  # somebody interrupted us
        run(PYTHON, "-m", "ensurepip")


def create_venv() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise SystemExit(
            "setup: Python has no venv module here; on Debian: apt install python3-venv"
        ) from None
    print(f"setup: creating {VENV.name}", flush=True)
    run(sys.executable, "-m", "venv", "--clear", VENV)


def has_pip() -> bool:
    asked = [str(PYTHON), "-m", "pip", "--version"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def find_uv() -> str | None:
    """uv from the path or from the environment, else fetched into it; None if that fails."""
    mine = VENV / "bin" / "uv"
    theirs = shutil.which("uv")
    if not mine.exists() and theirs:
        return theirs
    if not mine.exists():
        fetch = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", UV]
        done = subprocess.run(fetch, capture_output=True, check=False)
        if done.returncode:
            return None
    return str(mine)


def install_packages() -> None:
    state = digest([LOCK])
    if is_done("packages", state):
        return
    print("setup: installing the locked packages", flush=True)
    uv = find_uv()
    if uv:
        run(uv, "pip", "sync", "--quiet", "--require-hashes", "--python", PYTHON, LOCK)
    else:
        run(PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCK)
    mark_done("packages", state)


def build_page() -> None:
    """The page; without it everything else still works, and the server says what is missing."""
    done = subprocess.run([PYTHON, ROOT / "tools" / "page.py"], cwd=ROOT, check=False)
    if done.returncode:
        print("setup: going on without the page; make setup tries again", flush=True)


def can_compile() -> bool:
    """Whether what a compiled engine takes is here; the build looks closer."""
    wished = shlex.split(os.environ.get("CC", ""))[:1] or ["cc", "gcc", "clang"]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return header.exists() and any(shutil.which(name) for name in wished)


def install_project() -> None:
    mode = os.environ.get("HEXHOLD_COMPILE", "")
    state = digest(project_files(), mode, os.environ.get("CC", ""), str(can_compile()))
    if is_done("project", state):
        return
    is_long = can_compile() and mode != "never" and not ENGINES.exists()
    print(f"setup: building hexhold{', a few minutes this time' if is_long else ''}", flush=True)
    how = ["--quiet", "--no-deps", "--no-build-isolation"]
    uv = find_uv()
    if uv:
        run(uv, "pip", "install", *how, "--reinstall", "--no-cache", "--python", PYTHON, ROOT)
    else:
        run(PYTHON, "-m", "pip", "install", *how, "--force-reinstall", "--no-cache-dir", ROOT)
    mark_done("project", state)


def install_bench() -> None:
    state = digest([LOCK, BENCH_LOCK])
    if is_done("bench", state):
        return
    print("setup: installing what we compare with", flush=True)
    uv = find_uv()
    how = ["install", "--quiet", "--require-hashes", "-r", str(BENCH_LOCK)]
    if uv:
        run(uv, "pip", *how, "--python", PYTHON)
    else:
        run(PYTHON, "-m", "pip", *how)
    mark_done("bench", state)


def engine() -> str:
    """How the installed engine was built, as its build noted it."""
    notes = list(VENV.glob("lib/python*/site-packages/hexhold/engine.txt"))
    return notes[0].read_text(encoding="utf-8").strip() if notes else "interpreted"


def main(arguments: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this runs before anything was checked
        raise SystemExit(f"setup: Python 3.11 or newer is needed, {sys.executable} is older")
    with alone():
        make_venv()
        install_packages()
        build_page()
        install_project()
        if "bench" in arguments:
            install_bench()
    print(f"engine: {engine()}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        raise SystemExit("setup: interrupted; it goes on from here next time") from None
