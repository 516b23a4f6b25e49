// Every bound of the schema at one less, at the bound, and at one more; bytes, not characters.
// The bounds come from the published schema, not from the package.

import assert from "node:assert/strict";
import { test } from "node:test";

import { definitions, resolve, wire } from "./package.js";

/** Every member of every object type, in every example that has it. */
function* places() {
  for (const [name, { properties = {}, examples = [] }] of definitions) {
    if (!wire[`decode${name}`]) continue;
    for (const [member, node] of Object.entries(properties)) {
      for (const example of examples) {
        if (example[member] === undefined || example[member] === null) continue;
        yield { about: `${name}.${member}`, decode: wire[`decode${name}`], example, member, node: resolve(node) };
      }
    }
  }
}

/** The rule that the example breaks when the member has this value; rules across members aside. */
function broken({ decode, example, member }, value) {
  const found = decode(JSON.stringify({ ...example, [member]: value }));
  return found.ok || /^[a-z]+-[a-z-]+-?[a-z]*$/.test(found.rule) && !found.rule.startsWith("x-") ? undefined : found.rule;
}

/** A character that the pattern of a text allows. */
const letter = (node) => (node.pattern?.includes("0-9TtZz") ? "0" : "a");
const beyondAscii = (node) => !node.pattern || node.pattern === "\\S" || node.pattern.startsWith("^[^");

test("texts are bounded in UTF-8 bytes, at one less, at the bound and at one more", () => {
  let seen = 0;
  for (const place of places()) {
    const max = place.node["x-max-bytes"];
    if (!max || place.node.enum) continue;
    seen++;
    const one = letter(place.node);
    assert.equal(broken(place, one.repeat(max - 1)), undefined, place.about);
    assert.equal(broken(place, one.repeat(max)), undefined, place.about);
    assert.match(broken(place, one.repeat(max + 1)) ?? "", /^(maxLength|x-max-bytes|string_bytes)$/, place.about);
    if (!beyondAscii(place.node)) continue;
    // Two UTF-16 units, four bytes.
    const emoji = "😀".repeat(Math.floor(max / 4)) + "a".repeat(max % 4);
    assert.equal(broken(place, emoji), undefined, `${place.about}: ${emoji.length} units are ${max} bytes`);
    assert.match(broken(place, `${emoji}a`) ?? "", /^(maxLength|x-max-bytes|string_bytes)$/, `${place.about}: emoji and one more byte`);
    const han = "句".repeat(Math.floor(max / 3)) + "a".repeat(max % 3);
    assert.equal(broken(place, han), undefined, `${place.about}: ${han.length} units are ${max} bytes`);
    assert.match(broken(place, `${han}a`) ?? "", /^(maxLength|x-max-bytes|string_bytes)$/, `${place.about}: three bytes each`);
  }
  assert.ok(seen > 120, `only ${seen}`);
});

test("an empty text is refused where it must say something", () => {
  let seen = 0;
  for (const place of places()) {
    if (place.node.type !== "string" || place.node.minLength !== 1) continue;
    seen++;
    assert.equal(broken(place, ""), "minLength", place.about);
  }
  assert.ok(seen > 100, `only ${seen}`);
});

test("integers are bounded at both ends, and written as integers", () => {
  let seen = 0;
  for (const place of places()) {
    const { type, minimum, maximum } = place.node;
    if (![type].flat().includes("integer") || minimum === undefined) continue;
    seen++;
    for (const value of [minimum, minimum + 1, maximum - 1, maximum]) assert.equal(broken(place, value), undefined, place.about);
    assert.equal(broken(place, minimum - 1), "minimum", place.about);
    assert.equal(broken(place, maximum + 1), "maximum", place.about);
    assert.equal(broken(place, minimum + 0.5), "type", place.about);
    for (const written of [`${minimum}.0`, `${minimum}e0`, "-0"]) {
      const text = JSON.stringify({ ...place.example, [place.member]: "@" }).replace('"@"', written);
      assert.equal(place.decode(text).rule, "type", `${place.about}: ${written}`);
    }
  }
  assert.ok(seen > 30, `only ${seen}`);
});

test("arrays are bounded", () => {
  let seen = 0;
  for (const place of places()) {
    const { type, maxItems, minItems = 0 } = place.node;
    if (type !== "array" || place.example[place.member].length === 0) continue;
    const [item] = place.example[place.member];
    seen++;
    const of = (length) => broken(place, Array(length).fill(item));
    assert.equal(of(maxItems), undefined, place.about);
    assert.match(of(maxItems + 1) ?? "", /^(maxItems|items)$/, place.about);
    if (minItems > 0) assert.equal(of(minItems - 1), "minItems", place.about);
  }
  assert.ok(seen > 5, `only ${seen}`);
});

