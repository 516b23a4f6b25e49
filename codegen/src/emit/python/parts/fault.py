"""What is wrong with a text or a value: the code, the rule, the place; never the value itself."""

from __future__ import annotations

from dataclasses import dataclass

from .messages import ErrorCode


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong. Of several faults it is the gravest, and of those the first."""

    code: ErrorCode
    """The code that a service answers to a request that has this one fault."""

    rule: str
    """The rule that was broken: a keyword of the schema (`type`, `required`, `x-max-bytes`, …), the name of a rule across members, or one
    of `json`, `utf8`, `surrogate`, `duplicate_key`, `record_bytes`, `payload_bytes`, `string_bytes`, `depth`, `items`, `fields`, `session`."""

    path: str
    """JSON Pointer to the place; empty where it is the record as a whole. It ends before a name that is none of the contract's."""
