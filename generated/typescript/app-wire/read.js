// @generated from schema/app-service by codegen. Do not edit.
// From text to a value: JSON as the contract has it, under the bounds that hold for every record.
// Knows no message; what a value must be is checked elsewhere.

import { begin, broken, bytes, no } from "./fault.js";

/**
 * @typedef {{ record: number, payload: number, string: number, depth: number, items: number, fields: number,
 *   codes: { record: string, payload: string, json: string, bound: string } }} Bounds
 */

const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The value of `read`, where there is one. @type {any} */
export let value;
/** A general bound that it breaks, judged after the check of the value: that one can say where. */
let exceeded = "";
/** The same value as a check must see it: an integer that was not written as one is none. @type {any} */
export let judged;

/**
 * Reads one record, its newline there or not. True: `value` and `judged` hold it, and `within` says whether it keeps the general bounds.
 * @param {string | Uint8Array} input
 * @param {Bounds} bounds
 */
export function read(input, bounds) {
  begin(false, false);
  const { length } = input;
  if (length > bounds.record) return no("record_bytes", bounds.codes.record);
  let t;
  if (typeof input === "string") t = input;
  else {
    try {
      t = utf8.decode(input);
    } catch {
      return no("utf8", bounds.codes.json);
    }
  }
  // For a text this is not known without a look at all of it: then each long string is looked at alone.
  const ascii = t !== input && t.length === length;
  if (length + (t.endsWith("\n") ? 0 : 1) > bounds.record || (t === input && tooLong(t, bounds.record)))
    return no("record_bytes", bounds.codes.record);
  const escapes = t.includes("\\");
  const unicode = escapes && t.includes("\\u");
  const fault = scan(t, bounds, ascii);
  try {
    value = judged = JSON.parse(t);
    if (odd) judged = oddNumbers(t);
  } catch {
    return no("json", bounds.codes.json);
  }
  if ((t === input || unicode) && lone(t, unicode)) return no("surrogate", bounds.codes.json);
  if (fault === "depth") return no(fault, bounds.codes.bound);
  if (typeof value === "object" && value !== null && members !== count(value)) return no("duplicate_key", bounds.codes.json);
  begin(ascii && !unicode, ascii && !escapes && !t.includes("\x7f"));
  exceeded = fault;
  return true;
}

/**
 * @param {string} t
 * @param {number} max
 */
const tooLong = (t, max) => t.length * 3 >= max && bytes(t) + (t.endsWith("\n") ? 0 : 1) > max;

/** Members of all objects of the text that was scanned last. */
let members = 0;
/** Whether it has a number that is written like no integer, or is very long. */
let odd = false;

/** Of each open container: its bracket, the commas so far, and how many things it may hold. */
const kinds = /* @__PURE__ */ new Int32Array(256);
const commas = /* @__PURE__ */ new Int32Array(256);
const most = /* @__PURE__ */ new Int32Array(256);

/**
 * The first general bound that is broken, or nothing. Takes any text: whether it is JSON is asked elsewhere.
 * @param {string} t
 * @param {Bounds} bounds
 * @param {boolean} ascii
 */
function scan(t, bounds, ascii) {
  let fault = "";
  let depth = 0;
  let slash = next(t, 0);
  members = 0;
  odd = false;
  for (let i = 0; i < t.length; i++) {
    const c = t.charCodeAt(i);
    if (c === 34) {
      let end = t.indexOf('"', i + 1);
      if (end > slash) {
        for (end = slash; end < t.length; end++) {
          const inner = t.charCodeAt(end);
          if (inner === 34) break;
          if (inner === 92) end++;
        }
        slash = next(t, end);
      }
      if (end < 0) return fault;
      const length = end - i - 1;
      if (length > bounds.string || (!ascii && length * 3 > bounds.string)) {
        if (tooManyBytes(t.slice(i, end + 1), bounds.string)) fault ||= "string_bytes";
      }
      i = end;
    } else if (c === 58) members++;
    else if (c === 44) {
      if (depth < 256 && ++commas[depth] >= most[depth]) fault ||= kinds[depth] === 123 ? "fields" : "items";
    } else if (c === 123 || c === 91) {
      if (++depth > bounds.depth) fault ||= "depth";
      if (depth < 256) {
        commas[depth] = 0;
        kinds[depth] = c;
        most[depth] = c === 123 ? bounds.fields : bounds.items;
      }
    } else if (c === 125 || c === 93) depth--;
    else if (c === 45 || (c > 47 && c < 58)) {
      const start = i;
      for (let d; ++i < t.length; ) {
        d = t.charCodeAt(i);
        if (d < 48 || d > 57) {
          if (d !== 46 && d !== 101 && d !== 69 && d !== 43 && d !== 45) break;
          odd = true;
        }
      }
      if (c === 45 || i - start > 300) odd = true;
      i--;
    }
  }
  return fault;
}

