// npm run bench: bundles what is timed, of this checkout and, with --against, of another commit too.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCli } from './build-cli.mjs';
import { bundle } from './bundle.mjs';
import { sourcesOf } from './other-commit.mjs';
import { inRoot } from './paths.mjs';
import { runBundled } from './run-bundled.mjs';

const MADE = inRoot('dist', 'bench-subjects');

/**
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
export async function runBench(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
  });
  // The lab's threads and workers run the command line tool itself.
  const cli = positionals.includes('lab') ? ['--cli', await buildCli()] : [];
  const given = [
    ...cli,
    ...['--timer', await made('timer', inRoot('bench', 'time-subject.ts'))],
    ...['--ours', await made('ours', inRoot('bench', 'subjects.ts'))],
    ...['--only', values.only],
  ];
  if (values.against !== undefined) {
    const tree = sourcesOf(values.against, whatIsTimed());
    given.push('--theirs', await made('theirs', join(tree, 'bench', 'subjects.ts')));
  }
  return runBundled('bench/main.ts', 'bench', [...given, ...positionals]);
}

/** What decides what is timed, and how: of this checkout in any case, so that it is the same on both sides. */
function whatIsTimed() {
  const ofGames = readdirSync(inRoot('packages', 'games'))
    .map((game) => join('packages', 'games', game, 'bench.ts'))
    .filter((path) => existsSync(inRoot(path)));
  return ['bench', join('packages', 'testkit'), ...ofGames];
}

/**
 * @param {string} name
 * @param {string} entry
 */
async function made(name, entry) {
  await bundle(entry, join(MADE, name));
  return join(MADE, name, 'main.js');
}
