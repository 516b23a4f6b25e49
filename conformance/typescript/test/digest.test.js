// The digest of the schema: the package, its schema files and the service name the same text.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { PACKAGE, ROOT, wire } from "./package.js";
import { program } from "./service.js";

/** SHA-256 over the dialect and the protocol's files in order of path: path, a zero byte, the length in eight bytes, the contents. */
function digest(protocol) {
  const hash = createHash("sha256");
  const files = readdirSync(join(ROOT, "schema", protocol)).map((name) => `${protocol}/${name}`);
  for (const path of [...files, "dialect.json"].sort()) {
    const contents = readFileSync(join(ROOT, "schema", path));
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(contents.length));
    for (const part of [path, "\0", length, contents]) hash.update(part);
  }
  return hash.digest("hex");
}

test("the digest is that of the schema files", () => {
  assert.equal(wire.SCHEMA_DIGEST, digest("app-service"));
  const meta = JSON.parse(readFileSync(join(PACKAGE, "schema/app-service.meta.json"), "utf8"));
  assert.equal(meta.digest, wire.SCHEMA_DIGEST);
});

test("the service tells the digest that the package has", () => {
  const client = new wire.Client({ needs: ["status"] });
  const { record } = client.initialize();
  const said = execFileSync(program("magi-code"), ["--app", "service"], { input: record, encoding: "utf8", env: { MC_HOME: "/nonexistent" } });
  assert.equal(client.accept(said.trimEnd()).ok, true);
  assert.equal(client.agreed.schema_digest, wire.SCHEMA_DIGEST);
});
