import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { each, human, marked, turnWith, unmarked } from './position.ts';

/** AOI-A4: what comes of a build: token, power, or an upgrade instead. */

type BuildExample = Example<Position, Input>;

/** All that the Automa has. */
const ALL_PIECES = {
  ...each('A4 A5 A6 A7 B4 B5 B6 B7 C5', unmarked()),
  ...each('C6 C7 D5 D6', unmarked('guild')),
  ...each('F5 F6 G6', unmarked('school')),
  E8: unmarked('university'),
  G7: marked('palace'),
};

const tokens: readonly BuildExample[] = [
  {
    name: 'a token because the closest building is marked, though the card says unmarked',
    cite: 'AOI-Q2, AOI-A4',
    ...turnWith({
      support: 6,
      action: 4,
      round: 3,
      config: { terrain: 'desert' },
      hexes: { F8: unmarked(), H9: marked(), A9: human() },
    }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'H8' }],
      happenings: ['do.drawOne support=6 action=4', 'do.buildMarked at=H8'],
    },
  },
  {
    name: 'no token at the same distance, though the card says marked',
    cite: 'AOI-Q2, AOI-A4',
    ...turnWith({
      support: 1,
      action: 4,
      round: 3,
      hexes: { F8: marked(), H9: unmarked(), A9: human() },
    }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'H7' }],
      happenings: ['do.drawOne support=1 action=4', 'do.build at=H7'],
    },
  },
  {
    name: 'a human building on one of the paths makes it longer: now a token',
    cite: 'AOI-TB1, AOI-A4, AOI-G5',
    ...turnWith({
      support: 1,
      action: 4,
      round: 3,
      hexes: { F8: marked(), H9: unmarked(), H8: human() },
    }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'H7' }],
      happenings: [
        'do.drawOne support=1 action=4',
        'do.buildMarked at=H7',
        'do.gainPower who=human n=1 price=0',
      ],
    },
  },
  {
    name: 'a bridge does not make the marked building closer',
    cite: 'AOI-Q3, AOI-TB1, AOI-A4',
    ...turnWith({
      support: 1,
      action: 4,
      round: 3,
      config: { terrain: 'desert' },
      hexes: { F8: marked(), I10: unmarked(), A9: human() },
      bridges: [{ from: 'F8', to: 'H8', who: 'human' }],
    }),
    expect: {
      happenings: ['do.drawOne support=1 action=4', 'do.build at=H8'],
    },
  },
];

const instead: readonly BuildExample[] = [
  {
    name: 'no workshop in stock: the upgrade counts by the same Support card',
    cite: 'AOI-A4, AOI-A5, AOI-Q11, AOI-TB4',
    ...turnWith({
      support: 12,
      action: 4,
      hexes: { ...each('A4 A5 A6 A7 B4 B5 B6 B7 C5', unmarked()), I13: human() },
    }),
    expect: {
      choices: [{ rule: 'AOI-A5', chosen: 'B6', by: 'counted' }],
      happenings: [
        'do.drawOne support=12 action=4',
        'see.noWorkshop',
        'do.upgrade at=B6 from=workshop to=guild',
      ],
    },
  },
  {
    name: 'neither workshop nor upgrade: on to the next action of the card',
    cite: 'AOI-G6, AOI-A4, AOI-A5',
    ...turnWith({ support: 2, action: 13, hexes: { ...ALL_PIECES, I13: human() } }),
    expect: {
      choices: [{ rule: 'AOI-A5', chosen: undefined, by: 'none' }],
      happenings: [
        'do.drawOne support=2 action=13',
        'see.noWorkshop',
        'see.noUpgrade',
        'do.score n=3 total=23',
      ],
    },
  },
];

const power: readonly BuildExample[] = [
  {
    name: 'a human’s own bridge makes neighbours of the new workshop and the guild behind it',
    cite: 'AOI-Q3, AOI-G5, AOI-Q6',
    ...turnWith({
      support: 1,
      action: 4,
      choices: ['2'],
      hexes: { E9: marked(), H8: human('guild') },
      bridges: [{ from: 'H8', to: 'F8', who: 'human' }],
    }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'F8', by: 'only' }],
      happenings: [
        'do.drawOne support=1 action=4',
        'do.buildMarked at=F8',
        'do.gainPower who=human n=2 price=1',
      ],
      state: { 'points.human': { start: 20, power: -1 } },
    },
  },
  {
    name: 'the human may decline, and then loses nothing',
    cite: 'AOI-G5',
    ...turnWith({
      support: 2,
      action: 4,
      choices: ['0'],
      hexes: { H7: marked(), E12: unmarked(), H9: human('guild') },
    }),
    expect: {
      happenings: [
        'do.drawOne support=2 action=4',
        'do.transform at=H8 terrain=wasteland',
        'do.buildMarked at=H8',
      ],
      state: { 'points.human': { start: 20 } },
    },
  },
];

export const buildResultExamples: readonly BuildExample[] = [...tokens, ...instead, ...power];
