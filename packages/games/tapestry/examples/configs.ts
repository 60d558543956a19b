import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import type { Input } from '../rules/verbs/verbs.ts';

/** Tables that between them meet every branch of the set-up. */
export const CONFIGS: Readonly<Record<string, Config>> = {
  'the first game': configFrom({}),
  'everything on the table, hardest': configFrom({
    level: '6',
    first: 'bots',
    cards: 'table',
    dice: 'table',
    tiles: 'table',
    tapestry: 'table',
  }),
  'easiest, Conquerors': configFrom({ level: '1', civilization: 'conquerors', tiles: 'app' }),
  'fearless Explorers and Scientists': configFrom({
    level: '6',
    civilization: 'explorers',
    second: 'scientists',
    shadowFavorite: 'science',
  }),
  'two humans': configFrom({ game: 'shadow', cards: 'table' }),
  'two humans, other options': configFrom({
    game: 'shadow',
    starts: '1/6,2/4',
    seat: 'first',
    incomeIcon: 'reshuffles',
    reshuffle: 'thenDraws',
    stops: 'firstFinished',
    removals: 'asSolo',
  }),
};

/** A random human: a few advances between income turns, a thing or two on the map with each. */
export function humanWeight(input: Input): number {
  switch (input.kind) {
    case 'done':
      return 30;
    case 'points':
      return 4;
    case 'conquer':
      return 4;
    case 'advance':
      return 2;
    default:
      return 1;
  }
}
