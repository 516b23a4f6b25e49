"""The one who asks and follows: requests out, records in, each checked against what was asked.

Opens no pipe, and never guesses an outcome: what the stream does not settle stays unsettled.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from . import messages
from ._bounds import BOUNDS
from ._forms import REQUESTS
from ._read import Bounds, Input, Refused, reader
from .absent import ABSENT
from .contract import ERROR_CODES, EVENTS, LIMITS, OPERATIONS, PHASES, PROTOCOL_VERSION
from .decode import decode_record
from .encode import encode_request
from .fault import Fault
from .messages import ErrorResponseRecord, EventName, EventRecord, InitializeRequest, LimitName, Limits, Method, RequestPayload, SuccessRecord
from .preflight import Agreed, Incompatible, Profile, preflight


@dataclass(frozen=True, slots=True)
class Sent:
    """A request that may be written."""

    request_id: str

    record: bytes
    """One line with its newline."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotSent:
    """Why a request must not be written."""

    method: Method

    why: Literal["not_agreed", "closed", "negotiation", "not_offered", "session", "bound", "limit"]
    """not_agreed: preflight has not passed, or a later negotiation failed. closed: an earlier mismatch closed the client. negotiation:
    `initialize` has a call of its own. not_offered: the service does not have it. session: the operation needs a session, or takes none.
    bound: it breaks a rule or a bound, see `fault`. limit: it asks for more than both sides can take."""

    fault: Fault | None = None
    limit: LimitName | None = None
    found: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """A request succeeded. After `initialize`: preflight has passed."""

    record: SuccessRecord


@dataclass(frozen=True, slots=True)
class Failed:
    """A request failed; its code may be one that is not known here. Never a reason to send it again by itself."""

    record: ErrorResponseRecord


@dataclass(frozen=True, slots=True)
class Uncorrelated:
    """The service could not read a record well enough to say which; nothing that waits is settled by it."""

    record: ErrorResponseRecord


