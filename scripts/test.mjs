// npm test: everything that must hold, cheapest first, ending in one countable line.
import { ensureBrowser } from './browser.mjs';
import { ensure } from './ensure.mjs';
import { ensurePostgres } from './postgres.mjs';
import { BUILD, runSteps, staticSteps } from './steps.mjs';
import { runTests } from './test-run.mjs';

ensure();
ensureBrowser();
ensurePostgres();
await runSteps([BUILD, ...staticSteps()]);
console.log('== tests');
const { passed, failed } = await runTests(process.argv.slice(2));
if (passed + failed === 0) console.log('no test ran');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
