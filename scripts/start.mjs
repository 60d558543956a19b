// npm start: the command line tool, with a default for those who came to look.
import { ensure } from './ensure.mjs';
import { inRoot } from './paths.mjs';

const DEFAULT_ARGUMENTS = ['play', 'root', '--demo'];

ensure();
const given = process.argv.slice(2);
process.argv = [
  process.execPath,
  inRoot('packages', 'cli', 'bin', 'empty-chair.js'),
  ...(given.length > 0 ? given : DEFAULT_ARGUMENTS),
];
await import('../packages/cli/bin/empty-chair.js');
