// Every link of the book that stays in it leads to a page, and to a place on it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { broken, pages, read } from "../book.js";

test("every link inside of the book leads somewhere", () => {
  assert.ok(pages.includes("index.html") && pages.includes("reference/turn.start.html") && pages.length > 40, `${pages.length} pages`);
  const wrong = pages.flatMap((page) => broken(page, read(page).toString()).map((link) => `${page}: ${link}`));
  assert.deepEqual(wrong, []);
});

test("a link that leads nowhere is noticed", () => {
  const html = '<p id="here"><a href="turn.start.html">a</a><a href="#here">b</a><a href="../index.html#nowhere">c</a><a href="#there">d</a><img src="e.png"><a href="https://example.org/">f</a>';
  assert.deepEqual(broken("reference/page.html", html), ["../index.html#nowhere", "#there", "e.png"]);
});
