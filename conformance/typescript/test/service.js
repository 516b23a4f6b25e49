// The real service and a provider on loopback for it.
// Builds them with cargo, unless MAGI_CODE and REHEARSAL say where they are.

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./package.js";

/** Path of a program of the workspace. */
export function program(name) {
  const given = process.env[name.toUpperCase().replaceAll("-", "_")];
  if (given) return given;
  const args = ["build", "--quiet", "--locked", "--message-format=json", "-p", name, "--bin", name];
  const built = spawnSync("cargo", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });
  const messages = built.stdout.split("\n").filter((line) => line.includes('"executable":"')).map((line) => JSON.parse(line));
  const found = messages.find(({ target }) => target.name === name)?.executable;
  if (!found) throw new Error(`cargo could not build ${name}`);
  return found;
}

/** Plays a script; settings in `home` point the service at it. */
export async function rehearse(home, script) {
  mkdirSync(home, { recursive: true });
  const path = join(home, "script.json");
  writeFileSync(path, JSON.stringify(script));
  const rehearsal = spawn(program("rehearsal"), [path], { stdio: ["pipe", "pipe", "inherit"] });
  const base_url = await new Promise((resolve, reject) => {
    rehearsal.stdout.once("data", (line) => resolve(String(line).trim()));
    rehearsal.once("error", reject);
    rehearsal.once("exit", (code) => reject(new Error(`the rehearsal ended with ${code}`)));
  });
  const models = [{ id: "scripted", label: "Scripted", context_window: 200_000, max_output_tokens: 8_192, thinking_levels: ["default"] }];
  const providers = { rehearsal: { label: "Rehearsal", api: "anthropic_messages", base_url, models } };
  writeFileSync(join(home, "settings.json"), JSON.stringify({ provider: "rehearsal", model: "scripted", providers }));
  return () => rehearsal.stdin.end();
}
