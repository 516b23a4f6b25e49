# @generated from schema/app-service by codegen. Do not edit.
"""From text to a value: JSON as the contract has it, under the bounds that hold for every record.

Knows no message; what a value must be is asked in `_form`. The reader of the standard library keeps one of two members with
the same name, takes `NaN` and half surrogate pairs, forgets how a number was written, and measures nothing: this one does not.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TypeAlias

from .fault import Fault
from .messages import ErrorCode

Input: TypeAlias = "str | bytes | bytearray | memoryview"
"""JSON text, or its bytes in UTF-8."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What holds for every record, the codes of what breaks it, and which code outranks which."""

    record: int
    payload: int
    string: int
    depth: int
    items: int
    fields: int
    record_code: ErrorCode
    payload_code: ErrorCode
    json_code: ErrorCode
    bound_code: ErrorCode
    ranks: dict[ErrorCode, int]
    names: frozenset[str]
    """Every member name of the contract: a path shows no other, for that would be data of a peer."""

    def pointer(self, frames: list[str | int | None]) -> str:
        """The JSON Pointer that these names and indexes are; it ends where one is not to be shown."""
        text = ""
        for frame in frames:
            if frame is None or (isinstance(frame, str) and frame not in self.names):
                break
            text += "/" + str(frame).replace("~", "~0").replace("/", "~1")
        return text


class Refused(Exception):
    """The text is not JSON, or breaks a bound of every record."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.rule)
        self.fault = fault


_SPACE = re.compile(r"[ \t\n\r]*")
_PLAIN = re.compile(r'"([^"\\\x00-\x1f]*)"')
_QUOTED = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"')
_HALF = re.compile("[\ud800-\udfff]")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)((?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None}
_WORD = re.compile("true|false|null")
_LOOSE = re.compile(r'("(?:[^"\\]|\\.)*")|[ \t\n\r]+')


def _tight(found: re.Match[str]) -> str:
    text = found[1] or ""
    return json.dumps(json.loads(text), ensure_ascii=False) if "\\" in text else text


class Reader:
    """Reads one value. An integer that is written as one is an `int`, every other number a `float`."""

    __slots__ = ("text", "bounds", "spans", "_at", "_frames")

    def __init__(self, text: str, bounds: Bounds) -> None:
        self.text = text
        self.bounds = bounds
        self.spans: dict[str, tuple[int, int]] = {}
        """Where the members of the outermost object stand in the text."""
        self._at = 0
        self._frames: list[str | int | None] = []

    def read(self) -> object:
        """The one value of the text."""
        self._space()
        value = self._value()
        self._space()
        if self._at != len(self.text):
            raise self._json()
        return value

    def compact(self, name: str) -> int:
        """Bytes of a member of the outermost object, written anew: without white space between its parts, and without an
        escape that JSON does not demand."""
        start, end = self.spans[name]
        return len(_LOOSE.sub(_tight, self.text[start:end]).encode())

    def _value(self) -> object:
        text, at = self.text, self._at
        first = text[at : at + 1]
        if first == '"':
            return self._string()
        if first == "{":
            return self._object()
        if first == "[":
            return self._array()
        word = _WORD.match(text, at)
        if word is not None:
            self._at = word.end()
            return _WORDS[word[0]]
        return self._number()

    def _object(self) -> dict[str, object]:
        frames, bounds = self._frames, self.bounds
        self._enter()
        found: dict[str, object] = {}
        self._space()
        if self._passes("}"):
            frames.pop()
            return found
        while True:
            self._space()
            name = self._string()
            frames[-1] = name
            self._space()
            if not self._passes(":"):
                raise self._json()
            if len(found) == bounds.fields:
                frames[-1] = None
                raise self._beyond("fields")
            if name in found:
                frames[-1] = None
                raise self._refused("duplicate_key", bounds.json_code)
            self._space()
            start = self._at
            found[name] = self._value()
            if len(frames) == 1:
                self.spans[name] = (start, self._at)
            self._space()
            if self._passes("}"):
                frames.pop()
                return found
            if not self._passes(","):
                raise self._json()
            frames[-1] = None

    def _array(self) -> list[object]:
        frames = self._frames
        self._enter()
        found: list[object] = []
        frames[-1] = 0
        self._space()
        if self._passes("]"):
            frames.pop()
            return found
        while True:
            self._space()
            if len(found) == self.bounds.items:
                raise self._beyond("items")
            found.append(self._value())
            self._space()
            if self._passes("]"):
                frames.pop()
                return found
            if not self._passes(","):
                raise self._json()
            frames[-1] = len(found)

    def _string(self) -> str:
        start = self._at
        plain = _PLAIN.match(self.text, start)
        if plain is not None:
            self._at = plain.end()
            value = plain[1]
        else:
            quoted = _QUOTED.match(self.text, start)
            if quoted is None:
                raise self._json()
            value = json.loads(quoted[0])
            if _HALF.search(value):
                raise self._refused("surrogate", self.bounds.json_code)
            self._at = quoted.end()
        most = self.bounds.string
        if len(value) * 4 > most and len(value.encode()) > most:
            self._at = start
            raise self._beyond("string_bytes")
        return value

    def _number(self) -> int | float:
        found = _NUMBER.match(self.text, self._at)
        if found is None:
            raise self._json()
        number = float(found[0])
        if number in (float("inf"), float("-inf")):
            raise self._json()
        self._at = found.end()
        return number if found[1] or found[0] == "-0" else int(found[0])

    def _enter(self) -> None:
        if len(self._frames) == self.bounds.depth:
            raise self._beyond("depth")
        self._frames.append(None)
        self._at += 1

    def _space(self) -> None:
        found = _SPACE.match(self.text, self._at)
        if found is not None:
            self._at = found.end()

    def _passes(self, sign: str) -> bool:
        passes = self.text.startswith(sign, self._at)
        if passes:
            self._at += 1
        return passes

    def _json(self) -> Refused:
        # The end of an object is about the object, not about its last member.
        if self._frames and isinstance(self._frames[-1], str) and self.text.startswith("}", self._at):
            self._frames[-1] = None
        return self._refused("json", self.bounds.json_code)

    def _beyond(self, rule: str) -> Refused:
        return self._refused(rule, self.bounds.bound_code)

    def _refused(self, rule: str, code: ErrorCode) -> Refused:
        return Refused(Fault(code, rule, self.bounds.pointer(self._frames)))


def reader(data: Input, bounds: Bounds) -> Reader:
    """A reader over one record, its newline there or not. Raises `Refused` where it is too long or not UTF-8."""
    try:
        held = data.encode() if isinstance(data, str) else bytes(data)
    except UnicodeEncodeError:
        raise Refused(Fault(bounds.json_code, "surrogate", "")) from None
    if len(held) + (not held.endswith(b"\n")) > bounds.record:
        raise Refused(Fault(bounds.record_code, "record_bytes", ""))
    try:
        return Reader(data if isinstance(data, str) else held.decode(), bounds)
    except UnicodeDecodeError:
        raise Refused(Fault(bounds.json_code, "utf8", "")) from None
