"""`python -m tools.supply`: what is shipped, built twice and compared, and tried on every Python that is here.

Prints what was done and seen; the status is 1 if something differs or does not run. Known holes of the locked
dependencies are asked for with `pip-audit`, where it is installed and its data can be reached.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUPPORTED = range(11, 20)  # 3.11 and newer
MOMENTS = ("1700000000", "1800000000")  # when the files of the two copies were last touched
TRIED = ("demo", "--version")


def sources() -> list[Path]:
    """The files of the project, as a fresh clone has them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


def copy_sources(folder: Path, moment: str) -> None:
    for name in sources():
        there = folder / name
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, there)
        os.utime(there, (int(moment), int(moment)))


def build(folder: Path) -> dict[str, str]:
    """What is built from the project there: names with their SHA-256."""
    built = folder / "built"
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(built)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "random"})
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(built.iterdir())}


def build_twice(folder: Path) -> list[dict[str, str]]:
    """The same project at two places and of two ages."""
    found = []
    for moment in MOMENTS:
        copy_sources(folder / moment, moment)
        found.append(build(folder / moment))
    return found


def pythons() -> dict[str, str]:
    """The supported Pythons of this machine, oldest first: version → program."""
    found: dict[str, str] = {}
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for minor in SUPPORTED:
        name = f"python3.{minor}"
        candidates = [*sorted(map(str, kept.glob(f"3.{minor}.*/bin/{name}"))), shutil.which(name)]
        for program in filter(None, candidates):
            if subprocess.run([program, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0:
                found[f"3.{minor}"] = program
                break
    return found


def try_wheel(wheel: Path, program: str, folder: Path) -> str:
    """What goes wrong with the wheel in a clean environment of that Python; "" for nothing."""
    subprocess.run([program, "-m", "venv", str(folder)], check=True, capture_output=True)
    inside = folder / "bin"
    install = [inside / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", str(wheel)]
    calls = [install, *([inside / "referee", word] for word in TRIED)]
    game = ROOT / "tests/games/vampire_village/recorded" / "hand-three-ru.referee"
    calls += [[inside / "referee", "verify", game], [inside / "referee", "score", "-f", game, "-o", folder / "s.pdf"]]
    variables = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    for call in calls:
        done = subprocess.run(call, capture_output=True, cwd=folder, env={**variables, "REFEREE_HOME": str(folder)})
        if done.returncode:
            return f"{' '.join(map(str, call[:3]))}: status {done.returncode}: {done.stderr.decode()[-300:]}"
    return ""


def audit() -> str:
    """What `pip-audit` says of the locked dependencies, or why nothing is known."""
    program = shutil.which("pip-audit") or shutil.which("pip-audit", path=str(Path(sys.executable).parent))
    if program is None:
        return "not asked: pip-audit is not installed"
    words = [program, "--no-deps", "--disable-pip", "--progress-spinner", "off", "-r", str(ROOT / "dev.lock")]
    done = subprocess.run(words, capture_output=True, text=True)
    told = done.stdout + done.stderr
    if "could not be audited" in told or not ("No known vulnerabilities" in told or "Found" in told):
        return "not known: its data cannot be reached from here"
    return next(line for line in told.splitlines() if line.startswith(("No known", "Found")))


def main() -> int:
    wrong = False
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        first, second = build_twice(folder)
        for name, digest in first.items():
            same = second.get(name) == digest
            wrong |= not same
            print(f"{name}: built twice, {'identical' if same else 'DIFFERENT'}, {digest[:16]}…")
        wheel = next((folder / MOMENTS[0] / "built").glob("*.whl"))
        for version, program in pythons().items():
            said = try_wheel(wheel, program, folder / version)
            wrong |= bool(said)
            print(f"Python {version}: {said or 'installs and runs'}")
    said = audit()
    wrong |= said.startswith("Found")
    print(f"pip-audit: {said}")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
