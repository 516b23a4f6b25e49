import { readFileSync } from "node:fs";
import * as shop from "shop";
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const { name, value } = JSON.parse(line);
  const { ok, rule, path, value: found } = shop[`decode${name}`](JSON.stringify(value));
  console.log(JSON.stringify(ok ? { ok: shop[`encode${name}`](found).ok } : { ok, rule, path }));
}
