"""Measuring side by side: what is compared runs in turns, so that a busy moment of the machine hits both."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

REFEREE = [sys.executable, "-c", "from referee.cli.main import main; main()"]


class Run(NamedTuple):
    """A process that ran to its end."""

    seconds: float
    megabytes: float  # the most memory that it or one of its children had


def in_turns(rounds: int, measures: Mapping[str, Callable[[], float]]) -> dict[str, list[float]]:
    """What each of them says, round by round."""
    said: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            said[name].append(measure())
    return said


def ratio(some: Sequence[float], others: Sequence[float]) -> float:
    """The median of the ratios of the rounds."""
    return median(one / other for one, other in zip(some, others, strict=True))


def seconds(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def run(command: Sequence[str], caches: Path, cores: int | None = None) -> Run:
    """Run a command, its output thrown away, with .pyc files in that folder, on so many cores."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(caches)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    began = time.perf_counter()
    process = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.DEVNULL,
        preexec_fn=None if cores is None else lambda: os.sched_setaffinity(0, allowed),
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, list(command)[:4])
    return Run(time.perf_counter() - began, _megabytes(usage))


def _megabytes(usage: resource.struct_rusage) -> float:
    return usage.ru_maxrss / 1024
