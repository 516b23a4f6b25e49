// A judge for others to ask: lines `{"name":"TurnTerminal","hex":"…"}` on stdin, `{"ok":true}` or a fault on stdout for each.
// `name` is a definition, or Request, Response, Event or Record.

import { createInterface } from "node:readline";

import { wire } from "./test/package.js";

const said = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { name, hex } = JSON.parse(line);
  const { ok, code, rule, path } = wire[`decode${name}`](Buffer.from(hex, "hex"));
  said.push(JSON.stringify(ok ? { ok } : { ok, code, rule, path }));
  if (said.length === 1_000) process.stdout.write(`${said.splice(0).join("\n")}\n`);
}
process.stdout.write(said.map((line) => `${line}\n`).join(""));
