// One verdict: single changes to every example, judged by the decoders and by ajv on the published schema.
// Where the two may differ is written down here, and nothing else may.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";

import { definitions, schema, wire } from "./package.js";

const Ajv = createRequire(import.meta.url)("ajv/dist/2020").default;

/** The dialect's own keywords, which say nothing to ajv. */
const KEYWORDS = new Set(JSON.stringify(schema).match(/"x-[a-z-]+"(?=:)/g).map((word) => word.slice(1, -1)));

function judge() {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addVocabulary([...KEYWORDS]);
  ajv.addSchema(schema, "wire");
  return (name) => ajv.getSchema(`wire#/$defs/${name}`);
}

/** A source of numbers that is the same in every run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const VALUES = [null, true, false, 0, 1, -1, 1.5, 65_536, 2 ** 53 - 1, 2 ** 53, "", " ", "x", "\u0000", "😀", "x".repeat(129), "é".repeat(65), [], [null], {}, { kind: "tool" }];

/** Every place in a value, as steps from the top. */
function* places(value, steps = []) {
  yield steps;
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) yield* places(value[key], [...steps, key]);
}

/** One change: another value, a member less, a member more, an item twice, a text longer or cut. */
function mutant(example, pick) {
  const whole = { value: structuredClone(example) };
  const all = [...places(whole.value)];
  const steps = ["value", ...all[pick(all.length)]];
  const last = steps.pop();
  const parent = steps.reduce((node, step) => node[step], whole);
  const old = parent[last];
  const change = pick(6);
  if (change === 0 && !Array.isArray(parent) && parent !== whole) delete parent[last];
  else if (change === 1 && typeof old === "object" && old !== null && !Array.isArray(old)) old.member_of_nobody = VALUES[pick(VALUES.length)];
  else if (change === 2 && Array.isArray(old)) parent[last] = Array(pick(3) * 32 + pick(3)).fill(old[0] ?? VALUES[pick(VALUES.length)]);
  else if (change === 3 && typeof old === "string") parent[last] = old.repeat(1 + pick(400)).slice(0, 1 + pick(20_000));
  else if (change === 4 && typeof old === "number") parent[last] = old + pick(3) - 1;
  else parent[last] = VALUES[pick(VALUES.length)];
  return whole.value;
}

/** What the dialect says beyond JSON Schema: only then may a decoder refuse what ajv accepts. */
const BEYOND = /^(x-max-bytes|x-at-least-one-of|string_bytes|items|fields|depth|record_bytes|payload_bytes|surrogate)$/;
const across = new Set(JSON.stringify(schema).match(/"name":"[a-z-]+","description"/g).map((text) => text.split('"')[3]));

/** Judges so many mutants; what is wrong, and how often each side refused. */
function compare(count, valid) {
  const pick = random(7);
  const subjects = definitions.flatMap(([name, { examples = [] }]) => examples.map((example) => ({ name, example })));
  const wrong = [];
  const seen = { accepted: 0, refused: 0, beyond: 0 };
  for (let n = 0; n < count; n++) {
    const { name, example } = subjects[n % subjects.length];
    const value = mutant(example, pick);
    const text = JSON.stringify(value);
    const own = wire[`decode${name}`];
    // A change may make another record of a record: then the union of all of them is asked.
    const found = (own ?? wire.decodeRecord)(text);
    const byAjv = valid(name)(value) || (!own && found.ok && valid("Record")(value));
    if (found.ok && !byAjv) wrong.push(`${name} accepted, and ajv refuses: ${text}`);
    else if (!found.ok && byAjv && !BEYOND.test(found.rule) && !across.has(found.rule)) wrong.push(`${name} refused for ${found.rule} at ${found.path}, and ajv accepts: ${text}`);
    else if (!found.ok && byAjv) seen.beyond++;
    else seen[found.ok ? "accepted" : "refused"]++;
  }
  return { wrong, seen };
}

test("decoders and ajv agree on changes to every example", (t) => {
  const { wrong, seen } = compare(Number(process.env.MUTANTS ?? 20_000), judge());
  t.diagnostic(`both accept ${seen.accepted}, both refuse ${seen.refused}, only the dialect's own rules refuse ${seen.beyond}`);
  assert.deepEqual(wrong.map((line) => line.slice(0, 400)).slice(0, 10), []);
  assert.ok(seen.accepted > 1_000 && seen.refused > 5_000 && seen.beyond > 20, JSON.stringify(seen));
});

test("a bound that is planted wrong is noticed", () => {
  const valid = judge();
  const { wrong } = compare(3_000, (name) => (name === "TurnId" ? () => true : valid(name)));
  assert.ok(wrong.some((line) => line.startsWith("TurnId")));
});
