// quicktype for languages with a compiler of their own: Go, Swift, Kotlin.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { ROOT, has, judgeBy, quicktype, twin, work } from "../published.js";

const names = Object.keys(twin.definitions);

/** Why a test is not run, said aloud; false: it is. */
function unless(there, what) {
  const skip = there ? false : `NOT RUN: ${what}`;
  if (skip) console.log(skip);
  return skip;
}

const local = process.env.FOREIGN_PYTHON && join(process.env.FOREIGN_PYTHON, "go");
const go = local && existsSync(local) ? local : "go";

/** Go writes the identifiers of its house: `SessionId` is `SessionID`. */
const initials = (name) => name.replace(/Id(?=[A-Z]|$)/g, "ID");

const GO_JUDGE = `package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<28)
	for lines.Scan() {
		var asked struct {
			Name  string
			Value json.RawMessage
		}
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			panic(err)
		}
		if judges[asked.Name](asked.Value) == nil {
			fmt.Println("yes")
		} else {
			fmt.Println("no")
		}
	}
}

var judges = map[string]func([]byte) error{
`;

test("quicktype Go: it compiles and reads every example", { skip: unless(has(go), "no Go compiler") }, () => {
  const path = join(work, "go");
  mkdirSync(path);
  quicktype("go", join(path, "types.go"), "--package", "main");
  const judges = names.map((name) => `\t"${name}": func(data []byte) error { _, err := Unmarshal${initials(name)}(data); return err },\n`);
  writeFileSync(join(path, "judge.go"), `${GO_JUDGE}${judges.join("")}}\n`);
  writeFileSync(join(path, "go.mod"), "module wire\n\ngo 1.20\n");
  const env = { ...process.env, GOFLAGS: "-mod=mod", GOTOOLCHAIN: "local", GOCACHE: join(work, "go-cache") };
  const built = spawnSync(go, ["build", "-o", "judge"], { cwd: path, encoding: "utf8", env });
  assert.equal(built.status, 0, built.stderr);
  judgeBy("quicktype Go", join(path, "judge"), []);
});

const toolchain = join(ROOT, "conformance/swift/toolchain.sh");
const swift = (...command) => (existsSync(toolchain) ? ["bash", [toolchain, ...command]] : [command[0], command.slice(1)]);
const swiftThere = process.env.FOREIGN_SWIFT !== undefined || has("swiftc");

const SWIFT_JUDGE = `
func reads<T: Decodable>(_ type: T.Type) -> (Data) -> Bool {
    { (try? newJSONDecoder().decode(type, from: $0)) != nil }
}
while let line = readLine() {
    let asked = try! JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any]
    let value = try! JSONSerialization.data(withJSONObject: asked["value"]!, options: [.fragmentsAllowed])
    print(judges[asked["name"] as! String]!(value) ? "yes" : "no")
}
`;

test("quicktype Swift: it compiles and reads every example", { skip: unless(swiftThere, "no Swift compiler (FOREIGN_SWIFT=1 uses that of conformance/swift)") }, () => {
  const types = quicktype("swift", join(work, "types.swift"), "--acronym-style", "original", "--support-linux");
  const judges = `let judges: [String: (Data) -> Bool] = [\n${names.map((name) => `    "${name}": reads(${name}.self),\n`).join("")}]\n`;
  const parts = SWIFT_JUDGE.split("while let");
  const program = `${types}\n${parts[0]}${judges}while let${parts[1]}`;
  const script = 'set -e; mkdir -p foreign; cat >foreign/main.swift; swiftc -Onone foreign/main.swift -o foreign/judge';
  const [command, args] = swift("sh", "-c", script);
  const built = spawnSync(command, args, { input: program, encoding: "utf8", cwd: work, maxBuffer: 1 << 28 });
  assert.equal(built.status, 0, built.stderr);
  judgeBy("quicktype Swift", ...swift("sh", "-c", "./foreign/judge"), { cwd: work });
});

test("quicktype Kotlin: every definition has a type", () => {
  console.log("NOT RUN: quicktype's Kotlin through a compiler; it wants a library that no registry at hand has");
  const types = quicktype("kotlin", join(work, "types.kt"), "--framework", "kotlinx", "--acronym-style", "original");
  assert.deepEqual(names.filter((name) => !new RegExp(`\\b(class|typealias) ${name}\\b`).test(types)), []);
});
