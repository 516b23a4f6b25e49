"""The service as a process of one's own: where requests go to, and where records come from. Reads no record."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, cast

from .client import NotSent, Sent
from .lines import records


class ServiceProcess:
    """A service that was started, with a pipe each way. Its diagnostics go where those of this program go.

    As a context it ends with the service: after an exception the service is stopped, otherwise it may finish.
    """

    def __init__(self, program: str | os.PathLike[str], *arguments: str) -> None:
        """Starts a program. Raises `OSError` where it cannot be."""
        self._process = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._requests = cast(IO[bytes], self._process.stdin)
        self._records = cast(IO[bytes], self._process.stdout)

    def send(self, sent: Sent | NotSent) -> None:
        """Writes a request. Raises `ValueError` for one that must not be sent, `BrokenPipeError` where the service has ended."""
        if isinstance(sent, NotSent):
            raise ValueError(f"{sent.method} was not sent: {sent.why}")
        self._requests.write(sent.record)
        self._requests.flush()

    def records(self) -> Iterator[bytes]:
        """The records of the service, one by one, until it ends."""
        return records(self._records)

    def finish(self) -> None:
        """No more requests: the service stops what still runs, tells the rest, and ends."""
        self._requests.close()

    def stop(self) -> None:
        """Stops the service, as after a mismatch: what runs gets no outcome."""
        self._process.terminate()

    def __enter__(self) -> ServiceProcess:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self.stop()
        # Closes both pipes, and waits. That the service does not take what is left was told by `send`.
        with suppress(BrokenPipeError):
            self._process.__exit__(None, None, None)
