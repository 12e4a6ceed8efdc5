"""What may go wrong while something is measured."""

from typing import Final

from hexhold.core.faults import CodedError, Wording

FAILED: Final = Wording("bench-failed", "the measurement of {side} failed")
FAILED_BECAUSE: Final = Wording(
    "bench-failed-because", "the measurement of {side} failed: {reason}"
)
NOT_ANSWERED: Final = Wording("bench-not-answered", "a message was never answered")
SERVER_ANSWERED: Final = Wording("bench-server-answered", "the server answered: {errors}")
NEEDS_LINUX: Final = Wording(
    "bench-needs-linux", "the server is measured on Linux only: it takes /proc"
)
TOO_FEW_FILES: Final = Wording(
    "bench-too-few-files",
    "the sockets take {needed} open files, only {allowed} are allowed (see ulimit -n)",
)


class BenchError(CodedError):
    """A side could not be measured."""
