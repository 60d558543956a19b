// A reporter of vitest that ends a run in which nothing moves any more, and says what hung. No test has
// a deadline: as long as any of them comes to an end, all the others may take their time.

/** No test is so long, on any machine. */
const QUIET_MS = 15 * 60_000;

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */

/** @public vitest loads it by its path */
export default class HungTests {
  /** What was begun and has not ended, by vitest's id of it. @type {Map<string, string>} */
  #open = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #alarm;

  onTestRunStart() {
    this.#alarm = setTimeout(() => this.#giveUp(), QUIET_MS);
  }

  onTestRunEnd() {
    clearTimeout(this.#alarm);
  }

  /** Also a file whose tests are over may hang, in what it tidies up. @param {TestModule} file */
  onTestModuleStart(file) {
    this.#open.set(file.id, file.relativeModuleId);
  }

  /** @param {TestModule} file */
  onTestModuleEnd(file) {
    this.#end(file.id);
  }

  /** @param {TestCase} test */
  onTestCaseReady(test) {
    this.#open.set(test.id, `${test.module.relativeModuleId} > ${test.fullName}`);
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    this.#end(test.id);
  }

  /** @param {string} id */
  #end(id) {
    this.#open.delete(id);
    this.#alarm?.refresh();
  }

  #giveUp() {
    console.log(`nothing has ended for ${QUIET_MS / 60_000} minutes; begun and not ended:`);
    for (const name of this.#open.values()) console.log(`  ${name}`);
    process.exit(1);
  }
}
