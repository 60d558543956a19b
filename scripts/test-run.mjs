// Runs vitest and counts what really ran, from its own JSON result.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { runTool } from './tools.mjs';

/** @typedef {{ status: string }} Assertion */
/** @typedef {{ status: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ passed: number, failed: number }} Outcome */

/**
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
export async function runTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'empty-chair-test-'));
  const result = join(folder, 'result.json');
  const reporters = [
    ...['--reporter=default', `--reporter=${inRoot('scripts', 'hung-tests.mjs')}`],
    ...['--reporter=json', `--outputFile.json=${result}`],
  ];
  try {
    const succeeded = await runTool('vitest', ['run', ...reporters, ...args]);
    if (!existsSync(result)) return { passed: 0, failed: 1 }; // it ended before it could tell
    const { passed, failed } = count(result);
    if (succeeded || failed > 0 || passed === 0) return { passed, failed };
    console.log('an error outside the tests, see above, counts as one failure');
    return { passed, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A file that fails before its first test counts as one failure: it must not look like "0 failed".
 * @param {string} path
 */
function count(path) {
  /** @type {TestFile[]} */
  const files = JSON.parse(readFileSync(path, 'utf8')).testResults;
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const failures = file.assertionResults.filter(({ status }) => status === 'failed').length;
    passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    failed += failures === 0 && file.status === 'failed' ? 1 : failures;
  }
  return { passed, failed };
}
