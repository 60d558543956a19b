#!/usr/bin/env node
// In a checkout the bundle is made on demand; in a packed copy it is simply there.
// Neither step touches cwd or argv, and both speak on stderr: stdout belongs to the command.
import { existsSync } from 'node:fs';

const scripts = new URL('../../../scripts/', import.meta.url);
if (existsSync(new URL('ensure.mjs', scripts))) {
  const { ensure } = await import(new URL('ensure.mjs', scripts).href);
  ensure();
  const { buildCli } = await import(new URL('build-cli.mjs', scripts).href);
  await buildCli();
}
process.setSourceMapsEnabled(true);
await import(new URL('../dist/main.js', import.meta.url).href);
