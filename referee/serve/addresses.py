"""The addresses of this machine in the house, and the code to scan for one of them."""

import io
import ipaddress
import socket
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

PORT: Final = 8765
NEXT_PORTS: Final = 20  # tried one after the other where that one is taken
_INTERFACE_ADDRESS: Final = 0x8915  # what Linux calls SIOCGIFADDR
_FAR_AWAY: Final = "192.0.2.1"  # nobody's
_IN_THE_HOUSE: Final = tuple(map(ipaddress.ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))


class NoAddress(Exception):
    """That isn't an address of this machine on the home network."""

    def __init__(self, said: str, own: tuple[str, ...]) -> None:
        super().__init__(said)
        self.said, self.own = said, own


def private_addresses() -> tuple[str, ...]:
    """All private addresses of this machine: first the one by which it reaches the internet, then the likeliest."""
    others = sorted([*_by_interface(), *_by_name()], key=_unlikely)
    return tuple(dict.fromkeys(filter(is_private, [*_on_the_way_out(), *others])))


def chosen(said: str | None, own: tuple[str, ...] | None = None) -> str:
    """The address to serve at: the one asked for, else the likeliest; this machine's own if it is on no network.

    :raises NoAddress: if the one asked for isn't on the home network: no address that the world sees, nor all at once.
    """
    own = private_addresses() if own is None else own
    if said is None:
        return own[0] if own else "127.0.0.1"
    try:
        address = ipaddress.ip_address(said)
    except ValueError:
        raise NoAddress(said, own) from None
    if address.is_unspecified or not (address.is_loopback or address.is_link_local or is_private(said)):
        raise NoAddress(said, own)
    return said


def is_private(said: str) -> bool:
    try:
        address = ipaddress.ip_address(said)
    except ValueError:
        return False
    if address.version == 6:
        return address in ipaddress.ip_network("fc00::/7")
    return any(address in net for net in _IN_THE_HOUSE)


def _unlikely(address: str) -> int:
    """Homes have 192.168; 172.16 to 31 is mostly what programs make for themselves."""
    return next((at for at, net in enumerate(_IN_THE_HOUSE) if ipaddress.ip_address(address) in net), 9)


def _on_the_way_out() -> Iterable[str]:
    """Which of our addresses a message to the internet would leave by; nothing is sent to find out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((_FAR_AWAY, 9))
        yield probe.getsockname()[0]


def _by_interface() -> Iterable[str]:
    """Where the system tells them one by one."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                told = fcntl.ioctl(asked.fileno(), _INTERFACE_ADDRESS, name.encode()[:15].ljust(256, b"\0"))
                yield socket.inet_ntoa(told[20:24])


def _by_name() -> Iterable[str]:
    with suppress(OSError, UnicodeError):
        for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(found[4][0])


def listening(address: str, port: int | None) -> list[socket.socket]:
    """Sockets at that port; without one at the usual port, else the next free one.

    :raises OSError: if the port is taken, or the address is not ours.
    """
    from tornado.netutil import bind_sockets

    wanted = [port] if port is not None else range(PORT, PORT + NEXT_PORTS)
    for one in wanted:
        try:
            return bind_sockets(one, address, reuse_port=False)
        except OSError as error:
            if one == wanted[-1] or not _is_taken(error):
                raise
    raise AssertionError("there is at least one port")


def _is_taken(error: OSError) -> bool:
    import errno

    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def code_svg(url: str) -> str:
    """The code to scan, black on white with its margin, so that it can be read on a dark page."""
    out = io.BytesIO()
    _code(url).save(out, kind="svg", xmldecl=False, svgns=True, nl=False, scale=4, border=4, light="#fff", dark="#000")
    return out.getvalue().decode()


def code_lines(url: str) -> list[str]:
    """The code to scan for a terminal, two rows of it in one line of half blocks. The blocks are the light part, which
    is right on a dark background; `invert` of most readers does the rest on a light one."""
    rows = [[bool(dot) for dot in row] for row in _code(url).matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return ["".join(signs[pair] for pair in zip(*rows[at : at + 2], strict=True)) for at in range(0, len(rows), 2)]


def _code(url: str) -> Any:
    import segno

    return segno.make(url, error="l", micro=False)
