import type { SeatConfig } from '../rules/config.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, marquise } from './position.ts';
import type { ScreenGame } from './screen-game.ts';
import { screenGame } from './screen-game.ts';

/** Games of people on the screen, as tables of the law need them. Suits: fox 1 6 8 12, mouse 2 7 9 11, rabbit 3 4 5 10. */
interface Given {
  readonly board: string;
  readonly hand?: readonly string[];
  /** Hands of others, and whatever else the screen holds. */
  readonly screen?: Readonly<Record<string, unknown>>;
  readonly step?: string;
  readonly turn?: object;
  readonly seats?: readonly SeatConfig[];
  readonly config?: Position['config'];
  readonly options?: Position['options'];
}

const DECREE = { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] } };
const EXILES = { deck: 'exilesAndPartisans' } as const;

function gameOf(
  me: SeatConfig['faction'],
  others: readonly SeatConfig[],
  { board, hand = [], screen = {}, step = 'daylight', turn = {}, ...rest }: Given,
): ScreenGame {
  const seats = rest.seats ?? [human(me), ...others];
  const isBirds = seats.some(({ faction, bot }) => faction === 'eyrie' && bot === undefined);
  return screenGame({
    board,
    seats,
    ...(/EP-\d/.test(`${board} ${hand}`) && { config: EXILES }),
    ...(rest.config !== undefined && { config: rest.config }),
    ...(rest.options !== undefined && { options: rest.options }),
    screen: {
      ...(isBirds && DECREE),
      ...screen,
      hands: { [me]: hand, ...(screen['hands'] as object | undefined) },
      turn: { step, ...turn },
    },
  });
}

/** A Marquise against a bot Eyrie. */
export const catsGame = (given: Given): ScreenGame => gameOf('marquise', [eyrie()], given);
/** A Marquise against an Eyrie, both people, and a bot Alliance. */
export const catsAndBirds = (given: Given): ScreenGame =>
  gameOf('marquise', [human('eyrie'), alliance()], given);
/** An Eyrie against a bot Marquise. */
export const birdsGame = (given: Given): ScreenGame => gameOf('eyrie', [marquise()], given);
/** An Alliance against two bots. */
export const miceGame = (given: Given): ScreenGame =>
  gameOf('alliance', [marquise(), eyrie()], given);

/** A hand too large, and six supporters that no base takes along. */
export const SIX_MICE = ['STD-20', 'STD-21', 'STD-22', 'STD-23', 'STD-24', 'STD-25'];
