# @generated from schema/app-service by codegen. Do not edit.
"""One door in and one door out, for any form. What a value must be stands in the form."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from ._bounds import BOUNDS
from ._form import Form, Judge
from ._read import Input, Refused, reader
from .absent import ABSENT
from .fault import Fault
from .messages import ErrorCode

T = TypeVar("T")


def decoded(form: Form[T], data: Input, place: ErrorCode) -> T | Fault:
    """The value of the text, or its gravest fault; `place` is the code of what has none."""
    try:
        read = reader(data, BOUNDS)
        value = read.read()
    except Refused as refused:
        return refused.fault
    judge = Judge(BOUNDS, read, place)
    found: T = form.read(value, judge)
    return found if judge.worst is None else judge.worst


def encoded(decode: Callable[[Input], object], value: object, end: str) -> bytes | Fault:
    """The text of a value. What is written is read again: nothing leaves that its own decoder would not take."""
    try:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=_plain) + end
    except (TypeError, ValueError, RecursionError):
        # A cycle, a number that is no JSON number, something that JSON has no words for.
        return Fault(BOUNDS.json_code, "json", "")
    for separator in "\x85\u2028\u2029":
        # Plain in JSON, and the end of a line for some readers.
        text = text.replace(separator, f"\\u{ord(separator):04x}")
    read = decode(text)
    return read if isinstance(read, Fault) else text.encode()


def _plain(value: Any) -> dict[str, object]:
    """A message as members by their names on the wire; absent ones are left out."""
    if not is_dataclass(value) or isinstance(value, type):
        raise TypeError("no message")
    members: dict[str, object] = {}
    for one in fields(value):
        found = getattr(value, one.name)
        if one.metadata.get("others"):
            members.update({name: other for name, other in found.items() if name not in members})
        elif found is not ABSENT:
            members[one.metadata.get("name", one.name)] = found
    return members