@dataclass(frozen=True, slots=True)
class Event:
    """Something that was started goes on or ends."""

    record: EventRecord

    missing: int
    """Sequence numbers left out just before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mismatch:
    """The service broke the contract: nothing more of the stream can be believed. Stop the service."""

    why: Literal[
        "closed",
        "too_long",
        "malformed",
        "request",
        "uncorrelated",
        "unknown_request",
        "other_session",
        "other_method",
        "other_identity",
        "not_advertised",
        "unbound",
        "order",
        "sequence",
        "incompatible",
    ]
    """closed: an earlier mismatch closed the client. too_long, malformed: no record of the contract, see `fault`. request: only a client
    sends these. uncorrelated: an error that belongs to a request names none. unknown_request: no request of this id waits. other_session,
    other_method, other_identity: about something else than what was asked or started. not_advertised: an event that was not announced.
    unbound: nothing that was started goes by this id. order: the event may not stand here. sequence: it did not rise.
    incompatible: preflight, see `incompatible`."""

    request_id: str | None = None
    event: EventName | None = None
    fault: Fault | None = None
    incompatible: Incompatible | None = None


Received: TypeAlias = "Reply | Failed | Uncorrelated | Event | Mismatch"
"""What a record of the service is."""


@dataclass(frozen=True, slots=True)
class Unsettled:
    """Something that was begun and has no outcome."""

    request_id: str
    method: Method

    identity: str | None
    """The turn or login, if the start was answered."""


@dataclass(frozen=True, slots=True)
class _Pending:
    method: Method
    session_id: str | None


class _Started:
    """One started operation, from its answer to its terminal event."""

    __slots__ = ("method", "session_id", "identity", "opened", "last")

    def __init__(self, record: SuccessRecord, ends: EventName) -> None:
        self.method: Method = record.method
        self.session_id = record.session_id
        self.identity: str = getattr(record.payload, EVENTS[ends].identity)
        self.opened = all(EVENTS[name].order != "first" for name in OPERATIONS[self.method].starts)
        """The opening event came, or the operation has none."""
        self.last = -1
        """The last sequence accepted."""

    def step(self, record: EventRecord) -> int | Mismatch:
        """The next event of this start: how many sequence numbers were left out before it, or what is wrong."""
        facts = EVENTS[record.event]
        payload: Any = record.payload
        request_id, event = record.request_id, record.event
        if facts.of != self.method:
            return Mismatch(why="unbound", request_id=request_id, event=event)
        session_id = self.session_id if facts.carries_session else None
        if record.session_id != session_id or (facts.names_session and payload.session_id != session_id):
            return Mismatch(why="other_session", request_id=request_id)
        if getattr(payload, facts.identity) != self.identity:
            return Mismatch(why="other_identity", request_id=request_id)
        if self.opened == (facts.order == "first"):
            return Mismatch(why="order", request_id=request_id, event=event)
        self.opened = True
        if facts.sequence is None:
            return 0
        found: int = getattr(payload, facts.sequence)
        if found <= self.last:
            return Mismatch(why="sequence", request_id=request_id, event=event)
        missing = found - self.last - 1
        self.last = found
        return missing


class Client:
    """One client of one service process: writes requests, takes records, keeps to order and identity. Opens no pipe."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._agreed: Agreed | None = None
        self._narrower: Bounds | None = None
        self._closed = False
        self._sent = 0
        self._pending: dict[str, _Pending] = {}
        self._started: dict[str, _Started] = {}

    @property
    def agreed(self) -> Agreed | None:
        """What preflight settled; `None` before it passed, and after a negotiation that failed."""
        return self._agreed

    def initialize(self) -> Sent | NotSent:
        """The `initialize` record. Where more operations are needed than one list may name, the list stays empty and preflight compares."""
        needs = self._profile.needs
        names = tuple(needs) if len(needs) <= LIMITS["max_negotiation_items"] else ()
        return self._send(InitializeRequest(supported_protocol_versions=(PROTOCOL_VERSION,), requested_capabilities=names), None)

    def request(self, payload: RequestPayload, session_id: str | None = None) -> Sent | NotSent:
        """A request; the class of the payload says of which operation.

        Nothing is sent before preflight has passed, nor what the service would have to refuse by its own word.
        """
        method, _ = REQUESTS[type(payload)]
        if isinstance(payload, InitializeRequest):
            return NotSent(method=method, why="negotiation")
        agreed = self._agreed
        if agreed is None:
            return NotSent(method=method, why="closed" if self._closed else "not_agreed")
        if method not in agreed.operations:
            return NotSent(method=method, why="not_offered")
        page = OPERATIONS[method].page
        if page is not None:
            member, limit = page
            asked = getattr(payload, member)
            own, theirs = LIMITS[limit], getattr(agreed.limits, limit)
            most = min(own, theirs)
            if asked is not ABSENT and asked > most:
                return NotSent(method=method, why="limit", limit=limit, found=asked, most=most)
            if asked is ABSENT and theirs > own:
                # Where the service would fill a larger page by itself, the request names the number.
                bounded: dict[str, Any] = {member: most}
                payload = replace(payload, **bounded)
        return self._send(payload, session_id)

    def _send(self, payload: RequestPayload, session_id: str | None) -> Sent | NotSent:
        method, make = REQUESTS[type(payload)]
        if self._closed:
            return NotSent(method=method, why="closed")
        if OPERATIONS[method].session == ("required" if session_id is None else "omit"):
            return NotSent(method=method, why="session")
        request_id = f"r{self._sent + 1}"
        session = ABSENT if session_id is None else session_id
        encoded = encode_request(make(request_id=request_id, session_id=session, payload=payload))
        if isinstance(encoded, Fault):
            return NotSent(method=method, why="bound", fault=encoded)
        fault = self._beyond(encoded)
        if fault is not None:
            return NotSent(method=method, why="bound", fault=fault)
        self._sent += 1
        self._pending[request_id] = _Pending(method, session_id)
        return Sent(request_id, encoded)

    def accept(self, record: Input) -> Received:
        """Takes one record of the service, its newline there or not. The first mismatch closes the client."""
        if self._closed:
            return Mismatch(why="closed")
        received = self._judge(record)
        if isinstance(received, Mismatch):
            self._closed = True
            self._agreed = None
        return received

    def ended(self) -> list[Unsettled]:
        """The stream is over: what was begun and not settled. None of it may be taken for an outcome."""
        self._closed = True
        unsettled = [Unsettled(request_id, pending.method, None) for request_id, pending in self._pending.items()]
        unsettled += [Unsettled(request_id, started.method, started.identity) for request_id, started in self._started.items()]
        self._pending.clear()
        self._started.clear()
        return unsettled

    def _beyond(self, record: Input) -> Fault | None:
        """What the record breaks of the bounds that the service advertised."""
        bounds = self._narrower
        if bounds is None:
            return None
        try:
            read = reader(record, bounds)
            read.read()
        except Refused as refused:
            return refused.fault
        if "payload" in read.spans and read.compact("payload") > bounds.payload:
            return Fault(bounds.payload_code, "payload_bytes", "/payload")
        return None

    def _judge(self, data: Input) -> Received:
        record = self._beyond(data) or decode_record(data)
        if isinstance(record, Fault):
            return Mismatch(why="too_long" if record.rule == "record_bytes" else "malformed", fault=record)
        if record.kind == "request":
            return Mismatch(why="request")
        if record.kind == "event":
            return self._event(record)
        if record.request_id is None:
            return _uncorrelated(record)
        request_id = record.request_id
        pending = self._pending.pop(request_id, None)
        if pending is None:
            return Mismatch(why="unknown_request", request_id=request_id)
        if record.method != pending.method:
            return Mismatch(why="other_method", request_id=request_id)
        if not isinstance(record, ErrorResponseRecord):
            return self._reply(record, pending)
        if record.session_id != pending.session_id:
            return Mismatch(why="other_session", request_id=request_id)
        if pending.method == "initialize":
            # The service keeps an earlier success; this client does not work on after a failed negotiation.
            self._agreed = None
        return Failed(record)

    def _reply(self, record: SuccessRecord, pending: _Pending) -> Received:
        request_id, session_id = record.request_id, record.session_id
        payload: Any = record.payload
        facts = OPERATIONS[record.method]
        if facts.answers_session == "none":
            right = session_id is None
        elif facts.answers_session == "same":
            right = session_id == pending.session_id
        else:
            right = session_id is not None and pending.session_id in (None, session_id)
        if not right or (facts.names_session and payload.session_id != session_id):
            return Mismatch(why="other_session", request_id=request_id)
        if isinstance(record, messages.InitializeResponseRecord):
            verdict = preflight(self._profile, record.payload)
            if isinstance(verdict, Incompatible):
                return Mismatch(why="incompatible", incompatible=verdict)
            self._agreed = verdict
            self._narrower = _narrower(verdict.limits)
        if facts.ends is not None:
            self._started[request_id] = _Started(record, facts.ends)
        return Reply(record)

    def _event(self, record: EventRecord) -> Received:
        request_id, event = record.request_id, record.event
        if self._agreed is not None and event not in self._agreed.events:
            return Mismatch(why="not_advertised", event=event)
        started = self._started.get(request_id)
        if started is None:
            return Mismatch(why="unbound", request_id=request_id, event=event)
        missing = started.step(record)
        if isinstance(missing, Mismatch):
            return missing
        if EVENTS[event].order == "terminal":
            del self._started[request_id]
        return Event(record, missing)


def _uncorrelated(record: Any) -> Received:
    """An error that names no request: only one that a record without a safe id can earn."""
    known = ERROR_CODES.get(record.error.code)
    if known is not None and (known.phase == "reservation" or PHASES.index(known.phase) > PHASES.index("envelope")):
        return Mismatch(why="uncorrelated")
    return Uncorrelated(record)


def _narrower(limits: Limits) -> Bounds | None:
    """The bounds of every record, narrowed to what was agreed. `None`: it is nothing narrower."""
    bounds = replace(
        BOUNDS,
        record=min(BOUNDS.record, limits.max_record_bytes),
        payload=min(BOUNDS.payload, limits.max_payload_bytes),
        string=min(BOUNDS.string, limits.max_string_bytes),
        depth=min(BOUNDS.depth, limits.max_json_depth),
        items=min(BOUNDS.items, limits.max_array_items),
        fields=min(BOUNDS.fields, limits.max_object_fields),
    )
    return None if bounds == BOUNDS else bounds
