// The package in a browser as it is, without a bundler: headless Chromium follows a whole turn from a transcript.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { test } from "node:test";

import { PACKAGE, ROOT } from "./package.js";

const chromium = [process.env.CHROMIUM, "/usr/bin/chromium"].find((path) => path && existsSync(path));
const skip = chromium ? false : "NOT RUN: there is no Chromium here; install it, or say where it is with CHROMIUM";

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

const TYPES = { ".js": "text/javascript", ".html": "text/html" };

test("a browser follows a turn from a transcript", { skip, timeout: 120_000 }, async () => {
  const profile = mkdtempSync(join(tmpdir(), "app-wire-browser-"));
  let browser;
  let server;
  try {
    const said = await new Promise((resolve, reject) => {
      server = createServer((request, response) => {
        const path = normalize(new URL(request.url, "http://localhost").pathname);
        const send = (type, body) => response.writeHead(200, { "content-type": type }).end(body);
        if (path === "/said") {
          let body = "";
          request.on("data", (part) => (body += part)).on("end", () => (send("text/plain", ""), resolve(JSON.parse(body))));
        } else if (path === "/") send("text/html", page);
        else if (path === "/transcript") send("application/jsonl", transcript);
        else if (path.startsWith("/package/")) send(TYPES[extname(path)] ?? "text/plain", readFileSync(join(PACKAGE, path.slice(9))));
        else response.writeHead(404).end();
      }).listen(0, "127.0.0.1", () => {
        const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", `--user-data-dir=${profile}`];
        browser = spawn(chromium, [...flags, `http://127.0.0.1:${server.address().port}/`], { stdio: "ignore", detached: true });
        browser.once("error", reject);
        browser.once("exit", (code) => reject(new Error(`Chromium ended with ${code}`)));
      });
    });
    assert.deepEqual(said, ["initialize", "turn.start", "turn.started", "turn.assistant_delta", "turn.terminal", 0, "duplicate_key"]);
  } finally {
    if (browser?.exitCode === null) {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      // With all that it started: some of it writes into its profile until the end.
      process.kill(-browser.pid, "SIGKILL");
      await ended;
    }
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  }
});
