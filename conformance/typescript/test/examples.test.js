// Every example of the schema is read and written again; every counter-example is refused, for the rule it names.

import assert from "node:assert/strict";
import { test } from "node:test";

import { definitions, sources, wire } from "./package.js";

/** The door of a definition: that of its type, or that of its kind of record. */
function door(name, direction) {
  const own = wire[`${direction}${name}`];
  if (own) return own;
  if (name.endsWith("RequestRecord")) return wire[`${direction}Request`];
  if (name.endsWith("ResponseRecord")) return wire[`${direction}Response`];
  return wire[`${direction}Event`];
}

test("every example decodes to itself and encodes to a text that decodes to itself", () => {
  let seen = 0;
  for (const [name, definition] of definitions) {
    for (const example of definition.examples ?? []) {
      seen++;
      const decoded = door(name, "decode")(JSON.stringify(example));
      assert.deepEqual(decoded, { ok: true, value: example }, name);
      const bytes = door(name, "decode")(new TextEncoder().encode(JSON.stringify(example)));
      assert.deepEqual(bytes, decoded, name);
      const encoded = door(name, "encode")(decoded.value);
      assert.equal(encoded.ok, true, name);
      assert.deepEqual(door(name, "decode")(encoded.value), decoded, name);
    }
  }
  assert.ok(seen > 300, `only ${seen} examples`);
});

/** A repetition written out: a long text, or an array of many items. */
function repeated({ value, repeat }) {
  if (!repeat) return value;
  const whole = { value: structuredClone(value) };
  const steps = ["value", ...repeat.at.split("/").slice(1)];
  const last = steps.pop();
  const parent = steps.reduce((node, step) => node[step], whole);
  const long = typeof parent[last] === "string" && typeof repeat.value === "string";
  parent[last] = long ? repeat.value.repeat(repeat.times) : Array(repeat.times).fill(repeat.value);
  return whole.value;
}

/** What a definition of the schema files must refuse. */
function* counterExamples() {
  for (const file of Object.values(sources)) {
    for (const [name, definition] of Object.entries(file.$defs ?? {})) {
      for (const bad of definition["x-counter-examples"] ?? []) yield [name, bad, repeated(bad)];
    }
  }
}

/** The rules of the schema under their names in a fault. */
const NAMES = { "x-union": ["x-union", "required", "type"], "x-max-bytes": ["x-max-bytes"], maxLength: ["maxLength", "x-max-bytes", "string_bytes"], maxItems: ["maxItems", "items"], const: ["const", "x-union", "enum"] };

test("every counter-example is refused, for the rule and with the code it names", () => {
  let seen = 0;
  const envelopes = { RequestEnvelope: "Request", ResponseEnvelope: "Response", EventEnvelope: "Event" };
  for (const [name, bad, value] of counterExamples()) {
    seen++;
    const decode = wire[`decode${envelopes[name] ?? name}`];
    const found = decode(JSON.stringify(value));
    const about = `${name}: ${bad.description} ${JSON.stringify(found)}`;
    assert.equal(found.ok, false, about);
    assert.ok((NAMES[bad.rule] ?? [bad.rule]).includes(found.rule), about);
    if (bad.code) assert.equal(found.code, bad.code, about);
    const encode = wire[`encode${envelopes[name] ?? name}`];
    assert.equal(encode(value).ok, false, about);
  }
  assert.ok(seen > 300, `only ${seen} counter-examples`);
});
