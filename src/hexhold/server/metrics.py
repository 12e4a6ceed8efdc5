"""Counters and times for whoever watches the server, in Prometheus' text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


@dataclass
class Metrics:
    """What has happened since the start."""

    counters: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    seconds: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    seconds_sum: float = 0.0
    seconds_count: int = 0

    def count(self, name: str, by: int = 1) -> None:
        """One more of something."""
        self.counters[name] += by

    def error(self, code: str) -> None:
        """Something was refused."""
        self.errors[code] += 1

    def took(self, seconds: float) -> None:
        """An action took so long from its message to the last recipient's queue."""
        self.seconds_sum += seconds
        self.seconds_count += 1
        self.seconds[bisect_left(BUCKETS, seconds)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything, as Prometheus reads it."""
        lines = []
        for name, value in sorted(self.counters.items()):
            lines += [f"# TYPE hexhold_{name}_total counter", f"hexhold_{name}_total {value}"]
        lines.append("# TYPE hexhold_refused_total counter")
        lines += [
            f'hexhold_refused_total{{code="{c}"}} {n}' for c, n in sorted(self.errors.items())
        ]
        for name, level in sorted(gauges.items()):
            lines += [f"# TYPE hexhold_{name} gauge", f"hexhold_{name} {level:g}"]
        lines.append("# TYPE hexhold_action_seconds histogram")
        lines += [
            f'hexhold_action_seconds_bucket{{le="{bucket:g}"}} {count}'
            for bucket, count in zip(BUCKETS, accumulate(self.seconds), strict=False)
        ]
        lines += [
            f'hexhold_action_seconds_bucket{{le="+Inf"}} {self.seconds_count}',
            f"hexhold_action_seconds_sum {self.seconds_sum:.6f}",
            f"hexhold_action_seconds_count {self.seconds_count}",
        ]
        return "\n".join(lines) + "\n"
