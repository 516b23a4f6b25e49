// The package in a browser as it is, without a bundler: headless Chromium follows a whole turn from a transcript.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { skip, visit } from "../../browser.mjs";
import { PACKAGE, ROOT } from "./package.js";

const records = JSON.parse(readFileSync(`${ROOT}conformance/app-client/records.json`, "utf8"));
const transcript = ["initialized", "accepted", "started", "delta", "terminal"].map((name) => `${JSON.stringify(records[name])}\n`).join("");

const page = `<!doctype html><script type="importmap">{"imports":{"@magi-protocol/app-wire":"/package/index.js"}}</script>
<script type="module">
import { Client, decodeRecord, records } from "@magi-protocol/app-wire";
const said = [];
try {
  const client = new Client({ needs: ["turn.start"] });
  client.initialize();
  for await (const line of records((await fetch("/transcript")).body)) {
    const got = client.accept(line);
    said.push(got.ok ? got.record.event ?? got.record.method : got.why);
    if (got.ok && got.record.method === "initialize") client.request("turn.start", { prompt: "Hello" });
  }
  said.push(client.ended().length, decodeRecord('{"kind":"event","kind":"event"}').rule);
} catch (error) {
  said.push(String(error));
}
await fetch("/said", { method: "POST", body: JSON.stringify(said) });
</script>`;

function serve(path) {
  if (path === "/") return page;
  if (path === "/transcript") return transcript;
  const file = join(PACKAGE, path.replace(/^\/package\//, ""));
  return existsSync(file) ? readFileSync(file) : undefined;
}

test("a browser follows a turn from a transcript", { skip, timeout: 120_000 }, async () => {
  const said = await visit(serve);
  assert.deepEqual(said, ["initialize", "turn.start", "turn.started", "turn.assistant_delta", "turn.terminal", 0, "duplicate_key"]);
});
