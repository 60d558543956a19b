// npm run golden: writes the golden files anew. Read the difference before keeping it.
import { ensure } from './ensure.mjs';
import { runTool } from './tools.mjs';

ensure();
const done = runTool('vitest', ['run', ...process.argv.slice(2)], { UPDATE_GOLDEN: '1' });
process.exitCode = done ? 0 : 1;
