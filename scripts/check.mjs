// npm run check: the quick look before a commit; tests only for what changed since the last one.
import { spawnSync } from 'node:child_process';
import { ensure } from './ensure.mjs';
import { root } from './paths.mjs';
import { runSteps, STATIC_STEPS } from './steps.mjs';
import { runTool } from './tools.mjs';

ensure();

// Without a commit there is nothing to compare with, so all tests count as changed.
const hasCommit = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0;
const subset = hasCommit ? ['--changed', '--passWithNoTests'] : [];
runSteps([
  ...STATIC_STEPS,
  { name: 'tests of what changed', run: () => runTool('vitest', ['run', ...subset]) },
]);
