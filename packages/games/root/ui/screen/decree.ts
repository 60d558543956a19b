import type { DecreeColumn } from '../../rules/view.ts';

/** The columns with a card that cannot be done as the board is. */
export const failingIn = (columns: readonly DecreeColumn[]): readonly DecreeColumn[] =>
  columns.filter(({ cards }) => cards.some(({ fails }) => fails));

/** The points that turmoil costs. */
export const birdsIn = (columns: readonly DecreeColumn[]): number =>
  columns.flatMap(({ cards }) => cards).filter(({ suit }) => suit === 'bird').length;
