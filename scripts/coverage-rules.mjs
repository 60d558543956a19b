// npm run coverage:rules: which rule ids, filters and tiebreaks simulated games never reached.
import { ensure } from './ensure.mjs';
import { runBundled } from './run-bundled.mjs';

ensure();
const entry = 'tools/coverage-rules.ts';
process.exitCode = await runBundled(entry, 'coverage-rules', process.argv.slice(2));
