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

/** Nanoseconds that `body` takes: the least of many short rounds, so that a busy machine spoils only some. */
function time(body) {
  const round = (times) => {
    const start = process.hrtime.bigint();
    for (let n = 0; n < times; n++) if (!body()) throw new Error("a record is refused");
    return Number(process.hrtime.bigint() - start);
  };
  let count = 1;
  while (round(count) < 200_000) count *= 2;
  return Math.min(...Array.from({ length: 40 }, () => round(count))) / count;
}

const byAjv = ajv();
const byZod = await zod().catch((error) => (console.log(`zod cannot read the schema: ${error.message}`), null));

for (const one of Object.values(sets).flat())
  [one.ascii, one.plain] = [/^[\0-\x7f]*$/.test(one.text), /^[ -~]*$/.test(one.text) && !one.text.includes("\\")];

const ANYWHERE = "check of a value from anywhere";
const READ = "check of a value that was read from bytes";
const ways = {
  "JSON.parse": (one) => JSON.parse(one.text) !== null,
  [ANYWHERE]: (one) => (begin(false, false), checks.AnyRecord(one.value)),
  [READ]: (one) => (begin(one.ascii, one.plain), checks.AnyRecord(one.value)),
  "read (scan, JSON.parse, duplicates), text": (one) => read(one.text, BOUNDS),
  "read (scan, JSON.parse, duplicates), bytes": (one) => read(one.bytes, BOUNDS),
  "decodeRecord, text": (one) => wire.decodeRecord(one.text).ok,
  "decodeRecord, bytes": (one) => wire.decodeRecord(one.bytes).ok,
  "ajv standalone, its own kind": (one) => byAjv[one.name](one.value),
  "ajv standalone, any record": (one) => byAjv.Record(one.value),
  "zod, its own kind": byZod && ((one) => byZod[one.name].safeParse(one.value).success),
};

// Everything is warm and has seen every shape before anything is measured.
for (let n = 0; n < 300; n++) for (const way of Object.values(ways)) if (way) for (const set of Object.values(sets)) set.forEach(way);

for (const [name, set] of Object.entries(sets)) {
  const logs = {};
  for (const [what, way] of Object.entries(ways)) if (way) logs[what] = set.map((one) => Math.log(time(() => way(one))));
  const mean = (what) => Math.exp(logs[what].reduce((sum, log) => sum + log, 0) / set.length);
  console.log(`\n${name}: ${set.length} records, geometric means`);
  for (const what of Object.keys(logs)) {
    const [own, parse, anywhere, read] = [what, "JSON.parse", ANYWHERE, READ].map(mean);
    const ratios = `${(own / parse).toFixed(3).padStart(7)} × JSON.parse  ${(own / anywhere).toFixed(1).padStart(6)} × / ${(own / read).toFixed(1).padStart(6)} × the check`;
    console.log(`${what.padEnd(44)} ${own.toFixed(0).padStart(7)} ns ${ratios}`);
  }
}
