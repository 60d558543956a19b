// npm run <name>: the commands beside start, test and check. CONTRIBUTING.md says what each is for.
import { runBench } from './bench.mjs';
import { ensureBrowser } from './browser.mjs';
import { buildCli } from './build-cli.mjs';
import { APP_FOLDER, needWeb } from './build-web.mjs';
import { ensure } from './ensure.mjs';
import { fail } from './fail.mjs';
import { inRoot } from './paths.mjs';
import { ensurePostgres, serveQueue } from './postgres.mjs';
import { runBundled } from './run-bundled.mjs';
import { runTool } from './tools.mjs';

/** The test files that hold a run against a kept file. */
const KEEPING_GOLDENS = ['/golden-logs.test.ts', '/drawn-maps.test.ts', '/play.test.ts'];

/** Devices that share a table, and the server between them. */
const TESTS_OF_TABLES = ['packages/tables/', 'tests/table-', 'tests/browser/shared-table'];

/** @typedef {(args: readonly string[]) => Promise<boolean>} Command */

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  build: async () => {
    await needWeb();
    console.log(`The app is in ${APP_FOLDER}, for any static host: docs/hosting.md`);
    return true;
  },
  // Layout and import order only; lint findings stay for a person to judge. Sentences get their
  // no-break spaces.
  format: async (args) => {
    const hasLayout = await runTool('biome', [
      ...['check', '--write', '--linter-enabled=false'],
      ...args,
    ]);
    return (await runBundled('tools/no-breaks.ts', 'no-breaks', [inRoot('packages')])) && hasLayout;
  },
  golden: (args) =>
    runTool('vitest', ['run', ...(args.length > 0 ? args : KEEPING_GOLDENS)], {
      env: { UPDATE_GOLDEN: '1' },
    }),
  bench: runBench,
  'bench:web': async (args) => {
    ensureBrowser();
    await needWeb();
    return runBundled('bench/web/main.ts', 'bench-web', args);
  },
  'bench:tables': async (args) => {
    ensurePostgres();
    await buildCli();
    return runBundled('bench/tables/main.ts', 'bench-tables', args);
  },
  pictures: async (args) => {
    ensureBrowser();
    await needWeb();
    return runTool('vitest', ['run', ...(args.length > 0 ? args : ['browser/'])], {
      env: { PICTURES: '1' },
    });
  },
  'pictures:readme': async (args) => {
    ensureBrowser();
    await needWeb();
    return runBundled('tools/readme/main.ts', 'readme', args);
  },
  'lab:server': serveQueue,
  'coverage:rules': (args) => runBundled('tools/coverage-rules.ts', 'coverage-rules', args),
  numbers: () => runBundled('tools/numbers.ts', 'numbers', [inRoot('docs', 'numbers.md')]),
  questions: (args) =>
    runBundled('packages/games/europa/examples/count-questions.ts', 'questions', args),
  'europa:pack': async (args) => {
    const content = 'packages/games/europa/content';
    const files = [`${content}/names.json`, `${content}/visits.json`];
    const writer = 'packages/games/europa/examples/write-pack-content.ts';
    return (
      (await runBundled(writer, 'europa-pack', args)) &&
      runTool('biome', ['check', '--write', '--linter-enabled=false', ...files])
    );
  },
  soak: async (args) => {
    // All games and fresh seeds, where `npm test` has a part of them and the same ones every time.
    const env = { SOAK: '1' };
    const isOfTables = args[0] === 'tables';
    if (args.length > 0 && !isOfTables) return runBundled('tools/soak.ts', 'soak', args);
    ensurePostgres();
    ensureBrowser();
    await needWeb();
    const isFine = await runTool('vitest', ['run', ...(isOfTables ? TESTS_OF_TABLES : [])], {
      env,
    });
    return (isOfTables || (await runBundled('tools/soak.ts', 'soak', []))) && isFine;
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) fail(`There is no "${name}": ${Object.keys(COMMANDS).join(', ')}.`);
ensure();
process.exitCode = (await command(args)) ? 0 : 1;
