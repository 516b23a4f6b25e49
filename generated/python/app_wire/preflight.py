# @generated from schema/app-service by codegen. Do not edit.
"""Whether a client can work with what a service says of itself. Sends nothing and remembers nothing; the verdict is a value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from .absent import ABSENT, Absent
from .contract import ACTIVITY, EVENT_NAMES, EVENTS, LIMITS, METHODS, PROTOCOL_VERSION, TRANSPORTS
from .messages import ActivityCapabilities, EventName, InitializeSuccess, LimitName, Limits, Method


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What a client will do, and what it can take."""

    needs: Sequence[Method]
    """Operations it will use; preflight demands them."""

    activity: bool = True
    """Whether it wants live activity. False: where none is advertised, there is none."""

    bounds: Mapping[LimitName, int] = field(default_factory=dict)
    """Bounds of its own. Only narrower ones than those of the contract have an effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed:
    """What a successful preflight settled."""

    server_version: str
    """Release of the service; tells nothing about the contract."""

    schema_digest: str | None
    """Digest of the schema that the service was made from, as it says itself; `None`: it does not say. Compare with `SCHEMA_DIGEST`."""

    operations: tuple[Method, ...]
    """Known operations that the service offers."""

    events: tuple[EventName, ...]
    """All events that may come."""

    limits: Limits
    """What the service advertised."""

    activity: ActivityCapabilities | None
    """What activity can show; `None`: there is none."""


Mismatched: TypeAlias = Literal["version", "transport", "operation", "unknown_event", "event", "activity", "limit", "limits"]
"""What does not fit. version: the service does not list the protocol version. transport: it serves none of the known ones.
operation: it does not offer one that is needed. unknown_event: it can send an event that is not known. event: it offers a needed
operation without an event of it. activity: what is wanted is missing, contradicts itself, or waits for approvals. limit: it may
send more than this client takes. limits: the two limits objects of its answer differ."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Incompatible:
    """Why a client cannot work with a service."""

    what: Mismatched

    name: str | None = None
    """The operation, event or limit."""

    because: Literal["not_advertised", "not_described", "switched_off", "approvals"] | None = None
    """What is wrong with the activity."""

    advertised: int | None = None
    """The limit that the service advertised."""

    supported: int | None = None
    """The most that this client takes."""


# The items of a page are not among them: a request can name its own number.
OUTPUT_BOUNDS: Final[tuple[LimitName, ...]] = (
    "max_record_bytes",
    "max_payload_bytes",
    "max_error_message_bytes",
    "max_id_bytes",
    "max_name_bytes",
    "max_string_bytes",
    "max_json_depth",
    "max_array_items",
    "max_object_fields",
    "max_session_replay_page_bytes",
)
"""The limits that bound what a service may send."""


def preflight(profile: Profile, offer: InitializeSuccess) -> Agreed | Incompatible:
    """Whether a client of this profile can work with what the service says of itself.

    Before it says yes, nothing that changes anything is sent.
    """
    offered = offer.capabilities
    mismatch = _names(profile, offer) or _activity(profile, offered.events, offered.activity) or _limits(profile, offer)
    if mismatch is not None:
        return mismatch
    return Agreed(
        server_version=offer.server_version,
        schema_digest=None if offer.schema_digest is ABSENT else offer.schema_digest,
        operations=tuple(name for name in METHODS if name in offered.operations),
        events=tuple(name for name in EVENT_NAMES if name in offered.events),
        limits=offer.limits,
        activity=offered.activity if "turn.activity" in offered.events and offered.activity is not ABSENT else None,
    )


def _names(profile: Profile, offer: InitializeSuccess) -> Incompatible | None:
    offered = offer.capabilities
    if PROTOCOL_VERSION not in offered.protocol_versions:
        return Incompatible(what="version")
    if not set(offered.transports) & set(TRANSPORTS):
        return Incompatible(what="transport")
    for need in profile.needs:
        if need not in offered.operations:
            return Incompatible(what="operation", name=need)
    for name in offered.events:
        if name not in EVENTS:
            return Incompatible(what="unknown_event", name=name)
    for known in EVENT_NAMES:
        facts = EVENTS[known]
        if facts.queue == "lossless" and facts.of in profile.needs and known not in offered.events:
            return Incompatible(what="event", name=known)
    return None


def _activity(profile: Profile, events: Sequence[str], offered: ActivityCapabilities | Absent) -> Incompatible | None:
    if "turn.activity" not in events:
        return Incompatible(what="activity", because="not_advertised") if profile.activity else None
    if offered is ABSENT:
        return Incompatible(what="activity", because="not_described")
    if not offered.events:
        return Incompatible(what="activity", because="switched_off")
    if offered.approvals:
        return Incompatible(what="activity", because="approvals")
    supported, found = ACTIVITY.max_summary_bytes, offered.max_summary_bytes
    if found > supported:
        return Incompatible(what="limit", name="max_summary_bytes", advertised=found, supported=supported)
    return None


def _limits(profile: Profile, offer: InitializeSuccess) -> Incompatible | None:
    if offer.limits != offer.capabilities.limits:
        return Incompatible(what="limits")
    for name in OUTPUT_BOUNDS:
        supported = min(profile.bounds.get(name, LIMITS[name]), LIMITS[name])
        advertised: int = getattr(offer.limits, name)
        if advertised > supported:
            return Incompatible(what="limit", name=name, advertised=advertised, supported=supported)
    return None
