// From a stream of bytes to records, however it is cut.
// Reads no record; holds no more of one than a record may have.

import { BOUNDS } from "./bounds.js";

/**
 * The records of a stream, one by one, without their newlines. One that is too long comes cut, still too long for every decoder.
 * @param {AsyncIterable<Uint8Array>} stream
 */
export async function* records(stream) {
  /** @type {Uint8Array[]} */
  let parts = [];
  let held = 0;
  /** @param {Uint8Array} part */
  const keep = (part) => {
    const room = part.subarray(0, Math.max(0, BOUNDS.record + 1 - held));
    if (room.length > 0) parts.push(room.slice());
    held += room.length;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, end));
      yield joined(parts, held);
      parts = [];
      held = 0;
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (held > 0) yield joined(parts, held);
}

/**
 * @param {Uint8Array[]} parts
 * @param {number} length
 */
function joined(parts, length) {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
