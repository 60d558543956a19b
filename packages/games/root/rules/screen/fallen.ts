import { NONE } from '@empty-chair/kernel/ids';
import type { Clearing, Faction } from '../pieces.ts';
import { LIZARDS, MARQUISE } from '../pieces.ts';
import type { State } from '../state.ts';
import { effectCard } from './effect-cards.ts';
import { isPerson } from './play.ts';

/** The person who has the Coffin Makers in play, or NONE. */
export const coffinMaker = (state: State): Faction =>
  state.facts.humans.find((human) => effectCard(state, human, 'coffinMakers') !== NONE) ?? NONE;

/**
 * Remembers warriors that were removed from the map, for what may become of them: hospitals.ts, coffins.ts.
 * Those of the Lizard bot go to its acolytes and to no supply (8.2.2).
 */
export function noteFallen(state: State, faction: Faction, at: Clearing, n: number): void {
  const { screen } = state;
  if (screen === undefined) return;
  const isTended = faction === MARQUISE && isPerson(state, MARQUISE);
  const isBuried = faction !== LIZARDS && coffinMaker(state) !== NONE;
  if (!isTended && !isBuried) return;
  const isThis = (one: { faction: Faction; at: Clearing }) =>
    one.faction === faction && one.at === at;
  const earlier = screen.fallen.find(isThis)?.n ?? 0;
  screen.fallen = [...screen.fallen.filter((one) => !isThis(one)), { faction, at, n: n + earlier }];
}