const delta = JSON.stringify({
  protocol_version: 1, kind: "event", event_id: "e", request_id: "r", session_id: "s", event: "turn.assistant_delta",
  payload: { turn_id: "t", sequence: 1, text: "x" },
});
/** A record with one more member that no one knows. */
const extended = (value) => delta.replace(/}$/, `,"more":${value}}`);
const { LIMITS } = wire;

test("what is not known is measured before it is left alone", () => {
  const nested = (levels) => "[".repeat(levels) + "]".repeat(levels);
  const object = (fields) => `{${Array.from({ length: fields }, (_, n) => `"k${n}":null`).join()}}`;
  for (const [rule, fits, beyond] of [
    ["depth", nested(LIMITS.max_json_depth - 1), nested(LIMITS.max_json_depth)],
    ["items", `[${Array(LIMITS.max_array_items).fill(0)}]`, `[${Array(LIMITS.max_array_items + 1).fill(0)}]`],
    ["fields", object(LIMITS.max_object_fields), object(LIMITS.max_object_fields + 1)],
    ["string_bytes", `"${"m".repeat(LIMITS.max_string_bytes)}"`, `"${"m".repeat(LIMITS.max_string_bytes + 1)}"`],
    ["string_bytes", `"${"😀".repeat(LIMITS.max_string_bytes / 4)}"`, `"${"😀".repeat(LIMITS.max_string_bytes / 4)}m"`],
    ["string_bytes", `"${"\\u00e9".repeat(LIMITS.max_string_bytes / 2 / 4)}"`, `"${"\\n".repeat(LIMITS.max_string_bytes + 1)}"`],
    ["string_bytes", `{"${"k".repeat(LIMITS.max_string_bytes)}":0}`, `{"${"k".repeat(LIMITS.max_string_bytes + 1)}":0}`],
  ]) {
    for (const input of [(text) => text, (text) => new TextEncoder().encode(text)]) {
      assert.equal(wire.decodeRecord(input(extended(fits))).ok, true, `${rule} at its bound`);
      assert.equal(wire.decodeRecord(input(extended(beyond))).rule, rule, `${rule} beyond its bound`);
    }
  }
});

test("a record is bounded in bytes with its newline, and so is a payload written compactly", () => {
  const padded = (bytes) => delta.replace(/}$/, `${" ".repeat(bytes - delta.length)}}`);
  assert.equal(wire.decodeRecord(padded(LIMITS.max_record_bytes - 1)).ok, true);
  assert.equal(wire.decodeRecord(`${padded(LIMITS.max_record_bytes - 1)}\n`).ok, true);
  assert.equal(wire.decodeRecord(padded(LIMITS.max_record_bytes)).rule, "record_bytes");
  assert.equal(wire.decodeRecord(new TextEncoder().encode(padded(LIMITS.max_record_bytes))).rule, "record_bytes");
  const wide = delta.replace("}}", `},"more":["${"é".repeat(8_000)}","${"é".repeat(8_000)}","${"é".repeat(8_000)}","${"é".repeat(8_000)}"]}`);
  assert.equal(wire.decodeRecord(wide).ok, true, "few characters, many bytes, within the bound");
  assert.equal(wire.decodeRecord(wide.replace(/}$/, `,"most":"${"é".repeat(1_000)}"}`)).rule, "record_bytes");

  const payload = (bytes, space) => {
    const own = `{"turn_id":"t","sequence":1,"text":"x","more":["",""]}`;
    const [one, other] = [Math.floor((bytes - own.length) / 2), Math.ceil((bytes - own.length) / 2)].map((n) => "m".repeat(n));
    return delta.replace(/"payload":.*$/, `"payload":${own.replace('["",""]', `["${one}",${space}"${other}"]`)}}`);
  };
  assert.equal(wire.decodeRecord(payload(LIMITS.max_payload_bytes, "")).ok, true);
  assert.equal(wire.decodeRecord(payload(LIMITS.max_payload_bytes, " ".repeat(9_000))).ok, true, "space does not count");
  assert.equal(wire.decodeRecord(payload(LIMITS.max_payload_bytes + 1, "")).rule, "payload_bytes");
  const escaped = (bytes) => payload(bytes, "").replace(/m{5000}/, "\\u006d".repeat(5_000));
  assert.equal(wire.decodeRecord(escaped(LIMITS.max_payload_bytes)).ok, true, "an escape counts as its character");
  assert.equal(wire.decodeRecord(escaped(LIMITS.max_payload_bytes + 1)).rule, "payload_bytes");
});

test("nothing that comes in is too deep for the reader", () => {
  for (const text of ["[".repeat(60_000), "[".repeat(30_000) + "]".repeat(30_000), '{"a":'.repeat(12_000)])
    assert.equal(wire.decodeRecord(text).ok, false);
  assert.equal(wire.decodeRecord("[".repeat(500_000)).rule, "record_bytes");
});
