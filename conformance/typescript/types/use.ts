// What the types must allow, and what they must not: each `@ts-expect-error` is an error that must be there.

import {
  Client, ERROR_CODES, OPERATIONS, decodeRecord, encodeRequest, preflight,
  type Activity, type AnyRecord, type ErrorCode, type ErrorCodeOf, type EventRecord, type InitializeSuccess, type Limits, type Method,
  type SessionOpenRequestRecord, type TurnStartErrorCode, type TurnStartRequest, type TurnTerminal, type WireErrorCode,
} from "@magi-protocol/app-wire";
import { decodeTurnTerminal } from "@magi-protocol/app-wire/decode";
import type { ThinkingLevel } from "@magi-protocol/app-wire/types";

declare const record: AnyRecord;
declare const event: EventRecord;
declare const activity: Activity;

// Unions are told apart by their tags, and every variant is asked for.
export function name(event: EventRecord): string {
  switch (event.event) {
    case "turn.started": return event.payload.session_id;
    case "turn.assistant_delta": return event.payload.text;
    case "turn.activity": return event.payload.activity.kind;
    case "turn.terminal": return event.payload.assistant_text;
    case "auth.login.progress": return event.payload.state;
    case "auth.login.terminal": return event.payload.login_id;
    default: return event satisfies never;
  }
}
if (record.kind === "response" && record.error === null && record.method === "turn.start") record.payload.turn_id.toUpperCase();
if (record.kind === "response" && record.error !== null) record.error.message.toUpperCase();
// @ts-expect-error a failure has no payload
if (record.kind === "response" && record.error !== null) record.payload.turn_id;
if (activity.kind === "tool") activity.timed_out satisfies boolean | null;
// @ts-expect-error only a tool has a transport
activity.transport;
// @ts-expect-error it may be null
if (activity.kind === "tool") activity.tool_name.length;
// @ts-expect-error no such event
if (event.event === "turn.later") event;

// Absent is not null.
declare const lifecycle: Extract<Activity, { kind: "lifecycle" }>;
lifecycle.parent_activity_id satisfies string | undefined;
// @ts-expect-error an optional member is never null
lifecycle.parent_activity_id = null;
export const session: SessionOpenRequestRecord["session_id"] = "s";
// @ts-expect-error this operation needs a session
export const none: SessionOpenRequestRecord["session_id"] = null;

// Choices: closed ones are closed, open ones keep their known values.
export const level: ThinkingLevel = "high";
// @ts-expect-error a closed choice
export const other: ThinkingLevel = "higher";
export const later: WireErrorCode = "code_of_a_later_release";

// Codes of one operation, to be taken one by one.
export const mine = (code: TurnStartErrorCode): code is "session_busy" => code === "session_busy";
export const one: ErrorCodeOf<"turn.cancel"> = "unknown_turn";
// @ts-expect-error a status never answers this
export const wrong: ErrorCodeOf<"status"> = "unknown_turn";
export const message: string = ERROR_CODES["session_busy" satisfies ErrorCode].message;
OPERATIONS["turn.start"].errors satisfies readonly TurnStartErrorCode[];

// Requests are strict.
encodeRequest({ protocol_version: 1, kind: "request", request_id: "r", method: "turn.start", payload: { prompt: "Hello" } });
// @ts-expect-error no such member
encodeRequest({ protocol_version: 1, kind: "request", request_id: "r", method: "turn.start", payload: { prompt: "Hello", more: 1 } });
// @ts-expect-error the payload of another operation
encodeRequest({ protocol_version: 1, kind: "request", request_id: "r", method: "turn.cancel", payload: { prompt: "Hello" } });
const client = new Client({ needs: ["turn.start"] });
client.request("turn.start", { prompt: "Hello" } satisfies TurnStartRequest);
// @ts-expect-error negotiation has a call of its own
client.request("initialize", { supported_protocol_versions: [1] });
// @ts-expect-error no such operation
export const method: Method = "turn.later";

// Doors: a value or what is wrong.
const decoded = decodeTurnTerminal("{}");
if (decoded.ok) decoded.value satisfies TurnTerminal;
else decoded.path satisfies string;
// @ts-expect-error it may not be there
decoded.value;
const received = client.accept(new Uint8Array());
if (received.ok && received.as === "event") received.missing satisfies number;
if (!received.ok && received.why === "sequence") received.found satisfies number;
declare const offer: InitializeSuccess;
const verdict = preflight({ needs: ["turn.start"], activity: false }, offer);
if (verdict.ok) verdict.agreed.limits.max_record_bytes satisfies number;
else if (verdict.incompatible.what === "limit") verdict.incompatible.supported satisfies number;
declare const limits: Limits;
limits["max_future_page_items"] satisfies number | undefined;
decodeRecord("{}").ok satisfies boolean;
