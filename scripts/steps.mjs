// The checks that need no test run, in the order in which they are cheapest to hear about.
import { existsSync, readdirSync } from 'node:fs';
import { reportBoundaries } from './boundaries.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './tools.mjs';

/** @typedef {{ readonly name: string, readonly run: () => boolean }} CheckStep */

/** @returns {string[]} every tsconfig that stands for a set of files (the base does not) */
function projects() {
  const atRoot = readdirSync(inRoot()).filter((name) => /^tsconfig(\.[\w-]+)?\.json$/.test(name));
  const inPackages = readdirSync(inRoot('packages'))
    // The app's components are for svelte-check, below.
    .filter((name) => name !== 'web')
    .map((name) => `packages/${name}/tsconfig.json`)
    .filter((path) => existsSync(inRoot(path)));
  const worker = 'packages/web/src/sw/tsconfig.json';
  return [...atRoot.filter((name) => name !== 'tsconfig.base.json'), ...inPackages, worker].sort();
}

/** @type {readonly CheckStep[]} */
export const STATIC_STEPS = [
  {
    name: 'types',
    run: () => projects().every((project) => runTool('tsc', ['--noEmit', '-p', project])),
  },
  {
    name: 'types of the app',
    run: () =>
      runTool('svelte-check', [
        ...['--workspace', 'packages/web', '--tsconfig', './tsconfig.json'],
        ...['--fail-on-warnings', '--output', 'human'],
      ]),
  },
  { name: 'lint', run: () => runTool('biome', ['ci', '--error-on-warnings']) },
  { name: 'boundaries', run: reportBoundaries },
];

/**
 * Runs steps in order, one line each; ends the process at the first that fails.
 * @param {readonly CheckStep[]} steps
 */
export function runSteps(steps) {
  for (const step of steps) {
    console.log(`== ${step.name}`);
    if (step.run()) continue;
    console.log(`stopped: ${step.name} failed`);
    process.exit(1);
  }
}
