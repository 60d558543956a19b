import { NONE } from '@empty-chair/kernel/ids';
import type { Faction } from '../pieces.ts';
import { isVagabond } from '../pieces.ts';
import type { State } from '../state.ts';
import { scoreOf } from '../state.ts';

/** Has activated a card, or joined somebody: neither scores nor loses points any more (H-07). */
export function isDominant({ screen }: State, me: Faction): boolean {
  if (screen === undefined) return false;
  return screen.dominance[me] !== NONE || (isVagabond(me) && screen.partner !== NONE);
}

/** law.9.2.8: a Vagabond and whom he has joined are no enemies any more. */
export const arePartners = ({ screen }: State, one: Faction, other: Faction): boolean =>
  screen !== undefined &&
  screen.partner !== NONE &&
  ((isVagabond(one) && other === screen.partner) || (isVagabond(other) && one === screen.partner));

/** H-07: to a bot, whoever has left the track is below everybody. */
export const ratedScore = (state: State, faction: Faction): number =>
  isDominant(state, faction) ? -1 : scoreOf(state, faction);
