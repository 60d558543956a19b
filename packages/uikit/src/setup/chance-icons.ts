/** What comes out of a bag, a deck or a cup, as it is drawn. */
export const CHANCE_ICONS = {
  cards: 'card',
  dice: 'die',
  choices: 'foresight',
  tiles: 'tap-explore',
  tapestry: 'quest',
} as const;
export type ChanceKind = keyof typeof CHANCE_ICONS;
