// npm run bench: speed, as ratios measured in one run.
import { ensure } from './ensure.mjs';
import { runBundled } from './run-bundled.mjs';

ensure();
process.exitCode = await runBundled('bench/main.ts', 'bench', process.argv.slice(2));
