"""See to it that there is a browser for the tests: chromium, with letters for four languages.

Installs what is missing with apt where that is allowed, and otherwise says what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium", "fonts-noto-core")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser() -> str | None:
    """The browser that the tests use: the one named by CHROMIUM, or whichever is found."""
    named = os.environ.get("CHROMIUM")
    candidates = (named,) if named else NAMES
    return next((found for name in candidates if (found := shutil.which(name))), None)


def may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install() -> None:
    print(f"setup: installing {' and '.join(PACKAGES)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (("update",), ("install", "-y", "--no-install-recommends", *PACKAGES)):
        subprocess.run(["apt-get", "-qq", *arguments], env=quiet, stdout=subprocess.DEVNULL)


def main() -> int:
    if browser() is None and may_install():
        install()
    if browser() is None:
        print(
            "The browser tests need chromium. On Debian: "
            f"apt install {' '.join(PACKAGES)}; elsewhere set CHROMIUM to its path.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
