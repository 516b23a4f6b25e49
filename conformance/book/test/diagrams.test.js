// Every Mermaid block of the book is a diagram in a browser: headless Chromium opens page after page in a frame.

import assert from "node:assert/strict";
import { test } from "node:test";

import { skip, visit } from "../../browser.mjs";
import { diagrams, pages, read } from "../book.js";

const drawn = pages.filter((page) => diagrams(page) > 0);
const BROKEN = "reference/broken.html";

/** Of each page: what its diagrams say, or what is wrong with them. */
const driver = `<!doctype html><body><script type="module">
const frame = () => new Promise(requestAnimationFrame);
async function look(page) {
  const view = document.createElement("iframe");
  view.width = 1200; view.height = 800; view.src = "/book/" + page;
  document.body.append(view);
  await new Promise((loaded) => (view.onload = loaded));
  const blocks = () => [...view.contentDocument.querySelectorAll(".mermaid, code.language-mermaid")];
  const settled = () => view.contentDocument.body.dataset.diagrams === "settled";
  for (const end = performance.now() + 20_000; !settled() && performance.now() < end; ) await frame();
  const said = blocks().map((block) => {
    const svg = block.querySelector("svg");
    if (!svg) return "no diagram";
    if (svg.querySelector(".error-text, .error-icon") || svg.getAttribute("aria-roledescription") === "error") return "an error";
    const { width, height } = svg.getBoundingClientRect();
    return width > 100 && height > 100 ? svg.textContent : "an empty diagram";
  });
  view.remove();
  return said;
}
const said = {};
for (const page of ${JSON.stringify([...drawn, BROKEN])}) said[page] = await look(page).catch(String);
await fetch("/said", { method: "POST", body: JSON.stringify(said) });
</script>`;

function serve(path) {
  if (path === "/") return driver;
  const page = path.replace(/^\/book\//, "");
  if (page === BROKEN) return read("reference/status.html").toString().replace("sequenceDiagram", "sequenceDiagrum");
  return read(page);
}

test("every diagram is drawn, and one that is wrong is noticed", { skip, timeout: 300_000 }, async () => {
  assert.ok(drawn.length > 20, `${drawn.length} pages with diagrams`);
  const said = await visit(serve);
  for (const page of drawn) {
    assert.equal(said[page].length, diagrams(page), page);
    for (const text of said[page]) assert.match(text, /client.*service/s, page);
  }
  assert.doesNotMatch(said[BROKEN].join(), /client.*service/s);
});
