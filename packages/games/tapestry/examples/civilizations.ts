import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { incomeWith, narrowing } from './position.ts';

/** CIV-1 to CIV-4 on level 2, where nothing else happens before the points. */
export const civilizationExamples: readonly Example<Position, Input>[] = [
  {
    // Exploration 2: explore. A2 is 5 steps from F4, B5 is 4, C4 is 3.
    name: 'the Explorers’ icon is an advance, with its benefit',
    cite: 'CIV-1, R-CIV-1, INC-2',
    ...incomeWith({
      income: 2,
      pair: [6, 7],
      config: { civilization: 'explorers' },
      tracks: { automa: { exploration: 1 } },
    }),
    expect: {
      choices: [{ rule: 'EXP-V1', chosen: 'A2' }],
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=2',
        'do.advance who=automa track=exploration n=2',
        'do.layTile at=A2',
        'do.scoreLine line=territories n=1 each=1 points=1',
        'do.scoreLine line=explorationTechnology n=2 each=1 points=2',
        'do.total total=3',
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.gainTapestry',
        'do.shuffle n=10',
      ],
    },
  },
  {
    name: 'a finished track gives the Explorers nothing',
    cite: 'CIV-1',
    ...incomeWith({
      income: 3,
      pair: [6, 7],
      config: { civilization: 'explorers' },
      tracks: { automa: { military: 12 } },
    }),
    expect: {
      state: { 'tracks.automa.military': 12, 'points.automa': { territories: 2, tracks: 12 } },
    },
  },
  {
    // Technology 1 refreshes the market.
    name: 'the Scientists research with benefit',
    cite: 'CIV-2, BEN-3, BEN-4',
    ...incomeWith({
      income: 3,
      pair: [6, 7],
      config: { civilization: 'scientists', shadowFavorite: 'military' },
      dice: ['technology'],
    }),
    expect: {
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=3',
        'do.research track=technology',
        'do.advance who=automa track=technology n=1',
        'do.refreshTech',
        'do.scoreLine line=territories n=1 each=2 points=2',
        'do.scoreLine line=explorationTechnology n=1 each=1 points=1',
        'do.total total=3',
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.gainTapestry',
        'do.shuffle n=10',
      ],
    },
  },
  {
    // One territory is fewer than 2. C4 is beside the middle island. Points count it already.
    name: 'the Conquerors conquer when they control fewer territories than the turn’s number',
    cite: 'CIV-3, INC-2',
    ...incomeWith({
      income: 2,
      pair: [6, 7],
      config: { civilization: 'conquerors' },
    }),
    expect: {
      choices: [
        { rule: 'COP-V1', chosen: undefined },
        { rule: 'CNE-V1', chosen: 'C4' },
      ],
      state: { 'points.automa': { territories: 2, civilization: 2 }, 'tokens.C4': 'A' },
    },
  },
  {
    // Card 6 shows the toppled outpost.
    name: 'the Conquerors’ conquest goes by the latest tiebreaker card in all respects',
    cite: 'CIV-3, INC-2, CNE-A3',
    ...incomeWith({
      income: 2,
      pair: [7, 6],
      config: { civilization: 'conquerors' },
    }),
    expect: { state: { 'tokens.C4': 'AS' } },
  },
  {
    // B4 with two tokens, C4 and B3 with one each: three territories, and two with only 1 token.
    name: 'the Conquerors with as many territories as the number, and two lonely ones: points only',
    cite: 'CIV-3',
    ...incomeWith({
      income: 3,
      pair: [6, 7],
      config: { civilization: 'conquerors' },
      tokens: { B4: 'AA', C4: 'A', B3: 'A', F4: 'YY' },
    }),
    expect: {
      state: {
        tokens: { B3: 'A', B4: 'AA', C4: 'A', F4: 'YY' },
        'points.automa': { territories: 6, civilization: 3 },
      },
    },
  },
  {
    // Three lonely ones. Card 7 reads D4 before C4 (same row) and B3 (next row).
    name: 'the Conquerors with more than two lonely territories: a toppled outpost, on D4 too',
    cite: 'CIV-3, R-CIV-2, HEX-1',
    ...incomeWith({
      income: 3,
      pair: [6, 7],
      config: { civilization: 'conquerors' },
      tokens: { B4: 'AA', C4: 'A', B3: 'A', D4: 'A', F4: 'YY' },
    }),
    expect: {
      choices: [
        {
          rule: 'CIV-3',
          chosen: 'D4',
          narrowings: [
            narrowing('why.own', 'B3 B4 C4 D4'),
            narrowing('why.oneToken', 'B3 C4 D4'),
            narrowing('why.readingOrder', 'D4', 17),
          ],
        },
      ],
      state: {
        tokens: { B3: 'A', B4: 'AA', C4: 'A', D4: 'AS', F4: 'YY' },
        'points.automa': { territories: 8, civilization: 4 },
      },
    },
  },
  {
    // Three territories are fewer than 4, so D4 is conquered. Two were lonely, now three are.
    name: 'the Conquerors count lonely territories after the conquest',
    cite: 'CIV-3, R-CIV-2',
    ...incomeWith({
      income: 4,
      pair: [6, 7],
      config: { civilization: 'conquerors' },
      tokens: { B4: 'AA', C4: 'A', B3: 'A', F4: 'YY' },
    }),
    expect: {
      choices: [
        { rule: 'CNE-V1', chosen: 'D4' },
        { rule: 'CIV-3', chosen: 'D4' },
      ],
      state: { 'tokens.D4': 'AS' },
    },
  },
  {
    // The Forge came from the Shadow Empire: it lies on the mat all the same. The Barn is another's.
    name: 'the Engineers score each landmark on the mat',
    cite: 'CIV-4, ADV-A2',
    ...incomeWith({
      income: 2,
      pair: [6, 7],
      landmarks: { forge: 'shadow', barracks: 'automa', academy: 'human' },
    }),
    expect: { state: { 'points.automa': { landmarks: 2, territories: 1, civilization: 2 } } },
  },
  {
    // Engineers 1 for the Forge; then Conquerors: 2 territories, 2 points.
    name: 'level 6: the first civilization’s bonus before the second’s',
    cite: 'DIF-3, CIV-3, CIV-4',
    ...incomeWith({
      income: 2,
      pair: [6, 7],
      config: { level: '6', second: 'conquerors' },
      landmarks: { forge: 'automa' },
      tracks: { automa: { technology: 4 } },
    }),
    expect: {
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=2',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=science n=1',
        'do.score source=civilization n=1 total=1',
        'do.layTile at=C4',
        'do.conquer at=C4',
        'do.score source=civilization n=2 total=3',
        'do.scoreLine line=landmarks n=1 each=1 points=1',
        'do.scoreLine line=territories n=2 each=1 points=2',
        'do.scoreLine line=explorationTechnology n=5 each=1 points=5',
        'do.total total=11',
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.gainTapestry',
        'do.shuffle n=10',
      ],
    },
  },
  {
    // The same two the other way round. The favorite stays the first one's: military.
    name: 'level 6: the same two civilizations in the other order; the second’s heart is ignored',
    cite: 'DIF-3, CIV-3, CIV-4',
    ...incomeWith({
      income: 2,
      pair: [6, 7],
      config: { level: '6', civilization: 'conquerors', second: 'engineers' },
      landmarks: { barracks: 'automa' },
      tracks: { automa: { military: 3 } },
    }),
    expect: {
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=2',
        'do.advance who=automa track=military n=4',
        'do.advance who=shadow track=science n=1',
        'do.layTile at=C4',
        'do.conquer at=C4',
        'do.score source=civilization n=2 total=2',
        'do.score source=civilization n=1 total=3',
        'do.scoreLine line=landmarks n=1 each=1 points=1',
        'do.scoreLine line=territories n=2 each=1 points=2',
        'do.total total=6',
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.gainTapestry',
        'do.shuffle n=10',
      ],
    },
  },
];
