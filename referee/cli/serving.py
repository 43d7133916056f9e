"""Starting to serve: what `serve` and `play --phones` do, and what they say where it cannot be done."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from referee.cli.environment import Environment
from referee.engine.codes import FINE, USAGE

if TYPE_CHECKING:  # it loads the server's library
    from referee.cli.phones import Phones

LIBRARY: Final = "tornado"
INSTALL: Final = "pip install 'tornado>=6.5,<7'"


def serve(
    env: Environment,
    game: str | None,
    file: Path | None,
    cards: Path | None = None,
    style: str = "boxes",
    *,
    address: str | None = None,
    port: int | None = None,
    watch_only: bool = False,
) -> int:
    """Play in the terminal with phones; without a terminal, serve until somebody stops it."""
    if find_spec(LIBRARY) is None:
        env.complain("serve.not-installed", command=INSTALL)
        return USAGE
    from referee.cli.phones import Phones
    from referee.serve.addresses import NoAddress

    try:
        phones = Phones(env, address, port, watch_only=watch_only)
    except NoAddress as error:
        own = ", ".join(error.own) or "127.0.0.1"
        env.complain("serve.no-address", address=error.said, own=own)
        return USAGE
    except OSError as error:
        env.complain("serve.cannot-listen", reason=error)
        return USAGE
    try:
        if not env.interactive:
            return _until_stopped(env, phones, game, file)
        from referee.cli.leading import lead

        return lead(env, game, file, cards, style, phones)
    finally:
        phones.close()


def _until_stopped(env: Environment, phones: "Phones", game: str | None, file: Path | None) -> int:
    """What is printed is the address to join, and the one that makes its device the host's."""
    import signal
    import threading

    from referee.cli.opening import open_table
    from referee.serve.hall import teach

    ended = threading.Event()
    before = signal.signal(signal.SIGTERM, lambda number, frame: ended.set())
    env.if_interrupted = "serve.ended"
    try:
        with open_table(env, game, file) as table, phones.share(table) as sitting:
            teach(env.store.home, sitting)
            env.write(phones.server.join_url(sitting))
            env.say("serve.host-address", url=phones.server.host_url(sitting.seats.host()))
            env.stdout.flush()
            while not ended.wait(0.2):  # so that Ctrl-C is heard on every system
                pass
    finally:
        signal.signal(signal.SIGTERM, before)
    env.say("serve.ended")
    return FINE
