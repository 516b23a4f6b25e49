// From a value to text that its own decoder takes.
// Decides nothing about what a value must be.

/** Characters that are plain in JSON and end a line for some readers. */
const ENDS = /[\u0085\u2028\u2029]/g;

/**
 * @param {(input: string) => any} decode
 * @param {string} end
 * @returns {(value: any) => any}
 */
export const encoder = (decode, end) => (value) => {
  const text = `${written(value)}${end}`;
  const read = decode(text);
  return read.ok ? { ok: true, value: text } : read;
};

/**
 * JSON text of anything; what JSON has no words for becomes something that no decoder takes.
 * @param {any} value
 */
function written(value) {
  try {
    return (JSON.stringify(value) ?? "").replace(ENDS, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  } catch {
    // A cycle, or a number that is no JSON number.
    return "";
  }
}
