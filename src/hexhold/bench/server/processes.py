"""Starts the processes of the bench (worker.py), reads what they say, and ends them."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from hexhold.bench.faults import FAILED, BenchError

Process = subprocess.Popen[str]


@contextmanager
def worker(*arguments: str) -> Iterator[Process]:
    """A process of the bench, ended when it is not needed any more."""
    command = [sys.executable, "-P", "-m", "hexhold.bench.server.worker", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate()


def first_line(process: Process) -> str:
    """What a worker says when it is ready."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise BenchError(FAILED, side=repr(process.args))
    return line


def port_of(process: Process) -> int:
    """The port that a worker serves on."""
    return int(first_line(process).rstrip("/").rsplit(":", 1)[1])
