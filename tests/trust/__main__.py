"""`python -m tests.trust [ROW…]`: every row, or those named, at its full figure; the status is 1 if one failed."""

import sys
import time

from .frame import HEADING, Report, answer_part, known, line, run_whole

SHOWN = 5  # failures of a row


def main(words: list[str]) -> int:
    if words[:1] == ["--part"]:
        answer_part(words[1], int(words[2]))
        return 0
    began = time.perf_counter()
    names = known(words)
    print(HEADING, flush=True)
    reports = run_whole(names, tell)
    failed = [report.row.name for report in reports if not report.fine]
    print(f"{len(reports)} rows in {time.perf_counter() - began:.0f} s; {', '.join(failed) or 'none'} failed")
    return 1 if failed else 0


def tell(report: Report) -> None:
    print(line(report), flush=True)
    for failure in report.seen.failures[:SHOWN]:
        print(f"    {failure}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
