// npm run check: the quick look before a commit; tests only for what changed since the last one, and
// none in a browser, which would need the app built first.
import { spawnSync } from 'node:child_process';
import { ensure } from './ensure.mjs';
import { root } from './paths.mjs';
import { runSteps, staticSteps } from './steps.mjs';
import { runTool } from './tools.mjs';
import { WITHOUT_WAITING } from './waiting-tests.mjs';

ensure();

// Without a commit there is nothing to compare with, so all tests count as changed.
const hasCommit = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0;
const subset = hasCommit ? ['--changed', '--passWithNoTests'] : [];
await runSteps(staticSteps());
console.log('== tests of what changed');
process.exitCode = (await runTool('vitest', ['run', ...WITHOUT_WAITING, ...subset])) ? 0 : 1;
