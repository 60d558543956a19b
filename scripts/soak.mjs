// npm run soak: thousands of seeded games, every invariant checked after every entry.
import { ensure } from './ensure.mjs';
import { runBundled } from './run-bundled.mjs';

ensure();
const entry = 'tools/soak.ts';
process.exitCode = await runBundled(entry, 'soak', process.argv.slice(2));
