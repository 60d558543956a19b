import type { Clearing } from '../pieces.ts';
import type { State } from '../state.ts';

/** Law V.6: where a person's Scoundrel has left his torch nothing is placed or moved in any more, by bots neither (H-52). */

export const isAnyScorched = ({ screen }: State): boolean =>
  screen !== undefined && screen.scorched.length > 0;

export const isScorched = (state: State, clearing: Clearing): boolean =>
  state.screen?.scorched.includes(clearing) === true;

/** Where pieces may still go. */
export const unscorched = (state: State, clearings: readonly Clearing[]): readonly Clearing[] =>
  isAnyScorched(state) ? clearings.filter((clearing) => !isScorched(state, clearing)) : clearings;
