import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The chart library as it was installed, to be put into a page that needs nothing else. */
export interface ChartLibrary {
  readonly script: string;
  readonly style: string;
}

const installed = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(installed.resolve(`uplot/${path}`), 'utf8');

export function chartLibrary(): ChartLibrary {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  // Its licence goes with it, in place of the address in its first line.
  const script = read('dist/uPlot.iife.min.js').replace(/^\/\*!.*?\*\/\s*/, '');
  return {
    script: `/*! uPlot ${version}\n${read('LICENSE').trim()}\n*/\n${script.trim()}`,
    style: read('dist/uPlot.min.css').trim(),
  };
}
