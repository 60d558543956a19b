import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { guardExamples } from './map-guards.ts';
import { mapTurn } from './map-turns.ts';
import { EARNED, NO_SHADOW, ONE_SHADOW, START, THREE } from './map-vector-words.ts';
import type { Position } from './position.ts';
import { narrowing } from './position.ts';

/**
 * What comes of a choice on the map. Cards 1 and 18 show the same picture, read from D1 to the south
 * east, card 1 with the toppled outpost. The Shadow Empire's token goes by the same card, from the
 * end of its order: science with card 1, technology with card 18.
 */
type MapExample = Example<Position, Input>;

const SHADOWS: Readonly<Record<number, string>> = { 1: 'science', 18: 'technology' };
const TOKENS_FOR = { conquer: ['military', 3], explore: ['exploration', 2] } as const;

/** All that is told in such a turn. */
function told(action: 'conquer' | 'explore', card: 1 | 18, lines: readonly string[]): string[] {
  const [track, n] = TOKENS_FOR[action];
  return [
    `do.drawPair track=22 tiebreaker=${card}`,
    `do.advance who=automa track=${track} n=${n}`,
    ...lines,
    `do.advance who=shadow track=${SHADOWS[card]} n=1`,
  ];
}

/** Nine outposts of the Automa, one of them toppled. */
const ONE_OUTPOST = { ...THREE, A1: 'A', A2: 'A', B2: 'A', E4: 'Ya' };
const NO_OUTPOST = { ...ONE_OUTPOST, B1: 'A' };

const neutral: readonly MapExample[] = [
  {
    name: 'an unexplored hex: a tile, then the outpost',
    cite: 'CNE-A1, CNE-A2, R-TILE-1',
    ...mapTurn('conquer', 18, { tokens: START }),
    expect: {
      choices: [
        {
          rule: 'CNE-V1',
          chosen: 'C4',
          by: 'only',
          narrowings: [
            narrowing(
              'why.conquerOrExplore',
              'A1 A2 A3 B1 B2 B3 B5 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 ' +
                'E1 E2 E3 E4 E5 E6 F1 F2 F3 F5 G1 G2 G3',
            ),
            narrowing('why.inReach', 'A2 A3 B3 B5 C4 C5'),
            narrowing('why.notBesideYou', 'A2 A3 B3 B5 C4 C5'),
            narrowing('why.middleIsland', 'C4', 1),
          ],
        },
      ],
      happenings: told('conquer', 18, ['do.layTile at=C4', 'do.conquer at=C4']),
      state: { 'tokens.C4': 'A', explored: ['C4'], tiles: {}, tilesLeft: 47 },
    },
  },
  {
    name: 'with the icon a toppled outpost of the Shadow Empire besides',
    cite: 'CNE-A3',
    ...mapTurn('conquer', 1, { tokens: START }),
    expect: {
      happenings: told('conquer', 1, [
        'do.layTile at=C4',
        'do.conquer at=C4',
        'do.guard at=C4 who=shadow',
      ]),
      state: { 'tokens.C4': 'AS' },
    },
  },
  {
    name: 'on the middle island none, though the card shows it, and no tile on printed land',
    cite: 'CNE-A3, CNE-A1, ACH-1',
    ...mapTurn('conquer', 1, { tokens: { ...START, C4: 'A' } }),
    expect: {
      happenings: told('conquer', 1, [
        'do.conquer at=D4',
        'do.achievement who=automa achievement=middleIsland place=1 n=10 total=10',
      ]),
      state: { 'tokens.D4': 'A', tilesLeft: 47, 'points.automa': { achievements: 10 } },
    },
  },
  {
    // The cube is the only token on C4, so C4 can be conquered, and is full then.
    name: 'no third token comes on a hex',
    cite: 'CNE-A3, CNE-V1',
    ...mapTurn('conquer', 1, { tokens: { ...START, C4: 'X' } }),
    expect: {
      happenings: told('conquer', 1, ['do.conquer at=C4', 'see.hexFull at=C4']),
      state: { 'tokens.C4': 'AX' },
    },
  },
  {
    name: 'the Shadow Empire has no outpost left',
    cite: 'R-CON-7, CNE-A3',
    ...mapTurn('conquer', 1, { tokens: { ...THREE, ...NO_SHADOW }, ...EARNED }),
    expect: {
      happenings: told('conquer', 1, [
        'do.layTile at=E4',
        'do.conquer at=E4',
        'see.noShadowOutpost',
      ]),
      state: { 'tokens.E4': 'A' },
    },
  },
  {
    name: 'the last one of the Shadow Empire',
    cite: 'R-CON-7, CNE-A3',
    ...mapTurn('conquer', 1, { tokens: { ...THREE, ...ONE_SHADOW }, ...EARNED }),
    expect: { state: { 'tokens.E4': 'AS' } },
  },
  {
    name: 'no valid hex: nothing happens',
    cite: 'CNE-V1, CNE-V2',
    ...mapTurn('conquer', 18, { tokens: { ...START, C4: 'YY', A2: 'YY', C6: 'YY' } }),
    expect: { happenings: told('conquer', 18, ['see.noHex']) },
  },
  {
    name: 'no outpost left in the Automa’s supply: no conquer, no question',
    cite: 'R-CON-5',
    ...mapTurn('conquer', 18, { tokens: NO_OUTPOST, ...EARNED }),
    expect: { happenings: told('conquer', 18, []) },
  },
  {
    // E4 is full; D5 and E3 are beside it. Two steps from it are C5 by D5 and D3 by E3, read first.
    name: 'the seventh conquest is the last',
    cite: 'R-CON-5',
    ...mapTurn('conquer', 18, { tokens: ONE_OUTPOST, ...EARNED }),
    expect: { happenings: told('conquer', 18, ['do.layTile at=D3', 'do.conquer at=D3']) },
  },
];

