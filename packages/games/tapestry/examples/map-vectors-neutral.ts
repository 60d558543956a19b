import type { MapVector } from './map-vector-words.ts';
import { always, byPattern, EARNED, NOWHERE, START, THREE } from './map-vector-words.ts';

/** B3 or C5, whichever is read first. */
const B3_OR_C5 = byPattern('B3 B3 C5 B3 C5 C5 C5 B3 C5 C5');
/** C4 or C5. */
const C4_OR_C5 = byPattern('C4 C4 C4 C4 C5 C5 C5 C5 C5 C5');
/** Each hex beside B4 is full or beside a full territory of the human. */
const SURROUNDED = { ...START, C4: 'YY', A2: 'YY', C6: 'YY' };

const valid: readonly MapVector[] = [
  {
    // The YY on D5 would be nearest to itself. C5 and D4 are beside it.
    cite: 'CNE-V1, CNE-T3, CON-1',
    name: 'a full territory of the human beside the Automa cannot be conquered at all',
    does: 'neutral',
    tokens: { ...START, C4: 'A', D5: 'YY' },
    given: EARNED,
    icon: true,
    chosen: byPattern('D4 D4 D4 C5 C5 C5 D4 C5 C5 C5'),
  },
  {
    cite: 'CNE-V2, CNE-V1',
    name: 'no icon, and all that is not full is beside the human: skipped',
    does: 'neutral',
    tokens: SURROUNDED,
    icon: false,
    chosen: NOWHERE,
  },
  {
    // To D4: B3 by C3 and C5 by D5 in 2 steps; B5 3.
    cite: 'CNE-V2, CNE-T1',
    name: 'with the icon the same hexes are valid',
    does: 'neutral',
    tokens: SURROUNDED,
    icon: true,
    chosen: B3_OR_C5,
  },
  {
    cite: 'CNE-V1',
    name: 'every hex around is full',
    does: 'neutral',
    tokens: { ...START, A2: 'XX', A3: 'XX', B3: 'XX', B5: 'XX', C4: 'XX', C5: 'XX' },
    icon: true,
    chosen: NOWHERE,
  },
  {
    // Left are the printed A3, B3 and C5: B3 and C5 two steps from D4, C5 nearer to F4.
    cite: 'R-CON-6, CNE-V1',
    name: 'no tile left: unexplored hexes are not valid',
    does: 'neutral',
    tokens: START,
    given: { tilesLeft: 0 },
    chosen: always('C5'),
  },
];

const ties: readonly MapVector[] = [
  {
    cite: 'CNE-T1, CON-1',
    name: 'TV-C1: the first conquer of the game, towards the middle island',
    does: 'neutral',
    tokens: START,
    chosen: always('C4'),
  },
  {
    cite: 'CNE-T1, R-CON-1',
    name: 'the second: the middle island itself, which is explored and free',
    does: 'neutral',
    tokens: { ...START, C4: 'A' },
    chosen: always('D4'),
  },
  {
    cite: 'CNE-V2, CNE-T3, R-CON-2',
    name: 'TV-C3: the third, no icon: hexes beside F4 are barred, D5 and E3 two steps from it',
    does: 'neutral',
    tokens: THREE,
    given: EARNED,
    icon: false,
    chosen: byPattern('E3 E3 E3 D5 D5 D5 E3 D5 D5 D5'),
  },
  {
    cite: 'CNE-V2, CNE-T3, R-CON-2',
    name: 'the third with the icon: E4 is beside F4',
    does: 'neutral',
    tokens: THREE,
    given: EARNED,
    icon: true,
    chosen: always('E4'),
  },
  {
    // To F4: C4 and C5 3, B3 and B5 4, A2 and A3 5.
    cite: 'R-CON-1, CNE-T3',
    name: 'the Automa has earned the middle island: towards the human instead',
    does: 'neutral',
    tokens: START,
    given: EARNED,
    chosen: C4_OR_C5,
  },
  {
    cite: 'R-CON-1, CNE-T1',
    name: 'one place of the middle island is left',
    does: 'neutral',
    tokens: START,
    given: { achievements: { middleIsland: ['human'] } },
    chosen: always('C4'),
  },
  {
    // C5 and D5 are beside D6; towards D4 it would be C3 or D5.
    cite: 'R-CON-1, CNE-T2',
    name: 'the middle island is full: a Trap was played there',
    does: 'neutral',
    tokens: { ...START, C4: 'A', D4: 'Ya', D6: 'Y' },
    icon: true,
    chosen: byPattern('D5 D5 D5 C5 D5 C5 D5 C5 C5 C5'),
  },
  {
    // B3, C3 and D3 are two steps from B1; of these B3 is not beside D4.
    cite: 'R-CON-1, CNE-T2',
    name: 'the Automa controls the middle island without having earned it',
    does: 'neutral',
    tokens: { ...THREE, B1: 'Y' },
    icon: false,
    chosen: byPattern('D3 D3 D3 B3 D3 B3 D3 B3 B3 B3'),
  },
  {
    // To B1: B3 2, C4 3. To D4: C4 1, B3 2.
    cite: 'CNE-T1, CNE-T2',
    name: 'the middle island comes before territories with one token',
    does: 'neutral',
    tokens: { ...START, B1: 'Y' },
    chosen: always('C4'),
  },
  {
    // D3 and E4 are barred. To D2: C3 and E3 2. D5 is as near to F4, but F4 has two tokens.
    cite: 'CNE-T2, CNE-V2',
    name: 'towards the territory with one token, not the one with two',
    does: 'neutral',
    tokens: { ...THREE, D2: 'Y' },
    given: EARNED,
    icon: false,
    chosen: byPattern('E3 E3 E3 C3 E3 E3 E3 C3 C3 C3'),
  },
  {
    cite: 'CNE-T2, CNE-V2',
    name: 'the same with the icon: D3 is beside it, and E4 beside F4 does not count',
    does: 'neutral',
    tokens: { ...THREE, D2: 'Y' },
    given: EARNED,
    icon: true,
    chosen: always('D3'),
  },
  {
    // D2 holds two tokens now, so D3 and E4 are equal.
    cite: 'CNE-T3, CNE-T2',
    name: 'an outpost with another token beside it is not a territory with one',
    does: 'neutral',
    tokens: { ...THREE, D2: 'YX' },
    given: EARNED,
    icon: true,
    chosen: byPattern('D3 D3 E4 D3 E4 E4 E4 D3 E4 E4'),
  },
];

