// json-schema-to-zod from the draft-07 twin, one definition at a time with its references written out.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { jsonSchemaToZod } from "json-schema-to-zod";

import { HERE, judge, twin, work } from "../published.js";

/** The tool follows no references, and our schemas have no circles. */
function inlined(node) {
  if (Array.isArray(node)) return node.map(inlined);
  if (typeof node !== "object" || node === null) return node;
  if (typeof node.$ref === "string") return inlined(twin.definitions[node.$ref.split("/").pop()]);
  // Annotations are of no use to it.
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== "examples").map(([name, value]) => [name, inlined(value)]));
}

test("json-schema-to-zod: the schemas take every example", async () => {
  const path = join(work, "zod");
  mkdirSync(path);
  symlinkSync(join(HERE, "node_modules"), join(path, "node_modules"));
  const schemas = Object.keys(twin.definitions).map((name) => `export const ${name} = ${jsonSchemaToZod(inlined(twin.definitions[name]))};\n`);
  writeFileSync(join(path, "package.json"), '{"type":"module"}');
  writeFileSync(join(path, "schemas.ts"), `import { z } from "zod";\n${schemas.join("")}`);
  const tsc = ["--strict", "--target", "es2022", "--module", "nodenext", "--types", "", "schemas.ts"];
  const { status, stdout } = spawnSync(join(HERE, "node_modules/.bin/tsc"), tsc, { cwd: path, encoding: "utf8" });
  assert.equal(status, 0, stdout);
  const made = await import(join(path, "schemas.js"));
  judge("json-schema-to-zod", (name, value) => made[name].safeParse(value).success);
});
