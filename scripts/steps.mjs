// The checks that need no test run. They share the processors; each is told when it is done.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildWeb } from './build-web.mjs';
import { inRoot } from './paths.mjs';
import { remembered } from './remembered.mjs';
import { runTool } from './tools.mjs';

/** @typedef {(text: string) => void} Hear */
/** @typedef {(hear: Hear, changed?: readonly string[]) => Promise<boolean>} Check */
/** @typedef {{ readonly name: string, readonly run: Check }} CheckStep */

/** What the compiler remembers of its last run. */
const MEMORY = inRoot('node_modules', '.cache', 'tsc');

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

/** @returns {CheckStep[]} */
function typeSteps() {
  mkdirSync(MEMORY, { recursive: true });
  return projects().map((project) => {
    const memory = `${MEMORY}/${project.replaceAll('/', '-')}.tsbuildinfo`;
    const args = ['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', memory];
    return { name: `types: ${project}`, run: (hear) => runTool('tsc', args, { hear }) };
  });
}

/**
 * By the native compiler through its API, which is given each component as it is asked for. Not by
 * --tsgo or --incremental: of components outside of the workspace, or reached through a package's
 * name, these see nothing, and then a missing import is no error.
 * @type {CheckStep}
 */
const TYPES_OF_THE_APP = {
  name: 'types of the app',
  run: (hear) =>
    runTool(
      'svelte-check',
      [
        ...['--workspace', 'packages/web', '--tsconfig', './tsconfig.json'],
        ...['--tsgo-experimental-api', '--fail-on-warnings', '--output', 'human'],
      ],
      { hear },
    ),
};

const LINT_CONFIG = inRoot('biome.json');

/** @type {CheckStep} Each file by itself, so what has not changed is as good as it was. */
const LINT = {
  name: 'lint',
  run: async (hear, changed) => {
    const args = ['ci', '--error-on-warnings', '--colors=off'];
    if (changed === undefined || changed.includes(LINT_CONFIG))
      return runTool('biome', args, { hear });
    const files = changed.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
    if (files.length === 0) return true;
    const some = ['--files-ignore-unknown=true', '--no-errors-on-unmatched', ...files];
    return runTool('biome', [...args, ...some], { hear });
  },
};

const KNIP = ['--no-progress', '--treat-config-hints-as-errors'];
/** What each file imports and exports, read again when it changes. */
const READ = inRoot('node_modules', '.cache', 'knip');

/** @type {CheckStep} Files, exports and dependencies that nothing asks for. */
const UNUSED = {
  name: 'unused code',
  run: (hear) => runTool('knip', [...KNIP, '--cache', '--cache-location', READ], { hear }),
};

/** @type {CheckStep} A smell does not fail, so it is told in any case. */
const BOUNDARIES = { name: 'boundaries', run: () => runTool('boundaries', []) };

/** @type {CheckStep} */
export const BUILD = { name: 'build of the app', run: (hear) => buildWeb({ hear }) };

/** Long ones first, so that the processors end together. @returns {CheckStep[]} */
export function staticSteps() {
  return [...[TYPES_OF_THE_APP, ...typeSteps(), UNUSED, LINT].map(remembered), BOUNDARIES];
}

/**
 * Runs the steps, as many at a time as there are processors; ends the process if one fails, after
 * all have told what they found.
 * @param {readonly CheckStep[]} steps
 * @param {number} [lanes]
 */
export async function runSteps(steps, lanes = Math.max(2, availableParallelism())) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failed = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { name, run } = step;
      let said = '';
      const isGood = await run((text) => {
        said += text;
      });
      console.log(`== ${name}${isGood ? '' : ' FAILED'}`);
      if (isGood) continue;
      console.log(said.trimEnd());
      failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failed.length === 0) return;
  console.log(`stopped: ${failed.join(', ')} failed`);
  process.exit(1);
}
