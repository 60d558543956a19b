import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { each, emptyLand, human, marked, narrowing, turnWith, unmarked } from './position.ts';

/** AOI-A4: the approach of the two groups, and the arrow where nothing else decides. */

type BuildExample = Example<Position, Input>;

const ENCLOSED = { A6: marked(), E12: unmarked(), ...each('A4 A7 B4 B6 C5 C6', human()) };

/** One river hex between the groups: linked from shipping 1 on. */
const ACROSS = { F8: unmarked(), H8: marked() };

const approach: readonly BuildExample[] = [
  {
    name: 'a hex that would join the other group and leaves the distance as it is does not approach',
    cite: 'AOI-Q1, AOI-A4, AOI-TB2',
    ...turnWith({
      support: 13,
      action: 4,
      round: 3,
      config: { terrain: 'mountain' },
      hexes: { H8: marked(), H6: unmarked(), A9: human() },
    }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'H7',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand({ H8: 1, H6: 1, A9: 1 })),
            narrowing('why.inReach', 'F8 F9 G7 H7 H9 I8 I9'),
            narrowing('why.approach', 'H7', 1),
          ],
        },
      ],
      happenings: [
        'do.drawOne support=13 action=4',
        'do.transform at=H7 terrain=mountain',
        'do.build at=H7',
      ],
    },
  },
  {
    name: 'groups in reach of each other need not approach',
    cite: 'AOI-A4, AOI-X2',
    ...turnWith({ support: 12, action: 4, round: 3, hexes: ACROSS }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'H7',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(ACROSS)),
            narrowing('why.inReach', 'E8 E9 F6 F9 G7 H7 H9'),
            narrowing('why.terrainPriority', 'H7', 1),
          ],
        },
      ],
    },
  },
  {
    name: 'no path between the groups: nothing shortens it, all stay; nearer to what can be reached',
    cite: 'AOI-Q4, AOI-A4, AOI-TB1',
    ...turnWith({ support: 8, action: 4, choices: ['2'], hexes: ENCLOSED }),
    expect: {
      choices: [
        {
          rule: 'AOI-A4',
          chosen: 'A5',
          by: 'only',
          narrowings: [
            narrowing('why.empty', emptyLand(ENCLOSED)),
            narrowing('why.inReach', 'A5 B5'),
            narrowing('why.approach', 'A5 B5', 0),
            narrowing('why.terrainPriority', 'A5', 2),
          ],
        },
      ],
      state: { 'hexes.A5': { who: 'automa', building: 'workshop', marked: true } },
    },
  },
];

/** Three swamps beside F8, no human on the board: only the arrow is left to decide. */
const swamps = (support: number, chosen: string, name: string): BuildExample => ({
  name,
  cite: 'AOI-TB4, AOI-TB5, AOI-A4, AOI-Q4',
  ...turnWith({
    support,
    action: 4,
    hexes: ACROSS,
    terrain: { E8: 'swamp', E9: 'swamp', F9: 'swamp' },
  }),
  expect: {
    choices: [
      {
        rule: 'AOI-A4',
        chosen,
        by: 'counted',
        narrowings: [
          narrowing('why.empty', emptyLand(ACROSS)),
          narrowing('why.inReach', 'E8 E9 F9'),
          narrowing('why.approach', 'E8 E9 F9', 0),
          narrowing('why.terrainPriority', 'E8 E9 F9'),
          narrowing('why.closest', 'E8 E9 F9'),
          narrowing('why.directional', chosen),
        ],
      },
    ],
  },
});

const arrows: readonly BuildExample[] = [
  swamps(3, 'F9', 'to 3 from the top left'),
  swamps(7, 'E8', 'to 4 from the top left, past the end'),
  swamps(11, 'E9', 'to 2 from the bottom right'),
  swamps(12, 'E8', 'to 3 from the bottom right'),
  swamps(10, 'F9', 'to 4 from the bottom right, past the end'),
];

export const approachExamples: readonly BuildExample[] = [...approach, ...arrows];
