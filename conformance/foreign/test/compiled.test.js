// quicktype for languages with a compiler of their own: Go, Swift, Kotlin.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
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

const jars = process.env.FOREIGN_KOTLIN;
const kotlinThere = jars !== undefined && has("java");

const KOTLIN_JUDGE = `package wire

import kotlinx.serialization.json.*

val reader = Json { ignoreUnknownKeys = true }

fun main() {
    for (line in generateSequence(::readLine)) {
        val asked = Json.parseToJsonElement(line).jsonObject
        val judge = judges.getValue(asked.getValue("name").jsonPrimitive.content)
        println(if (runCatching { judge(asked.getValue("value")) }.isSuccess) "yes" else "no")
    }
}
`;

test("quicktype Kotlin: it compiles and reads every example", { skip: unless(kotlinThere, "no Kotlin compiler (FOREIGN_KOTLIN says where the jars of kotlin-jupyter-kernel are), or no Java") }, () => {
  const path = join(work, "kotlin");
  // All of the compiler's plugins are in one jar with it; this one alone is wanted.
  const services = join(path, "plugin/META-INF/services");
  mkdirSync(services, { recursive: true });
  writeFileSync(join(services, "org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar"), "org.jetbrains.kotlinx.serialization.compiler.extensions.SerializationComponentRegistrar\n");
  quicktype("kotlin", join(path, "types.kt"), "--framework", "kotlinx", "--acronym-style", "original", "--package", "wire");
  const judges = names.map((name) => `    "${name}" to { reader.decodeFromJsonElement<${name}>(it) },\n`);
  writeFileSync(join(path, "judge.kt"), `${KOTLIN_JUDGE}\nval judges = mapOf<String, (JsonElement) -> Any?>(\n${judges.join("")})\n`);
  const jar = (name) => readdirSync(jars).filter((file) => file.startsWith(name)).map((file) => join(jars, file)).join(":");
  const libraries = ["kotlin-stdlib", "kotlinx-serialization"].map(jar).join(":");
  const compiler = ["-cp", jar("kotlin-jupyter-kernel"), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect", "-nowarn"];
  const built = spawnSync("java", [...compiler, "-cp", libraries, "-Xplugin=plugin", "-d", "out", "judge.kt", "types.kt"], { cwd: path, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(built.status, 0, built.stderr);
  judgeBy("quicktype Kotlin", "java", ["-cp", `out:${libraries}`, "wire.JudgeKt"], { cwd: path });
});
