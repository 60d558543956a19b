import { AppUnderTest } from '../../tests/browser/harness.ts';
import { countViolations } from './axe.ts';
import { firstLoad } from './first-load.ts';
import { interactions } from './interactions.ts';
import type { Figure } from './report.ts';
import { report } from './report.ts';

/** Bars of the app; see the table in the closing note of the app's issue. */
const SCRIPT_BAR = 90;
const INTERACTION_BAR = 100;

const app = new AppUnderTest();
await app.open();
try {
  const script = await firstLoad(app);
  const figures: Figure[] = [
    { what: 'first load, home: script, gzipped', value: script, bar: SCRIPT_BAR, unit: 'kB' },
  ];
  for (const { what, median, max, runs } of await interactions(app)) {
    const said = `${what} (median of ${runs}; worst ${max} ms)`;
    figures.push({ what: said, value: median, bar: INTERACTION_BAR, unit: 'ms' });
  }
  const { screens, violations } = await countViolations(app);
  const where = `axe violations, ${screens} screens, both themes`;
  figures.push({ what: where, value: violations, bar: 1, unit: '' });
  process.exitCode = report(figures) ? 0 : 1;
} finally {
  await app.close();
}
