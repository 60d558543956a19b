import type { KindOfChoice } from './screen-kind.ts';
import { FOR_ALL, IN_BATTLE, SET_UP } from './screen-kinds-of-all.ts';
import { OF_CARDS } from './screen-kinds-of-cards.ts';
import { ALLIANCE, EYRIE, MARQUISE } from './screen-kinds-of-factions.ts';
import { VAGABOND } from './screen-kinds-of-vagabonds.ts';

/** Every kind of choice of a game on the screen: examples/screen-kind.ts says what of each. */
export const screenKinds: readonly KindOfChoice[] = [
  ...SET_UP,
  ...FOR_ALL,
  ...MARQUISE,
  ...EYRIE,
  ...ALLIANCE,
  ...VAGABOND,
  ...IN_BATTLE,
  ...OF_CARDS,
];
