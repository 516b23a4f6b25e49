// The one who asks and follows: requests out, records in, each checked against what was asked.
// Opens no pipe, and never guesses an outcome: what the stream does not settle stays unsettled.

import { BOUNDS } from "./bounds.js";
import { ERROR_CODES, EVENTS, LIMITS, OPERATIONS, PHASES, PROTOCOL_VERSION } from "./contract.js";
import { decodeRecord } from "./decode.js";
import { encodeRequest } from "./encode.js";
import { broken } from "./fault.js";
import { preflight } from "./preflight.js";
import { forget, payloadFits, read, within } from "./read.js";

/** @import { Mismatch, Received, Refused, Sent, Unsettled } from "./client.js" */
/** @import { Fault } from "./decode.js" */
/** @import { Agreed, Profile } from "./preflight.js" */
/** @import { AnyRecord, ErrorCode, ErrorResponseRecord, EventName, EventRecord, Limits, Method, Operations, SuccessRecord } from "./types.js" */

/** @typedef {{ method: Method, session_id: string | null }} Pending */

/** One started operation, from its answer to its terminal event. */
class Started {
  /**
   * @param {Method} method
   * @param {string | null} session_id
   * @param {string} identity of the turn or login
   */
  constructor(method, session_id, identity) {
    this.method = method;
    this.session_id = session_id;
    this.identity = identity;
    /** The opening event came, or the operation has none. */
    this.opened = !OPERATIONS[method].starts.some((name) => EVENTS[name].order === "first");
    /** The last sequence accepted. */
    this.last = -1;
  }

  /**
   * What the answer starts; nothing: it is over with its answer.
   * @param {SuccessRecord} record
   */
  static by(record) {
    const { ends } = OPERATIONS[record.method];
    if (ends === null) return undefined;
    const identity = /** @type {any} */ (record.payload)[EVENTS[ends].identity];
    return new Started(record.method, record.session_id, identity);
  }

  /**
   * The next event of this start: how many sequence numbers were left out before it, or what is wrong.
   * @param {EventRecord} record
   * @returns {number | Mismatch}
   */
  step(record) {
    const facts = EVENTS[record.event];
    const payload = /** @type {any} */ (record.payload);
    const { request_id, event } = record;
    if (facts.of !== this.method) return { ok: false, why: "unbound", request_id, event };
    const session_id = facts.carries_session ? this.session_id : null;
    if (record.session_id !== session_id || (facts.names_session && payload.session_id !== session_id))
      return { ok: false, why: "other_session", request_id };
    if (payload[facts.identity] !== this.identity) return { ok: false, why: "other_identity", request_id, member: facts.identity };
    if (this.opened === (facts.order === "first")) return { ok: false, why: "order", request_id, event };
    this.opened = true;
    if (facts.sequence === null) return 0;
    const found = payload[facts.sequence];
    if (found <= this.last) return { ok: false, why: "sequence", request_id, event, last: this.last, found };
    const missing = found - this.last - 1;
    this.last = found;
    return missing;
  }
}

export class Client {
  /** @type {Profile} */
  #profile;
  /** @type {Agreed | null} */
  #agreed = null;
  /** @type {import("./read.js").Bounds | null} The bounds that the service advertised, where they are narrower. */
  #narrower = null;
  #closed = false;
  #sent = 0;
  /** @type {Map<string, Pending>} */
  #pending = new Map();
  /** @type {Map<string, Started>} */
  #started = new Map();

  /** @param {Profile} profile */
  constructor(profile) {
    this.#profile = profile;
  }

  get agreed() {
    return this.#agreed;
  }

  /** @returns {Sent} */
  initialize() {
    const { needs } = this.#profile;
    const requested_capabilities = needs.length <= LIMITS.max_negotiation_items ? [...needs] : [];
    return this.#send("initialize", { supported_protocol_versions: [PROTOCOL_VERSION], requested_capabilities }, null);
  }