const OPPONENT = { ...THREE, E4: 'Y', D5: 'Y' };

const opponent: readonly MapExample[] = [
  {
    name: 'the human’s outpost falls; no toppled outpost of the Shadow Empire, whatever the card shows',
    cite: 'COP-A1, R-CON-7, CON-1',
    ...mapTurn('conquer', 1, { tokens: OPPONENT, ...EARNED, choices: ['no'] }),
    expect: {
      happenings: told('conquer', 1, ['do.conquerOpponent at=E4']),
      state: { 'tokens.E4': 'yA', toppled: { human: 0, automa: 1 } },
    },
  },
  {
    name: 'the human plays a Trap: the Automa’s outpost falls',
    cite: 'COP-A1',
    ...mapTurn('conquer', 18, { tokens: OPPONENT, ...EARNED, choices: ['yes'] }),
    expect: {
      happenings: told('conquer', 18, ['do.trapped at=E4']),
      state: { 'tokens.E4': 'Ya', toppled: { human: 1, automa: 0 } },
    },
  },
];

const explore: readonly MapExample[] = [
  {
    name: 'a tile and nothing else: no outpost, no points',
    cite: 'EXP-A1, EXP-V1, R-TILE-1',
    ...mapTurn('explore', 18, { tokens: START }),
    expect: {
      choices: [
        {
          rule: 'EXP-V1',
          chosen: 'A2',
          by: 'only',
          narrowings: [
            narrowing(
              'why.unexplored',
              'A1 A2 B1 B2 B5 C1 C3 C4 C6 D3 D5 D6 E1 E3 E4 E6 F1 F2 F5 G1 G2',
            ),
            narrowing('why.inReach', 'A2 B5 C4'),
            narrowing('why.farthest', 'A2', 5),
          ],
        },
      ],
      happenings: told('explore', 18, ['do.layTile at=A2']),
      state: { tokens: START, explored: ['A2'], tilesLeft: 47, 'points.automa': {} },
    },
  },
  {
    name: 'nothing to explore',
    cite: 'EXP-V1',
    ...mapTurn('explore', 18, { tokens: START, explored: ['A2', 'B5', 'C4'] }),
    expect: { happenings: told('explore', 18, ['see.noHexToExplore']) },
  },
  {
    name: 'no tile left',
    cite: 'R-CON-6, EXP-V1',
    ...mapTurn('explore', 18, { tokens: START, tilesLeft: 0 }),
    expect: { happenings: told('explore', 18, []), state: { explored: [] } },
  },
];

/** R-CON-4 leaves the tiebreakers out, so the explanation does not speak of territories either. */
const alone: readonly MapExample[] = [
  {
    name: 'the human controls nothing: explored by the reading order alone',
    cite: 'R-CON-4, EXP-T1',
    ...mapTurn('explore', 18, { tokens: { B4: 'AA' }, explored: ['A2'] }),
    expect: {
      choices: [
        {
          rule: 'EXP-V1',
          chosen: 'C4',
          narrowings: [
            narrowing(
              'why.unexplored',
              'A1 B1 B2 B5 C1 C3 C4 C6 D3 D5 D6 E1 E3 E4 E6 F1 F2 F5 G1 G2',
            ),
            narrowing('why.inReach', 'B5 C4'),
            narrowing('why.readingOrder', 'C4'),
          ],
        },
      ],
    },
  },
  {
    name: 'the human controls nothing: conquered by the reading order alone',
    cite: 'R-CON-4, CNE-T2, CNE-T3',
    ...mapTurn('conquer', 18, { tokens: { B4: 'AA', A2: 'XX' }, tilesLeft: 0, ...EARNED }),
    expect: {
      choices: [
        {
          rule: 'CNE-V1',
          chosen: 'B3',
          narrowings: [
            narrowing('why.conquerOrExplore', 'A3 B3 C2 C5 D1 D2 D4 E2 E5 F3 F4 G3'),
            narrowing('why.inReach', 'A3 B3 C5'),
            narrowing('why.notBesideYou', 'A3 B3 C5'),
            narrowing('why.readingOrder', 'B3'),
          ],
        },
      ],
    },
  },
];

export const mapExamples: readonly MapExample[] = [
  ...neutral,
  ...opponent,
  ...explore,
  ...alone,
  ...guardExamples,
];
