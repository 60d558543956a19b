import type { MapVector } from './map-vector-words.ts';
import { always, byPattern, EARNED, START } from './map-vector-words.ts';

/** Both of the human's territories beside C4 can be conquered; B3 is the farther one from D4. */
const TWO = { ...START, C4: 'A', B3: 'Y', D5: 'Y' };
/** B3 or D5, whichever is read first. */
const FIRST_OF_TWO = byPattern('B3 D5 D5 B3 D5 D5 D5 B3 D5 B3');

export const opponentVectors: readonly MapVector[] = [
  {
    cite: 'CON-1, COP-V1, COP-T2',
    name: 'TV-C5: E4 and D5 with one outpost each, the reading order alone',
    does: 'opponent',
    tokens: { ...START, C4: 'A', D4: 'A', E4: 'Y', D5: 'Y' },
    given: EARNED,
    chosen: byPattern('E4 E4 E4 D5 E4 D5 E4 D5 D5 D5'),
  },
  {
    cite: 'COP-V1',
    name: 'C3 is full, so only D5 can be conquered',
    does: 'opponent',
    tokens: { ...START, C4: 'A', C3: 'YY', D5: 'Y' },
    given: EARNED,
    chosen: always('D5'),
  },
  {
    cite: 'COP-V1',
    name: 'C3 with an outpost and a toppled one of the Automa is full as well',
    does: 'opponent',
    tokens: { ...START, C4: 'A', C3: 'Ya', D5: 'Y' },
    given: EARNED,
    chosen: always('D5'),
  },
  {
    cite: 'COP-V1',
    name: 'D2 is beside no territory of the Automa',
    does: 'opponent',
    tokens: { ...START, C4: 'A', D2: 'Y', D5: 'Y' },
    given: EARNED,
    chosen: always('D5'),
  },
  {
    cite: 'COP-V1',
    name: 'a toppled outpost of the Automa gives no reach: D2 beside D3',
    does: 'opponent',
    tokens: { ...START, C4: 'A', D3: 'Ya', D2: 'Y', D5: 'Y' },
    given: EARNED,
    chosen: always('D5'),
  },
  {
    // F4 would come first on many pictures, but is full.
    cite: 'R-CON-8, COP-V1, COP-T2',
    name: 'anywhere: D2 as well, but not the full F4',
    does: 'opponent',
    isAnywhere: true,
    tokens: { ...START, C4: 'A', D2: 'Y', D5: 'Y' },
    given: EARNED,
    chosen: byPattern('D2 D2 D2 D2 D5 D5 D5 D5 D5 D5'),
  },
  {
    // To D4: D2 by D3 in 2 steps, G3 by G2, F3 and E4 in 4.
    cite: 'R-CON-8, COP-T1',
    name: 'anywhere: closest to the middle island all the same',
    does: 'opponent',
    isAnywhere: true,
    tokens: { ...START, D2: 'Y', G3: 'Y' },
    chosen: always('D2'),
  },
  {
    cite: 'COP-T1',
    name: 'the middle island can be gained: D5 is beside it, B3 two steps away',
    does: 'opponent',
    tokens: TWO,
    chosen: always('D5'),
  },
  {
    cite: 'COP-T1, R-CON-1',
    name: 'the middle island itself is closest of all',
    does: 'opponent',
    tokens: { ...TWO, D4: 'Y' },
    chosen: always('D4'),
  },
  {
    cite: 'COP-T1, R-CON-1',
    name: 'the human has earned it, the Automa still can',
    does: 'opponent',
    tokens: TWO,
    given: { achievements: { middleIsland: ['human'] } },
    chosen: always('D5'),
  },
  {
    cite: 'R-CON-1, COP-T2',
    name: 'the Automa has earned it',
    does: 'opponent',
    tokens: TWO,
    given: EARNED,
    chosen: FIRST_OF_TWO,
  },
  {
    cite: 'R-CON-1, COP-T2',
    name: 'the middle island is full: a Trap was played there',
    does: 'opponent',
    tokens: { ...TWO, D4: 'Ya' },
    chosen: FIRST_OF_TWO,
  },
  {
    cite: 'R-CON-1, COP-T2',
    name: 'the Automa controls the middle island without having earned it',
    does: 'opponent',
    tokens: { ...TWO, D4: 'A' },
    chosen: FIRST_OF_TWO,
  },
  {
    // B3 lies two hexes from D4, but has to go round by B2, C2 and D3: 4. C6 by D6 and D5: 3.
    cite: 'DIST-1, COP-T1',
    name: 'the path counts, not the flight: round the Automa’s own C3 and C4',
    does: 'opponent',
    tokens: { ...START, C4: 'A', C3: 'A', C5: 'A', B3: 'Y', C6: 'Y' },
    chosen: always('C6'),
  },
  {
    // D4 is walled in by four hexes of the Automa and two full ones.
    cite: 'R-CON-3, COP-T2',
    name: 'no path to the middle island from anywhere: the tiebreaker is skipped',
    does: 'opponent',
    tokens: {
      B4: 'AA',
      C3: 'A',
      C4: 'A',
      D3: 'A',
      D5: 'A',
      E3: 'YY',
      E4: 'YY',
      F4: 'YY',
      B3: 'Y',
      D6: 'Y',
    },
    chosen: byPattern('B3 B3 D6 B3 D6 D6 D6 B3 D6 D6'),
  },
  {
    // B3 is shut in with A1, A2 and A3. D6 goes by E5 and E4.
    cite: 'R-CON-3, COP-T1',
    name: 'a territory without a path drops out',
    does: 'opponent',
    tokens: {
      B4: 'AA',
      B2: 'A',
      B5: 'A',
      C3: 'A',
      C4: 'A',
      D3: 'A',
      D5: 'A',
      E3: 'YY',
      F4: 'YY',
      B3: 'Y',
      D6: 'Y',
    },
    chosen: always('D6'),
  },
];