const distances: readonly MapVector[] = [
  {
    // C5 has to go by D6, E5 and E4: 4. B3 goes by C3: 2.
    cite: 'DIST-1, CNE-T1',
    name: 'two tokens of the human are in the way: D5',
    does: 'neutral',
    tokens: { ...START, C4: 'YY', D5: 'YY' },
    icon: true,
    chosen: always('B3'),
  },
  {
    // C5 goes through D5: 2. B3 goes by B2, C2 and D3: 4.
    cite: 'DIST-1, CNE-T1',
    name: 'one token of the human is not in the way, two are, whatever they are',
    does: 'neutral',
    tokens: { ...START, C4: 'YY', C3: 'XX', D5: 'X' },
    icon: true,
    chosen: always('C5'),
  },
  {
    // One token of the human on C3, but also one of the Automa: B3 4, C5 by D5 2.
    cite: 'DIST-1, CNE-T1',
    name: 'a toppled outpost of the Automa is in the way as well',
    does: 'neutral',
    tokens: { ...START, C4: 'YY', C3: 'Ya' },
    icon: true,
    chosen: always('C5'),
  },
  {
    // G3 is shut in by full territories. T3 is only for a human without such a territory.
    cite: 'R-CON-3, CNE-T2, CNE-T4',
    name: 'no path to the only territory with one token: on to the reading order',
    does: 'neutral',
    tokens: { ...THREE, F5: 'YY', G2: 'YY', G3: 'Y' },
    given: EARNED,
    icon: false,
    chosen: byPattern('D3 E3 E3 A2 D5 B5 E3 A3 B5 A3'),
  },
  {
    // A1, A2, A3 and B3 are shut in. D4 and D5 are two steps from F4.
    cite: 'R-CON-3, CNE-T3',
    name: 'hexes without a path drop out',
    does: 'neutral',
    tokens: { ...START, B2: 'A', B5: 'A', C3: 'A', C4: 'A' },
    given: EARNED,
    icon: false,
    chosen: byPattern('D4 D4 D4 D4 D5 D5 D5 D5 D5 D5'),
  },
  {
    cite: 'R-CON-4, CNE-T4',
    name: 'the human controls nothing: the reading order',
    does: 'neutral',
    tokens: { B4: 'AA', C4: 'A', D4: 'A' },
    given: EARNED,
    chosen: byPattern('D3 E3 E3 A2 E4 B5 E4 A3 B5 A3'),
  },
];

const anywhere: readonly MapVector[] = [
  {
    cite: 'R-CON-8, CNE-T1, CON-1',
    name: 'anywhere: the middle island at once',
    does: 'neutral',
    isAnywhere: true,
    tokens: START,
    chosen: always('D4'),
  },
  {
    // Two steps from F4: D4, D5, D6, E3, E6, F2 and G1.
    cite: 'R-CON-8, CNE-V2, CNE-T3',
    name: 'anywhere without the icon: not beside the human, but as close as can be',
    does: 'neutral',
    isAnywhere: true,
    tokens: START,
    given: EARNED,
    icon: false,
    chosen: byPattern('F2 G1 G1 D4 E6 E6 G1 D6 E6 D6'),
  },
  {
    cite: 'R-CON-8, CNE-V2, CNE-T3',
    name: 'anywhere with the icon: beside the human',
    does: 'neutral',
    isAnywhere: true,
    tokens: START,
    given: EARNED,
    icon: true,
    chosen: byPattern('F3 G2 G2 E4 G3 F5 G3 E5 F5 E5'),
  },
];

export const neutralVectors: readonly MapVector[] = [...valid, ...ties, ...distances, ...anywhere];
