// A check that went well need not be made again while no file of the repository has changed.
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { changedSince, isMade } from './stale.mjs';

/** @typedef {import('./steps.mjs').CheckStep} CheckStep */

const STAMPS = inRoot('node_modules', '.cache', 'checks');

/** @returns {string[]} everything that is not made from the rest */
const everything = () =>
  readdirSync(inRoot())
    .filter((name) => !isMade(name))
    .map((name) => inRoot(name));

/**
 * The step is told what changed since it last went well, so that it may look at that only.
 * @param {CheckStep} step
 * @returns {CheckStep}
 */
export function remembered({ name, run }) {
  const stamp = `${STAMPS}/${name.replaceAll(/\W+/g, '-')}`;
  return {
    name,
    run: async (hear) => {
      const startedAt = new Date();
      const changed = changedSince(stamp, everything());
      if (changed?.length === 0) return true;
      if (!(await run(hear, changed))) return false;
      mkdirSync(STAMPS, { recursive: true });
      writeFileSync(stamp, '');
      // The stamp bears the time of the start: what was saved during the check was not looked at.
      utimesSync(stamp, startedAt, startedAt);
      return true;
    },
  };
}
