import { AppUnderTest, endChromium } from '../../tests/browser/harness.ts';
import { countViolations } from './axe.ts';
import { firstLoad } from './first-load.ts';
import { foresights } from './foresight.ts';
import { interactions } from './interactions.ts';
import type { Figure } from './report.ts';
import { report } from './report.ts';

/** Bars of the app; see the table in the closing note of the app's issue. */
const SCRIPT_BAR = 90;
const INTERACTION_BAR = 100;
const FIRST_PICTURE_BAR = 100;
const FORESIGHT_BAR = 300;
const SAMPLES = 20;

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
  const { first, whole, cards, runs, times } = await foresights(app);
  const foreseen = `foresight, Root, three bots, ${SAMPLES} samples, up to ${cards} ways of cards or ${runs} runs`;
  const median = `(slowest bot, median of ${times})`;
  figures.push(
    {
      what: `${foreseen}: first picture ${median}`,
      value: first,
      bar: FIRST_PICTURE_BAR,
      unit: 'ms',
    },
    { what: `${foreseen}: whole ${median}`, value: whole, bar: FORESIGHT_BAR, unit: 'ms' },
  );
  const { screens, violations } = await countViolations(app);
  const where = `axe violations, ${screens} screens, both themes`;
  figures.push({ what: where, value: violations, bar: 1, unit: '' });
  process.exitCode = report(figures) ? 0 : 1;
} finally {
  await app.close();
  await endChromium();
}
