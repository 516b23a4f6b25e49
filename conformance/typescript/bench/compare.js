// What reading and checking a record costs beside JSON.parse, ajv and zod: as ratios within one run.
// Over every example of every record a service can send, and over some long ones.

import { createRequire } from "node:module";

import { PACKAGE, definitions, schema, wire } from "../test/package.js";

const checks = await import(`${PACKAGE}/checks.js`);
const { begin } = await import(`${PACKAGE}/fault.js`);
const { BOUNDS } = await import(`${PACKAGE}/bounds.js`);
const { read } = await import(`${PACKAGE}/read.js`);
const require = createRequire(import.meta.url);

/** The records a service can send: name of the definition, text, bytes. */
const corpus = definitions
  .filter(([name]) => /(Response|(?<!Request))Record$/.test(name) && !["Record", "ResponseRecord", "EventRecord"].includes(name))
  .flatMap(([name, { examples = [] }]) => examples.map((example) => ({ name, text: JSON.stringify(example) })));
const delta = JSON.parse(corpus.find(({ name }) => name === "TurnAssistantDeltaRecord").text);
const long = ["a plain sentence, and then the next one. ", 'a line of code: print("x")\n', "ein Satz über Größe – 句子。"].map((text) => ({
  name: "TurnAssistantDeltaRecord",
  text: JSON.stringify({ ...delta, payload: { ...delta.payload, text: text.repeat(16_000).slice(0, 5_000) } }),
}));

const sets = { "every example": corpus, "5,000 characters": long };
for (const set of Object.values(sets)) {
  for (const one of set) {
    one.bytes = new TextEncoder().encode(one.text);
    one.value = JSON.parse(one.text);
  }
}

/** A validator of one definition, as the standalone code of ajv with its defaults. */
function ajv() {
  const Ajv = require("ajv/dist/2020").default;
  const standalone = require("ajv/dist/standalone").default;
  const made = new Ajv({ strict: false, code: { source: true } });
  made.addSchema(schema, "wire");
  const names = [...new Set([...corpus, ...long].map(({ name }) => name)), "Record"];
  for (const name of names) made.addSchema({ $id: name, $ref: `${schema.$id}#/$defs/${name}` });
  const code = standalone(made, Object.fromEntries(names.map((name) => [name, name])));
  const module = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, require);
  return module.exports;
}

async function zod() {
  const { z } = await import("zod");
  const made = {};
  for (const { name } of [...corpus, ...long]) made[name] ??= z.fromJSONSchema({ ...schema, $ref: `#/$defs/${name}` });
  return made;
}

let times = {};
/** Nanoseconds for one record: the least of many short rounds over the whole set, so that a busy machine spoils only some. */
function measure(set, what, body) {
  const round = (times) => {
    const start = process.hrtime.bigint();
    for (let n = 0; n < times; n++) for (const one of set) if (!body(one)) throw new Error(`${what} refuses ${one.text}`);
    return Number(process.hrtime.bigint() - start);
  };
  for (let n = 0; n < 400; n++) round(Math.ceil(60 / set.length));
  let count = 1;
  while (round(count) < 1e6) count *= 2;
  times[what] = Math.min(...Array.from({ length: 300 }, () => round(count))) / count / set.length;
}

const byAjv = ajv();
const byZod = await zod().catch((error) => (console.log(`zod cannot read the schema: ${error.message}`), null));

for (const [name, set] of Object.entries(sets)) {
  times = {};
  measure(set, "JSON.parse", (one) => JSON.parse(one.text) !== null);
  measure(set, "check of a value from anywhere", (one) => (begin(false, false), checks.AnyRecord(one.value)));
  for (const one of set) [one.ascii, one.plain] = [/^[\0-\x7f]*$/.test(one.text), /^[ -~]*$/.test(one.text) && !one.text.includes("\\")];
  measure(set, "check of a value that was read from bytes", (one) => (begin(one.ascii, one.plain), checks.AnyRecord(one.value)));
  measure(set, "read (scan, JSON.parse, duplicates), text", (one) => read(one.text, BOUNDS));
  measure(set, "read (scan, JSON.parse, duplicates), bytes", (one) => read(one.bytes, BOUNDS));
  measure(set, "decodeRecord, text", (one) => wire.decodeRecord(one.text).ok);
  measure(set, "decodeRecord, bytes", (one) => wire.decodeRecord(one.bytes).ok);
  measure(set, "ajv standalone, its own kind", (one) => byAjv[one.name](one.value));
  measure(set, "ajv standalone, any record", (one) => byAjv.Record(one.value));
  if (byZod) measure(set, "zod, its own kind", (one) => byZod[one.name].safeParse(one.value).success);

  const check = times["check of a value from anywhere"];
  console.log(`\n${name}: ${set.length} records, ${Math.round(set.reduce((sum, one) => sum + one.text.length, 0) / set.length)} characters each`);
  for (const [what, time] of Object.entries(times))
    console.log(`${what.padEnd(44)} ${time.toFixed(0).padStart(8)} ns  ${(time / times["JSON.parse"]).toFixed(2).padStart(6)} × JSON.parse  ${(time / check).toFixed(1).padStart(6)} × the check`);
}
