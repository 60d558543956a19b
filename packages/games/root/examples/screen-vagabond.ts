import type { Position } from './position.ts';
import { human, marquise } from './position.ts';
import type { ScreenGame } from './screen-game.ts';
import { screenGame } from './screen-game.ts';

/** A Vagabond on the screen. Suits of the autumn map: fox 1 6 8 12, mouse 2 7 9 11, rabbit 3 4 5 10. */
interface Vagabond {
  readonly board?: string;
  readonly at?: string;
  readonly character?: string;
  /** Items by condition: ready/exhausted/damaged ready/damaged exhausted. */
  readonly pack?: string;
  readonly more?: string;
  readonly points?: number;
  /** What the supply holds; nothing where nothing is said. */
  readonly supply?: string;
  readonly hand?: readonly string[];
  readonly step?: string;
  readonly screen?: object;
  readonly options?: Position['options'];
  readonly config?: Position['config'];
  readonly seats?: Position['seats'];
}

export function vagabondGame(given: Vagabond): ScreenGame {
  const { board = '1 M1', at = '12', character = 'thief', pack = '', more = '' } = given;
  const { supply = 'boot0' } = given;
  return screenGame({
    board: `${board} | V=${given.points ?? 0} @${at} character:${character} pack:${pack} ${more} | supply ${supply}`,
    seats: given.seats ?? [human('vagabond'), marquise()],
    ...(given.options && { options: given.options }),
    ...(given.config && { config: given.config }),
    screen: {
      hands: { vagabond: given.hand ?? [] },
      turn: { step: given.step ?? 'daylight' },
      ...given.screen,
    },
  });
}

/** His items, as they are typed: ready/exhausted/damaged ready/damaged exhausted. */
export function packOf(game: ScreenGame): string {
  const items = game.at('factions.vagabond.items') as Record<string, readonly string[]>;
  return ['ready', 'exhausted', 'damagedReady', 'damagedExhausted']
    .map((condition) => (items[condition] ?? []).join(','))
    .join('/');
}
