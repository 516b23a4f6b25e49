// How large the package is for a browser: bundled and minified by esbuild, then gzip.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";

import { PACKAGE } from "./package.js";

function size(source) {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: PACKAGE },
    bundle: true, minify: true, format: "esm", write: false, target: "es2022",
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

test("the decoders are small, and a bundler leaves out what is not used", (t) => {
  const sizes = {
    "one definition": size('export { decodeTurnTerminal } from "./decode.js";'),
    "any record": size('export { decodeRecord } from "./index.js";'),
    "every decoder by name": size('export * from "./decode.js";'),
    "a client": size('export { Client } from "./index.js";'),
    "everything": size('export * from "./index.js";'),
  };
  t.diagnostic(Object.entries(sizes).map(([what, bytes]) => `${what}: ${bytes} bytes with gzip`).join(", "));
  assert.ok(sizes["one definition"] < 3 * 1024);
  assert.ok(sizes["any record"] < 7.5 * 1024);
  assert.ok(sizes["every decoder by name"] <= 8 * 1024);
  assert.ok(sizes["everything"] > sizes["a client"] && sizes["a client"] > sizes["any record"]);
});
