# @generated from schema/app-service by codegen. Do not edit.
"""From a stream of bytes to records, however it is cut. Reads no record; holds no more of one than a record may have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ._bounds import BOUNDS


class Readable(Protocol):
    """What bytes can be read from: a pipe, a file, the `makefile("rb")` of a socket."""

    def readline(self, limit: int, /) -> bytes:
        """Bytes up to and with the next LF, but no more than `limit`; empty at the end of the stream."""
        ...


def records(stream: Readable) -> Iterator[bytes]:
    """The records of a stream, one by one, without their newlines. Only LF ends a record.

    A record that is too long comes cut, still too long for every decoder; the rest of it is read and dropped.
    """
    most = BOUNDS.record + 1
    while line := stream.readline(most):
        ended = line.endswith(b"\n")
        yield line[:-1] if ended else line
        while not ended and len(line) == most:
            rest = stream.readline(most)
            ended = rest.endswith(b"\n")
            if not rest:
                return
