import type { Example } from '@empty-chair/testkit/examples';
import type { Config } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { START } from './build.ts';
import type { Position } from './position.ts';
import { emptyLand, human, marked, narrowing, turnWith, unmarked } from './position.ts';
import { wandererExamples } from './wanderers.ts';

/** The builds of the faction cards: Action card 5 is the faction action. X is 1 in round 1. */

type FactionExample = Example<Position, Input>;

const of = (faction: Config['faction']): Partial<Config> => ({ faction });

const REACHED = 'G7 H6 H8 I7 I8';

const simpletons: readonly FactionExample[] = [
  {
    name: 'Simpletons build as anybody would and score X',
    cite: 'AOI-F1, AOI-A1, AOI-A4',
    ...turnWith({ support: 1, action: 5, hexes: START }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'I7',
          narrowings: [
            narrowing('why.empty', emptyLand(START)),
            narrowing('why.inReach', REACHED),
            narrowing('why.terrainPriority', 'G7 I7', 2),
            narrowing('why.closest', 'G7 I7', 3),
            narrowing('why.directional', 'I7', 2),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=1 action=5',
        'do.transform at=I7 terrain=wasteland',
        'do.buildMarked at=I7',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'no valid hex: an upgrade, and the points all the same',
    cite: 'AOI-Q10, AOI-F1, AOI-A1',
    ...turnWith({
      support: 1,
      action: 5,
      round: 3,
      choices: ['2'],
      hexes: { I5: marked(), H5: human(), I6: human() },
    }),
    expect: {
      happenings: [
        'do.drawOne support=1 action=5',
        'see.noHex',
        'do.upgrade at=I5 from=workshop to=guild',
        'do.gainPower who=human n=2 price=1',
        'do.score n=2 total=22',
      ],
    },
  },
];

/** Both I8 (a lake) and H8 (a desert) are as close to I10. */
const NEAR_I10 = { H7: marked(), E12: unmarked(), I10: human() };

const kuddlers: readonly FactionExample[] = [
  {
    name: 'Kuddlers go closest to the human, though it is the last terrain of the human’s card',
    cite: 'AOI-F2, AOI-A1',
    ...turnWith({ support: 1, action: 5, config: of('kuddlers'), hexes: START }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'H8',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(START)),
            narrowing('why.inReach', REACHED),
            narrowing('why.closest', 'H8', 1),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=1 action=5',
        'do.transform at=H8 terrain=wasteland',
        'do.buildMarked at=H8',
        'do.score n=2 total=22',
      ],
    },
  },
  {
    name: 'as close: the lake of the human’s card, not the desert of their own',
    cite: 'AOI-F2, AOI-TB3',
    ...turnWith({ support: 1, action: 5, config: of('kuddlers'), hexes: NEAR_I10 }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'I8',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(NEAR_I10)),
            narrowing('why.inReach', REACHED),
            narrowing('why.closest', 'H8 I8', 1),
            narrowing('why.humanTerrainPriority', 'I8', 1),
          ],
        },
      ],
    },
  },
  {
    name: 'outside of the faction action Kuddlers build as anybody would',
    cite: 'AOI-F2, AOI-A4',
    ...turnWith({ support: 1, action: 4, config: of('kuddlers'), hexes: START }),
    expect: { choices: [{ rule: 'AOI-A4', chosen: 'I7', by: 'counted' }] },
  },
];

const mimics: readonly FactionExample[] = [
  {
    name: 'Mimics look at the human’s card first: the lake',
    cite: 'AOI-F6, AOI-TB3, AOI-A1',
    ...turnWith({ support: 1, action: 5, config: of('mimics'), hexes: START }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'I8',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(START)),
            narrowing('why.inReach', REACHED),
            narrowing('why.humanTerrainPriority', 'I8', 1),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=1 action=5',
        'do.transform at=I8 terrain=wasteland',
        'do.buildMarked at=I8',
        'do.score n=2 total=22',
      ],
    },
  },
  {
    name: 'the row of the Support card holds for the human’s card too: forest in B, not in A',
    cite: 'AOI-F6, AOI-TB3',
    ...turnWith({
      support: 2,
      action: 5,
      config: of('mimics'),
      hexes: START,
      terrain: { I8: 'swamp' },
    }),
    expect: { choices: [{ rule: 'AOI-A4', chosen: 'H6', by: 'only' }] },
  },
];

/** H8 would give 3 power, I8 2, the others none. */
const POWER = { H7: marked(), E12: unmarked(), H9: human(), I9: human('guild') };

