// Whether a client can work with what a service says of itself.
// Sends nothing and remembers nothing; the verdict is a value.

import { ACTIVITY, EVENTS, EVENT_NAMES, LIMITS, METHODS, PROTOCOL_VERSION, TRANSPORTS } from "./contract.js";

/** @import { Profile, Agreed, Incompatible } from "./preflight.js" */
/** @import { ActivityCapabilities, InitializeSuccess, LimitName, Limits } from "./types.js" */

/**
 * The limits that bound what a service may send. The items of a page are not among them: a request can name its own number.
 * @type {readonly (LimitName & keyof Limits)[]}
 */
const OUTPUT_BOUNDS = [
  "max_record_bytes", "max_payload_bytes", "max_error_message_bytes", "max_id_bytes", "max_name_bytes", "max_string_bytes",
  "max_json_depth", "max_array_items", "max_object_fields", "max_session_replay_page_bytes",
];

/**
 * @param {Profile} profile
 * @param {InitializeSuccess} offer
 * @returns {{ ok: true, agreed: Agreed } | { ok: false, incompatible: Incompatible }}
 */
export function preflight(profile, offer) {
  const { capabilities } = offer;
  const { needs } = profile;
  if (!capabilities.protocol_versions.includes(PROTOCOL_VERSION)) return not({ what: "version" });
  if (!capabilities.transports.some((name) => TRANSPORTS.includes(name))) return not({ what: "transport" });
  const missing = needs.find((need) => !capabilities.operations.includes(need));
  if (missing !== undefined) return not({ what: "operation", name: missing });
  const unknown = capabilities.events.find((name) => !Object.hasOwn(EVENTS, name));
  if (unknown !== undefined) return not({ what: "unknown_event", name: unknown });
  const absent = EVENT_NAMES.find(
    (name) => EVENTS[name].queue === "lossless" && needs.includes(EVENTS[name].of) && !capabilities.events.includes(name),
  );
  if (absent !== undefined) return not({ what: "event", name: absent });
  const contradiction = activity(profile, capabilities.events.includes("turn.activity"), capabilities.activity);
  if (contradiction !== undefined) return not(contradiction);
  if (!sameLimits(offer.limits, capabilities.limits)) return not({ what: "limits" });
  for (const limit of OUTPUT_BOUNDS) {
    const supported = Math.min(profile.bounds?.[limit] ?? LIMITS[limit], LIMITS[limit]);
    if (offer.limits[limit] > supported) return not({ what: "limit", name: limit, advertised: offer.limits[limit], supported });
  }
  return {
    ok: true,
    agreed: {
      server_version: offer.server_version,
      schema_digest: offer.schema_digest ?? null,
      operations: METHODS.filter((name) => capabilities.operations.includes(name)),
      events: EVENT_NAMES.filter((name) => capabilities.events.includes(name)),
      limits: offer.limits,
      activity: capabilities.events.includes("turn.activity") ? capabilities.activity ?? null : null,
    },
  };
}

/** @param {Incompatible} incompatible */
const not = (incompatible) => ({ ok: /** @type {const} */ (false), incompatible });

/**
 * @param {Profile} profile
 * @param {boolean} advertised
 * @param {ActivityCapabilities | undefined} offered
 * @returns {Incompatible | undefined}
 */
function activity(profile, advertised, offered) {
  if (!advertised) return profile.activity === false ? undefined : { what: "activity", because: "not_advertised" };
  if (offered === undefined) return { what: "activity", because: "not_described" };
  if (!offered.events) return { what: "activity", because: "switched_off" };
  if (offered.approvals) return { what: "activity", because: "approvals" };
  const [supported, found] = [ACTIVITY.max_summary_bytes, offered.max_summary_bytes];
  return found > supported ? { what: "limit", name: "max_summary_bytes", advertised: found, supported } : undefined;
}

/**
 * @param {Limits} one
 * @param {Limits} other
 */
function sameLimits(one, other) {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
