// npm run bench:web: the app's bars, measured on the built app in a real browser.
import { ensureBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { ensure } from './ensure.mjs';
import { runBundled } from './run-bundled.mjs';

ensure();
ensureBrowser();
buildWeb();
process.exitCode = await runBundled('bench/web/main.ts', 'bench-web', process.argv.slice(2));
