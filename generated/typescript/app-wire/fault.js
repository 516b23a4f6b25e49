// @generated from schema/app-service by codegen. Do not edit.
// What a value must be, piece by piece, and what was broken where it is not.
// Knows no name of the contract; the checks that are printed beside it do.

/** The rule that was broken last, the code it gets, and where. One check runs at a time, so one place is enough. */
let rule = "";
/** @type {string | undefined} */
let code;
let path = "";
/** The text at hand is ASCII and has no `\u`: the length of a string is its size in bytes. */
let ascii = false;
/** Beyond that it has neither escapes nor control characters. */
let plain = false;

/**
 * Before a check: what is known of the text that the value was read from.
 * @param {boolean} isAscii
 * @param {boolean} isPlain
 */
export function begin(isAscii, isPlain) {
  rule = path = "";
  code = undefined;
  ascii = isAscii;
  plain = isPlain;
}

/**
 * After a check that failed.
 * @param {string} otherwise the code, where the schema names none
 */
export const broken = (otherwise) => ({ ok: /** @type {const} */ (false), code: code ?? otherwise, rule, path });

/**
 * A rule is broken here.
 * @param {string} name
 * @param {string} [its] code of the rule, where it has one of its own
 */
export function no(name, its) {
  rule = name;
  code = its;
  path = "";
  return false;
}

/**
 * A member of the value itself, and not one that it inherits.
 * @param {any} v
 * @param {string | number} name
 */
export const own = (v, name) => (Object.hasOwn(v, name) ? v[name] : undefined);

/**
 * It was in this member.
 * @param {any} v
 * @param {string | number} name
 * @param {Readonly<Record<string, string>>} [codes] of the member
 */
export function at(v, name, codes) {
  if (path === "" && own(v, name) === undefined) {
    rule = "required";
    code = undefined;
  }
  coded(codes);
  path = `/${String(name).replace(/~/g, "~0").replace(/\//g, "~1")}${path}`;
  return false;
}

/**
 * It was here, and the schema has codes of its own for this place.
 * @param {Readonly<Record<string, string>>} [codes] by keyword
 */
export function coded(codes) {
  if (codes && path === "") code = codes[rule === "x-max-bytes" ? "maxLength" : rule] ?? codes["*"] ?? code;
  return false;
}

/**
 * It was somewhere in here, and whatever has no code yet gets this one.
 * @param {string} its
 */
export function within(its) {
  code ??= its;
  return false;
}

/** @param {unknown} v */
export const object = (v) => (typeof v === "object" && v !== null && !Array.isArray(v)) || no("type");

/** @param {unknown} v */
export const flag = (v) => v === true || v === false || no("type");

/**
 * @param {unknown} v
 * @param {unknown} one the value that may stand here
 */
export const constant = (v, one) => v === one || no(typeof v === typeof one && (typeof v !== "number" || Number.isInteger(v)) ? "const" : "type");

/** A string that is none of a closed set. @param {unknown} v */
export const none = (v) => no(typeof v === "string" ? "enum" : "type");

/**
 * @param {unknown} v
 * @param {number} min
 * @param {number} max
 */
export const whole = (v, min, max) =>
  (Number.isInteger(v) && /** @type {number} */ (v) >= min && /** @type {number} */ (v) <= max) || notWhole(v, min);

/**
 * @param {unknown} v
 * @param {number} min
 */
const notWhole = (v, min) => no(!Number.isInteger(v) ? "type" : /** @type {number} */ (v) < min ? "minimum" : "maximum");

/**
 * A string; `form` allows every printable ASCII character.
 * @param {unknown} v
 * @param {number} min code points
 * @param {number} max UTF-8 bytes
 * @param {RegExp} [form]
 */
export function text(v, min, max, form) {
  // Most are short and made of printable ASCII: one look at its characters settles bytes and form together.
  if (typeof v === "string" && v.length >= min && v.length <= max && min < 2)
    if (plain || (form ? printable(v) : ascii || v.length * 3 <= max)) return true;
  return form ? shaped(v, min, max, form) : sized(v, min, max) || notText(v, min, max);
}

/** @param {string} s */
const printable = (s) => !/[^ -~]/.test(s);

/**
 * @param {unknown} v
 * @param {number} min
 * @param {number} max
 */
const sized = (v, min, max) => typeof v === "string" && long(v, min) && (v.length * 3 <= max || bytes(v) <= max);

/**
 * A string of a form that not every printable character keeps.
 * @param {unknown} v
 * @param {number} min code points
 * @param {number} max UTF-8 bytes
 * @param {RegExp} form
 */
export const shaped = (v, min, max, form) =>
  (sized(v, min, max) && form.test(/** @type {string} */ (v))) || notText(v, min, max);

/**
 * Whether it has so many code points.
 * @param {string} v
 * @param {number} min
 */
const long = (v, min) => v.length >= min && (min < 2 || [...v].length >= min);

/**
 * @param {unknown} v
 * @param {number} min
 * @param {number} max
 */
function notText(v, min, max) {
  if (typeof v !== "string") return no("type");
  if (!long(v, min)) return no("minLength");
  if (bytes(v) > max) return no([...v].length > max ? "maxLength" : "x-max-bytes");
  return no("pattern");
}

/**
 * UTF-8 bytes of a string, half a surrogate pair counted as the three of U+FFFD.
 * @param {string} s
 */
export function bytes(s) {
  if (ascii || !/[^\0-\x7f]/.test(s)) return s.length;
  let n = s.length;
  for (let i = 0; i < s.length; i++) {
    const c = s.charCodeAt(i);
    if (c > 0x7ff) {
      n += 2;
      if (c >= 0xd800 && c < 0xdc00 && (s.charCodeAt(i + 1) & 0xfc00) === 0xdc00) i++;
    } else if (c > 0x7f) n++;
  }
  return n;
}

/**
 * @param {unknown} v
 * @param {number} min
 * @param {number} max
 * @param {(item: any) => boolean} item
 * @param {Readonly<Record<string, string>>} [codes] of an item
 */
export function list(v, min, max, item, codes) {
  if (!Array.isArray(v)) return no("type");
  if (v.length < min) return no("minItems");
  if (v.length > max) return no("maxItems");
  for (let i = 0; i < v.length; i++) if (!item(v[i])) return at(v, i, codes);
  return true;
}

/**
 * Every member that has no name in the contract.
 * @param {any} v
 * @param {ReadonlySet<string>} known
 * @param {(value: any) => boolean} value
 * @param {boolean} all whether those that are known are all there
 */
export function others(v, known, value, all) {
  let n = 0;
  for (const _ in v) n++;
  if (all && n === known.size) return true;
  for (const name in v) if (!known.has(name) && !value(v[name])) return at(v, name);
  return true;
}

/**
 * An object with free keys.
 * @param {unknown} v
 * @param {number} max members
 * @param {(value: any) => boolean} value
 */
export const map = (v, max, value) =>
  object(v) && (Object.keys(/** @type {object} */ (v)).length <= max || no("maxProperties")) && others(v, NONE, value, true);

/** @type {ReadonlySet<string>} */
const NONE = new Set();

/**
 * No member but these.
 * @param {any} v
 * @param {ReadonlySet<string>} known
 */
export function only(v, known) {
  for (const name in v) if (!known.has(name)) return no("additionalProperties");
  return true;
}
