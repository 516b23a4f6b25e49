// Absent, null and there are three things; a choice is closed or open; requests are strict and output is not.

import assert from "node:assert/strict";
import { test } from "node:test";

import { definitions, wire } from "./package.js";

/** Every member of every object type with an example that it can be changed in. */
function* members() {
  for (const [name, { properties = {}, required = [], examples = [] }] of definitions) {
    if (!wire[`decode${name}`]) continue;
    for (const [member, node] of Object.entries(properties))
      for (const example of examples)
        yield {
          about: `${name}.${member}`, decode: wire[`decode${name}`], example, member,
          required: required.includes(member),
          nullable: [node.type].flat().includes("null") || (node.anyOf ?? []).some(({ type }) => type === "null"),
        };
  }
}

/** Whether the member itself is what is wrong; rules across members speak of their object. */
const refused = (found, rule, member) => !found.ok && found.rule === rule && found.path === `/${member}`;

const KINDS = {
  "required: there, never null": [true, false],
  "optional: there or not, never null": [false, false],
  "required and nullable: there, perhaps null": [true, true],
  "optional and nullable: there or not, perhaps null": [false, true],
};

for (const [kind, [required, nullable]] of Object.entries(KINDS)) {
  test(kind, (t) => {
    const all = [...members()].filter((one) => one.required === required && one.nullable === nullable);
    // The records' session member is of the last kind, and no payload has one: see the records below.
    if (all.length === 0) return t.diagnostic("no member of this kind in any payload");
    for (const { about, decode, example, member } of all) {
      const { [member]: _, ...without } = example;
      assert.equal(refused(decode(JSON.stringify(without)), "required", member), required, `${about} left out`);
      const isNull = decode(JSON.stringify({ ...example, [member]: null }));
      assert.equal(!isNull.ok && ["type", "const", "enum", "x-union"].includes(isNull.rule) && isNull.path === `/${member}`, !nullable, `${about} null: ${JSON.stringify(isNull)}`);
    }
  });
}

const request = { protocol_version: 1, kind: "request", request_id: "r", method: "status", payload: {} };

test("a session that is optional may be left out, null, or there", () => {
  for (const session of [{}, { session_id: null }, { session_id: "s" }]) assert.equal(wire.decodeRequest(JSON.stringify({ ...request, ...session })).ok, true);
  assert.equal(wire.decodeRequest(JSON.stringify({ ...request, session_id: 7 })).rule, "type");
  assert.deepEqual(wire.decodeRequest(JSON.stringify({ ...request, method: "session.open" })), { ok: false, code: "invalid_request", rule: "required", path: "/session_id" });
  assert.equal(wire.decodeRequest(JSON.stringify({ ...request, method: "session.list", session_id: "s" })).rule, "session");
});

test("a request is closed, output is open, and the difference stays in nested objects", () => {
  for (const [name, { type, examples = [], additionalProperties }] of definitions) {
    const decode = wire[`decode${name}`];
    if (type !== "object" || !decode || typeof additionalProperties === "object") continue;
    for (const example of examples) {
      const found = decode(JSON.stringify({ ...example, member_of_a_later_release: { deep: [null] } }));
      if (additionalProperties === false) assert.equal(found.rule, "additionalProperties", name);
      else assert.equal(found.ok, true, name);
    }
  }
});

test("limits that are not known are positive integers, and everything else of them is left alone", () => {
  const limits = definitions.find(([name]) => name === "Limits")[1].examples[0];
  const judged = (value) => wire.decodeLimits(JSON.stringify({ ...limits, max_future_page_items: value }));
  for (const value of [1, 16, 2 ** 53 - 1]) assert.equal(judged(value).ok, true);
  for (const value of [0, -1, 1.5, "16", null, true, 2 ** 53]) assert.equal(judged(value).ok, false, JSON.stringify(value));
});

test("an unknown method is no operation, an unknown event no event, an unknown code a failure", () => {
  assert.deepEqual(wire.decodeRequest(JSON.stringify({ ...request, method: "status.later" })), { ok: false, code: "unsupported_operation", rule: "enum", path: "/method" });
  const event = { protocol_version: 1, kind: "event", event_id: "e", request_id: "r", session_id: "s", event: "turn.later", payload: {} };
  assert.equal(wire.decodeEvent(JSON.stringify(event)).path, "/event");
  const failure = {
    protocol_version: 1, kind: "response", request_id: "r", session_id: null, method: "operation.later", payload: null,
    error: { code: "code_of_a_later_release", message: "No.", hint: 1 },
  };
  assert.deepEqual(wire.decodeResponse(JSON.stringify(failure)), { ok: true, value: failure });
});

