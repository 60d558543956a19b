import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, eyrie, human, marquise } from './position.ts';

const CATS = [human('marquise'), corvids()];
const at = (difficulty: Level) => [human('marquise'), corvids({ difficulty })];
const me = seat(1);

/** Orders without an item. */
const FOX = { cards: ['STD-30'] };
const RABBIT = { cards: ['STD-31'] };

/** Battle, move and plot (11.5), Mastermind, Evening. */
export const corvidDaylightExamples: readonly Example<Position, Input>[] = [
  // ---- 11.5.1 ----
  {
    name: 'the defender has most buildings and tokens, then most points',
    cite: '11.5.1, B-62, B-75',
    position: {
      board: `1 C2 M3 E1; 6 C2 M1 E1 roost; 8 C2 M1 wood E1; 10 C3 M1; 12 C1 M1 plot
        | M=5 | E=9 decree:bird.vizier.vizier | C=0 plots:12.raid.up | turn 1.2`,
      seats: [human('marquise'), eyrie(), corvids(), human('alliance')],
    },
    seat: seat(2),
    script: { ...FOX, dice: ['0-0', '0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '11.5.1', chosen: undefined },
        {
          rule: '11.5.1',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.mostHoldingsThere', left: ['marquise', 'eyrie'], best: 0 },
            { why: 'why.mostVictoryPoints', left: ['eyrie'], best: 9 },
          ],
        },
        { rule: '11.5.1', chosen: 'eyrie' },
        { rule: '11.5.1', chosen: 'marquise' },
        { rule: '11.5.2', chosen: undefined },
      ],
    },
  },
  {
    name: 'of equals the first in set-up order; who is not there does not count',
    cite: '2.2, 11.5.1',
    position: {
      board: '6 C2 M1 E1; 9 A1 | M=3 | E=3 | A=20 | turn 1.3',
      seats: [human('eyrie'), human('marquise'), human('alliance'), corvids()],
    },
    seat: seat(3),
    script: { ...FOX, dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '11.5.1', chosen: undefined },
        { rule: '11.5.1', chosen: 'marquise' },
      ],
    },
  },
  {
    name: 'together bots leave each other alone',
    cite: 'B-72',
    position: {
      board: '6 C2 M1; 8 C2 E1 | E=0 | turn 1.2',
      seats: [marquise(), human('eyrie'), corvids()],
      config: { coop: true },
    },
    seat: seat(2),
    script: { ...FOX, dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '11.5.1', chosen: undefined },
        { rule: '11.5.1', chosen: 'eyrie' },
      ],
    },
  },

  // ---- 11.5.2 ----
  {
    name: 'from an ordered plot that lies face up all but two go where most Corvids are, ruled or not',
    cite: '11.5.2, 11.2.1, B-63',
    position: {
      // 12 keeps two; 6 has only two; 10 is no fox.
      board: `6 C2 plot ruin; 12 C5 plot ruin; 4 M4; 7 M4 C1; 9 M4; 10 C4 plot ruin; 11 M4 C1 ruin
        | C=0 plots:6.raid.up,12.raid.up,10.snare.up`,
      seats: CATS,
    },
    seat: me,
    script: FOX,
    expect: {
      choices: [
        { rule: '11.5.2', chosen: undefined },
        {
          rule: '11.5.2',
          chosen: '7',
          narrowings: [
            { why: 'why.withoutPlot', left: ['4', '7', '9', '11'] },
            { why: 'why.mostOwnWarriors', left: ['7', '11'], best: 1 },
            { why: 'why.highestPriority', left: ['7'] },
          ],
        },
      ],
      state: {
        'clearings.6.warriors.corvids': 2,
        'clearings.12.warriors.corvids': 2,
        'clearings.10.warriors.corvids': 4,
      },
    },
  },
  {
    name: 'a facedown plot holds nobody back: it is not left',
    cite: '11.5.2, B-64',
    position: { board: '9 M1; 6 C3 plot ruin | C=0 plots:6.raid.down', seats: CATS },
    seat: me,
    // It is flipped before, so that the third one leaves after all.
    script: FOX,
    expect: { state: { 'clearings.6.warriors.corvids': 2 } },
  },
  {
    name: 'all neighbours have plots: to the one of lowest priority',
    cite: '11.5.2.II, B-63',
    position: {
      board: `9 M1; 8 C4 plot; 4 C3 plot; 7 C1 plot; 1 M1; 6 M1
        | C=0 plots:8.raid.up,4.snare.up,7.extortion.up`,
      seats: CATS,
    },
    seat: me,
    script: { ...FOX, dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '11.5.2', chosen: undefined },
        { rule: '11.5.2', chosen: undefined },
        { rule: '11.5.2.II', chosen: '7' },
      ],
      state: { 'clearings.7.warriors.corvids': 3, 'clearings.8.warriors.corvids': 2 },
    },
  },
  {
    name: 'the Ferry’s link is a way for them',
    cite: 'B-88',
    position: {
      board: '1 C4 plot; 5 M1; 12 C2; 3 M1 | C=0 plots:1.raid.up | ferry 1',
      seats: CATS,
      config: { map: 'lake', suits: 'suggested' },
    },
    seat: me,
    script: FOX,
    expect: {
      choices: [
        { rule: '11.5.2', chosen: undefined },
        { rule: '11.5.2', chosen: '12' },
      ],
      state: { 'ferry.at': 12, 'factions.corvids.scoredFrom.map': 1 },
    },
  },

  // ---- 11.5.3, 11.5.4 ----
  {
    name: 'a plot goes where most Corvids are, not beside the keep and not to another',
    cite: '11.5.3, 4.2.1',
    position: {
      board: `1 M1 C3 keep; 6 C2 ruin; 8 C2; 12 C3 plot ruin; 10 C2 | C=0 plots:12.raid.up`,
      seats: at('easy'),
    },
    seat: me,
    script: { ...FOX, dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '11.5.3',
          chosen: '6',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.withoutPlot', left: ['1', '6', '8'] },
            { why: 'why.placeable', left: ['6', '8'] },
            { why: 'why.ownWarrior', left: ['6', '8'] },
            { why: 'why.mostOwnWarriors', left: ['6', '8'], best: 3 },
            { why: 'why.highestPriority', left: ['6'] },
          ],
        },
        {
          rule: '11.5.4',
          chosen: '8',
          narrowings: [
            { why: 'why.withoutPlot', left: ['1', '2', '3', '4', '5', '7', '8', '9', '10', '11'] },
            { why: 'why.placeable', left: ['2', '3', '4', '5', '7', '8', '9', '10', '11'] },
            // One of 12 has moved to 10.
            { why: 'why.threeWarriors', left: ['8', '10'] },
            { why: 'why.mostOwnWarriors', left: ['8', '10'], best: 3 },
            { why: 'why.highestPriority', left: ['8'] },
          ],
        },
      ],
      state: { 'clearings.1.tokens': ['keep'], 'clearings.6.tokens': ['plot'] },
    },
  },
  {
    name: 'it thickens where most of them are',
    cite: '11.5.4',
    position: { board: '9 M1; 3 C3; 10 C4 ruin; 11 C1 plot | C=0 plots:11.raid.up', seats: CATS },
    seat: me,
    script: FOX,
    expect: {
      choices: [{ rule: '11.5.4', chosen: '10' }],
      state: { 'clearings.10.warriors.corvids': 3, 'clearings.3.tokens': [] },
    },
  },
  {
    name: 'nobody there, nothing to plot: two recruits are taken in battle',
    cite: '11.5.3',
    position: { board: '1f M3 C1; 6r M1; 8r; 12r', seats: at('easy') },
    seat: me,
    script: { ...FOX, dice: ['2-2'] },
    expect: {
      choices: [{ rule: '11.5.3', chosen: undefined }],
      state: { 'clearings.1.warriors': { marquise: 1 }, 'clearings.1.tokens': [] },
    },
  },
  {
    name: 'Mastermind: a second plot, in another clearing',
    cite: 'trait.mastermind, B-64',
    position: {
      board: '9 M1; 1 C1; 6 C1 ruin',
      seats: [human('marquise'), corvids({ traits: ['mastermind'] })],
    },
    seat: me,
    script: FOX,
    expect: {
      choices: [
        { rule: '11.5.3', chosen: '1' },
        { rule: '11.5.3', chosen: '6' },
        { rule: '11.5.4', chosen: undefined },
      ],
      state: { 'clearings.1.tokens': ['plot'], 'clearings.6.tokens': ['plot'] },
    },
  },
  {
    name: 'on the mountain the pass is scored before the order is discarded',
    cite: '11.6.2, law.pass',
    position: {
      board: '10 C2 ruin; 4 M1',
      seats: at('nightmare'),
      config: { map: 'mountain', suits: 'suggested' },
    },
    seat: me,
    script: RABBIT,
    expect: { state: { 'factions.corvids.scoredFrom': { map: 1, difficulty: 1 } } },
  },
];
