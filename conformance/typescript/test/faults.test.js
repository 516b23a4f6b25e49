// Records with one fault, or none, and the code that each gets: conformance/faults.jsonl, which every language reads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ROOT, wire } from "./package.js";

test("one fault has one code in every language", () => {
  const lines = readFileSync(`${ROOT}conformance/faults.jsonl`, "utf8").trimEnd().split("\n");
  assert.ok(lines.length > 40, `only ${lines.length}`);
  for (const line of lines) {
    const { about, code, record, text = JSON.stringify(record) } = JSON.parse(line);
    for (const input of [text, new TextEncoder().encode(text)]) assert.equal(wire.decodeRecord(input).code ?? null, code, about);
  }
});
