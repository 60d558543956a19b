import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Config } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { ALL, levels } from './science.ts';
import { cardsFor } from './turn.ts';

const AUTOMA = seat(1);
const THIRD = seat(2);
const twoHumans: Partial<Config> = {
  humans: [
    { terrain: 'lake', faction: 'philosophers' },
    { terrain: 'forest', faction: 'moles' },
  ],
};
/** AOI-A8, by card 6 in a round without innovations, AOI-V4 and the Druids (AOI-F3). */
export const advanceExamples: readonly Example<Position, Input>[] = [
  {
    // Card 1 shows the round tile (banking), but only scholars look at it.
    name: 'advancing one level always catches up',
    cite: 'AOI-A8',
    position: {
      state: {
        cards: cardsFor(1, 6),
        levels: { automa: levels(2, 2, 0, 2), human: levels(2, 2, 7, 2) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A8',
          chosen: 'engineering',
          narrowings: [
            { why: 'why.noneOnTop', left: ALL },
            { why: 'why.onZero', left: ['engineering'] },
          ],
        },
      ],
      happenings: [
        'do.drawOne support=1 action=6',
        'do.advance discipline=engineering n=1 level=1',
      ],
      state: { 'scholars.engineering': [null, null, null, null] },
    },
  },
  {
    // On 0 in banking and law, 4 and 1 away: law. Closed medicine would be level on 12.
    name: 'advancing: not where the human is on 12; on 0 and nearest',
    cite: 'AOI-A8, AOI-Q8, AOI-Q16',
    position: {
      state: {
        cards: cardsFor(5, 6),
        levels: { automa: levels(0, 0, 3, 0), human: levels(4, 1, 3, 12) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A8',
          chosen: 'law',
          narrowings: [
            { why: 'why.noneOnTop', left: ['banking', 'law', 'engineering'] },
            { why: 'why.onZero', left: ['banking', 'law'] },
            { why: 'why.nearestMarker', best: 1, left: ['law'] },
          ],
        },
      ],
    },
  },
  {
    name: 'advancing: the same level is nearest',
    cite: 'AOI-A8',
    position: {
      state: {
        cards: cardsFor(5, 6),
        levels: { automa: levels(1, 1, 1, 1), human: levels(1, 2, 2, 2) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: { choices: [{ rule: 'AOI-A8', chosen: 'banking', by: 'only' }] },
  },
  {
    // 3, 2, 2 and 2 apart; card 5 counts 2 from the right: medicine, engineering.
    name: 'advancing: three tied, the second from the right',
    cite: 'AOI-A8, AOI-TB4, AOI-TB5',
    position: {
      state: {
        cards: cardsFor(5, 6),
        levels: { automa: levels(4, 4, 4, 4), human: levels(1, 2, 6, 2) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: { choices: [{ rule: 'AOI-A8', chosen: 'engineering', by: 'counted' }] },
  },
  {
    // The highest of both humans: 9, 5, 2 and 8, from 3. Banking has a human level with it.
    name: 'two humans: nearest to the highest other marker',
    cite: 'AOI-V4, AOI-V5, AOI-A7',
    position: {
      config: twoHumans,
      state: {
        cards: cardsFor(6, 3),
        levels: {
          automa: levels(3, 3, 3, 3),
          human1: levels(3, 5, 1, 8),
          human2: levels(9, 0, 2, 8),
        },
      },
    },
    seat: THIRD,
    script: { cards: ['3'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A7',
          chosen: 'engineering',
          narrowings: [
            { why: 'why.noneOnTop', left: ALL },
            { why: 'why.onZero', left: ALL },
            { why: 'why.nearestHighest', best: 1, left: ['engineering'] },
          ],
        },
      ],
    },
  },
  {
    // On 0 in banking and law, the highest others on 6 and 4; medicine would be level.
    name: 'two humans: the same for one level; a marker on 0 comes first',
    cite: 'AOI-V4, AOI-V5, AOI-A8, AOI-Q16',
    position: {
      config: twoHumans,
      state: {
        cards: cardsFor(1, 6),
        levels: {
          automa: levels(0, 0, 3, 3),
          human1: levels(0, 4, 3, 3),
          human2: levels(6, 0, 0, 1),
        },
      },
    },
    seat: THIRD,
    script: { cards: ['6'] },
    expect: { choices: [{ rule: 'AOI-A8', chosen: 'law' }] },
  },
  {
    // Banking and law are closed, each by another human.
    name: 'two humans: either of them closes a discipline on 12',
    cite: 'AOI-Q8, AOI-V4, AOI-A8',
    position: {
      config: twoHumans,
      state: {
        cards: cardsFor(1, 6),
        levels: {
          automa: levels(3, 3, 3, 3),
          human1: levels(12, 3, 9, 2),
          human2: levels(3, 12, 4, 8),
        },
      },
    },
    seat: THIRD,
    script: { cards: ['6'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A8',
          chosen: 'medicine',
          narrowings: [
            { why: 'why.noneOnTop', left: ['engineering', 'medicine'] },
            { why: 'why.onZero', left: ['engineering', 'medicine'] },
            { why: 'why.nearestHighest', best: 5, left: ['medicine'] },
          ],
        },
      ],
    },
  },
  {
    // Nothing stands on the board: no hex and no upgrade, but the other entry still happens.
    name: 'the Druids advance two levels in one discipline, to catch up, without a scholar',
    cite: 'AOI-F3, AOI-A1, AOI-Q10',
    position: {
      config: { faction: 'druids' },
      state: {
        cards: cardsFor(1, 5),
        levels: { automa: levels(3, 1, 2, 2), human: levels(0, 3, 2, 1) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['5'] },
    expect: {
      choices: [{ rule: 'AOI-A8', chosen: 'engineering' }],
      happenings: [
        'do.drawOne support=1 action=5',
        'see.noHex',
        'see.noUpgrade',
        'do.advance discipline=engineering n=2 level=4',
      ],
      state: { 'scholars.engineering': [null, null, null, null], 'points.automa': { start: 20 } },
    },
  },
  {
    name: 'the Druids stop at 12 as well',
    cite: 'AOI-F3, AOI-Q8',
    position: {
      config: { faction: 'druids' },
      state: {
        cards: cardsFor(1, 5),
        levels: { automa: levels(12, 11, 4, 4), human: levels(0, 10, 0, 0) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['5'] },
    expect: {
      happenings: [
        'do.drawOne support=1 action=5',
        'see.noHex',
        'see.noUpgrade',
        'do.advance discipline=law n=1 level=12',
      ],
    },
  },
];
