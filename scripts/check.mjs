// npm run check: the quick look before a commit; tests only for what changed since the last one, in the
// packages and games that changed, and none in a browser, which would need the app built first.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensure } from './ensure.mjs';
import { root } from './paths.mjs';
import { runSteps, staticSteps } from './steps.mjs';
import { runTool } from './tools.mjs';
import { WITHOUT_WAITING } from './waiting-tests.mjs';

ensure();

// Without a commit there is nothing to compare with, so all tests count as changed.
const hasCommit = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0;
const subset = hasCommit ? ['--changed', '--passWithNoTests', ...changedParts()] : [];
/** @type {import('./steps.mjs').CheckStep} Told at its end: meanwhile the others are. */
const TESTS = {
  name: 'tests of what changed',
  run: async () => {
    let said = '';
    const workers = `--maxWorkers=${availableParallelism()}`;
    const args = ['run', workers, ...WITHOUT_WAITING, ...subset];
    const hear = (/** @type {string} */ text) => {
      said += text;
    };
    const isGood = await runTool('vitest', args, { hear });
    console.log(said.trimEnd());
    return isGood;
  },
};
// All at once: neither the tests nor any other step keeps the processors busy by itself.
await runSteps([TESTS, ...staticSteps()], 1 + availableParallelism());

/** @returns {string[]} the folders of packages and games with changed files: what uses them is for npm test */
function changedParts() {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: root,
    encoding: 'utf8',
  });
  const parts = stdout
    .split('\n')
    .flatMap((line) => /(packages\/(?:games\/)?[^/]+\/)/.exec(line.slice(3))?.[1] ?? []);
  return [...new Set(parts)];
}
