"""A whole record: what an envelope must be, and its payload by operation or event.

What a payload must be stands in the tables; here it is only found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ._form import NONE, Codes, Form, Judge, Member, Rule, T
from .messages import ErrorCode


@dataclass(frozen=True, slots=True)
class Kind:
    """What a record holds for one operation or event: its class, its payload, and whether it names a session (`None`: it may)."""

    make: Callable[..., Any]
    payload: Form[Any]
    session: bool | None


@dataclass(frozen=True, slots=True)
class Envelope(Form[T]):
    """One of the kinds of records."""

    members: tuple[Member, ...]
    tag: str
    payload: str
    session: str
    kinds: dict[str, Kind]
    unknown: ErrorCode
    """The code of an operation or event that is none."""
    inside: ErrorCode
    """The code of what is wrong in a payload and has none of its own."""
    closed: bool = False
    error: str | None = None
    failure: Callable[..., Any] | None = None
    rules: tuple[Rule, ...] = ()
    named: dict[str, Member] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "named", {member.name: member for member in self.members})

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not dict:
            return judge.note("type")
        said = value.get(self.tag)
        kind = self.kinds.get(said) if type(said) is str else None
        found: dict[str, Any] = {}
        for name, item in value.items():
            judge.clock += 1
            member = self.named.get(name)
            if member is None:
                if self.closed:
                    judge.note("additionalProperties")
                continue
            judge.path.append(name)
            if name == self.payload:
                if kind is not None and (item is not None or not member.nullable):
                    item = self._payload(kind, item, judge, member)
            elif item is not None or not member.nullable:
                faults = judge.faults
                item = member.form.read(item, judge, member.codes)
                if name == self.tag and self.error is None and kind is None and judge.faults == faults:
                    judge.coded("enum", self.unknown)
            judge.path.pop()
            found[member.attribute] = item
        judge.clock += 1
        return self._whole(value, kind, found, judge)

    def _payload(self, kind: Kind, item: Any, judge: Judge, member: Member) -> Any:
        start, outside = judge.clock, judge.place
        if type(item) is not dict:
            # Not an object at all: that is still about the record.
            judge.coded("type", member.codes.get("type", self.inside))
            return None
        judge.place = judge.default = self.inside
        read = kind.payload.read(item, judge)
        judge.place = judge.default = outside
        bounds = judge.bounds
        if judge.worst is None and len(judge.reader.text) * 4 > bounds.payload and judge.reader.compact(self.payload) > bounds.payload:
            judge.coded("payload_bytes", bounds.payload_code, at=start)
        return read

    def _whole(self, value: Any, kind: Kind | None, found: dict[str, Any], judge: Judge) -> Any:
        for member in self.members:
            if member.required and member.name not in value:
                judge.note("required", member.codes, NONE, member.name)
        if judge.worst is not None:
            return None
        failed = self.error is not None and value.get(self.error) is not None
        for rule in self.rules:
            if not rule.holds(value):
                judge.note(rule.name, rule.codes)
        named = value.get(self.session) is not None
        if failed:
            kind = None
        elif kind is None:
            # A rule may have said already that there is none.
            if judge.worst is None:
                judge.coded("enum", self.unknown, self.tag)
        elif kind.session not in (None, named):
            judge.note("session" if self.session in value else "required", NONE, NONE, self.session)
        make = self.failure if kind is None else kind.make
        return make(**found) if make is not None and judge.worst is None else None