const text = JSON.stringify(request);
const encoded = (text) => new TextEncoder().encode(text);

test("a member that is said twice is refused, in any spelling and at any depth", () => {
  for (const [from, to] of [
    ['"kind":', '"kind":"request","kind":'],
    ['"kind":', '"kind":"request","\\u006bind":'],
    ['"payload":{}', '"payload":{"a":{"b":1,"b":1}}'],
    ['"payload":{}', '"payload":{"a":[[{"b":1,"\\u0062":2}]]}'],
    ['"payload":{}', '"payload":{"__proto__":1,"__proto__":1}'],
  ])
    for (const input of [text.replace(from, to), encoded(text.replace(from, to))]) assert.equal(wire.decodeRecord(input).rule, "duplicate_key", to);
  assert.equal(wire.decodeRecord(text.replace('"payload":{}', '"payload":{"__proto__":{"a":1}}')).rule, "additionalProperties");
});

test("what is not JSON in UTF-8 is refused", () => {
  for (const bad of ["", " ", "{", `${text}x`, `${text}${text}`, `\ufeff${text}`, text.replace("1", "01"), "nul", '"\u0001"', "NaN", text.replace("{}", "{},")])
    for (const input of [bad, encoded(bad)]) assert.equal(wire.decodeRecord(input).code, "invalid_json", JSON.stringify(bad));
  for (const bytes of [[0xff], [0x22, 0xc3, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22], [0xef, 0xbb, 0xbf, 0x31]])
    assert.equal(wire.decodeRecord(new Uint8Array(bytes)).code, "invalid_json");
  for (const half of ["\\ud800", "\\udc00", "\\ud800\\u0041", "x\\uD83D", "\ud800"])
    assert.equal(wire.decodeRecord(text.replace('"r"', `"${half}"`)).code, "invalid_json", half);
  assert.equal(wire.decodeRecord(text.replace('"r"', '"\\ud83d\\ude00"')).ok, true);
  for (const number of ["1e999", "-1e999", `1${"0".repeat(400)}`])
    assert.equal(wire.decodeRecord(text.replace("{}", `{"a":${number}}`)).code, "invalid_json", number);
});

test("numbers that no one knows may be written in any way", () => {
  const event = JSON.stringify({ protocol_version: 1, kind: "event", event_id: "e", request_id: "r", session_id: "s", event: "turn.assistant_delta", payload: { turn_id: "t", sequence: 1, text: "1.0" } });
  const found = wire.decodeRecord(event.replace(/}$/, ',"more":[1.0,-0,1e3,1.5,-2]}'));
  assert.deepEqual(found.value.more, [1, -0, 1000, 1.5, -2]);
  assert.equal(wire.decodeRecord(event.replace(':1,"text"', ':1.0,"text"')).path, "/payload/sequence");
});

test("a refusal says where, never what", () => {
  const found = wire.decodeRequest(JSON.stringify({ ...request, method: "turn.cancel", payload: { turn_id: "secret\u0000" } }));
  assert.deepEqual(found, { ok: false, code: "invalid_payload", rule: "pattern", path: "/payload/turn_id" });
});

test("what is written ends no line for any reader, and is refused where it could not be read", () => {
  const prompt = "one\u2028two\u2029three\u0085four\nfive";
  const record = { ...request, method: "turn.start", payload: { prompt } };
  const { ok, value } = wire.encodeRequest(record);
  assert.equal(ok, true);
  assert.deepEqual(value.split(/[\n\r\u0085\u2028\u2029]/).length, 2, "one line and its end");
  assert.equal(wire.decodeRequest(value).value.payload.prompt, prompt);
  assert.equal(wire.encodeRequest({ ...record, session_id: undefined }).ok, true, "undefined is absent");
  for (const [member, bad] of [["request_id", undefined], ["payload", { prompt: "\ud800" }], ["payload", { prompt: 1n }], ["payload", { prompt: () => 1 }], ["session_id", NaN.toString], ["request_id", Infinity]]) {
    const { [member]: _, ...others } = record;
    const judged = wire.encodeRequest({ ...others, [member]: bad });
    assert.equal(judged.ok, member === "session_id", `${member} ${String(bad)}`);
  }
  const cycle = { ...record };
  cycle.payload = { prompt, options: cycle };
  assert.equal(wire.encodeRequest(cycle).ok, false);
  assert.equal(wire.encodeRequest({ ...record, payload: { prompt: "x".repeat(wire.LIMITS.max_string_bytes + 1) } }).path, "/payload/prompt");
});
