// The built book (BOOK says where it is): its pages, and where their links lead.
// Opens no browser.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const BOOK = process.env.BOOK ?? fileURLToPath(new URL("../../target/book", import.meta.url));

/** The text of a file of the book; none where it is not there. */
export function read(path) {
  const file = join(BOOK, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

/** Every page, relative to the book. */
export const pages = readdirSync(BOOK, { recursive: true }).filter((path) => path.endsWith(".html")).sort();

/** How many diagrams a page has. */
export const diagrams = (page) => [...read(page).toString().matchAll(/<code class="[^"]*\blanguage-mermaid\b/g)].length;

const attributes = (html, names) => [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, "g"))].map(([, value]) => value.replaceAll("&amp;", "&"));

/**
 * Links of a page that lead nowhere inside of the book: no such file, or no such place in it.
 * @param {string} page
 * @param {string} html
 */
export function broken(page, html) {
  return attributes(html, "href|src").filter((link) => {
    if (/^([a-z]+:|\/\/)/.test(link)) return false;
    const [path, place] = link.split("#").map(decodeURIComponent);
    const target = path ? normalize(join(dirname(page), path)) : page;
    const there = target === page ? html : read(target)?.toString();
    if (there === undefined) return true;
    return Boolean(place) && !attributes(there, "id|name").includes(place);
  });
}
