import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { cardsFor } from './turn.ts';

const AUTOMA = seat(1);
/** Levels in the order of the display: banking, law, engineering, medicine. */
export const levels = (banking: number, law: number, engineering: number, medicine: number) => ({
  banking,
  law,
  engineering,
  medicine,
});
export const ALL = ['banking', 'law', 'engineering', 'medicine'];

/** AOI-A7, by card 3. */
export const scienceExamples: readonly Example<Position, Input>[] = [
  {
    // The tile of round 1 is for banking; law is on 0 and medicine level with the human.
    name: 'by the round tile, whatever catching up would say, and to level 8 without a key',
    cite: 'AOI-A7, AOI-G4',
    position: {
      state: {
        cards: cardsFor(1, 3),
        levels: { automa: levels(5, 0, 4, 3), human: levels(0, 0, 0, 3) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A7',
          chosen: 'banking',
          by: 'only',
          narrowings: [
            { why: 'why.noneOnTop', left: ALL },
            { why: 'why.roundTile', best: 1, left: ['banking'] },
          ],
        },
      ],
      happenings: [
        'do.drawOne support=1 action=3',
        'do.sendScholar discipline=banking n=3 level=8',
      ],
      state: {
        'levels.automa': levels(8, 0, 4, 3),
        'scholars.banking': ['automa', null, null, null],
      },
    },
  },
  {
    // Banking is closed by the human, so the icon falls back: only law is on 0.
    name: 'the discipline of the round tile is closed: catch up instead',
    cite: 'AOI-A7, AOI-Q8',
    position: {
      state: {
        cards: cardsFor(1, 3),
        levels: { automa: levels(5, 0, 4, 3), human: levels(12, 6, 4, 3) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A7',
          chosen: 'law',
          narrowings: [
            { why: 'why.noneOnTop', left: ['law', 'engineering', 'medicine'] },
            { why: 'why.roundTile', best: 0, left: ['law', 'engineering', 'medicine'] },
            { why: 'why.onZero', best: 1, left: ['law'] },
          ],
        },
      ],
      happenings: ['do.drawOne support=1 action=3', 'do.sendScholar discipline=law n=3 level=3'],
    },
  },
  {
    // The tile on round 6 is for law, the final tile 3 over it for engineering.
    name: 'in round 6 the final tile names the discipline',
    cite: 'AOI-Q7, AOI-A7',
    position: { state: { round: 6, finalTile: 3, cards: cardsFor(1, 3) } },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: { choices: [{ rule: 'AOI-A7', chosen: 'engineering' }] },
  },
  {
    // Banking is level with the human, law five away: but law is on 0.
    name: 'catch up: a marker on 0 comes before the nearest',
    cite: 'AOI-A7',
    position: {
      state: {
        cards: cardsFor(6, 3),
        levels: { automa: levels(1, 0, 1, 1), human: levels(1, 5, 0, 0) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A7',
          chosen: 'law',
          narrowings: [
            { why: 'why.noneOnTop', left: ALL },
            { why: 'why.onZero', best: 1, left: ['law'] },
          ],
        },
      ],
    },
  },
  {
    // Law and medicine on 0; the human is on 3 and on 2.
    name: 'two markers on 0: the nearest of them, though another is nearer still',
    cite: 'AOI-Q16, AOI-A7',
    position: {
      state: {
        cards: cardsFor(6, 3),
        levels: { automa: levels(4, 0, 1, 0), human: levels(4, 3, 1, 2) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A7',
          chosen: 'medicine',
          narrowings: [
            { why: 'why.noneOnTop', left: ALL },
            { why: 'why.onZero', left: ['law', 'medicine'] },
            { why: 'why.nearestMarker', best: 2, left: ['medicine'] },
          ],
        },
      ],
    },
  },
  {
    // 3, 2, 1 and 1 levels apart, the last two above and below: card 4 counts 3 from the right.
    name: 'above or below is the same; a tie is counted from the right, starting over',
    cite: 'AOI-A7, AOI-TB4, AOI-TB5',
    position: {
      state: {
        cards: cardsFor(4, 3),
        levels: { automa: levels(6, 6, 6, 6), human: levels(9, 4, 5, 7) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A7',
          chosen: 'medicine',
          by: 'counted',
          narrowings: [
            { why: 'why.noneOnTop', left: ALL },
            { why: 'why.onZero', best: 0, left: ALL },
            { why: 'why.nearestMarker', best: 1, left: ['engineering', 'medicine'] },
            { why: 'why.directional', best: 1, left: ['medicine'] },
          ],
        },
      ],
    },
  },
  {
    name: 'the same level is nearest of all',
    cite: 'AOI-A7',
    position: {
      state: {
        cards: cardsFor(6, 3),
        levels: { automa: levels(6, 6, 6, 6), human: levels(7, 6, 5, 8) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: { choices: [{ rule: 'AOI-A7', chosen: 'law' }] },
  },
  {
    name: 'with the 3 taken, the scholar goes on the first free 2',
    cite: 'AOI-A7',
    position: {
      state: { cards: cardsFor(6, 3), scholars: { banking: ['human', 'automa'] } },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=3',
        'do.sendScholar discipline=banking n=2 level=2',
      ],
      state: { 'scholars.banking': ['human', 'automa', 'automa', null] },
    },
  },
  {
    name: 'without a free space it advances 1, and the scholar stays',
    cite: 'AOI-A7',
    position: {
      state: {
        cards: cardsFor(6, 3),
        scholars: { banking: ['human', 'human', 'human', 'automa'] },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      happenings: ['do.drawOne support=6 action=3', 'do.advance discipline=banking n=1 level=1'],
      state: { 'scholars.banking': ['human', 'human', 'human', 'automa'] },
    },
  },
  {
    // All seven are out: four in law, three in engineering.
    name: 'without a scholar left it advances 1',
    cite: 'AOI-A7, AOI-S10',
    position: {
      state: {
        cards: cardsFor(6, 3),
        scholars: {
          law: ['automa', 'automa', 'automa', 'automa'],
          engineering: ['automa', 'automa', 'automa'],
        },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      happenings: ['do.drawOne support=6 action=3', 'do.advance discipline=banking n=1 level=1'],
      state: { 'scholars.banking': [null, null, null, null] },
    },
  },
  {
    // The seventh scholar is still there to be sent.
    name: 'six scholars out, the seventh is sent',
    cite: 'AOI-A7, AOI-S10',
    position: {
      state: {
        cards: cardsFor(6, 3),
        scholars: {
          law: ['automa', 'automa', 'automa', 'automa'],
          engineering: ['automa', 'automa', 'human'],
        },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=3',
        'do.sendScholar discipline=banking n=3 level=3',
      ],
    },
  },
  {
    // Round 1, banking: 11 + 3 is 12.
    name: 'a marker stops at 12',
    cite: 'AOI-Q8, AOI-A7',
    position: {
      state: { cards: cardsFor(1, 3), levels: { automa: levels(11, 3, 3, 3) } },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      happenings: [
        'do.drawOne support=1 action=3',
        'do.sendScholar discipline=banking n=1 level=12',
      ],
      state: { 'levels.automa.banking': 12 },
    },
  },
  {
    // Its own 12 in banking, the tile's discipline; the human is nearest in medicine.
    name: 'its own marker on 12 closes a discipline as well',
    cite: 'AOI-Q8, AOI-A7',
    position: {
      state: {
        cards: cardsFor(1, 3),
        levels: { automa: levels(12, 3, 3, 3), human: levels(11, 1, 1, 2) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: { choices: [{ rule: 'AOI-A7', chosen: 'medicine' }] },
  },
  {
    name: 'every discipline closed: nothing on the card can be done',
    cite: 'AOI-G7, AOI-G6, AOI-A7, AOI-Q8',
    position: {
      state: {
        cards: cardsFor(1, 3),
        levels: { automa: levels(12, 3, 12, 3), human: levels(2, 12, 2, 12) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      choices: [{ rule: 'AOI-A7', chosen: undefined, by: 'none' }],
      happenings: ['do.drawOne support=1 action=3'],
      state: { 'levels.automa': levels(12, 3, 12, 3), turn: 'human', passed: [] },
    },
  },
];
