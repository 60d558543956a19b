import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { START } from './build.ts';
import type { Position } from './position.ts';
import { each, emptyLand, human, marked, narrowing, turnWith, unmarked } from './position.ts';

/** AOI-F5: the faction action (Action card 5) of the Wanderers. */

const WANDERERS = { faction: 'wanderers' } as const;

/** Free deserts A6 C13 D6 E11 F13 H5 H8, each beside a human; C10 and I11 are built upon. */
const DESERTS = {
  C10: marked(),
  I11: unmarked(),
  ...each('A7 D13 C6 E10 E13 I6 H9', human()),
};

export const wandererExamples: readonly Example<Position, Input>[] = [
  {
    name: 'Wanderers build on any empty land, whatever group and approach the card shows',
    cite: 'AOI-F5, AOI-Q9, AOI-TB1, AOI-TB4',
    ...turnWith({ support: 13, action: 5, round: 3, config: WANDERERS, hexes: START }),
    expect: {
      choices: [
        {
          rule: 'AOI-F5',
          chosen: 'I12',
          by: 'counted',
          narrowings: [
            narrowing('why.empty', emptyLand(START)),
            narrowing('why.terrainPriority', 'A12 B7 D5 F8 I5 I12', 1),
            narrowing('why.closest', 'F8 I12', 1),
            narrowing('why.directional', 'I12', 1),
          ],
        },
      ],
      // Three hexes from E12, four from H7: unmarked. X is 2 in round 3.
      happenings: ['do.drawOne support=13 action=5', 'do.build at=I12', 'do.score n=1 total=21'],
    },
  },
  {
    name: 'nearer to the marked building: a token, as always; X−1 is nothing in round 1',
    cite: 'AOI-F5, AOI-Q9, AOI-Q2',
    ...turnWith({
      support: 6,
      action: 5,
      config: WANDERERS,
      hexes: { E9: marked(), A12: unmarked(), H8: human() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-F5',
          chosen: 'H7',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand({ E9: 1, A12: 1, H8: 1 })),
            narrowing('why.terrainPriority', 'B7 D5 E12 F8 H7 I5 I12', 1),
            narrowing('why.closest', 'H7', 0),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=6 action=5',
        'do.buildMarked at=H7',
        'do.gainPower who=human n=1 price=0',
      ],
    },
  },
  {
    name: 'outside of the faction action Wanderers need reach',
    cite: 'AOI-F5, AOI-A4',
    ...turnWith({ support: 1, action: 4, config: WANDERERS, hexes: START }),
    expect: { choices: [{ rule: 'AOI-A4', chosen: 'I7', by: 'counted' }] },
  },
  {
    name: 'no workshop left: an upgrade, and the points all the same',
    cite: 'AOI-Q10, AOI-F5',
    ...turnWith({
      support: 3,
      action: 5,
      round: 3,
      config: WANDERERS,
      hexes: { ...each('A4 A5 A6 A7 B4 B5 B6 B7 C5', unmarked()), I13: human() },
    }),
    expect: {
      happenings: [
        'do.drawOne support=3 action=5',
        'see.noWorkshop',
        'do.upgrade at=A6 from=workshop to=guild',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'to 3 from the top left: the third free desert',
    cite: 'AOI-X5, AOI-TB4, AOI-TB5',
    ...turnWith({
      support: 14,
      action: 5,
      config: { faction: 'wanderers', terrain: 'desert' },
      hexes: DESERTS,
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-F5',
          chosen: 'D6',
          by: 'counted',
          narrowings: [
            narrowing('why.empty', emptyLand(DESERTS)),
            narrowing('why.terrainPriority', 'A6 C13 D6 E11 F13 H5 H8', 1),
            narrowing('why.closest', 'A6 C13 D6 E11 F13 H5 H8', 0),
            narrowing('why.directional', 'D6', 3),
          ],
        },
      ],
    },
  },
  {
    name: 'to 2 from the bottom right: the last but one',
    cite: 'AOI-X5, AOI-TB4, AOI-TB5',
    ...turnWith({
      support: 11,
      action: 5,
      config: { faction: 'wanderers', terrain: 'desert' },
      hexes: DESERTS,
    }),
    expect: { choices: [{ rule: 'AOI-F5', chosen: 'H5', by: 'counted' }] },
  },
];
