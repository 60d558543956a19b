/**
 * Ends the process with one sentence: what is wrong and what to do, no stack.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
