// quicktype and json-schema-to-typescript: what they print compiles, and takes every example.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { HERE, TWIN, counters, examples, judge, npx, quicktype, work } from "../published.js";

const tsc = join(HERE, "node_modules/typescript/bin/tsc");
const STRICT = ["--strict", "--target", "es2022", "--module", "nodenext", "--types", ""];

function folder(name) {
  const path = join(work, name);
  mkdirSync(path);
  writeFileSync(join(path, "package.json"), '{"type":"module"}');
  return path;
}

test("quicktype: the types compile and its run-time check takes every example", async () => {
  const path = folder("quicktype");
  quicktype("typescript", join(path, "types.ts"), "--acronym-style", "original", "--runtime-typecheck-ignore-unknown-properties");
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...STRICT, "types.ts"], { cwd: path, encoding: "utf8" });
  assert.equal(status, 0, stdout);
  const { Convert } = await import(join(path, "types.js"));
  judge("quicktype TypeScript", (name, value) => {
    try {
      Convert[`to${name}`](JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  });
});

test("json-schema-to-typescript: every example is of its type", () => {
  const path = folder("json-schema-to-typescript");
  npx("json2ts", "-i", TWIN, "-o", join(path, "types.ts"), "--unreachableDefinitions");
  // One line for each value; the compiler says which lines are wrong.
  const line = (name, value) => `{ const _: types.${name} = ${JSON.stringify(value)}; }`;
  const lines = [...new Set([...examples, ...counters].map(({ name, value }) => line(name, value)))];
  writeFileSync(join(path, "values.ts"), `import type * as types from "./types.js";\n${lines.join("\n")}\n`);
  const { stdout } = spawnSync(process.execPath, [tsc, ...STRICT, "--noEmit", "values.ts"], { cwd: path, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.doesNotMatch(stdout, /types\.ts|has no exported member/);
  const wrong = new Set([...stdout.matchAll(/^values\.ts\((\d+),/gm)].map(([, at]) => lines[at - 2]));
  judge("json-schema-to-typescript", (name, value) => !wrong.has(line(name, value)));
});
