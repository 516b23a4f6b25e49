"""What an optional member is that is not there. Absent is not `None`: `None` is the `null` of JSON."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal


class Absent(Enum):
    """The type of `ABSENT`."""

    ABSENT = "absent"

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Final = Absent.ABSENT
"""The member is not there. Compare with `is`."""
