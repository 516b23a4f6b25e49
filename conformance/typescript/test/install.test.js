// What an npm user gets: the packed tarball in an empty folder, and the example of its README through a turn of the real service.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import { PACKAGE, wire } from "./package.js";
import { program, rehearse } from "./service.js";

const here = fileURLToPath(new URL("../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "app-wire-install-"));
after(() => rmSync(folder, { recursive: true }));

const npm = (...args) => execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

test("the packed package installs in an empty folder, with nothing beside it", () => {
  // A copy: packing must not leave anything in the tree.
  const source = join(folder, "source");
  cpSync(PACKAGE, source, { recursive: true });
  const [{ filename, files }] = JSON.parse(npm("pack", source, "--json"));
  for (const name of ["README.md", "index.js", "index.d.ts", "schema/app-service.json"]) assert.ok(files.some(({ path }) => path === name), name);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  npm("install", `./${filename}`, "--offline", "--no-audit", "--no-fund");
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  assert.deepEqual(Object.keys(lock.packages), ["", "node_modules/@magi-protocol/app-wire"]);
});

test("every subpath is there for scripts and has its types", () => {
  const manifest = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const scripts = Object.values(manifest.exports).filter((to) => typeof to === "object");
  for (const { types, default: script } of scripts) for (const path of [types, script]) assert.ok(existsSync(join(PACKAGE, path)), path);
  const imports = Object.keys(manifest.exports)
    .filter((path) => !path.endsWith(".json"))
    .map((path) => `await import("@magi-protocol/app-wire${path.slice(1)}");`);
  writeFileSync(join(folder, "subpaths.mjs"), `${imports.join("\n")}\nconsole.log(import.meta.resolve("@magi-protocol/app-wire/schema/app-service.json"));`);
  assert.match(execFileSync(process.execPath, ["subpaths.mjs"], { cwd: folder, encoding: "utf8" }), /schema\/app-service\.json/);
  assert.deepEqual([manifest.sideEffects, manifest.dependencies], [false, undefined]);
});

test("the example of the README drives the service through a turn", async () => {
  const [, example] = readFileSync(join(PACKAGE, "README.md"), "utf8").match(/```ts\n(.*?)```/s);
  assert.ok(example.split("\n").filter(Boolean).length <= 20, "it stays short");
  writeFileSync(join(folder, "example.ts"), example);
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  symlinkSync(join(here, "node_modules/@types/node"), join(folder, "node_modules/@types/node"));
  symlinkSync(join(here, "node_modules/undici-types"), join(folder, "node_modules/undici-types"));
  const tsc = join(here, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, "--strict", "--module", "nodenext", "--target", "es2022", "--types", "node", "example.ts"], { cwd: folder });

  const home = join(folder, "home");
  const answer = ["Hello from a ", "script, with “quotes” and 😀.\n"];
  const stop = await rehearse(home, { replies: [{ steps: answer.map((text) => ({ text })) }] });
  try {
    const env = { PATH: process.env.PATH, MC_HOME: home, HOME: home, MAGI_CODE: program("magi-code") };
    const said = execFileSync(process.execPath, ["example.js"], { cwd: folder, env, encoding: "utf8", timeout: 120_000 });
    assert.equal(said, answer.join(""));
  } finally {
    stop();
  }
});

test("a stream comes apart into records however it is cut, and a long line costs no more than a record", async () => {
  const record = new TextEncoder().encode('{"a":"é😀"}\n{"b":1}\n\n{"c"');
  for (let size = 1; size < record.length + 1; size++) {
    const chunks = async function* () {
      for (let at = 0; at < record.length; at += size) yield record.subarray(at, at + size);
    };
    const found = [];
    for await (const line of wire.records(chunks())) found.push(new TextDecoder().decode(line));
    assert.deepEqual(found, ['{"a":"é😀"}', '{"b":1}', "", '{"c"'], `in parts of ${size}`);
  }
  const flood = async function* () {
    for (let n = 0; n < 1_000; n++) yield new Uint8Array(16_384).fill(0x61);
    yield new Uint8Array([10, 49, 10]);
  };
  const lines = [];
  for await (const line of wire.records(flood())) lines.push(line);
  assert.equal(lines[0].length, wire.LIMITS.max_record_bytes + 1);
  assert.equal(wire.decodeRecord(lines[0]).rule, "record_bytes");
  assert.deepEqual([...lines[1]], [49]);
});
