import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { EARNED, NO_SHADOW, THREE } from './map-vector-words.ts';
import type { Fields, Position } from './position.ts';
import { incomeWith, narrowing } from './position.ts';

/** The Conquerors in an income turn: their conquest and their toppled outpost. */
const conquerors = (income: number, tiebreaker: number, state: Fields) =>
  incomeWith({ income, pair: [22, tiebreaker], config: { civilization: 'conquerors' }, ...state });

const FOUR = { ...THREE, D5: 'A', A1: 'Y' };

export const guardExamples: readonly Example<Position, Input>[] = [
  {
    // Of one token each: C4, D4, D5 and the human's A1. B4 has two.
    name: 'three territories with one token: the first in the reading order, and no other hex',
    cite: 'CIV-3, HEX-1',
    ...conquerors(2, 5, { tokens: FOUR }),
    expect: {
      choices: [
        {
          rule: 'CIV-3',
          chosen: 'C4',
          narrowings: [
            narrowing('why.own', 'B4 C4 D4 D5'),
            narrowing('why.oneToken', 'C4 D4 D5'),
            narrowing('why.readingOrder', 'C4', 12),
          ],
        },
      ],
      state: { tokens: { ...FOUR, C4: 'AS' } },
    },
  },
  {
    name: 'the middle island as well',
    cite: 'R-CIV-2, CIV-3',
    ...conquerors(2, 18, { tokens: FOUR }),
    expect: { state: { tokens: { ...FOUR, D4: 'AS' } } },
  },
  {
    name: 'two are not more than two',
    cite: 'CIV-3',
    ...conquerors(2, 5, { tokens: THREE }),
    expect: { state: { tokens: THREE } },
  },
  {
    name: 'the Shadow Empire has no outpost left',
    cite: 'R-CON-7, CIV-3',
    ...conquerors(2, 5, { tokens: { ...FOUR, ...NO_SHADOW } }),
    // That no hex is told as chosen is in civilizations.test.ts.
    expect: { state: { 'tokens.C4': 'A' } },
  },
  {
    // E3 by TV-C3. Then C4, D4 and E3 have one token each, and E3 is read first.
    name: 'fewer territories than the turn: conquer first, then count',
    cite: 'CIV-3, CNE-T3',
    ...conquerors(4, 18, { tokens: THREE, ...EARNED }),
    expect: {
      choices: [
        { rule: 'CNE-V1', chosen: 'E3' },
        { rule: 'CIV-3', chosen: 'E3' },
      ],
      state: { tokens: { ...THREE, E3: 'AS' } },
    },
  },
  {
    name: 'the conquest by the icon is full at once, so two are left',
    cite: 'CIV-3, CNE-A3',
    ...conquerors(4, 1, { tokens: THREE, ...EARNED }),
    expect: {
      choices: [{ rule: 'CNE-V1', chosen: 'E4' }],
      state: { tokens: { ...THREE, E4: 'AS' } },
    },
  },
  {
    name: 'as many territories as the turn: no conquest',
    cite: 'CIV-3',
    ...conquerors(3, 18, { tokens: THREE, ...EARNED }),
    expect: { state: { tokens: THREE } },
  },
];
