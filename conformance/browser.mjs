// Headless Chromium on a page of ours, until the page says what it found.
// Knows no page: who asks for one serves it.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const chromium = [process.env.CHROMIUM, "/usr/bin/chromium"].find((path) => path && existsSync(path));

/** Why a test in a browser is not run; false: it is. */
export const skip = chromium ? false : "NOT RUN: there is no Chromium here; install it (conformance/chromium.sh), or say where it is with CHROMIUM";

const TYPES = { "": "text/html", ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/**
 * What the page at `/` posts to `/said`, as a value.
 * @param {(path: string) => string | Buffer | undefined} serve the body at a path; none: it is not there
 * @returns {Promise<any>}
 */
export async function visit(serve) {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  let browser;
  let server;
  try {
    return await new Promise((resolve, reject) => {
      server = createServer((request, response) => {
        const path = decodeURIComponent(normalize(new URL(request.url, "http://localhost").pathname));
        if (path === "/said") {
          let body = "";
          request.on("data", (part) => (body += part)).on("end", () => (response.end(), resolve(JSON.parse(body))));
          return;
        }
        const body = serve(path);
        if (body === undefined) response.writeHead(404).end();
        else response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain" }).end(body);
      }).listen(0, "127.0.0.1", () => {
        const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", `--user-data-dir=${profile}`];
        browser = spawn(chromium, [...flags, `http://127.0.0.1:${server.address().port}/`], { stdio: "ignore", detached: true });
        browser.once("error", reject);
        browser.once("exit", (code) => reject(new Error(`Chromium ended with ${code}`)));
      });
    });
  } finally {
    if (browser?.exitCode === null) {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      // With all that it started: some of it writes into its profile until the end.
      process.kill(-browser.pid, "SIGKILL");
      await ended;
    }
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  }
}
