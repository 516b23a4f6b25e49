# @generated from schema/app-service by codegen. Do not edit.
"""What a value must be, piece by piece: the forms that the tables in `_forms` are made of.

Reads no text and knows no name of the contract. A form judges a parsed value and gives what users get; it goes on after a
fault, so that the gravest can be told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ._read import Bounds, Reader
from .fault import Fault
from .messages import ErrorCode

T = TypeVar("T")

Codes = Mapping[str, ErrorCode]
"""By keyword, the code of what breaks it; `*` stands for all others."""

NONE: Codes = {}


class Judge:
    """Keeps the gravest fault that was met: the one whose code outranks the others, then the first in the text."""

    __slots__ = ("bounds", "reader", "path", "clock", "place", "default", "worst", "faults", "_rank")

    def __init__(self, bounds: Bounds, reader: Reader, place: ErrorCode) -> None:
        self.bounds = bounds
        self.reader = reader
        self.path: list[str | int | None] = []
        self.clock = 0
        """Rises with every value, in the order of the text."""
        self.place: ErrorCode = place
        """The code of whatever has none, by where it stands."""
        self.default: ErrorCode = place
        """The same, where the object around has a code for all of its members."""
        self.worst: Fault | None = None
        self.faults = 0
        """How many were met."""
        self._rank = (0, 0)

    def note(self, rule: str, over: Codes = NONE, own: Codes = NONE, *names: str, at: int | None = None) -> None:
        """A rule is broken here, or in the member of this name. `over` are the codes of the member, `own` those of what it refers to."""
        keyword = "maxLength" if rule == "x-max-bytes" else rule
        named = over.get(keyword) or over.get("*") or own.get(keyword) or own.get("*")
        self.coded(rule, named or self.default, *names, at=at)

    def coded(self, rule: str, code: ErrorCode, *names: str, at: int | None = None) -> None:
        """The same with a code that is known."""
        self.faults += 1
        rank = (self.bounds.ranks[code], self.clock if at is None else at)
        if self.worst is None or rank < self._rank:
            self.worst = Fault(code, rule, self.bounds.pointer([*self.path, *names]))
            self._rank = rank


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[T]):
    """What a value must be; `T` is what users get."""

    codes: Codes = field(default_factory=dict)

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        """What users get. Of no use where the judge has a fault."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Text(Form[T]):
    """A bounded text."""

    min_chars: int
    max_bytes: int
    pattern: Callable[[str], re.Match[str] | None] | None = None

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not str:
            judge.note("type", over, self.codes)
        elif len(value) * 4 > self.max_bytes and len(value.encode()) > self.max_bytes:
            judge.note("maxLength" if len(value) > self.max_bytes else "x-max-bytes", over, self.codes)
        elif len(value) < self.min_chars:
            judge.note("minLength", over, self.codes)
        elif self.pattern is not None and self.pattern(value) is None:
            judge.note("pattern", over, self.codes)
        return value


@dataclass(frozen=True, slots=True)
class Whole(Form[T]):
    """An integer between two bounds, written as one."""

    minimum: int
    maximum: int

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not int:
            judge.note("type", over, self.codes)
        elif value < self.minimum:
            judge.note("minimum", over, self.codes)
        elif value > self.maximum:
            judge.note("maximum", over, self.codes)
        return value


@dataclass(frozen=True, slots=True)
class Flag(Form[T]):
    """True or false."""

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not bool:
            judge.note("type", over, self.codes)
        return value


@dataclass(frozen=True, slots=True)
class Constant(Form[T]):
    """The one value that may stand here; `None` is a slot that stays empty."""

    value: str | int | bool | None

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not type(self.value):
            judge.note("type", over, self.codes)
        elif value != self.value:
            judge.note("const", over, self.codes)
        return value


@dataclass(frozen=True, slots=True)
class Choice(Form[T]):
    """One of a closed set of texts."""

    values: frozenset[str]

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not str:
            judge.note("type", over, self.codes)
        elif value not in self.values:
            judge.note("enum", over, self.codes)
        return value


@dataclass(frozen=True, slots=True)
class Anything(Form[T]):
    """Any JSON value within the bounds of every record."""

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        return value


