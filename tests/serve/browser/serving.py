"""A shared table in a process of its own, which tests can stop, kill and start again.

`python -m tests.serve.browser.serving RECORD PORT [BOOK]` opens the record, prints the addresses that join it and make
its host as one line of JSON, and serves until it is ended.
"""

import json
import signal
import sys
import threading
from pathlib import Path

from referee import Table
from referee.serve.addresses import listening
from referee.serve.hall import Hall
from referee.serve.seats import seats_of
from referee.serve.server import Server
from referee.serve.sitting import Sitting
from referee.table.cards import EMPTY, read_book
from referee.table.store import Store


def main(record: Path, port: int, book: Path | None) -> None:
    table = Table.open(record)
    cards = read_book(book.read_bytes(), table.game.id) if book else EMPTY
    sitting = Sitting(table, record.stem, seats_of(table))
    hall = Hall(Store(record.parent))
    hall.add(sitting)
    server = Server(hall, listening("127.0.0.1", port), lambda asked: cards)
    server.start()
    host = server.host_url(sitting.seats.host())
    print(json.dumps({"join": server.join_url(sitting), "host": host, "port": server.port}), flush=True)
    ended = threading.Event()
    signal.signal(signal.SIGTERM, lambda *of_it: ended.set())
    ended.wait()
    server.stop()
    hall.close()
    table.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)
