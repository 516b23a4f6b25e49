// datamodel-code-generator, and pydantic over what it prints.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { TWIN, judgeBy, work } from "../published.js";

const bin = process.env.FOREIGN_PYTHON;
const skip = bin ? false : "NOT RUN: FOREIGN_PYTHON names no Python environment with requirements.txt installed";
if (skip) console.log(skip);

const JUDGE = `
import json, sys
from pydantic import TypeAdapter
import models

adapters = {}
for line in sys.stdin:
    asked = json.loads(line)
    name = asked["name"]
    adapter = adapters.setdefault(name, TypeAdapter(getattr(models, name)))
    try:
        adapter.validate_json(json.dumps(asked["value"]), strict=True)
        print("yes")
    except ValueError:
        print("no")
`;

test("datamodel-code-generator: pydantic takes every example", { skip }, () => {
  const options = ["--input-file-type", "jsonschema", "--output-model-type", "pydantic_v2.BaseModel", "--disable-timestamp", "--field-constraints", "--use-annotated"];
  const made = spawnSync(join(bin, "datamodel-codegen"), ["--input", TWIN, ...options, "--output", join(work, "models.py")], { encoding: "utf8" });
  assert.equal(made.status, 0, made.stderr);
  writeFileSync(join(work, "judge.py"), JUDGE);
  judgeBy("datamodel-code-generator", join(bin, "python"), [join(work, "judge.py")]);
});