  /**
   * @template {Exclude<Method, "initialize">} M
   * @param {M} method
   * @param {Operations[M]["request"]} payload
   * @param {string | null} [session_id]
   * @returns {Sent}
   */
  request(method, payload, session_id = null) {
    if (/** @type {string} */ (method) === "initialize") return { ok: false, why: "negotiation", method };
    if (this.#agreed === null) return { ok: false, why: this.#closed ? "closed" : "not_agreed", method };
    if (!this.#agreed.operations.includes(method)) return { ok: false, why: "not_offered", method };
    const page = OPERATIONS[method].page;
    if (page !== null) {
      const limit = /** @type {keyof typeof LIMITS & keyof Limits} */ (page.limit);
      const asked = /** @type {any} */ (payload)[page.member];
      const [own, theirs] = [LIMITS[limit], this.#agreed.limits[limit]];
      const max = Math.min(own, theirs);
      if (asked > max) return { ok: false, why: "limit", method, limit, found: asked, max };
      // Where the service would fill a larger page by itself, the request names the number.
      if (asked === undefined && theirs > own) payload = { ...payload, [page.member]: max };
    }
    return this.#send(method, payload, session_id);
  }

  /**
   * @param {Method} method
   * @param {any} payload
   * @param {string | null} session_id
   * @returns {Sent}
   */
  #send(method, payload, session_id) {
    if (this.#closed) return { ok: false, why: "closed", method };
    const rule = OPERATIONS[method].session;
    if (rule === (session_id === null ? "required" : "omit")) return { ok: false, why: "session", method, rule };
    const request_id = `r${this.#sent + 1}`;
    const session = session_id === null ? {} : { session_id };
    const record = /** @type {any} */ ({ protocol_version: PROTOCOL_VERSION, kind: "request", request_id, ...session, method, payload });
    const encoded = encodeRequest(record);
    if (!encoded.ok) return { ok: false, why: "bound", method, fault: encoded };
    const fault = this.#beyond(encoded.value);
    if (fault !== null) return { ok: false, why: "bound", method, fault };
    this.#sent++;
    this.#pending.set(request_id, { method, session_id });
    return { ok: true, request_id, record: encoded.value };
  }

  /**
   * What the record breaks of the bounds that the service advertised.
   * @param {string | Uint8Array} record
   * @returns {Fault | null}
   */
  #beyond(record) {
    const bounds = this.#narrower;
    if (bounds === null) return null;
    const fits = read(record, bounds) && within(bounds) && payloadFits(record, "payload", bounds);
    forget();
    return fits ? null : /** @type {Fault} */ (broken(bounds.codes.bound));
  }

  /**
   * @param {string | Uint8Array} record
   * @returns {Received | Mismatch}
   */
  accept(record) {
    if (this.#closed) return { ok: false, why: "closed" };
    const received = this.#judge(record);
    if (!received.ok) {
      this.#closed = true;
      this.#agreed = null;
    }
    return received;
  }

  /** @returns {Unsettled[]} */
  ended() {
    this.#closed = true;
    const unsettled = [];
    for (const [request_id, { method }] of this.#pending) unsettled.push({ request_id, method, identity: null });
    for (const [request_id, { method, identity }] of this.#started) unsettled.push({ request_id, method, identity });
    this.#pending.clear();
    this.#started.clear();
    return unsettled;
  }

  /**
   * @param {string | Uint8Array} input
   * @returns {Received | Mismatch}
   */
  #judge(input) {
    const fault = this.#beyond(input);
    const decoded = fault ?? decodeRecord(input);
    if (!decoded.ok) return { ok: false, why: decoded.rule === "record_bytes" ? "too_long" : "malformed", fault: decoded };
    const record = decoded.value;
    if (record.kind === "request") return { ok: false, why: "request" };
    if (record.kind === "event") return this.#event(record);
    if (record.request_id === null) return uncorrelated(/** @type {ErrorResponseRecord} */ (record));
    const { request_id } = record;
    const pending = this.#pending.get(request_id);
    if (pending === undefined) return { ok: false, why: "unknown_request", request_id };
    this.#pending.delete(request_id);
    if (record.method !== pending.method) return { ok: false, why: "other_method", request_id, method: pending.method };
    if (record.error === null) return this.#reply(record, pending);
    if (record.session_id !== pending.session_id) return { ok: false, why: "other_session", request_id };
    // The service keeps an earlier success; this client does not work on after a failed negotiation.
    if (pending.method === "initialize") this.#agreed = null;
    return { ok: true, as: "failure", record };
  }

  /**
   * @param {SuccessRecord} record
   * @param {Pending} pending
   * @returns {Received | Mismatch}
   */
  #reply(record, pending) {
    const { request_id, session_id } = record;
    const facts = OPERATIONS[record.method];
    const right =
      facts.answers_session === "none" ? session_id === null
      : facts.answers_session === "same" ? session_id === pending.session_id
      : session_id !== null && (pending.session_id === null || session_id === pending.session_id);
    if (!right || (facts.names_session && /** @type {any} */ (record.payload).session_id !== session_id))
      return { ok: false, why: "other_session", request_id };
    if (record.method === "initialize") {
      const verdict = preflight(this.#profile, record.payload);
      if (!verdict.ok) return { ok: false, why: "incompatible", incompatible: verdict.incompatible };
      this.#agreed = verdict.agreed;
      this.#narrower = narrower(verdict.agreed.limits);
    }
    const started = Started.by(record);
    if (started !== undefined) this.#started.set(request_id, started);
    return { ok: true, as: "reply", record };
  }

  /**
   * @param {EventRecord} record
   * @returns {Received | Mismatch}
   */
  #event(record) {
    const { request_id, event } = record;
    if (this.#agreed !== null && !this.#agreed.events.includes(event)) return { ok: false, why: "not_advertised", event };
    const started = this.#started.get(request_id);
    if (started === undefined) return { ok: false, why: "unbound", request_id, event };
    const missing = started.step(record);
    if (typeof missing !== "number") return missing;
    if (EVENTS[event].order === "terminal") this.#started.delete(request_id);
    return { ok: true, as: "event", record, missing };
  }
}

/**
 * An error that names no request: only one that a record without a safe id can earn.
 * @param {ErrorResponseRecord} record
 * @returns {Received | Mismatch}
 */
function uncorrelated(record) {
  const code = record.error.code;
  if (Object.hasOwn(ERROR_CODES, code)) {
    const { phase } = ERROR_CODES[/** @type {ErrorCode} */ (code)];
    if (phase === "reservation" || PHASES.indexOf(phase) > PHASES.indexOf("envelope")) return { ok: false, why: "uncorrelated" };
  }
  return { ok: true, as: "uncorrelated", record };
}

/**
 * The bounds of every record, narrowed to what was agreed. Null: it is nothing narrower.
 * @param {Readonly<Limits>} limits
 */
function narrower(limits) {
  const bounds = {
    record: Math.min(BOUNDS.record, limits.max_record_bytes),
    payload: Math.min(BOUNDS.payload, limits.max_payload_bytes),
    string: Math.min(BOUNDS.string, limits.max_string_bytes),
    depth: Math.min(BOUNDS.depth, limits.max_json_depth),
    items: Math.min(BOUNDS.items, limits.max_array_items),
    fields: Math.min(BOUNDS.fields, limits.max_object_fields),
    codes: BOUNDS.codes,
  };
  const { record, payload, string, depth, items, fields } = BOUNDS;
  const same = bounds.record === record && bounds.payload === payload && bounds.string === string && bounds.depth === depth && bounds.items === items && bounds.fields === fields;
  return same ? null : bounds;
}
