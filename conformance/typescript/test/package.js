// Where the package under test and the data of the tests are.
// Tests nothing itself.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The folder of the generated package. */
export const PACKAGE = process.env.APP_WIRE ?? `${ROOT}generated/typescript/app-wire`;

export const wire = await import(`${PACKAGE}/index.js`);

/** The published schema as the package carries it. */
export const schema = JSON.parse(readFileSync(`${PACKAGE}/schema/app-service.json`, "utf8"));
export const meta = JSON.parse(readFileSync(`${PACKAGE}/schema/app-service.meta.json`, "utf8"));

export const definitions = Object.entries(schema.$defs);

/** The schema files by name, as they are written by hand. */
export const sources = Object.fromEntries(
  readdirSync(`${ROOT}schema/app-service`).map((name) => [name, JSON.parse(readFileSync(`${ROOT}schema/app-service/${name}`, "utf8"))]),
);

/** A JSON schema with the reference resolved that it is, if it is one. */
export function resolve(node) {
  if (node?.anyOf) return resolve(node.anyOf[0]);
  return node?.$ref ? resolve(schema.$defs[node.$ref.split("/").pop()]) : node;
}