/**
 * The next backslash, or the end.
 * @param {string} t
 * @param {number} from
 */
function next(t, from) {
  const at = t.indexOf("\\", from);
  return at < 0 ? t.length : at;
}

/**
 * Whether a string is too long. Its escapes can only make it shorter: they are looked at last.
 * @param {string} quoted
 * @param {number} max
 */
function tooManyBytes(quoted, max) {
  try {
    return bytes(quoted) - 2 > max && bytes(JSON.parse(quoted)) > max;
  } catch {
    return false;
  }
}

/**
 * Members of all objects in the value: fewer than the text has where one is said twice.
 * @param {any} v
 * @returns {number}
 */
function count(v) {
  let n = 0;
  if (Array.isArray(v)) {
    for (let i = 0; i < v.length; i++) {
      const item = v[i];
      if (typeof item === "object" && item !== null) n += count(item);
    }
    return n;
  }
  for (const name in v) {
    n++;
    const member = v[name];
    if (typeof member === "object" && member !== null) n += count(member);
  }
  return n;
}

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/gs;

/**
 * The value, with something that is no integer for each integer that is not written as one. Throws where binary64 cannot hold one.
 * @param {string} t
 */
function oddNumbers(t) {
  return JSON.parse(
    t.replace(TOKENS, (token) => {
      if (token.startsWith('"')) return token;
      const number = Number(token);
      if (!Number.isFinite(number)) throw number;
      return Number.isInteger(number) && /[.eE]|^-0$/.test(token) ? "0.5" : token;
    }),
  );
}

/**
 * Whether half a surrogate pair stands in the text, bare or escaped.
 * @param {string} t
 * @param {boolean} escaped
 */
const lone = (t, escaped) =>
  half(t) || (escaped && /\\u[dD]/.test(t) && (t.match(TOKENS) ?? []).some((token) => token.startsWith('"') && half(JSON.parse(token))));

/** @param {string} s */
const half = (s) => {
  // Not everywhere yet, and many times faster.
  const { isWellFormed } = /** @type {{ isWellFormed?: () => boolean }} */ (/** @type {unknown} */ (String.prototype));
  return isWellFormed ? !isWellFormed.call(s) : /\p{Surrogate}/u.test(s);
};

/**
 * Bytes of the member `name` of the record, written anew: no white space between its parts, no escape that JSON does not demand.
 * @param {string} t a record that is JSON
 * @param {string} name
 */
function compact(t, name) {
  let depth = 0;
  let key = "";
  let inside = false;
  let n = 0;
  for (const [token] of t.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gs)) {
    if (depth === 1 && (token === "," || token === "}")) inside = false;
    if (inside) n += bytes(token.includes("\\") ? JSON.stringify(JSON.parse(token)) : token);
    if (depth === 1) {
      if (token === ":") inside = JSON.parse(key) === name;
      else if (!inside) key = token;
    }
    if (token === "{" || token === "[") depth++;
    else if (token === "}" || token === "]") depth--;
  }
  return n;
}

/**
 * Whether the payload of the record keeps its bound.
 * @param {string | Uint8Array} input
 * @param {string} name of the member
 * @param {Bounds} bounds
 */
export const payloadFits = (input, name, bounds) =>
  (typeof input === "string" ? input.length * 3 : input.length) <= bounds.payload ||
  compact(typeof input === "string" ? input : utf8.decode(input), name) <= bounds.payload ||
  no("payload_bytes", bounds.codes.payload);

/**
 * Whether the value that was read keeps the general bounds.
 * @param {Bounds} bounds
 */
export const within = (bounds) => exceeded === "" || no(exceeded, bounds.codes.bound);

/**
 * A door: reads, checks, and says which value or what is wrong.
 * @param {(v: any, input: string | Uint8Array) => boolean} check
 * @param {Bounds} bounds
 * @param {string} otherwise the code of a broken rule that has none
 * @returns {(input: string | Uint8Array) => any}
 */
export const decoder = (check, bounds, otherwise) => (input) => {
  const ok = read(input, bounds) && check(judged, input) && within(bounds);
  const said = ok ? { ok, value } : broken(otherwise);
  forget();
  return said;
};

/** Lets go of what was read last: it may be long, or nobody's business. */
export const forget = () => {
  value = judged = undefined;
};
