import type { Example } from '@empty-chair/testkit/examples';
import { MAGPIE } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';

/** Kinds: 1 and 4 apple, 2 and 6 pear, 3 and 5 plum. Paths: 1-2-3-4-5-6-1 and 2-5. */
export const magpieExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the ordered tree with the most fruit',
    cite: 'T-4.1',
    position: { fruit: [2, 3, 0, 1, 0, 0], magpie: 5 },
    seat: MAGPIE,
    script: { cards: ['O1'], dice: ['1'] },
    expect: {
      choices: [
        {
          rule: 'T-4.1',
          chosen: '1',
          by: 'only',
          narrowings: [
            { why: 'why.ordered', left: ['1', '4'] },
            { why: 'why.unguarded', left: ['1', '4'] },
            { why: 'why.mostFruit', best: 2, left: ['1'] },
          ],
        },
      ],
      happenings: ['do.order card=O1', 'do.fly tree=1', 'see.die face=1', 'do.grow tree=4'],
      state: { magpie: 1, nest: 0, fruit: [2, 3, 0, 2, 0, 0], turn: 'picker', round: 2 },
    },
  },
  {
    name: 'not where the scarecrow stands',
    cite: 'T-2.5',
    position: { fruit: [1, 0, 0, 3, 0, 0], magpie: 5, scarecrow: 4 },
    seat: MAGPIE,
    script: { cards: ['O2'], dice: ['1'] },
    expect: {
      choices: [{ rule: 'T-4.1', chosen: '1' }],
      state: { magpie: 1 },
    },
  },
  {
    name: 'of equals the nearest',
    cite: 'T-4.1',
    position: { fruit: [2, 0, 0, 2, 0, 0], magpie: 3 },
    seat: MAGPIE,
    script: { cards: ['O1'], dice: ['2'] },
    expect: {
      choices: [{ rule: 'T-4.1', chosen: '4', by: 'only' }],
      state: { magpie: 4, fruit: [2, 0, 0, 2, 0, 0] },
    },
  },
  {
    name: 'equals at the same distance: at random',
    cite: 'T-4.1',
    position: { fruit: [0, 2, 0, 0, 0, 2], magpie: 5 },
    seat: MAGPIE,
    script: { cards: ['O3'], dice: ['6'], choices: ['6'] },
    expect: {
      choices: [
        {
          rule: 'T-4.1',
          chosen: '6',
          by: 'random',
          narrowings: [
            { why: 'why.ordered', left: ['2', '6'] },
            { why: 'why.unguarded', left: ['2', '6'] },
            { why: 'why.mostFruit', best: 2, left: ['2', '6'] },
            { why: 'why.nearest', best: 1, left: ['2', '6'] },
          ],
        },
      ],
      state: { magpie: 6 },
    },
  },
  {
    name: 'takes no more than there is',
    cite: 'T-4.2',
    position: { level: 'greedy', fruit: [0, 0, 1, 0, 0, 0] },
    seat: MAGPIE,
    script: { cards: ['O5'], dice: ['6'], choices: ['5'] },
    expect: {
      happenings: [
        'do.order card=O5',
        'do.fly tree=3',
        'see.die face=6',
        'do.take n=1 tree=3',
        'do.hide tree=3',
        'do.grow tree=5',
      ],
      state: { nest: 0, hollow: [0, 0, 1, 0, 0, 0] },
    },
  },
  {
    name: 'takes by the row of its level',
    cite: 'T-4.2',
    position: { level: 'sleepy', fruit: [0, 0, 3, 0, 2, 0] },
    seat: MAGPIE,
    script: { cards: ['O5'], dice: ['2'] },
    expect: { state: { nest: 0, fruit: [0, 0, 3, 0, 3, 0] } },
  },
  {
    name: 'a full hollow, then the picker, then the next hollow',
    cite: 'T-4.3',
    position: { fruit: [0, 0, 0, 3, 0, 0], hollow: [0, 0, 0, 1, 0, 0], picker: 3 },
    seat: MAGPIE,
    script: { cards: ['O1'], dice: ['6'] },
    expect: {
      choices: [
        { rule: 'T-4.3', chosen: '4' },
        {
          rule: 'T-4.3',
          chosen: '3',
          narrowings: [
            { why: 'why.nearest', best: 1, left: ['3', '5'] },
            { why: 'why.lowestNumber', best: 3, left: ['3'] },
          ],
        },
        { rule: 'T-4.3', chosen: '5', by: 'only' },
      ],
      state: { nest: 1, hollow: [0, 0, 0, 1, 1, 0] },
    },
  },
  {
    name: 'bold: a fruit from the basket',
    cite: 'T-4.4',
    position: { traits: ['bold'], fruit: [2, 0, 0, 0, 0, 0], basket: 3, scarecrow: 5 },
    seat: MAGPIE,
    script: { cards: ['O1'], dice: ['1'], choices: ['fruit'] },
    expect: { state: { basket: 2, nest: 1, scarecrow: 5 } },
  },
  {
    name: 'bold: the scarecrow instead',
    cite: 'T-4.4',
    position: { traits: ['bold'], fruit: [2, 0, 0, 0, 0, 0], basket: 3, scarecrow: 5 },
    seat: MAGPIE,
    script: { cards: ['O1'], dice: ['1'], choices: ['scarecrow'] },
    expect: { state: { basket: 3, nest: 0, scarecrow: undefined } },
  },
  {
    name: 'bold: without a scarecrow there is no choice',
    cite: 'T-4.4',
    position: { traits: ['bold'], fruit: [2, 0, 0, 0, 0, 0], basket: 3 },
    seat: MAGPIE,
    script: { cards: ['O1'], dice: ['1'] },
    expect: { state: { basket: 2, nest: 1 } },
  },
  {
    name: 'a squall: flies and takes twice, hides once',
    cite: 'T-4.5',
    position: { fruit: [1, 3, 0, 0, 0, 1] },
    seat: MAGPIE,
    script: { cards: ['O6'], dice: ['6', '2'], choices: ['3'] },
    expect: {
      choices: [
        { rule: 'T-4.1', chosen: '2' },
        { rule: 'T-4.1', chosen: '2' },
      ],
      happenings: [
        'do.order card=O6',
        'do.fly tree=2',
        'see.die face=6',
        'do.take n=2 tree=2',
        'do.hide tree=2',
        'see.die face=2',
        'do.take n=1 tree=2',
        'do.grow tree=3',
      ],
    },
  },
  {
    name: 'a squall: one fruit falls from each laden tree',
    cite: 'T-4.6',
    position: { fruit: [3, 3, 0, 2, 0, 0], magpie: 2 },
    seat: MAGPIE,
    script: { cards: ['O6'], dice: ['1', '1'], choices: ['5'] },
    expect: {
      choices: [
        {
          rule: 'T-4.6',
          chosen: undefined,
          by: 'each',
          narrowings: [{ why: 'why.laden', left: ['1', '2'] }],
        },
      ],
      state: { fruit: [2, 2, 0, 2, 1, 0], supply: 13 },
    },
  },
  {
    name: 'no fruit anywhere: the magpie stays, the human says where fruit grows',
    cite: 'T-5.1',
    position: { fruit: [0, 0, 0, 0, 0, 0] },
    seat: MAGPIE,
    script: { cards: ['O2'], choices: ['4'] },
    expect: {
      choices: [
        {
          rule: 'T-5.1',
          chosen: '4',
          by: 'human',
          narrowings: [
            { why: 'why.ordered', left: ['1', '4'] },
            { why: 'why.withRoom', left: ['1', '4'] },
            { why: 'why.leastFruit', best: 0, left: ['1', '4'] },
          ],
        },
      ],
      happenings: ['do.order card=O2', 'do.grow tree=4'],
    },
  },
  {
    name: 'no room on any ordered tree: nothing grows',
    cite: 'T-5.1',
    position: { fruit: [0, 3, 0, 0, 0, 3], magpie: 2 },
    seat: MAGPIE,
    script: { cards: ['O4'], dice: ['1'] },
    expect: {
      choices: [{ rule: 'T-5.1', chosen: undefined, by: 'none' }],
      happenings: ['do.order card=O4', 'see.die face=1'],
    },
  },
  {
    name: 'the goal ends the turn at once',
    cite: 'T-1.3',
    position: { fruit: [2, 0, 0, 0, 0, 0], nest: 11 },
    seat: MAGPIE,
    script: { cards: ['O1'], dice: ['3'] },
    expect: {
      happenings: ['do.order card=O1', 'do.fly tree=1', 'see.die face=3', 'do.take n=1 tree=1'],
      state: { nest: 12, fruit: [1, 0, 0, 0, 0, 0] },
    },
  },
  {
    name: 'the last card of the pile, then all of them again',
    cite: 'T-3.1',
    position: {
      fruit: [0, 0, 1, 0, 0, 0],
      discard: ['O1', 'O2', 'O3', 'O4', 'O5', 'O6'],
    },
    seat: MAGPIE,
    script: { cards: ['O5'], dice: ['1'] },
    expect: { state: { draw: ['O1', 'O2', 'O3', 'O4', 'O6'], discard: ['O5'] } },
  },
];
