// How large the package is for a browser: minified by esbuild, then gzip.
// Fails where the decoders are beyond their bound.

import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";

import { PACKAGE } from "../test/package.js";

const BOUND = 8 * 1024;

const size = (what, source) => {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: PACKAGE },
    bundle: true, minify: true, format: "esm", write: false, target: "es2022",
  });
  const plain = outputFiles[0].contents;
  const packed = gzipSync(plain, { level: 9 }).length;
  console.log(`${what}: ${plain.length} bytes, ${packed} with gzip`);
  return packed;
};

const records = size("decodeRecord", 'export { decodeRecord } from "./decode.js";');
size("every decoder by name", 'export * from "./decode.js";');
size("a client", 'export { Client } from "./client.js";');
size("everything", 'export * from "./index.js";');
if (records > BOUND) throw new Error(`decodeRecord is beyond its ${BOUND} bytes`);
