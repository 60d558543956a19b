import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { approachExamples } from './build-approach.ts';
import { buildResultExamples } from './build-result.ts';
import type { Position } from './position.ts';
import {
  emptyLand,
  human,
  human1,
  human2,
  marked,
  narrowing,
  TWO_HUMANS,
  turnWith,
  unmarked,
} from './position.ts';

/** AOI-A4 with Action card 4 (Transform and build) or 13 (the same, and 3 points). */

/** The start of the derived tests. */
export const START = { H7: marked(), E12: unmarked(), E10: human(), H10: human() };

type BuildExample = Example<Position, Input>;

/** Section 11 of the rules, D1 to D8. */
const derived: readonly BuildExample[] = [
  {
    name: 'mountains before the rest of row A; two as close, the second from the left',
    cite: 'AOI-D1, AOI-A4, AOI-TB1, AOI-TB3, AOI-TB4, AOI-TB5, AOI-G6',
    ...turnWith({ support: 1, action: 4, hexes: START }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'I7',
          by: 'counted',
          narrowings: [
            narrowing('why.empty', emptyLand(START)),
            narrowing('why.inReach', 'G7 H6 H8 I7 I8'),
            narrowing('why.terrainPriority', 'G7 I7', 2),
            narrowing('why.closest', 'G7 I7', 3),
            narrowing('why.directional', 'I7', 2),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=1 action=4',
        'do.transform at=I7 terrain=wasteland',
        'do.buildMarked at=I7',
      ],
      state: {
        'hexes.I7': { who: 'automa', building: 'workshop', marked: true },
        terrain: {},
        turn: 'human',
      },
    },
  },
  {
    name: 'only what brings the groups closer, and of that the desert',
    cite: 'AOI-D3, AOI-A4, AOI-TB2, AOI-Q1, AOI-G5',
    ...turnWith({ support: 3, action: 4, hexes: START }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'E11',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(START)),
            narrowing('why.inReach', 'D11 D12 E11 E13 F11 F12'),
            narrowing('why.approach', 'E11 F11', 1),
            narrowing('why.terrainPriority', 'E11', 2),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=3 action=4',
        'do.transform at=E11 terrain=wasteland',
        'do.build at=E11',
        'do.gainPower who=human n=1 price=0',
      ],
      state: { 'hexes.E11': { who: 'automa', building: 'workshop' } },
    },
  },
  {
    name: 'the hex between the groups is as close to both: no token',
    cite: 'AOI-D5, AOI-A4, AOI-TB2, AOI-Q1, AOI-Q2',
    ...turnWith({
      support: 13,
      action: 4,
      hexes: { H7: marked(), H9: unmarked(), A9: human() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'H8',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand({ H7: 1, H9: 1, A9: 1 })),
            narrowing('why.inReach', 'G7 H6 H8 I7 I8'),
            narrowing('why.approach', 'H8', 1),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=13 action=4',
        'do.transform at=H8 terrain=wasteland',
        'do.build at=H8',
      ],
      state: { 'hexes.H8': { who: 'automa', building: 'workshop' } },
    },
  },
  {
    name: 'no valid hex: an upgrade instead',
    cite: 'AOI-D8, AOI-A4, AOI-A5, AOI-G5, AOI-G6',
    ...turnWith({
      support: 1,
      action: 4,
      round: 3,
      choices: ['2'],
      hexes: { I5: marked(), H5: human(), I6: human() },
    }),
    expect: {
      choices: [
        { rule: 'AOI-A4', chosen: undefined, by: 'none' },
        { rule: 'AOI-A5', chosen: 'I5', by: 'only' },
      ],
      happenings: [
        'do.drawOne support=1 action=4',
        'see.noHex',
        'do.upgrade at=I5 from=workshop to=guild',
        'do.gainPower who=human n=2 price=1',
      ],
      state: {
        'hexes.I5': { who: 'automa', building: 'guild', marked: true },
        'points.human': { start: 20, power: -1 },
      },
    },
  },
];

