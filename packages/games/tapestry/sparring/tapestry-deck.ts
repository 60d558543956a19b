import { shuffle } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';
import { OTHER_TAPESTRY_CARDS, TRAPS } from '../rules/content.ts';

/** The tapestry cards whose whole effect is known; all others are `blank` and do nothing. */
const KNOWN = [
  'boast',
  'feudalism',
  'meritocracy',
  'plea',
  'revolution',
  'democracy',
  'wonders',
  'dystopia',
  'monarchy',
  'academia',
  'goldenAge',
  'empiricism',
] as const;
export type TapestryId = (typeof KNOWN)[number] | 'trap' | 'blank';

/** As many cards as a solo deck has after its removals, with one of each that is known. */
export function tapestryDeck(rng: Rng): TapestryId[] {
  const others = OTHER_TAPESTRY_CARDS - KNOWN.length;
  const deck: TapestryId[] = [
    ...KNOWN,
    ...Array.from({ length: TRAPS }, () => 'trap' as const),
    ...Array.from({ length: others }, () => 'blank' as const),
  ];
  shuffle(deck, rng);
  return deck;
}
