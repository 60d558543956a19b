import type { Pack } from './types.ts';

/** A pack that changes nothing yet. */
export const emptyPack = (name: string): Pack => ({
  format: 1,
  name,
  charts: [],
  cards: [],
  decks: [],
  targets: [],
  dice: {},
  map: {},
});