const powermongers: readonly FactionExample[] = [
  {
    name: 'Powermongers build where it gives the most power, and advance: a marker on 0, the nearest',
    cite: 'AOI-F7, AOI-A1, AOI-G5',
    ...turnWith({
      support: 1,
      action: 5,
      choices: ['3'],
      config: of('powermongers'),
      hexes: POWER,
      levels: {
        automa: { engineering: 1, medicine: 1 },
        human: { banking: 1, law: 2, engineering: 1 },
      },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'H8',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(POWER)),
            narrowing('why.inReach', REACHED),
            narrowing('why.mostPower', 'H8', 3),
          ],
        },
        {
          rule: 'AOI-F7',
          chosen: 'banking',
          by: 'only',
          narrowings: [
            narrowing('why.noneOnTop', 'banking law engineering medicine'),
            narrowing('why.onZero', 'banking law', 1),
            narrowing('why.nearestMarker', 'banking', 1),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=1 action=5',
        'do.transform at=H8 terrain=wasteland',
        'do.buildMarked at=H8',
        'do.gainPower who=human n=3 price=2',
        'do.advance discipline=banking n=1 level=1',
        'do.score n=1 total=21',
      ],
      state: {
        'levels.automa': { banking: 1, law: 0, engineering: 1, medicine: 1 },
        'points.human': { start: 20, power: -2 },
      },
    },
  },
  {
    name: 'only where it brings the groups closer; there it gives no power, and nothing is gained',
    cite: 'AOI-F7, AOI-A4, AOI-G6',
    ...turnWith({
      support: 13,
      action: 5,
      config: of('powermongers'),
      hexes: { H7: marked(), E12: unmarked(), I7: human('guild') },
    }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'H8', by: 'only' }],
      happenings: [
        'do.drawOne support=13 action=5',
        'do.transform at=H8 terrain=wasteland',
        'do.buildMarked at=H8',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'of a human without points the power counts all the same, but 1 gained is no advance',
    cite: 'AOI-Q6, AOI-F7, AOI-Q22',
    ...turnWith({
      support: 1,
      action: 5,
      choices: ['1'],
      config: of('powermongers'),
      hexes: POWER,
      points: { human: { start: 0 } },
    }),
    expect: {
      choices: [{ rule: 'AOI-A4', chosen: 'H8', by: 'only' }],
      happenings: [
        'do.drawOne support=1 action=5',
        'do.transform at=H8 terrain=wasteland',
        'do.buildMarked at=H8',
        'do.gainPower who=human n=1 price=0',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'an upgrade that gives 2 power makes them advance too; equals by the arrow',
    cite: 'AOI-F7, AOI-A5, AOI-TB4',
    ...turnWith({
      support: 9,
      action: 1,
      choices: ['2'],
      config: of('powermongers'),
      hexes: { E11: unmarked(), E10: human('guild') },
      levels: { automa: { engineering: 1, medicine: 1 }, human: { banking: 1, law: 1 } },
    }),
    expect: {
      choices: [{ rule: 'AOI-F7', chosen: 'law', by: 'counted' }],
      happenings: [
        'do.drawOne support=9 action=1',
        'do.upgrade at=E11 from=workshop to=guild',
        'do.gainPower who=human n=2 price=1',
        'do.advance discipline=law n=1 level=1',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'a declined upgrade brings them nothing',
    cite: 'AOI-F7, AOI-Q6',
    ...turnWith({
      support: 9,
      action: 1,
      choices: ['0'],
      config: of('powermongers'),
      hexes: { E11: unmarked(), E10: human('guild') },
    }),
    expect: {
      happenings: [
        'do.drawOne support=9 action=1',
        'do.upgrade at=E11 from=workshop to=guild',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'never in a discipline with a marker on 12, however near',
    cite: 'AOI-F7, AOI-Q8',
    ...turnWith({
      support: 9,
      action: 1,
      choices: ['2'],
      config: of('powermongers'),
      hexes: { E11: unmarked(), E10: human('guild') },
      levels: {
        automa: { banking: 11, law: 1, engineering: 1, medicine: 1 },
        human: { banking: 12, law: 3, engineering: 5, medicine: 5 },
      },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-F7',
          chosen: 'law',
          by: 'only',
          narrowings: [
            narrowing('why.noneOnTop', 'law engineering medicine'),
            narrowing('why.onZero', 'law engineering medicine', 0),
            narrowing('why.nearestMarker', 'law', 2),
          ],
        },
      ],
    },
  },
  {
    name: 'outside of the faction action they do not look for power',
    cite: 'AOI-F7, AOI-A4',
    ...turnWith({ support: 1, action: 4, config: of('powermongers'), hexes: POWER }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'I7',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(POWER)),
            narrowing('why.inReach', REACHED),
            narrowing('why.terrainPriority', 'G7 I7', 2),
            narrowing('why.closest', 'I7', 1),
          ],
        },
      ],
    },
  },
];

export const factionBuildExamples: readonly FactionExample[] = [
  ...simpletons,
  ...kuddlers,
  ...mimics,
  ...wandererExamples,
  ...powermongers,
];
