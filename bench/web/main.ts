import { AppUnderTest, endChromium } from '../../tests/browser/harness.ts';
import { movesPerSecond } from '../reference.ts';
import { countViolations } from './axe.ts';
import { firstLoad } from './first-load.ts';
import { foresights } from './foresight.ts';
import { fullHome, GAMES } from './full-home.ts';
import { interactions } from './interactions.ts';
import { ENTRIES } from './long-games.ts';
import { longLines } from './long-lines.ts';
import { openings } from './opening.ts';
import type { Figure } from './report.ts';
import { report } from './report.ts';
import type { Times } from './times.ts';
import { SLOW_DOWN } from './times.ts';

/** Bars of the app; see the table in the closing note of the app's issue. */
const SCRIPT_BAR = 60;
const INTERACTION_BAR = 100;
const MOST_INTERACTIONS_BAR = 160;
const OPENING_BAR = 500;
const HOME_BAR = 300;
const FIRST_PICTURE_BAR = 100;
const FORESIGHT_BAR = 300;
const LONG_LINES_BAR = 15;
const SAMPLES = 20;

const timed = (what: string, { median, max, runs }: Times, bar: number): Figure => ({
  what: `${what} (median of ${runs}; worst ${max} ms)`,
  value: median,
  bar,
  unit: 'ms',
});

const moves = Math.round(movesPerSecond()).toLocaleString('en');
console.log(
  `this machine: ${moves} moves of random chess a second; a page slowed ${SLOW_DOWN} times`,
);
const app = new AppUnderTest();
await app.open();
try {
  const script = await firstLoad(app);
  const figures: Figure[] = [
    { what: 'first load, home: script, gzipped', value: script, bar: SCRIPT_BAR, unit: 'kB' },
  ];
  for (const [what, times] of await interactions(app)) {
    figures.push(timed(`tap: ${what}`, times, INTERACTION_BAR), {
      what: `tap: ${what} (95th percentile of ${times.runs})`,
      value: times.most,
      bar: MOST_INTERACTIONS_BAR,
      unit: 'ms',
    });
  }
  for (const [game, times] of await openings(app)) {
    figures.push(timed(`opening a game of ${ENTRIES} entries, ${game}`, times, OPENING_BAR));
  }
  const home = `home with ${GAMES.toLocaleString('en')} saved games, no slow-down`;
  figures.push(timed(home, await fullHome(app), HOME_BAR));
  for (const [where, value] of await longLines(app)) {
    const what = `lines of a bot's turn that take two rows on a phone, ${where}`;
    figures.push({ what, value, bar: LONG_LINES_BAR, unit: '%' });
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
  const { screens, scans, violations } = await countViolations(app);
  const where = `axe violations, ${screens} screens in both themes, three languages, upright and on its side (${scans} scans)`;
  figures.push({ what: where, value: violations, bar: 1, unit: '' });
  process.exitCode = report(figures) ? 0 : 1;
} finally {
  await app.close();
  await endChromium();
}