@dataclass(frozen=True, slots=True)
class Items(Form[T]):
    """A list of values of one form."""

    item: Form[Any]
    least: int
    most: int
    item_codes: Codes = field(default_factory=dict)

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not list:
            return judge.note("type", over, self.codes)
        start = judge.clock
        found = []
        for index, item in enumerate(value):
            judge.clock += 1
            judge.path.append(index)
            found.append(self.item.read(item, judge, self.item_codes))
            judge.path.pop()
        judge.clock += 1
        if len(value) > self.most:
            judge.note("maxItems", over, self.codes, at=start)
        elif len(value) < self.least:
            judge.note("minItems", over, self.codes, at=start)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Entries(Form[T]):
    """An object with free names."""

    value: Form[Any]
    most: int

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not dict:
            return judge.note("type", over, self.codes)
        start = judge.clock
        found = {}
        for name, item in value.items():
            judge.clock += 1
            judge.path.append(name)
            found[name] = self.value.read(item, judge)
            judge.path.pop()
        judge.clock += 1
        if len(value) > self.most:
            judge.note("maxProperties", over, self.codes, at=start)
        return found


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an object: its name on the wire and in Python, and whether it must be there and may be `None`."""

    name: str
    attribute: str
    form: Form[Any]
    required: bool = True
    nullable: bool = False
    codes: Codes = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Expect:
    """What a rule wants of one member: null or absent, not so, this value, or nothing in it."""

    member: str
    what: str
    value: str | int | bool | None = None

    def holds(self, value: Any) -> bool:
        """Whether the value of the object keeps it."""
        found = value.get(self.member)
        if self.what == "null":
            return found is None
        if self.what == "not_null":
            return found is not None
        if self.what == "empty":
            return not found
        return bool(found == self.value)


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule across members: where `when` has one of `values`, `then` must hold, elsewhere `otherwise`."""

    name: str
    when: str
    values: tuple[str | int | bool | None, ...]
    then: tuple[Expect, ...] = ()
    otherwise: tuple[Expect, ...] = ()
    codes: Codes = field(default_factory=dict)

    def holds(self, value: Any) -> bool:
        """Whether the value keeps it."""
        expected = self.then if value.get(self.when) in self.values else self.otherwise
        return all(expect.holds(value) for expect in expected)


@dataclass(frozen=True, slots=True)
class Object(Form[T]):
    """An object. Names that are not known are refused (`closed`), kept in `others`, or ignored."""

    make: Callable[..., T]
    members: tuple[Member, ...]
    closed: bool = False
    others: Form[Any] | None = None
    at_least_one_of: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()
    named: dict[str, Member] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "named", {member.name: member for member in self.members})

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not dict:
            return judge.note("type", over, self.codes)
        outside = judge.default
        judge.default = self.codes.get("*", judge.place)
        found: dict[str, Any] = {}
        others: dict[str, Any] = {}
        for name, item in value.items():
            judge.clock += 1
            member = self.named.get(name)
            if member is not None:
                judge.path.append(name)
                if item is not None or not member.nullable:
                    item = member.form.read(item, judge, member.codes)
                judge.path.pop()
                found[member.attribute] = item
            elif self.closed:
                judge.note("additionalProperties", NONE, self.codes)
            elif self.others is not None:
                judge.path.append(name)
                others[name] = self.others.read(item, judge)
                judge.path.pop()
        judge.clock += 1
        for member in self.members:
            if member.required and member.name not in value:
                judge.note("required", member.codes, NONE, member.name)
        judge.default = outside
        if judge.worst is not None:
            return None
        self._across(value, judge)
        if judge.worst is not None:
            return None
        return self.make(**found, others=others) if self.others is not None else self.make(**found)

    def _across(self, value: Any, judge: Judge) -> None:
        if self.at_least_one_of and all(name not in value for name in self.at_least_one_of):
            judge.note("x-at-least-one-of", NONE, self.codes)
        for rule in self.rules:
            if not rule.holds(value):
                judge.note(rule.name, rule.codes, NONE)


@dataclass(frozen=True, slots=True)
class Tagged(Form[T]):
    """One of several objects, told apart by a constant text in one of their members."""

    tag: str
    variants: dict[str, Form[Any]]

    def read(self, value: Any, judge: Judge, over: Codes = NONE) -> Any:
        if type(value) is not dict:
            return judge.note("type", over, self.codes)
        said = value.get(self.tag)
        variant = self.variants.get(said) if type(said) is str else None
        if variant is not None:
            return variant.read(value, judge, over)
        return judge.note("x-union" if self.tag in value else "required", over, self.codes, self.tag)
