"""What the types must allow, and what they must not: each `type: ignore` is an error that must be there."""

from typing import Literal

from typing_extensions import assert_never, assert_type

import app_wire as wire


def name(event: wire.EventRecord) -> str:
    """Unions are told apart by their tags, and every variant is asked for."""
    if event.event == "turn.started":
        return event.payload.session_id
    if event.event == "turn.assistant_delta":
        return event.payload.text
    if event.event == "turn.activity":
        return event.payload.activity.kind
    match event:
        case wire.TurnTerminalRecord():
            return event.payload.assistant_text
        case wire.AuthLoginProgressRecord(payload=progress):
            return progress.state
        case wire.AuthLoginTerminalRecord(payload=ended):
            return ended.login_id
    assert_never(event)


def records(record: wire.AnyRecord, activity: wire.Activity) -> None:
    if isinstance(record, wire.ErrorResponseRecord):
        assert_type(record.payload, None)
        record.error.message.upper()
    if isinstance(record, wire.TurnStartResponseRecord):
        record.payload.turn_id.upper()
        record.request_id.upper()
    if activity.kind == "tool":
        assert_type(activity.timed_out, bool | None)
        activity.tool_name.upper()  # type: ignore[union-attr]
    activity.transport  # type: ignore[union-attr]


def presence(activity: wire.ActivityLifecycle, start: wire.TurnStartRequest) -> None:
    """Absent is not null."""
    assert_type(activity.parent_activity_id, str | wire.Absent)
    if activity.parent_activity_id is not wire.ABSENT:
        activity.parent_activity_id.upper()
    wire.SessionOpenRequestRecord(request_id="r", payload=wire.SessionOpenRequest())  # type: ignore[call-arg]
    wire.SessionOpenRequestRecord(request_id="r", session_id=None, payload=wire.SessionOpenRequest())  # type: ignore[arg-type]
    wire.TurnStartRequest(prompt="x", options=None)  # type: ignore[arg-type]
    start.prompt = "y"  # type: ignore[misc]


level: wire.ThinkingLevel = "high"
other: wire.ThinkingLevel = "higher"  # type: ignore[assignment]
later: wire.WireErrorCode = "code_of_a_later_release"
mine: wire.TurnStartErrorCode = "session_busy"
wrong: wire.StatusErrorCode = "unknown_turn"  # type: ignore[assignment]
method: wire.Method = "turn.later"  # type: ignore[assignment]
message: str = wire.ERROR_CODES[mine].message
version: Literal[1] = wire.PROTOCOL_VERSION


def doors(line: bytes) -> None:
    """A value or what is wrong."""
    decoded = wire.decode_turn_terminal(line)
    decoded.sequence  # type: ignore[union-attr]
    if not isinstance(decoded, wire.Fault):
        assert_type(decoded, wire.TurnTerminal)
    encoded = wire.encode_request(wire.TurnStartRequestRecord(request_id="r", payload=wire.TurnStartRequest(prompt="Hello")))
    assert_type(encoded, bytes | wire.Fault)
    wire.encode_request(wire.TurnStartRequest(prompt="Hello"))  # type: ignore[arg-type]
    wire.TurnStartRequest(prompt="Hello", more=1)  # type: ignore[call-arg]


def client(line: bytes) -> None:
    client = wire.Client(wire.Profile(needs=["turn.start"]))
    client.request(wire.TurnStartRequest(prompt="Hello"))
    client.request(wire.TurnStarted(turn_id="t", session_id="s", sequence=0))  # type: ignore[arg-type]
    received = client.accept(line)
    if isinstance(received, wire.Event):
        assert_type(received.missing, int)
    wire.Profile(needs=["turn.later"])  # type: ignore[list-item]
