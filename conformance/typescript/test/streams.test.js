// Every stream of `conformance/app-client` through the client: what it says to accept is accepted, what it says to reject is
// rejected, for the reason it names. The form of the files is told in the README beside them.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { ROOT, wire } from "./package.js";

const folder = `${ROOT}conformance/app-client`;
const records = JSON.parse(readFileSync(`${folder}/records.json`, "utf8"));

for (const verdict of ["accept", "reject"]) {
  const files = readdirSync(`${folder}/${verdict}`).sort();
  test(`the streams of ${verdict} are there`, () => assert.ok(files.length > 30));
  for (const file of files) {
    const lines = readFileSync(`${folder}/${verdict}/${file}`, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
    test(`${lines[0].stream}: ${lines[0].rule}`, () => {
      assert.equal(`${lines[0].stream}.jsonl`, `${verdict}/${file}`, "a stream has the name of its file");
      new Run(lines[0]).through(lines.slice(1), verdict === "reject");
    });
  }
}

class Run {
  sent = 0;

  constructor(head) {
    this.client = new wire.Client({ needs: wire.METHODS, ...head.profile });
    for (const name of head.given ?? []) {
      if (name === "initialized") this.send({ send: { method: "initialize" } });
      if (name === "accepted") this.send({ send: { method: "turn.start", payload: { prompt: "Hello" } } });
      const received = this.client.accept(JSON.stringify(records[name]));
      assert.equal(received.ok, true, `given ${name}: ${JSON.stringify(received)}`);
    }
  }

  through(steps, reject) {
    let last;
    for (const step of steps) {
      if (step.send) this.send(step);
      else if (step.unsettled) assert.deepEqual(this.client.ended().map((left) => left.request_id), step.unsettled);
      else {
        last = this.client.accept(record(step));
        assert.equal(last.ok ? undefined : last.why, step.mismatch, JSON.stringify(last));
        if (step.as) assert.equal(last.as, step.as);
        if ("missing" in step) assert.equal(last.missing ?? 0, step.missing);
      }
    }
    if (!reject) return;
    assert.equal(last.ok, false, "the last record is rejected");
    assert.equal(this.client.initialize().why, "closed");
    assert.equal(this.client.accept(JSON.stringify(records.delta)).why, "closed");
  }

  send({ send, refused, sent }) {
    const got =
      send.method === "initialize" ? this.client.initialize() : this.client.request(send.method, send.payload, send.session_id ?? null);
    assert.equal(got.ok ? undefined : got.why, refused, JSON.stringify(got));
    if (!got.ok) return;
    this.sent++;
    assert.equal(got.request_id, `r${this.sent}`);
    if (sent) assert.deepEqual(JSON.parse(got.record).payload, sent);
    assert.equal(wire.decodeRequest(got.record).ok, true);
    assert.ok(got.record.endsWith("}\n"));
  }
}

/** The bytes of a step. */
function record(step) {
  if (step.receive_text !== undefined) return new TextEncoder().encode(step.receive_text);
  const record = structuredClone(typeof step.receive === "string" ? records[step.receive] : step.receive);
  for (const [at, value] of Object.entries(step.set ?? {})) set(record, at, value);
  for (const at of step.remove ?? []) {
    const [parent, key] = place(record, at);
    assert.ok(Object.hasOwn(parent, key), `${at} was there to be removed`);
    delete parent[key];
  }
  for (const { at, key, value, times } of [step.repeat ?? []].flat())
    set(record, at, key === undefined ? value.repeat(times) : { [key.repeat(times)]: null });
  return new TextEncoder().encode(JSON.stringify(record));
}

/** Sets the member at a pointer; `-` appends to an array. */
function set(record, at, value) {
  const [parent, key] = place(record, at);
  if (Array.isArray(parent)) {
    assert.equal(key, "-");
    parent.push(value);
  } else parent[key] = value;
}

function place(record, at) {
  const steps = at.slice(1).split("/").map((step) => step.replace(/~1/g, "/").replace(/~0/g, "~"));
  const key = steps.pop();
  return [steps.reduce((node, step) => node[step], record), key];
}
