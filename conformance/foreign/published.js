// What is published, made anew, and the values that everybody's code is asked about.
// Judges nothing itself.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const HERE = fileURLToPath(new URL("./", import.meta.url));

/** A folder of this run's own. */
export const work = mkdtempSync(join(tmpdir(), "foreign-"));
after(() => rmSync(work, { recursive: true }));

export const dist = process.env.DIST ?? join(work, "dist");
if (!process.env.DIST) {
  const cargo = ["run", "--quiet", "--locked", "-p", "magi-schema", "--", "bundle", "--out", dist];
  execFileSync("cargo", cargo, { cwd: ROOT, stdio: ["ignore", "inherit", "pipe"] });
}

const read = (path) => JSON.parse(readFileSync(join(dist, path), "utf8"));

export const bundle = read("app-service.json");
export const twin = read("app-service.draft-07.json");
export const TWIN = join(dist, "app-service.draft-07.json");

/** Every example: what it is one of, and the value. */
export const examples = Object.entries(bundle.$defs).flatMap(([name, { examples = [] }]) => examples.map((value) => ({ name, value })));

/** Every counter-example, with the rule that it breaks. */
export const counters = read("counter-examples/app-service.json").map(({ file, definition, rule }) => ({
  name: definition,
  value: read(file),
  // A rule across members has a name of its own.
  rule: /^(x-|[a-z]+-)/.test(rule) && !rule.startsWith("x-") ? "x-rules" : rule,
}));
assert.ok(examples.length > 300 && counters.length > 400);

/** What docs/your-own-generator.md says of each tool: the rules in the last column of its table. */
const told = Object.fromEntries(
  [...readFileSync(join(ROOT, "docs/your-own-generator.md"), "utf8").matchAll(/^\| ([^|]+?) \|.*\| ([^|]+) \|$/gm)].map(([, tool, rules]) => [
    tool,
    [...rules.matchAll(/`([^`]+)`/g)].map(([, rule]) => rule),
  ]),
);

/**
 * Every example is accepted; of the counter-examples those are accepted that break a rule which the document says is lost.
 * @param {string} tool
 * @param {(name: string, value: unknown) => boolean} accepts
 */
export function judge(tool, accepts) {
  for (const { name, value } of examples) assert.ok(accepts(name, value), `${tool} refuses an example of ${name}: ${JSON.stringify(value)}`);
  const taken = counters.filter(({ name, value }) => accepts(name, value));
  const lost = [...new Set(taken.map(({ rule }) => rule))].sort();
  console.log(`${tool}: ${examples.length} examples accepted, ${counters.length - taken.length} of ${counters.length} counter-examples refused; lost: ${lost.join(" ") || "nothing"}`);
  assert.deepEqual(lost, told[tool], `what ${tool} loses is not what docs/your-own-generator.md says`);
}

/** The same for a program that reads `{name, value}` lines and answers each with a line `yes` or `no`. */
export function judgeBy(tool, command, args, options = {}) {
  const asked = [...examples, ...counters];
  const input = asked.map(({ name, value }) => `${JSON.stringify({ name, value })}\n`).join("");
  const { stdout, stderr, status } = spawnSync(command, args, { input, encoding: "utf8", maxBuffer: 1 << 28, ...options });
  assert.equal(status, 0, stderr);
  const answers = stdout.trimEnd().split("\n");
  assert.equal(answers.length, asked.length);
  const at = new Map(asked.map(({ name, value }, index) => [`${name} ${JSON.stringify(value)}`, answers[index] === "yes"]));
  judge(tool, (name, value) => at.get(`${name} ${JSON.stringify(value)}`));
}

/** Runs a tool of node_modules; throws with what it said where it fails. */
export function npx(tool, ...args) {
  const { status, stderr, stdout } = spawnSync(join(HERE, "node_modules/.bin", tool), args, { encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(status, 0, `${tool} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** One language by quicktype, every definition a type of its own. */
export function quicktype(lang, to, ...options) {
  npx("quicktype", "--src-lang", "schema", "--lang", lang, ...options, "--src", `${TWIN}#/definitions/`, "-o", to);
  return readFileSync(to, "utf8");
}

/** Whether a program is there. */
export const has = (program) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
