// The package's own scripts keep the types that they declare, and the types say what the contract says.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

import { PACKAGE } from "./package.js";

const here = fileURLToPath(new URL("../", import.meta.url));

/** The errors of the compiler over these files, in a folder where the package is installed. */
function compile(files, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "app-wire-types-"));
  try {
    mkdirSync(join(folder, "node_modules/@magi-protocol"), { recursive: true });
    cpSync(PACKAGE, join(folder, "node_modules/@magi-protocol/app-wire"), { recursive: true });
    symlinkSync(join(here, "node_modules/@types"), join(folder, "node_modules/@types"));
    symlinkSync(join(here, "node_modules/undici-types"), join(folder, "node_modules/undici-types"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const config = { extends: join(here, "tsconfig.json"), compilerOptions: options, files: Object.keys(files) };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    const { stdout, stderr } = spawnSync(process.execPath, [join(here, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
    return `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the scripts of the package keep their own declarations", () => {
  const all = readdirSync(PACKAGE).filter((name) => /\.(js|d\.ts)$/.test(name));
  assert.ok(all.length > 20);
  assert.equal(compile(Object.fromEntries(all.map((name) => [name, readFileSync(join(PACKAGE, name), "utf8")]))), "");
});

for (const [about, options] of Object.entries({
  "strict": {},
  "strict, exact optional members, checked indexes": { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  "through a bundler": { module: "esnext", moduleResolution: "bundler" },
})) {
  test(`the types allow and refuse what the contract does: ${about}`, () => {
    assert.equal(compile({ "use.ts": readFileSync(join(here, "types/use.ts"), "utf8") }, options), "");
  });
}

test("an error that is planted is noticed", () => {
  assert.match(compile({ "wrong.ts": 'import { LIMITS } from "@magi-protocol/app-wire";\nexport const text: string = LIMITS.max_id_bytes;\n' }), /TS2322/);
});
