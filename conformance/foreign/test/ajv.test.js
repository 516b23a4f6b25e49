// ajv in strict mode, with both drafts.

import { test } from "node:test";

import Ajv from "ajv";
import Ajv2020 from "ajv/dist/2020.js";

import { bundle, judge, twin } from "../published.js";

const OWN = JSON.stringify(bundle).match(/"x-[a-z-]+"(?=:)/g).map((name) => JSON.parse(name));

function judged(tool, ajv, schema, definitions) {
  ajv.addSchema(schema);
  const cache = new Map();
  judge(tool, (name, value) => {
    if (!cache.has(name)) cache.set(name, ajv.compile({ $ref: `${schema.$id}#/${definitions}/${name}` }));
    return cache.get(name)(value);
  });
}

test("ajv, draft 2020-12, strict", () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  ajv.addVocabulary([...new Set(OWN)]);
  judged("ajv 2020-12", ajv, bundle, "$defs");
});

test("ajv, draft-07, strict, as it comes", () => {
  judged("ajv draft-07", new Ajv({ strict: true, allowUnionTypes: true }), twin, "definitions");
});
