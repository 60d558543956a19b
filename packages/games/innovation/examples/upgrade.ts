import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import {
  each,
  human,
  human1,
  human2,
  marked,
  narrowing,
  TWO_HUMANS,
  turnWith,
  unmarked,
} from './position.ts';

/** AOI-A5 with Action card 1 (Upgrade, score X); X is 1 in round 1. */

type UpgradeExample = Example<Position, Input>;

const choosing: readonly UpgradeExample[] = [
  {
    name: 'of the workshops beside a human the one that gives less power',
    cite: 'AOI-D10, AOI-A5, AOI-G5, AOI-G6',
    ...turnWith({
      support: 2,
      action: 1,
      choices: ['2'],
      hexes: {
        H7: marked(),
        E11: unmarked(),
        E12: unmarked(),
        E10: human(),
        F11: human('school'),
      },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A5',
          chosen: 'E12',
          by: 'only',
          narrowings: [
            narrowing('why.upgradable', 'E11 E12 H7'),
            narrowing('why.besideHuman', 'E11 E12', 1),
            narrowing('why.leastPower', 'E12', 2),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=2 action=1',
        'do.upgrade at=E12 from=workshop to=guild',
        'do.gainPower who=human n=2 price=1',
        'do.score n=1 total=21',
      ],
      state: { 'hexes.E12': { who: 'automa', building: 'guild' } },
    },
  },
  {
    name: 'upgrade and score use of the Support card only the arrow; the token stays',
    cite: 'AOI-X6, AOI-A5, AOI-TB4, AOI-TB5',
    ...turnWith({
      support: 13,
      action: 1,
      hexes: { B7: unmarked(), E12: unmarked(), H7: marked(), I13: human() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A5',
          chosen: 'H7',
          by: 'counted',
          narrowings: [
            narrowing('why.upgradable', 'B7 E12 H7'),
            narrowing('why.besideHuman', 'B7 E12 H7', 0),
            narrowing('why.leastPower', 'B7 E12 H7', 0),
            narrowing('why.directional', 'H7', 1),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=13 action=1',
        'do.upgrade at=H7 from=workshop to=guild',
        'do.score n=1 total=21',
      ],
      state: { 'hexes.H7': { who: 'automa', building: 'guild', marked: true } },
    },
  },
  {
    name: 'a guild beside a human is no workshop beside one: the least power decides',
    cite: 'AOI-A5',
    ...turnWith({
      support: 6,
      action: 1,
      hexes: { E11: unmarked('guild'), H7: unmarked(), E10: human() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A5',
          chosen: 'H7',
          by: 'only',
          narrowings: [
            narrowing('why.upgradable', 'E11 H7'),
            narrowing('why.besideHuman', 'E11 H7', 0),
            narrowing('why.leastPower', 'H7', 0),
          ],
        },
      ],
    },
  },
  {
    name: 'no guild in stock: the workshop beside a human has to wait',
    cite: 'AOI-A5',
    ...turnWith({
      support: 2,
      action: 1,
      hexes: { ...each('A4 A5 A6 A7', unmarked('guild')), E11: unmarked(), E10: human() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A5',
          chosen: 'A7',
          by: 'counted',
          narrowings: [
            narrowing('why.upgradable', 'A4 A5 A6 A7'),
            narrowing('why.leastPower', 'A4 A5 A6 A7', 0),
            narrowing('why.directional', 'A7', 1),
          ],
        },
      ],
    },
  },
  {
    name: 'an annex makes a workshop worth 2',
    cite: 'AOI-Q6, AOI-A5',
    ...turnWith({
      support: 6,
      action: 1,
      hexes: {
        E11: unmarked(),
        H9: unmarked(),
        E10: human('workshop', { annex: true }),
        H10: human(),
      },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A5',
          chosen: 'H9',
          narrowings: [
            narrowing('why.upgradable', 'E11 H9'),
            narrowing('why.besideHuman', 'E11 H9', 1),
            narrowing('why.leastPower', 'H9', 1),
          ],
        },
      ],
    },
  },
  {
    name: 'power counts by its value, though this human has no points to pay for it',
    cite: 'AOI-Q6, AOI-A5',
    ...turnWith({
      support: 6,
      action: 1,
      hexes: { E11: unmarked(), H9: unmarked(), E10: human('guild'), H10: human() },
      points: { human: { start: 0 } },
    }),
    expect: {
      choices: [{ rule: 'AOI-A5', chosen: 'H9' }],
      state: { 'points.human': {} },
    },
  },
];

const becoming = (
  name: string,
  hexes: Readonly<Record<string, unknown>>,
  line: string,
): UpgradeExample => ({
  name,
  cite: 'AOI-A5',
  ...turnWith({ support: 2, action: 1, hexes }),
  expect: {
    choices: [{ rule: 'AOI-A5', chosen: /at=(\w+)/.exec(line)?.[1], by: 'only' }],
    happenings: ['do.drawOne support=2 action=1', line, 'do.score n=1 total=21'],
  },
});

const buildings: readonly UpgradeExample[] = [
  becoming(
    'a guild becomes the palace',
    { E12: unmarked('guild') },
    'do.upgrade at=E12 from=guild to=palace',
  ),
  becoming(
    'with the palace built a guild becomes a school',
    { E12: unmarked('guild'), A12: unmarked('palace') },
    'do.upgrade at=E12 from=guild to=school',
  ),
  becoming(
    'a school becomes the university',
    { E12: unmarked('school') },
    'do.upgrade at=E12 from=school to=university',
  ),
  becoming(
    'with the university built a school stays, and a guild with neither palace nor school left',
    {
      A12: unmarked('palace'),
      ...each('A9 A10 A11', unmarked('school')),
      B11: unmarked('university'),
      E12: unmarked('guild'),
      H7: unmarked(),
    },
    'do.upgrade at=H7 from=workshop to=guild',
  ),
];

const bridges: readonly UpgradeExample[] = [
  {
    name: 'a workshop across a human’s own bridge is beside that human',
    cite: 'AOI-Q3, AOI-A5, AOI-G5',
    ...turnWith({
      support: 6,
      action: 1,
      hexes: { B7: unmarked(), F8: unmarked(), H8: human() },
      bridges: [{ from: 'F8', to: 'H8', who: 'human' }],
    }),
    expect: {
      choices: [{ rule: 'AOI-A5', chosen: 'F8', by: 'only' }],
      happenings: [
        'do.drawOne support=6 action=1',
        'do.upgrade at=F8 from=workshop to=guild',
        'do.gainPower who=human n=1 price=0',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'so is one across the second human’s own bridge',
    cite: 'AOI-Q3, AOI-A5, AOI-V3',
    ...turnWith({
      support: 6,
      action: 1,
      config: { humans: TWO_HUMANS },
      hexes: { B7: unmarked(), F8: unmarked(), H8: human2() },
      bridges: [{ from: 'F8', to: 'H8', who: 'human2' }],
    }),
    expect: { choices: [{ rule: 'AOI-A5', chosen: 'F8', by: 'only' }] },
  },
  {
    name: 'across the bridge of another human it is not',
    cite: 'AOI-Q3, AOI-A5, AOI-V3',
    ...turnWith({
      support: 6,
      action: 1,
      config: { humans: TWO_HUMANS },
      hexes: { B7: unmarked(), F8: unmarked(), H8: human1() },
      bridges: [{ from: 'F8', to: 'H8', who: 'human2' }],
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A5',
          chosen: 'B7',
          by: 'counted',
          narrowings: [
            narrowing('why.upgradable', 'B7 F8'),
            narrowing('why.besideHuman', 'B7 F8', 0),
            narrowing('why.leastPower', 'B7 F8', 0),
            narrowing('why.directional', 'B7', 1),
          ],
        },
      ],
    },
  },
];

const twoHumans: readonly UpgradeExample[] = [
  {
    name: 'the least power is the least for both humans together',
    cite: 'AOI-V3, AOI-A5',
    ...turnWith({
      support: 2,
      action: 1,
      choices: ['2'],
      config: { humans: TWO_HUMANS },
      hexes: {
        E11: unmarked(),
        H9: unmarked(),
        E10: human1('guild'),
        H10: human1(),
        I9: human2('guild'),
      },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A5',
          chosen: 'E11',
          by: 'only',
          narrowings: [
            narrowing('why.upgradable', 'E11 H9'),
            narrowing('why.besideHuman', 'E11 H9', 1),
            narrowing('why.leastPower', 'E11', 2),
          ],
        },
      ],
    },
  },
  {
    name: 'a workshop beside the second human is beside a human',
    cite: 'AOI-V3, AOI-A5',
    ...turnWith({
      support: 2,
      action: 1,
      config: { humans: TWO_HUMANS },
      hexes: { B7: unmarked(), H7: marked(), A7: human2(), I13: human1() },
    }),
    expect: { choices: [{ rule: 'AOI-A5', chosen: 'B7', by: 'only' }] },
  },
  {
    name: 'each human gains for their own buildings and decides alone',
    cite: 'AOI-G5, AOI-V3',
    ...turnWith({
      support: 2,
      action: 1,
      choices: ['2'],
      config: { humans: TWO_HUMANS },
      hexes: { H9: unmarked(), H10: human1(), I9: human2('guild') },
    }),
    expect: {
      happenings: [
        'do.drawOne support=2 action=1',
        'do.upgrade at=H9 from=workshop to=guild',
        'do.gainPower who=human1 n=1 price=0',
        'do.gainPower who=human2 n=2 price=1',
        'do.score n=1 total=21',
      ],
      state: { 'points.human1': { start: 20 }, 'points.human2': { start: 20, power: -1 } },
    },
  },
];

const partOfThePower: readonly UpgradeExample[] = [
  {
    name: 'with one point left a human takes 2 of 3 power',
    cite: 'AOI-Q22, AOI-G5',
    ...turnWith({
      support: 2,
      action: 1,
      choices: ['2'],
      hexes: { E11: unmarked(), E10: human(), F11: human('school') },
      points: { human: { start: 1 } },
    }),
    expect: {
      happenings: [
        'do.drawOne support=2 action=1',
        'do.upgrade at=E11 from=workshop to=guild',
        'do.gainPower who=human n=2 price=1',
        'do.score n=1 total=21',
      ],
      state: { 'points.human': { start: 1, power: -1 } },
    },
  },
  {
    name: 'with few tokens a human takes 1 of 3 power',
    cite: 'AOI-Q22, AOI-G5',
    ...turnWith({
      support: 2,
      action: 1,
      choices: ['1'],
      hexes: { E11: unmarked(), E10: human(), F11: human('school') },
    }),
    expect: {
      happenings: [
        'do.drawOne support=2 action=1',
        'do.upgrade at=E11 from=workshop to=guild',
        'do.gainPower who=human n=1 price=0',
        'do.score n=1 total=21',
      ],
      state: { 'points.human': { start: 20 } },
    },
  },
];

export const upgradeExamples: readonly UpgradeExample[] = [
  ...choosing,
  ...buildings,
  ...bridges,
  ...twoHumans,
  ...partOfThePower,
];
