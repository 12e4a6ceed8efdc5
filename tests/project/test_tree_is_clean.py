"""What is committed names no package registry and no path of one machine."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not hold what it looks for.
REGISTRIES = {
    "a resolved address": '"resolved"' + r"\s*:\s*" + '"http',
    "an index option": "index" + "[-_]url",
    "a place to look for packages": "find" + "[-_]links",
    "a package host": r"python" + "hosted|registry" + r"\.(npmjs|yarnpkg)",
    "a package index": r"https?://[^\s\"'<>]+/" + r"simple\b",
    "an npm registry": "registry" + r"\s*=\s*[\"']?http",
}
MACHINE_PATHS = {
    "a path of one machine": r"(?<![\w.~-])/(" + r"work|root|home/\w+" + ")/",
}
UNLESS_TRACKED = {".git", ".venv", "node_modules", "__pycache__", "dist", "build"}


def tracked() -> list[Path]:
    """The files of the commit; without git, those of the tree."""
    listing = ["git", "ls-files", "-z"]
    try:
        done = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
        return sorted(path for path in found if not UNLESS_TRACKED & set(path.parts))
    return [Path(name) for name in done.stdout.split("\0") if name]


def text_of(path: Path) -> str:
    """The text of a file; nothing for a picture, a link or a file that was just removed."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def faults(text: str, patterns: dict[str, str]) -> list[str]:
    return [
        f"{text.count(chr(10), 0, match.start()) + 1}: {what}: {match.group()}"
        for what, pattern in patterns.items()
        for match in re.finditer(pattern, text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("patterns", [REGISTRIES, MACHINE_PATHS], ids=["registries", "paths"])
def test_no_tracked_file_names_a_registry_or_a_machine(patterns: dict[str, str]) -> None:
    found = [f"{path}:{fault}" for path in tracked() for fault in faults(text_of(path), patterns)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        '"resolved": ' + '"https://example.org/left-pad.tgz"',
        "--index" + "-url https://example.org",
        "extra_index" + "_url = x",
        "https://files.python" + "hosted.org/packages/a.whl",
        "https://registry" + ".npmjs.org/",
        "https://mirror.example.org/pypi/" + "simple/",
        "registry" + "=https://example.org",
    ],
)
def test_a_registry_is_found(text: str) -> None:
    assert faults(text, REGISTRIES)


@pytest.mark.parametrize("name", ["work", "root", "home/ada"])
def test_a_machine_path_is_found(name: str) -> None:
    assert faults(f"open('/{name}/main/x')", MACHINE_PATHS)


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/wo" + "rk/x",
        "src/root/x",
        "~" + "/wo" + "rk/x",
        "/home/",
        "a simple registry",
    ],
)
def test_ordinary_text_is_left_alone(text: str) -> None:
    assert not faults(text, {**REGISTRIES, **MACHINE_PATHS})


def test_the_locks_carry_hashes() -> None:
    for name in ("requirements.lock", "requirements-bench.lock", "requirements-node.lock"):
        entries = re.findall(r"^[\w.\-]+==.*(?:\n .*)*", text_of(Path(name)), re.MULTILINE)
        assert entries
        assert all("--hash=sha256:" in entry for entry in entries)


def test_the_ci_script_runs_the_tests() -> None:
    assert "make test" in text_of(Path(".ci/run"))