const seedExamples: readonly BuildExample[] = [
  {
    name: 'lake Automa, shipping 1: of the lakes that bring it closer the one nearest a human, unmarked',
    cite: 'AOI-X8, AOI-A4, AOI-TB1, AOI-TB2, AOI-TB3, AOI-Q1',
    ...turnWith({
      support: 12,
      action: 4,
      round: 3,
      config: { terrain: 'lake', humans: [{ terrain: 'wasteland', faction: 'omar' }] },
      hexes: { H7: marked(), F11: unmarked(), I9: human() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'H10',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand({ H7: 1, F11: 1, I9: 1 })),
            narrowing('why.inReach', 'E10 E11 E12 F9 F12 H10 H11 H12'),
            narrowing('why.approach', 'E10 F9 H10 H11', 1),
            narrowing('why.terrainPriority', 'E10 H10', 1),
            narrowing('why.closest', 'H10', 1),
          ],
        },
      ],
      happenings: ['do.drawOne support=12 action=4', 'do.build at=H10'],
    },
  },
];

const options: readonly BuildExample[] = [
  {
    name: 'the unmarked icon: hexes beside unmarked buildings, the closest mountain',
    cite: 'AOI-A4, AOI-TB1, AOI-Q15',
    ...turnWith({ support: 6, action: 4, hexes: START }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'D11',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(START)),
            narrowing('why.inReach', 'D11 D12 E11 E13 F11 F12'),
            narrowing('why.terrainPriority', 'D11 E13', 2),
            narrowing('why.closest', 'D11', 1),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=6 action=4',
        'do.transform at=D11 terrain=wasteland',
        'do.build at=D11',
      ],
    },
  },
  {
    name: 'row B of the Support card puts the desert before the mountains',
    cite: 'AOI-TB3, AOI-A4',
    ...turnWith({ support: 2, action: 4, hexes: START }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'H8', by: 'only' }],
      state: { 'hexes.H8': { who: 'automa', building: 'workshop', marked: true } },
    },
  },
  {
    name: 'the terrain that lies there now counts, and a native hex is not transformed',
    cite: 'AOI-TB3, AOI-A4',
    ...turnWith({ support: 1, action: 4, hexes: START, terrain: { H6: 'wasteland' } }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'H6', by: 'only' }],
      happenings: ['do.drawOne support=1 action=4', 'do.buildMarked at=H6'],
    },
  },
  {
    name: 'the other side of the board',
    cite: 'AOI-A4, AOI-TB3',
    ...turnWith({
      support: 1,
      action: 4,
      config: { side: '3-5' },
      hexes: { D6: marked(), E11: unmarked(), E10: human() },
    }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'D5', by: 'only' }],
      state: { 'hexes.D5': { who: 'automa', building: 'workshop', marked: true } },
    },
  },
  {
    name: 'from round 3 on one river hex is crossed',
    cite: 'AOI-A4, AOI-X2',
    ...turnWith({
      support: 6,
      action: 4,
      round: 3,
      config: { terrain: 'desert' },
      hexes: { F8: unmarked() },
    }),
    expect: { choices: [{ rule: 'AOI-A4', chosen: 'H8', by: 'only' }] },
  },
  {
    name: 'in round 2 none is, whatever bonus tile the Automa has',
    cite: 'AOI-A4, AOI-X2, AOI-Q17',
    ...turnWith({
      support: 6,
      action: 4,
      round: 2,
      config: { terrain: 'desert' },
      hexes: { F8: unmarked() },
      bonusOf: { automa: 1, human: 2 },
    }),
    expect: { choices: [{ rule: 'AOI-A4', chosen: 'E9', by: 'only' }] },
  },
  {
    name: 'a bridge gives the Automa no reach',
    cite: 'AOI-Q3, AOI-A4',
    ...turnWith({
      support: 6,
      action: 4,
      config: { terrain: 'desert' },
      hexes: { F8: unmarked(), H9: human() },
      bridges: [{ from: 'F8', to: 'H8', who: 'human' }],
    }),
    expect: { choices: [{ rule: 'AOI-A4', chosen: 'E9', by: 'only' }] },
  },
  {
    name: 'with two humans the closest building of either counts',
    cite: 'AOI-V3, AOI-A4',
    ...turnWith({
      support: 1,
      action: 4,
      config: { humans: TWO_HUMANS },
      hexes: { H7: marked(), E12: unmarked(), E10: human1(), I10: human2() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'I7',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand({ H7: 1, E12: 1, E10: 1, I10: 1 })),
            narrowing('why.inReach', 'G7 H6 H8 I7 I8'),
            narrowing('why.terrainPriority', 'G7 I7', 2),
            narrowing('why.closest', 'I7', 2),
          ],
        },
      ],
    },
  },
];

export const buildExamples: readonly BuildExample[] = [
  ...derived,
  ...seedExamples,
  ...options,
  ...approachExamples,
  ...buildResultExamples,
];
