// npm run bench: speed, as ratios measured in one run.
import { buildCli } from './build-cli.mjs';
import { ensure } from './ensure.mjs';
import { inRoot } from './paths.mjs';
import { runBundled } from './run-bundled.mjs';

ensure();
// The lab's threads and workers run the command line tool itself.
await buildCli();
const program = inRoot('packages', 'cli', 'dist', 'main.js');
process.exitCode = await runBundled('bench/main.ts', 'bench', [program]);
