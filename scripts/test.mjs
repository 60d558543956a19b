// npm test: everything that must hold, cheapest first, ending in one countable line.
import { ensureBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { ensure } from './ensure.mjs';
import { ensurePostgres } from './postgres.mjs';
import { runSteps, STATIC_STEPS } from './steps.mjs';
import { runTests } from './test-run.mjs';

ensure();
ensureBrowser();
ensurePostgres();
runSteps(STATIC_STEPS);
buildWeb();
console.log('== tests');
const { passed, failed } = runTests(process.argv.slice(2));
if (passed + failed === 0) console.log('no test ran');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
