import type { Fault, Input } from "./decode.js";
import type { Agreed, Incompatible, Profile } from "./preflight.js";
import type { ErrorResponseRecord, EventName, EventRecord, LimitName, Method, Operations, SuccessRecord } from "./types.js";

/** A request that may be written, or why it must not be. */
export type Sent =
  | { readonly ok: true; readonly request_id: string; /** One line with its newline. */ readonly record: string }
  | Refused;

/** Why a request was not sent. */
export type Refused = { readonly ok: false; readonly method: Method } & (
  /** Preflight has not passed, or a later negotiation failed; an earlier mismatch closed the client; `initialize` has a call of its own. */
  | { readonly why: "not_agreed" | "closed" | "negotiation" }
  /** The service does not offer it. */
  | { readonly why: "not_offered" }
  /** The operation needs a session, or takes none. */
  | { readonly why: "session"; readonly rule: "omit" | "required" | "optional" }
  /** It breaks a rule or a bound of the contract or of this service. */
  | { readonly why: "bound"; readonly fault: Fault }
  /** It asks for more than both sides can take. */
  | { readonly why: "limit"; readonly limit: LimitName; readonly found: number; readonly max: number }
);

/** What an accepted record is. */
export type Received = { readonly ok: true } & (
  /** A request succeeded. After `initialize`: preflight has passed. */
  | { readonly as: "reply"; readonly record: SuccessRecord }
  /** A request failed; its code may be one that is not known here. Never a reason to send it again by itself. */
  | { readonly as: "failure"; readonly record: ErrorResponseRecord }
  /** The service could not tell which request it refused. */
  | { readonly as: "uncorrelated"; readonly record: ErrorResponseRecord }
  /** Something that was started goes on or ends. */
  | { readonly as: "event"; readonly record: EventRecord; /** Sequence numbers left out just before it. */ readonly missing: number }
);

/** The service broke the contract: nothing more of the stream can be believed. Stop the service. */
export type Mismatch = { readonly ok: false } & (
  /** An earlier mismatch closed the client. */
  | { readonly why: "closed" }
  /** Over the bound of a record; not a record of the contract. */
  | { readonly why: "too_long" | "malformed"; readonly fault: Fault }
  /** Only a client sends requests; an error that belongs to a request names none. */
  | { readonly why: "request" | "uncorrelated" }
  /** No request of this id waits for an answer; the answer is about another session than the request. */
  | { readonly why: "unknown_request" | "other_session"; readonly request_id: string }
  /** The answer is about another operation. */
  | { readonly why: "other_method"; readonly request_id: string; readonly method: Method }
  /** The event is about another turn or login than the one that was started. */
  | { readonly why: "other_identity"; readonly request_id: string; readonly member: string }
  /** The service did not advertise this event. */
  | { readonly why: "not_advertised"; readonly event: EventName }
  /** Nothing that was started and has not ended goes by this request id; or the event may not stand here. */
  | { readonly why: "unbound" | "order"; readonly request_id: string; readonly event: EventName }
  /** The sequence did not rise. */
  | { readonly why: "sequence"; readonly request_id: string; readonly event: EventName; readonly last: number; readonly found: number }
  /** Preflight: this client cannot work with this service. */
  | { readonly why: "incompatible"; readonly incompatible: Incompatible }
);

/** Something that was begun and has no outcome. */
export interface Unsettled {
  readonly request_id: string;
  readonly method: Method;
  /** The turn or login, if the start was answered. */
  readonly identity: string | null;
}

/** One client of one service process: writes requests, takes records, keeps to order and identity. Opens no pipe. */
export declare class Client {
  constructor(profile: Profile);
  /** What preflight settled; null before it passed, and after a negotiation that failed. */
  get agreed(): Agreed | null;
  /** The `initialize` record. Where more operations are needed than one list may name, the list stays empty and preflight compares. */
  initialize(): Sent;
  /** A request. Nothing is sent before preflight has passed, nor what the service would have to refuse by its own word. */
  request<M extends Exclude<Method, "initialize">>(method: M, payload: Operations[M]["request"], session_id?: string | null): Sent;
  /** Takes one record of the service, its newline there or not. The first mismatch closes the client. */
  accept(record: Input): Received | Mismatch;
  /** The stream is over: what was begun and not settled. None of it may be taken for an outcome. */
  ended(): Unsettled[];
}
