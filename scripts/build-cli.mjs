// Bundles the command line tool when any source is newer than the last bundle.
import { buildBundle } from './build-bundle.mjs';
import { ensure } from './ensure.mjs';
import { isMain } from './paths.mjs';

export const buildCli = () => buildBundle('cli', 'The command line tool');

if (isMain(import.meta.url)) {
  ensure();
  await buildCli();
}
