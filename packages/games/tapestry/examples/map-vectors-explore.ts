import type { MapVector } from './map-vector-words.ts';
import { always, byPattern, NOWHERE, START } from './map-vector-words.ts';

const MILITARY = { favorites: { automa: 'military' } };
/** A2, B5 or C4, whichever is read first. */
const BESIDE_B4 = byPattern('C4 C4 C4 A2 B5 B5 C4 A2 B5 B5');

export const exploreVectors: readonly MapVector[] = [
  {
    cite: 'EXP-V1, EXP-T1, R-CON-2',
    name: 'TV-E1: A2 is five steps from F4, B5 four, C4 three',
    does: 'explore',
    tokens: START,
    chosen: always('A2'),
  },
  {
    cite: 'EXP-T1, EXP-T2',
    name: 'TV-E2: the favorite track is military: only the reading order',
    does: 'explore',
    tokens: START,
    given: MILITARY,
    chosen: BESIDE_B4,
  },
  {
    // To F4: B2 and B5 4, C3 and C4 3.
    cite: 'EXP-T1, EXP-T2',
    name: 'equally far: B2 and B5',
    does: 'explore',
    tokens: { ...START, B3: 'A' },
    given: { explored: ['A1', 'A2'] },
    chosen: byPattern('B2 B2 B2 B2 B5 B5 B5 B5 B5 B5'),
  },
  {
    // To the human's A1: A2 1, C4 2 by B3, B5 3 by A3 and A2. To F4: B5 4, C4 3.
    cite: 'EXP-T1, R-CON-3',
    name: 'the nearest territory of the human counts',
    does: 'explore',
    tokens: { ...START, A1: 'YY' },
    chosen: always('B5'),
  },
  {
    // B5 has to go by A3, A2, B3, C3, D4 and E4: 7; C6 by B5: 8.
    cite: 'DIST-1, EXP-T1',
    name: 'the path counts, not the flight: C6 lies three hexes from F4',
    does: 'explore',
    tokens: { ...START, C4: 'A', C5: 'A', D6: 'A' },
    given: { explored: ['A2'] },
    chosen: always('C6'),
  },
  {
    // B5 and C6 are shut in with A3. The farthest with a path would be A1, 5.
    cite: 'R-CON-3, EXP-T1',
    name: 'without a path is farthest',
    does: 'explore',
    tokens: { ...START, A2: 'A', C4: 'A', C5: 'A', D6: 'A' },
    chosen: byPattern('B5 C6 C6 B5 C6 C6 C6 B5 C6 B5'),
  },
  {
    cite: 'R-CON-4, EXP-T2',
    name: 'the human controls nothing: the reading order',
    does: 'explore',
    tokens: { B4: 'AA', F4: 'y' },
    chosen: BESIDE_B4,
  },
  {
    cite: 'EXP-V1',
    name: 'all around is explored: skipped',
    does: 'explore',
    tokens: START,
    given: { explored: ['A2', 'B5', 'C4'] },
    chosen: NOWHERE,
  },
  {
    // Five steps from F4: A1, A2, B1 and C1.
    cite: 'R-CON-8, EXP-V1, EXP-T1',
    name: 'anywhere: the farthest hexes of the board',
    does: 'explore',
    isAnywhere: true,
    tokens: START,
    chosen: byPattern('C1 C1 C1 A1 A2 A2 C1 A2 A2 A2'),
  },
  {
    cite: 'R-CON-8, EXP-V1, EXP-T2',
    name: 'anywhere with military as the favorite: the first unexplored hex',
    does: 'explore',
    isAnywhere: true,
    tokens: START,
    given: MILITARY,
    chosen: byPattern('E1 F1 G1 A1 F5 E6 G2 A2 C6 B5'),
  },
];
