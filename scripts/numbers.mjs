// npm run numbers: docs/numbers.md from the published numbers.
import { ensure } from './ensure.mjs';
import { inRoot } from './paths.mjs';
import { runBundled } from './run-bundled.mjs';

ensure();
process.exitCode = await runBundled('tools/numbers.ts', 'numbers', [inRoot('docs', 'numbers.md')]);
